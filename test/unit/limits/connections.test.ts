/** The gate of connections: what counts as one network and one region, of IPv4 and IPv6, at a time and in a minute. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ConnectionLimits, connectionGate } from '../../../src/limits/connections.ts';

const MANY = { address: 50, network: 50, region: 50 };

/** What each address in turn is told; `ends` closes each connection at once, so that only the minute counts. */
function told(limits: Partial<ConnectionLimits>, addresses: string[], ends = false): string[] {
  const gate = connectionGate({ connections: { all: 100, ...MANY }, perMinute: MANY, ...limits });
  return addresses.map((address) => {
    const answer = gate(address);
    if (typeof answer === 'string') return answer;
    if (ends) answer.forget();
    return 'taken';
  });
}

test('of a /64 so many connections are open at a time, and of a /48 so many; others are taken', () => {
  const connections = { all: 100, address: 2, network: 3, region: 4 };
  const one = ['2001:db8:1:1::1', '2001:db8:1:1::1', '2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:1:ffff::3'];
  assert.deepEqual(told({ connections }, one), ['taken', 'taken', 'address', 'taken', 'network']);
  const crowd = ['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1:4::1', '2001:db8:2::1'];
  assert.deepEqual(told({ connections }, crowd), ['taken', 'taken', 'taken', 'taken', 'region', 'taken']);
});

test('of a /24 and of a /64 so many are new in a minute, although each has ended', () => {
  const perMinute = { ...MANY, network: 3 };
  const four = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.3.1'];
  assert.deepEqual(told({ perMinute }, four, true), ['taken', 'taken', 'taken', 'network', 'taken']);
  const six = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4', '2001:db8:0:1::1'];
  assert.deepEqual(told({ perMinute }, six, true), ['taken', 'taken', 'taken', 'network', 'taken']);
});

test('of a /21 and of a /48 so many are new in a minute', () => {
  const perMinute = { ...MANY, region: 2 };
  assert.deepEqual(told({ perMinute }, ['192.0.8.1', '192.0.15.1', '192.0.9.1', '192.0.16.1'], true), [
    'taken',
    'taken',
    'region',
    'taken',
  ]);
  const six = ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:2::1'];
  assert.deepEqual(told({ perMinute }, six, true), ['taken', 'taken', 'region', 'taken']);
});

test('an IPv4 address written as IPv6 counts to its /24', () => {
  const connections = { all: 100, address: 5, network: 2, region: 5 };
  assert.deepEqual(told({ connections }, ['192.0.2.1', '::ffff:192.0.2.2', '::ffff:192.0.2.3']), ['taken', 'taken', 'network']);
});
