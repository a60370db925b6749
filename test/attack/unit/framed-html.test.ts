/** Whatever a mail holds, what the frame gets of it is listed elements, attributes, styles and addresses, and stays so when it is read again. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type AnyNode, isTag, isText } from 'domhandler';
import fc from 'fast-check';
import { parse } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';
import { framedMail } from '../../../src/mail/html/frame/framed-mail.ts';
import { hostileVectors } from '../../support/mails/hostile-html.ts';
import { tries } from '../../support/running/tries.ts';

const ELEMENTS =
  /^(?:html|head|body|a|abbr|acronym|address|article|aside|b|bdi|bdo|big|blockquote|br|caption|center|cite|code|col|colgroup|dd|del|details|dfn|dir|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|header|hr|i|img|ins|kbd|li|main|mark|nav|ol|p|pre|q|rp|rt|ruby|s|samp|section|small|span|strike|strong|sub|sup|summary|table|tbody|td|tfoot|th|thead|time|tr|tt|u|ul|var|wbr)$/;
const ATTRIBUTES =
  /^(?:abbr|align|alt|bgcolor|border|bordercolor|cellpadding|cellspacing|clear|color|colspan|dir|face|frame|height|href|hspace|lang|noshade|nowrap|open|reversed|rowspan|rules|size|span|src|start|style|title|type|valign|vspace|width)$/;
const STYLE =
  /url|image-set|cross-fade|element\(|expression|var\(|env\(|attr\(|@|\\|[<>]|-moz-binding|behavior|content:|animation|mask|cursor/i;

/** The HTML that the frame gets, with numbers in the places of addresses. */
function framed(html: string, contentIds: string[] = []) {
  const mail = framedMail({ text: null, html }, contentIds);
  const text = mail.pieces.map((piece) =>
    typeof piece === 'string' ? piece : 'link' in piece ? ` href="/l/${piece.link}"` : ` src="/i/${piece.image}"`,
  );
  return { ...mail, html: text.join('') };
}

/** What a browser finds in it that is not listed. */
function foreignIn(html: string): string[] {
  const found: string[] = [];
  const stack: AnyNode[] = [...parse(`<!doctype html><body>${html}`, { treeAdapter: adapter }).children];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (isText(node) || node.type === 'directive') continue;
    if (!isTag(node)) {
      found.push(node.type);
      continue;
    }
    if (!ELEMENTS.test(node.name) || node.namespace !== 'http://www.w3.org/1999/xhtml') found.push(node.name);
    for (const [name, value] of Object.entries(node.attribs)) {
      if (!ATTRIBUTES.test(name)) found.push(`${node.name} ${name}`);
      if (name === 'style' && STYLE.test(value)) found.push(`style ${value}`);
      if (name === 'href' && !/^\/l\/\d+$/.test(value)) found.push(`href ${value}`);
      if (name === 'src' && !/^\/i\/\d+$|^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=]+$/.test(value))
        found.push(`src ${value}`);
    }
    stack.push(...node.children);
  }
  return found;
}

test('of the vectors nothing is left that is not listed', () => {
  for (const { name, html } of hostileVectors('http://trap.example')) {
    const { html: out, links } = framed(html);
    assert.deepEqual(foreignIn(out), [], name);
    for (const { url } of links) assert.match(url, /^(?:https?|mailto):/, name);
  }
});

test('nor of any page that is made of parts of them', () => {
  const parts = hostileVectors('http://trap.example').flatMap(({ html }) => html.match(/<[^>]*>?|[^<]+/g) ?? []);
  const more = [
    '"',
    "'",
    '`',
    '>',
    '<',
    '</',
    '--!>',
    '<!--',
    ']]>',
    '&lt;',
    '&#0;',
    '\0',
    'style="',
    ' x=',
    '<table>',
    '</table>',
    '<td>',
    '<svg>',
    '<math>',
    '<p>',
    '<a href=//x>',
    '<style>',
    '</style>',
  ];
  const page = fc.array(fc.constantFrom(...parts, ...more), { maxLength: 14 }).map((all) => all.join(''));
  fc.assert(
    fc.property(page, (html) => {
      const { html: out } = framed(html);
      assert.deepEqual(foreignIn(out), []);
    }),
    tries(1_500),
  );
});

test('nor of any style', () => {
  const word = fc.constantFrom(
    'url(x)',
    'u\\72l(x)',
    'URL("x")',
    '/*',
    '*/',
    'red',
    ';',
    ':',
    '{',
    '}',
    '(',
    ')',
    '"',
    "'",
    '\\',
    'background',
    'color',
    'var(--a)',
    '--a',
    'expression(1)',
    'image-set("x" 1x)',
    '<',
    '</style>',
    '!important',
    '@import',
    ',',
    ' ',
    '\n',
    'linear-gradient(red,blue)',
    'font-family',
    'a"b',
  );
  const style = fc.array(word, { maxLength: 12 }).map((all) => all.join(''));
  fc.assert(
    fc.property(style, style, (inline, sheet) => {
      const attribute = inline.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      const { html: out } = framed(`<style>p{${sheet}}</style><p style="${attribute}">x</p>`);
      assert.deepEqual(foreignIn(out), []);
    }),
    tries(1_500),
  );
});

describe('what a person should see is there', () => {
  const rows: [what: string, html: string, found: RegExp][] = [
    [
      'colours of a rule',
      '<style>.a{color:#c00;background:url(x) #eee no-repeat}</style><p class=a>x</p>',
      /<p style="color:#c00;background:#eee no-repeat">x<\/p>/,
    ],
    [
      'the stronger of two rules',
      '<style>p{color:red!important}#i{color:blue}</style><p id=i style="color:green">x</p>',
      /style="color:red"/,
    ],
    [
      'the attribute before the rule',
      '<style>p{padding:9px;padding-left:1px}</style><p style="padding:0">x</p>',
      /style="padding-left:1px;padding:0"/,
    ],
    [
      'a rule for this screen',
      '<style>@media(min-width:600px){p{color:red}}@media print{p{color:blue}}</style><p>x</p>',
      /style="color:red"/,
    ],
    [
      'what is hidden stays hidden',
      '<style>.h{display:none}</style><p class=h>x</p><p hidden>y</p>',
      /<p style="display:none">x<\/p><p style="display:none">y<\/p>/,
    ],
    [
      'a table as it was laid out',
      '<table width="600" cellpadding=0 bgcolor="#ffffff"><tr><td colspan=2 align=center valign=top>x</td></tr></table>',
      /<table width="600" cellpadding="0" bgcolor="#ffffff"><tbody><tr><td colspan="2" align="center" valign="top">x/,
    ],
    [
      'the page’s own ground',
      '<body bgcolor="#123456" style="margin:0">x</body>',
      /<div bgcolor="#123456" style="margin:0">x<\/div>/,
    ],
    ['a font by its name', `<p style="font-family:'Open Sans',Arial">x</p>`, /font-family:&quot;Open Sans&quot;,Arial/],
    ['words in unknown elements', '<o:p>one</o:p><my-card>two</my-card><blink>three</blink>', /one.*two.*three/],
    [
      'what a field shows',
      '<form><input value="seen"><button>Press</button><input type=hidden value=unseen></form>',
      /seen.*Press.*<span><\/span>/,
    ],
    [
      'signs that mean something in HTML',
      '<p title="a&quot;b">&lt;b&gt; &amp;amp;</p>',
      /<p title="a&quot;b">&lt;b&gt; &amp;amp;<\/p>/,
    ],
  ];
  for (const [what, html, found] of rows) test(what, () => assert.match(framed(html).html, found));
});

test('links and pictures lead where they may, and the same picture is one', () => {
  const { links, images, html } = framed(
    '<a href=" HTTPS://Shop.example/a?b#c ">one</a><a href="mailto:a@b.example">two</a><a href="/x">three</a><a href="tel:1">four</a>' +
      '<img src="cid:a%40x"><img src="cid:a@x"><img src="cid:b@x"><img src="//cdn.example/i.png"><img src="http://cdn.example/p.gif" width=1>' +
      '<img src="data:image/png;base64,iVBO Rw0"><img src="data:image/svg+xml;base64,PHN2Zz4="><img style="display:none" src="https://cdn.example/h.png">',
    ['z@x', 'a@x'],
  );
  assert.deepEqual(links, [
    { url: 'https://shop.example/a?b#c', words: 'one' },
    { url: 'mailto:a@b.example', words: 'two' },
  ]);
  assert.deepEqual(images, [
    { from: 'mail', file: 1 },
    { from: 'web', url: 'https://cdn.example/i.png' },
  ]);
  assert.match(html, /src="data:image\/png;base64,iVBORw0"/);
});
