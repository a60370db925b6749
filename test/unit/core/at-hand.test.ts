/** Mail that was just taken: once, for a few seconds, and only so many. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atHand } from '../../../src/core/inbound/at-hand.ts';

const MB = 1024 * 1024;
const taken = (mime: Buffer) => ({ mime, check: null });

test('a mail is there once', () => {
  const hand = atHand({ now: () => new Date() });
  const mime = Buffer.from('one');
  hand.keep('1', taken(mime));
  assert.equal(hand.take('1')?.mime, mime);
  assert.equal(hand.take('1'), null);
});

test('what came first stays when there is no room, and makes room when it was taken', () => {
  const hand = atHand({ now: () => new Date() });
  hand.keep('1', taken(Buffer.alloc(10 * MB)));
  hand.keep('2', taken(Buffer.alloc(10 * MB)));
  assert.equal(hand.take('2'), null);
  assert.equal(hand.take('1')?.mime.length, 10 * MB);
  hand.keep('3', taken(Buffer.alloc(10 * MB)));
  assert.equal(hand.take('3')?.mime.length, 10 * MB);
});

test('what is not asked for makes room after a while, also when the clock was turned back', () => {
  for (const later of [6000, -6000]) {
    let now = 1_700_000_000_000;
    const hand = atHand({ now: () => new Date(now) });
    hand.keep('1', taken(Buffer.alloc(10 * MB)));
    now += later;
    hand.keep('2', taken(Buffer.alloc(10 * MB)));
    assert.equal(hand.take('1'), null);
    assert.equal(hand.take('2')?.mime.length, 10 * MB);
  }
});
