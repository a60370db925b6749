/** Text that is hidden in each of 200 ways and places, as the mail reader sees it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { withoutInvisible } from '../../../src/core/base/invisible.ts';
import { readableBody } from '../../../src/mail/digest/readable-body.ts';
import { carriers, carries } from '../../support/mails/hidden-carriers.ts';
import { openParser } from '../../support/running/kept-threads.ts';

const parser = openParser();

describe('hidden text', () => {
  const all = carriers();

  test('there are 20 techniques in 10 places', () => {
    assert.equal(all.length, 200);
    assert.equal(new Set(all.map((one) => one.technique)).size, 20);
    assert.equal(new Set(all.map((one) => one.place)).size, 10);
    assert.equal(new Set(all.map((one) => one.mime)).size, 200);
  });

  test('none of 200 carriers brings its secret through, and all keep what stands beside it', async () => {
    for (const { technique, place, mime, secret, visible } of all) {
      const name = `${technique}, ${place}`;
      const parsed = await parser.parse(Buffer.from(mime));
      const { text, links, hiddenTextRemoved } = readableBody(parsed);
      const shown = JSON.stringify({ text, links });
      assert.ok(!carries(shown, secret), `${name}: ${shown}`);
      assert.ok(!shown.includes('mallory'), `${name}: ${shown}`);
      assert.equal(withoutInvisible(text).removed, 0, name);
      assert.ok(text.includes(visible), `${name}: ${shown}`);
      assert.ok(hiddenTextRemoved >= 1 && hiddenTextRemoved <= 3, `${name}: ${hiddenTextRemoved}`);
      if (place === 'link') assert.equal(links[0]?.url, 'https://picnic.example/plan', name);
    }
  });

  test('what is stored for search and shown as preview of HTML mail has no secret either', async () => {
    for (const { technique, place, mime, secret } of all) {
      if (mime.includes('text/plain; charset')) continue;
      const { text, preview } = await parser.parse(Buffer.from(mime));
      assert.ok(!carries(`${text}${preview}`, secret), `${technique}, ${place}: ${text}`);
    }
  });
});
