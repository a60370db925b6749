/** How many verified webhooks are let in at a time: as many as are answered within five seconds, however fast the machine is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Admission } from '../../../src/webhook/admission.ts';
import { admitting, limitsOf } from '../../support/rooms/webhook-endpoint.ts';

/** A machine that answers `perSecond` webhooks, the oldest first, while `offered` come in; answers the most that were under way. */
function most({ perSecond, offered, seconds }: { perSecond: number; offered: number; seconds: number }): number {
  let time = 0;
  const door = admitting(limitsOf({ verified: 1e9 }), { room: () => 1e9 }, () => time);
  const underWay: Admission[] = [];
  let highest = 0;
  for (let second = 0; second < seconds; second++) {
    for (let n = 0; n < offered; n++) {
      time = second * 1000 + (n * 1000) / offered;
      if (door.isOpen()) {
        const admission = door.admit('a', () => {});
        admission.verified();
        underWay.push(admission);
      }
      if (n % Math.ceil(offered / perSecond) === 0) underWay.shift()?.end();
      if (second > 10) highest = Math.max(highest, underWay.length);
    }
  }
  return highest;
}

test('a slow machine has no more under way than it answers in five seconds', () => {
  const highest = most({ perSecond: 40, offered: 200, seconds: 60 });
  assert.ok(highest <= 5 * 40 + 50, `${highest}`);
  assert.ok(highest >= 100, `${highest}`);
});

test('a fast one has no more than the limit, and one that keeps up puts none off', () => {
  assert.equal(most({ perSecond: 500, offered: 2500, seconds: 30 }), 1000);
  assert.ok(most({ perSecond: 50, offered: 50, seconds: 60 }) <= 1);
});
