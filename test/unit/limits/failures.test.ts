/** Failed authentications by address: how many block it, and that those of very many addresses are not all kept. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Core } from '../../../src/core/ports/core.ts';
import { failureLimiter } from '../../../src/limits/failures.ts';

const POINTS = 3;
/** As many as are counted at once. */
const MOST = 10_000;

/** Of an instance that is alone, which asks the store for nothing. */
const limiterAlone = () => failureLimiter(POINTS, 60, { store: { shared: false } as Core['store'] } as Partial<Core> as Core);

test('an address is blocked after its failures, for the rest of their time', async () => {
  const limiter = limiterAlone();
  for (let failure = 0; failure < POINTS; failure += 1) {
    assert.equal(await limiter.blockedFor('192.0.2.1'), null);
    await limiter.fail('192.0.2.1');
  }
  const seconds = await limiter.blockedFor('192.0.2.1');
  assert.ok(seconds !== null && seconds > 50 && seconds <= 60, String(seconds));
  assert.equal(await limiter.blockedFor('192.0.2.2'), null);
});

test('the failures of very many addresses are not all kept, and the last ones are', async () => {
  const limiter = limiterAlone();
  for (let failure = 0; failure < POINTS; failure += 1) await limiter.fail('192.0.2.1');
  // An address of a /64 each, as one customer has of a /48.
  for (let other = 0; other < MOST; other += 1) {
    if (other === MOST / 2) assert.notEqual(await limiter.blockedFor('192.0.2.1'), null);
    await limiter.fail(`2001:db8:1:${other.toString(16)}::1`);
  }
  assert.notEqual(await limiter.blockedFor('192.0.2.1'), null, 'one that still tries is known');
  for (let other = 0; other < MOST; other += 1) await limiter.fail(`2001:db8:2:${other.toString(16)}::1`);
  assert.equal(await limiter.blockedFor('192.0.2.1'), null);
});
