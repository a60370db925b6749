/** A large JSON body reads as JSON.parse reads it, wherever its long texts are cut in between, and is refused in the same words. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readJson } from '../../../src/http/long-json.ts';
import { tries } from '../../support/running/tries.ts';

/** Whatever a cut could part, or end a text too early or too late; `\\` and `\u4e2` may be no JSON. */
const BITS = ['\\\\', '\\n', '\\u4e2d', '\\ud83d\\ude00', '\\"', '\\', '\\u4e2', 'a', ' ', 'é', '中', '😀', '\n', ':', '{'];
/** Longer than what is read in one piece. */
const LONG = 600_000;
const FORMS: ((long: string, short: string) => string)[] = [
  (long, short) => `{"a":["${long}"],"b":"${short}","c":"${long}"}`,
  (long) => `{"${long}" : 1, "a": "${long}"}`,
  (long) => `"${long}"`,
  (long) => ` [1, "x", {"__proto__":"${long}","q":{}}]\n`,
  (long, short) => `{"a":"${long}","a":"${short}"}`,
  (long, short) => `{"a":"${short}","b":[${'1,'.repeat(LONG)}2],"c":"${long}"}`,
  (long, short) => `{"a":[${`"${long.slice(0, 20_000)}","${short}",`.repeat(20)}"${long}"]}`,
  (long) => `{"a":"${long}"}}`,
  (long) => `{"a":"${long}`,
];

test('bodies of every form', async () => {
  const bits = fc.array(fc.constantFrom(...BITS), { minLength: 1, maxLength: 7 });
  const lead = fc.array(fc.constantFrom(...BITS), { maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(lead, bits, fc.constantFrom(...FORMS), fc.boolean(), async (first, some, form, isLatin) => {
      const short = some.join('');
      const body = Buffer.from(
        form(first.join('') + short.repeat(Math.ceil(LONG / short.length)), short),
        isLatin ? 'latin1' : 'utf8',
      );
      assert.deepEqual(await outcome(() => readJson(cut(body))), await outcome(() => JSON.parse(body.toString())));
    }),
    tries(25),
  );
});

test('a body that is mostly short texts, and one of nothing', async () => {
  const many = Buffer.from(JSON.stringify([...Array.from({ length: 150_000 }, (_, n) => `"${n}\\`), 'x'.repeat(LONG)]));
  assert.deepEqual(await readJson([many]), JSON.parse(many.toString()));
  assert.deepEqual(await outcome(() => readJson([])), await outcome(() => JSON.parse('')));
});

async function outcome(read: () => unknown): Promise<unknown> {
  try {
    return { value: await read() };
  } catch (error) {
    return { error: String(error) };
  }
}

function cut(body: Buffer): Buffer[] {
  return Array.from({ length: Math.ceil(body.length / 65_521) }, (_, n) => body.subarray(n * 65_521, (n + 1) * 65_521));
}
