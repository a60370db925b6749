/** What of a mail stands out to the eye. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readableBody } from '../../../src/mail/digest/readable-body.ts';

function standingOut(html: string): [string, string][] {
  const { text, emphasis } = readableBody({ text: null, html });
  return emphasis.map(({ start, end, traits }) => [text.slice(start, end), traits.join(' ')]);
}

test('what is larger, bolder, spaced, of one width or on another ground stands out, however the style is written', () => {
  const body = '<p>Long words of the mail that are as all others are.</p>';
  const cases: [string, [string, string][]][] = [
    ['<b>482913</b>', [['482913', 'bold']]],
    ['<p style="font-size:32px">482913</p>', [['482913', 'large']]],
    ['<p class="c">482913</p>', [['482913', 'large spaced']]],
    ['<h1>482913</h1>', [['482913', 'bold large']]],
    ['<code>AB12</code>', [['AB12', 'monospaced']]],
    ['<span style="font:bold 14px Courier">AB12</span>', [['AB12', 'bold monospaced']]],
    ['<td style="background:#eee;letter-spacing:4px">4829</td>', [['4829', 'boxed spaced']]],
    ['<p style="font-size:9px">Imprint</p>', [['Imprint', 'small']]],
  ];
  for (const [html, wanted] of cases) {
    const sheet = '<style>.c { font-size: 30px; letter-spacing: 6px }</style>';
    assert.deepEqual(standingOut(`${sheet}<table><tr><td>${body}</td></tr><tr>${html}</tr></table>`), wanted, html);
  }
});

test('a mail whose words all look alike has nothing that stands out, and neither has plain text', () => {
  assert.deepEqual(standingOut('<b>All of it is bold.</b> <b>And this.</b>'), []);
  assert.deepEqual(readableBody({ text: 'Your code is *482913*', html: null }).emphasis, []);
});

test('characters of a sender that look like marks are removed, and make nothing stand out', () => {
  const { text, emphasis } = readableBody({ text: null, html: '<p>One \uf501word\uf540 of many</p><p>and more of them</p>' });
  assert.deepEqual([text, emphasis], ['One word of many\n\nand more of them', []]);
});

test('a quote below keeps its place, and so does what stands out before it', () => {
  const html =
    '<div>The code is <b>482913</b>, as you wished.</div><div class="gmail_quote"><div class="gmail_attr">Ada wrote:</div><blockquote>Which code?</blockquote></div>';
  const { text, emphasis, quotedFrom } = readableBody({ text: null, html });
  assert.equal(text.slice(0, quotedFrom ?? 0).trim(), 'The code is 482913, as you wished.');
  assert.deepEqual(
    emphasis.map(({ start, end }) => text.slice(start, end)),
    ['482913'],
  );
});

test('a field shows its value, and a picture a name that may be a code', () => {
  const { text } = readableBody({
    text: null,
    html: '<p>Code:</p><input readonly value="482913"><input type="hidden" value="660318"><input style="display:none" value="115290"><input type="password" value="930184"><img src="a" alt="551204"><img src="b" alt="Our logo"><img width="1" src="c" alt="771204">',
  });
  assert.equal(text, 'Code:\n\n482913[image: 551204]');
});
