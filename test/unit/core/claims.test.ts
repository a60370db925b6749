/** What an idempotency key holds of a request with long texts is the hash that it held before they were hashed in stretches. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { claimOnce } from '../../../src/core/base/idempotency.ts';

const STRETCH = 256 * 1024;
const TEXTS = {
  'a file': 'QUJD'.repeat(200_000),
  'a pair of surrogates on every seam': `${'x'.repeat(STRETCH - 1)}😀${'y'.repeat(STRETCH - 2)}😀${'"\\\n'.repeat(STRETCH)}`,
  'surrogates that are alone': `${'x'.repeat(STRETCH - 1)}\ud83d${'y'.repeat(STRETCH)}\ude00`,
  'nothing but pairs': `z${'😀'.repeat(STRETCH)}`,
};

for (const [what, long] of Object.entries(TEXTS)) {
  test(what, async () => {
    const claim = (input: object) =>
      claimOnce({ key: 'k', scope: 's' }, { ...input }, { secret: false, sameAsLeftOut: { dryRun: false }, sameInList: [] });
    const [own, other] = [
      { content: long, filename: 'a' },
      { content: `${long} `, filename: 'b' },
    ];
    const said = { attachments: [own, other], subject: 'Hello', text: long };
    const hash = createHash('sha256').update(JSON.stringify(said)).digest('hex');
    const reordered = { text: long, subject: 'Hello', attachments: [{ filename: 'a', content: long }, other] };
    for (const input of [said, reordered]) assert.equal((await claim(input)).requestHash, hash);
    const { requestHash, olderHashes } = await claim({ ...said, dryRun: false });
    assert.equal(requestHash, hash);
    const before = { attachments: said.attachments, dryRun: false, subject: 'Hello', text: long };
    assert.ok((await olderHashes()).includes(createHash('sha256').update(JSON.stringify(before)).digest('hex')));
    assert.notEqual((await claim({ ...said, text: `${long.slice(0, -1)}!` })).requestHash, hash);
  });
}
