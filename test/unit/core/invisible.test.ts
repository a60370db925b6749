/** The short way for text of ordinary letters, and the start of a text that a preview is made of, change nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ORDINARY, withoutInvisible } from '../../../src/core/base/invisible.ts';
import { previewOf } from '../../../src/core/base/preview.ts';

test('no character that is taken for ordinary would be removed beside others', () => {
  let ordinary = 0;
  for (let code = 0; code <= 0xffff; code++) {
    const character = String.fromCharCode(code);
    if (!ORDINARY.test(character)) continue;
    ordinary += 1;
    // The blank braille cell stands for a text that is looked at closely: it is removed.
    assert.deepEqual(withoutInvisible(`${character}a\u2800`), { text: `${character}a`, removed: 1 }, code.toString(16));
  }
  assert.ok(ordinary > 30_000, `${ordinary}`);
});

test('invisible characters among ordinary ones are removed wherever they stand', () => {
  for (const hidden of ['\u200b', '\u00ad', '\u034f', '\u2060', '\ufeff', '\u{e0041}', '\u0000', '\u061c', '\u3164']) {
    assert.deepEqual(withoutInvisible(`Zürich ${hidden}日本`), { text: 'Zürich 日本', removed: 1 });
  }
});

test('a preview looks past padding, however long, up to its bound', () => {
  for (const padding of [0, 1, 1_990, 2_000, 2_010, 5_000]) {
    assert.equal(previewOf(`${'\u200b'.repeat(padding)}Hello  you`), 'Hello you', `${padding}`);
    assert.equal(previewOf(`${' '.repeat(padding)}${'ab '.repeat(400)}`), 'ab '.repeat(67).slice(0, 200).trim(), `${padding}`);
  }
  assert.equal(previewOf(`${'\u200b'.repeat(20_001)}Hello`), '');
});
