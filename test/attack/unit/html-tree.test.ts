/** The tree of a mail's HTML is the browser's, whichever parser builds it, and pages made to keep the parser busy come to an end. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type AnyNode, isTag, isText } from 'domhandler';
import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { readableBody } from '../../../src/mail/digest/readable-body.ts';
import { htmlText } from '../../../src/mail/html/html-text.ts';
import { parseTree, TreeWorkError } from '../../../src/mail/html/html-tree.ts';
import { isWellFormed } from '../../../src/mail/html/well-formed.ts';
import { hidingVariants, showingVariants } from '../../support/mails/hiding-variants.ts';
import { newsletters } from '../../support/mails/newsletters.ts';
import { tries } from '../../support/running/tries.ts';

/** Parts of a page that no tag need name. */
const IMPLIED = new Set(['html', 'head', 'body', 'tbody']);

function shapeOf(nodes: AnyNode[]): string {
  const shapes = nodes.map((node) => {
    if (isText(node)) return node.data.replace(/\s+/g, '');
    if (!isTag(node)) return '';
    const inside = shapeOf(node.children);
    return IMPLIED.has(node.name) ? inside : `<${node.name} ${JSON.stringify(Object.entries(node.attribs))}>${inside}</>`;
  });
  return shapes.join('');
}

const NAMES = 'p div b a i font table tr td th tbody ul li dl dd h1 h2 form span center br hr img o:p style title pre'.split(' ');
const opening = fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom('', ' style="display:none"', ' a=1', " b='>'", '/'));
const piece = fc.oneof(
  fc.constantFrom(
    'x',
    ' ',
    'a&amp;b',
    '<!-- c -->',
    '<!--[if mso]><p><![endif]-->',
    '<!-->',
    '--!>',
    '<',
    '>',
    '<?x?>',
    '</',
    '&lt;',
  ),
  opening.map(([name, more]) => `<${name}${more}>`),
  fc.constantFrom(...NAMES).map((name) => `</${name}>`),
);
/** Elements that close, in each other, and now and then a piece that does not fit. */
const { page } = fc.letrec<{ page: string }>((tie) => ({
  page: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    piece,
    fc.constant('x'),
    fc
      .tuple(opening, fc.array(tie('page'), { maxLength: 4 }))
      .map(([[name, more], parts]) => `<${name}${more}>${parts.join('')}</${name}>`),
  ),
}));

describe('style sheets made to keep the reader busy', () => {
  const page = (selector: (at: number) => string) => {
    const rules = Array.from({ length: 900 }, (_, at) => `${selector(at)}{color:#fff}`);
    return `<style>${rules.join('')}</style><b>Begin</b><div>${'<i>x</i><u class="u">Zanzibar</u>'.repeat(1_500)}</div>`;
  };

  test('come to an end, and what they may hide does not show', { timeout: 60_000 }, () => {
    for (const html of [
      page(() => 'i ~ u.u'),
      page(() => 'i~i~u'),
      page(() => 'i + u'),
      page((at) => `u:nth-child(${at}n+1), u:last-of-type`),
      page(() => 'div:has(u) u'),
      page(() => `:is(${'i~'.repeat(10)}u)`),
    ]) {
      const { text, withheld, hiddenTextRemoved, possiblyHidden } = readableBody({ text: null, html });
      assert.match(`${text}${withheld}`, /Begin/);
      assert.doesNotMatch(text, /Zanzibar/);
      assert.ok(hiddenTextRemoved + possiblyHidden >= 1);
    }
    for (const html of [
      `<style>:root{${Array.from({ length: 900 }, (_, at) => `--v${at}:var(--v${at + 1}) var(--v${at + 1})`).join(';')}}</style>${'<p style="color:var(--v0)">x'.repeat(2_000)}`,
      `<style>${'.a{'.repeat(5_000)}</style>`,
      `<style>${'a,b,c,d{'.repeat(8)}color:#fff${'}'.repeat(8)}</style>${'<b>x</b>'.repeat(3_000)}`,
      `<p style="width:${'calc('.repeat(500)}1px">x`.repeat(300),
      `<style>@supports ${'('.repeat(2_000)}a:b${')'.repeat(2_000)}{b{color:red}}</style>`,
      `<style>${':not('.repeat(1_000)}a${')'.repeat(1_000)}{color:#fff}</style>`,
    ]) {
      assert.match(readableBody({ text: null, html: `${html}<p style="color:black">End` }).text, /End/);
    }
  });
});

describe('the tree of a page', () => {
  test('is the same by the quick parser where a page is called well-formed', () => {
    let wellFormed = 0;
    const same = (html: string) => {
      if (!isWellFormed(html)) return;
      wellFormed += 1;
      assert.equal(shapeOf(parseDocument(html).children), shapeOf(parseTree(html).children), html);
    };
    fc.assert(
      fc.property(fc.array(page, { maxLength: 6 }), (parts) => same(parts.join(''))),
      tries(20_000),
    );
    for (const found of ['<title><p><p><&lt;</p></p></title>', '<title></&lt;</title>']) same(found);
    for (const { html } of [...newsletters(), ...hidingVariants(), ...showingVariants()]) same(html);
    assert.ok(wellFormed > 2_000, `${wellFormed} are well-formed`);
  });

  test('is bounded: a page that would take too much work is read without one', { timeout: 60_000 }, () => {
    const many = (count: number, make: (at: number) => string) => Array.from({ length: count }, (_, at) => make(at)).join('');
    for (const bomb of [
      '<div>'.repeat(30_000),
      '<b>'.repeat(10_000) + '<p>x'.repeat(10_000),
      `${many(10_000, (at) => `<b id=${at}>`)}<p>x`,
      many(5_000, (at) => `<p><b id=${at}>x</p>`),
      `<table>${'<i></i>'.repeat(140_000)}`,
      `<table>${'x<br>'.repeat(140_000)}`,
      '<table><tr><td>'.repeat(60_000),
      `${'<b><div>'.repeat(100)}</b>`.repeat(1_000),
      '<template>'.repeat(100_000),
    ]) {
      assert.throws(() => parseTree(bomb), TreeWorkError);
      const page = `<b>Begin</b>${bomb}<i>End`;
      assert.match(readableBody({ text: null, html: page }).text, /Begin/);
      assert.match(htmlText(page), /Begin/);
    }
    for (const slow of [
      '<a><p>'.repeat(10_000),
      `<p ${many(150_000, (at) => ` a${at}`)}>`,
      `${'<div>'.repeat(400)}${'<p>x'.repeat(100_000)}`,
      `<a>${'<div>'.repeat(200)}${'</a>'.repeat(100_000)}`,
      `${'<b>'.repeat(200)}${'<dd>'.repeat(100_000)}`,
      `${'<div>'.repeat(200)}${'</p>'.repeat(100_000)}`,
    ]) {
      assert.match(readableBody({ text: null, html: `<b>Begin</b>${slow}<i>End` }).text, /Begin/);
    }
  });
});
