/** Templates by themselves: which variables are found, what is refused, and that nothing of a value is read as a template. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PostroomError } from '../../../src/core/base/errors.ts';
import { fillTemplate, templateVariables } from '../../../src/mail/template-engine.ts';
import { refusal } from '../../support/mails/outgoing-mail.ts';
import { seeded } from '../../support/running/seeded.ts';

const values = (given: Record<string, string>) => new Map(Object.entries(given));

describe('the variables of a template', () => {
  test('are found in order, as often as they stand there', () => {
    assert.deepEqual(templateVariables('', 'text'), []);
    assert.deepEqual(templateVariables('no } or { or }} of any { { kind } }', 'text'), []);
    assert.deepEqual(templateVariables('{{b}}{{ a }}\n{{b}}}} {{\n first-name_2\t}}', 'text'), ['b', 'a', 'b', 'first-name_2']);
    assert.deepEqual(templateVariables(`{{constructor}}{{${'x'.repeat(64)}}}`, 'text'), ['constructor', 'x'.repeat(64)]);
  });

  test('and no other tag of Mustache, nor a name that is none, which is told with its place', () => {
    const others = [
      ...['{{#a}}x{{/a}}', '{{^a}}x{{/a}}', '{{/a}}', '{{>a}}', '{{{a}}}', '{{&a}}', '{{& a}}', '{{=<% %>=}}', '{{ = | | = }}'],
      ...['{{!a}}', '{{}}', '{{ }}', '{{.}}', '{{a.b}}', '{{a b}}', '{{1a}}', '{{_a}}', '{{__proto__}}', '{{a', '{{a}', '{{é}}'],
      ...['{{a{{b}}', '{{{{a}}}}', `{{${'x'.repeat(65)}}}`, `{{a${' '.repeat(9)}}}`, '{{a\u0000}}', '{{\u200ba}}'],
    ];
    for (const tag of others) {
      for (const field of ['subject', 'html']) {
        assert.throws(() => templateVariables(`ab${tag}`, field), refusal(field), tag);
        assert.throws(() => templateVariables(`ab${tag}`, field), /at character 3 /, tag);
      }
    }
    assert.throws(() => templateVariables('{{x}}{{{a}}}', 'html'), { hint: /^Write \{\{name\}\}: a value is escaped/ });
  });

  test('take time in proportion to the template, whatever is in it', () => {
    for (const part of ['{', '{{', '{{a', '{{ ', '{{{ ', '{{=', ' }}{{']) {
      assert.throws(() => templateVariables(`${part.repeat(500_000)}{{`, 'text'), refusal('text'), part);
    }
    // Mustache itself would take minutes of each.
    const blank = ' '.repeat(1_000_000);
    for (const template of [
      `{{${blank}}}`,
      `{{a${blank}}}`,
      `{{a${blank}`,
      `{{a${blank}b}}`,
      `{{{a${blank}}}`,
      `{{=<% %>=}}<%${blank}`,
    ]) {
      assert.throws(() => fillTemplate(template, values({ a: 'x' }), 'text'), refusal('text'));
    }
    assert.equal(fillTemplate(`{{a}}${' '.repeat(100_000)}{{a}}`, values({ a: 'x' }), 'text').length, 100_002);
  });
});

describe('a filled template', () => {
  test('has its values escaped in html and as they are elsewhere', () => {
    const evil = values({ a: `</b><script>alert("x" & 'y')</script>` });
    assert.equal(fillTemplate('<b>{{a}}</b>', evil, 'text'), `<b></b><script>alert("x" & 'y')</script></b>`);
    assert.equal(fillTemplate('{{a}}!', evil, 'subject'), `</b><script>alert("x" & 'y')</script>!`);
    const html = fillTemplate('<b title="{{a}}">{{a}}</b>', evil, 'html');
    assert.match(html, /^<b title="[^<>"']*">[^<>"']*<\/b>$/);
    assert.match(html, /&lt;script&gt;alert\(&quot;x&quot; &amp; &#39;y&#39;\)/);
  });

  test('never has a value read as a template, nor one variable in the place of another', () => {
    const tricky = values({ a: '{{b}}{{{b}}}{{#b}}', b: '}}{{a}}', hasOwnProperty: '1', constructor: '2', toString: '3' });
    assert.equal(fillTemplate('{{a}}|{{b}}', tricky, 'text'), '{{b}}{{{b}}}{{#b}}|}}{{a}}');
    assert.equal(fillTemplate('{{hasOwnProperty}}{{constructor}}{{toString}}{{b}}', tricky, 'html'), '123}}{{a}}');
    assert.equal(fillTemplate('{{a}}b}}', values({ a: '{{' }), 'text'), '{{b}}', 'nor what a value and the text make together');
    assert.equal(fillTemplate('{{a}}', values({ a: '$& $1 $$' }), 'text'), '$& $1 $$');
    assert.throws(() => fillTemplate('{{toString}}', values({}), 'text'), /no value/);
  });

  test('is the text with its variables replaced, for any text that is taken', () => {
    const random = seeded(11);
    const parts = ['{{a}}', '{{ bc }}', '{{', '}}', '{', '}', ' ', '\r\n', '\n', 'x', '\u{1f469}', '{{#a}}', '{{{a}}}', '<b>'];
    const given: Record<string, string> = { a: '{{bc}}\n', bc: '' };
    const valueFor = (name: string) => given[name] ?? `<${name}>`;
    let taken = 0;
    for (let round = 0; round < 3000; round++) {
      const length = Math.floor(random() * 7);
      const template = Array.from({ length }, () => parts[Math.floor(random() * parts.length)] ?? '').join('');
      const names = namesOf(template);
      if (!names) continue;
      taken++;
      const filled = fillTemplate(template, new Map(names.map((name) => [name, valueFor(name)])), 'text');
      const expected = template.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => valueFor(name));
      assert.equal(filled, expected, JSON.stringify(template));
    }
    assert.ok(taken > 500, `${taken} templates were taken`);
  });

  test('is refused when it would be too long, before it is made', () => {
    const many = '{{a}}'.repeat(40_000);
    const fits = fillTemplate(many, values({ a: 'x'.repeat(200) }), 'text');
    assert.equal(fits.length, 8_000_000);
    const tooLong = { code: 'too_large', errors: [{ path: 'html', message: /over 10000000 characters/ }] };
    assert.throws(() => fillTemplate(many, values({ a: 'x'.repeat(200_000) }), 'html'), matches(tooLong));
    // As it is written it would fit; escaped it does not.
    assert.throws(() => fillTemplate(many, values({ a: '<'.repeat(200) }), 'html'), matches(tooLong));
  });
});

function namesOf(template: string): string[] | null {
  try {
    return templateVariables(template, 'text');
  } catch {
    return null;
  }
}

const matches = (wanted: { code: string; errors: { path: string; message: RegExp }[] }) => (error: unknown) =>
  error instanceof PostroomError &&
  error.code === wanted.code &&
  error.errors?.[0]?.path === wanted.errors[0]?.path &&
  (wanted.errors[0]?.message.test(error.errors?.[0]?.message ?? '') ?? false);
