/** A form is read alike whether it comes in one piece, which is read where it lies, or in two, which Dicer reads. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FormPart, formReader } from '../../../src/webhook/posts/form.ts';

const EDGE = 'edge-7f3a';
const FIELD = 'Content-Disposition: form-data; name="recipient"';

const part = (head: string, value: string) => `--${EDGE}\r\n${head}\r\n\r\n${value}\r\n`;
const named = (name: string, value: string) => part(`Content-Disposition: form-data; name="${name}"`, value);
const END = `--${EDGE}--\r\n`;
const TWO = named('recipient', 'agent@post.test') + named('body-mime', 'Subject: a\r\n\r\nb\r\n');

const FORMS: Record<string, string> = {
  'plain fields': TWO + END,
  'no line end behind the last boundary': `${TWO}--${EDGE}--`,
  'an empty field': named('sender', '') + TWO + END,
  'a field twice': TWO + TWO + END,
  'every byte': named('body-mime', String.fromCharCode(...Array(256).keys())) + END,
  'lines like the boundary': named('body-mime', `--edge\r\n--${EDGE.slice(0, -1)}\r\n-${EDGE}\n--${EDGE}x\r--`) + TWO + END,
  'a longer boundary inside': named('body-mime', `a\r\n--${EDGE}x\r\nb`) + TWO + END,
  'the last boundary inside': named('body-mime', `a\r\n--${EDGE}--\r\nb`) + TWO + END,
  'the head of a part as a value': named('body-mime', `${FIELD}\r\n\r\nx`) + END,
  'lower case and no blank': part('content-disposition: form-data;name="recipient"', 'a') + END,
  'a type': part(`${FIELD}\r\nContent-Type: text/plain; charset=utf-8`, 'a') + TWO + END,
  'a file': part('Content-Disposition: form-data; name="attachment-1"; filename="a.txt"', 'a') + TWO + END,
  'a name in UTF-8': Buffer.from(named('zoë', 'a') + END).toString('latin1'),
  'a part without a name': part('Content-Disposition: form-data', 'a') + TWO + END,
  'a part without a head': `--${EDGE}\r\n\r\nvalue\r\n${TWO}${END}`,
  'a part without a blank line': `--${EDGE}\r\n${FIELD}\r\n${TWO}${END}`,
  'line feeds alone': (TWO + END).replaceAll('\r\n', '\n'),
  'words before the first boundary': `words\r\n${TWO}${END}`,
  'a blank line before the first boundary': `\r\n${TWO}${END}`,
  'words behind the last boundary': `${TWO}${END}words\r\n${TWO}${END}`,
  'blanks behind a boundary': TWO.replace(`${EDGE}\r\n`, `${EDGE}  \r\n`) + END,
  'no last boundary': TWO,
  'half of the last boundary': `${TWO}--${EDGE}-`,
  'no part': END,
  nothing: '',
};

for (const [what, form] of Object.entries(FORMS)) {
  test(`a form with ${what}`, async () => {
    const bytes = Buffer.from(form, 'latin1');
    const whole = await read([bytes]);
    for (let cut = 1; cut < bytes.length; cut++) {
      assert.deepEqual(await read([bytes.subarray(0, cut), bytes.subarray(cut)]), whole, `cut at ${cut}`);
    }
  });
}

test('what comes behind a whole form is no part of it', async () => {
  const bytes = Buffer.from(TWO + END);
  assert.deepEqual(await read([bytes, bytes]), await read([bytes]));
});

test('a sink that throws ends the form with its error, and gets no further part', async () => {
  let parts = 0;
  const reader = formReader(`multipart/form-data; boundary=${EDGE}`, () => {
    parts += 1;
    throw new Error('refused');
  });
  const ended = new Promise((resolve) => reader.on('error', resolve));
  reader.end(Buffer.from(TWO + END));
  assert.equal(((await ended) as Error).message, 'refused');
  assert.equal(parts, 1);
});

/** What the sink was given, or the error. */
function read(chunks: Buffer[]): Promise<{ parts: unknown[]; error: string | null }> {
  const parts: unknown[] = [];
  const take = ({ bytes, ...rest }: FormPart) => parts.push({ ...rest, bytes: bytes.toString('latin1') });
  return new Promise((resolve) => {
    const reader = formReader(`multipart/form-data; boundary=${EDGE}`, take);
    reader
      .on('error', ({ message }) => resolve({ parts: [], error: message }))
      .on('finish', () => resolve({ parts, error: null }));
    for (const chunk of chunks) reader.write(chunk);
    reader.end();
  });
}
