/** Large mail of each provider is stored whole, and what is broken in a large post is answered as in a small one. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import type { Adapter } from '../../../src/webhook/adapter.ts';
import { ADAPTERS, type AdaptedProvider } from '../../../src/webhook/adapters.ts';
import { startAws } from '../../support/providers/aws.ts';
import { mailIn, mailOf, newInbox, post, postRaw, rawOf, SECRETS } from '../../support/providers/provider-posts.ts';
import {
  ALL_SECRETS,
  type Headers,
  type Mailed,
  madeBy,
  SAMPLES,
  type Sample,
  type Secrets,
} from '../../support/providers/provider-samples.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';
import { ENCODINGS } from '../../support/rooms/webhook-endpoint.ts';

const MB = 1024 * 1024;
const FROM = 'bounces@example.org';

const aws = await startAws();
const room = await startPostroom({ ...SECRETS, ...ALL_SECRETS, ...aws.env });

for (const [name, sample] of Object.entries<Sample>(SAMPLES)) {
  test(`mail of ${name} is stored with 30 MB as it was sent`, async () => {
    const inbox = await newInbox(room);
    const mime = largeMail(30);
    const { body, headers } = madeBy(sample, { to: [inbox.address], mime, from: FROM });
    assert.equal((await post(room, `${name}/inbound`, body, headers)).status, 200);
    const raw = await rawOf(room, (await mailIn(room, inbox))[0]);
    if (sample.fidelity === 'reconstructed') assert.ok(unfolded(raw).includes(mime.subarray(mime.indexOf('\r\n\r\n'), -4)));
    else assert.ok(raw.equals(mime));
  });
}

for (const encoding of ENCODINGS) {
  test(`mail of Mailgun is stored with 30 MB as it was sent, ${encoding}`, async () => {
    const inbox = await newInbox(room);
    const mime = largeMail(30);
    assert.equal((await room.inbound(inbox.address, mime, { encoding })).status, 200);
    assert.ok((await rawOf(room, (await mailIn(room, inbox))[0])).equals(mime));
  });
}

test('a signed mail of 30 MB is stored, and one of more than 40 MB is answered 400', async () => {
  const inbox = await newInbox(room);
  const mime = largeMail(30);
  assert.equal((await postRaw(room, mime, { to: [inbox.address] })).status, 200);
  assert.ok((await rawOf(room, (await mailIn(room, inbox))[0])).equals(mime));
  const tooLarge = await postRaw(room, Buffer.alloc(41 * MB, 'x'), { to: [inbox.address] });
  assert.deepEqual([tooLarge.status, tooLarge.body.code], [400, 'too_large']);
});

for (const [name, sample] of Object.entries<Sample>(SAMPLES)) {
  if (name === 'raw') continue;
  test(`a post of ${name} that is cut off, that is not proved, or that names nobody is answered the same at any size`, async () => {
    const { address } = await newInbox(room);
    const { codes }: Adapter = ADAPTERS[name as AdaptedProvider];
    const answers = async (mime: Buffer) => {
      const mail = { to: [address], mime, from: FROM };
      const made = madeBy(sample, mail);
      const cut = made.body.subarray(0, -12);
      const nobody = { ...mail, to: [''] };
      return [
        await answerTo(name, cut, sample.prove(cut, 'current', mail)),
        await answerTo(name, ...posted(sample, mail, 'wrong')),
        await answerTo(name, ...posted(sample, nobody)),
      ];
    };
    const small = await answers(Buffer.from(mailOf('small')));
    const statuses = small.map(({ status }) => status);
    assert.deepEqual(statuses, [name === 'ses' ? codes.unsigned : codes.malformed, codes.unsigned, codes.malformed]);
    assert.deepEqual(await answers(largeMail(1)), small);
  });
}

test('a form of Mandrill with percent signs that escape nothing is answered the same at any size', async () => {
  const { address } = await newInbox(room);
  const { mandrill } = SAMPLES;
  const answers = async (mime: Buffer) => {
    const { body } = madeBy(mandrill, { to: [address], mime, from: FROM });
    const found = [];
    for (const end of ['%', '%zz', '%2', '&%%%=%']) {
      const broken = Buffer.concat([body, Buffer.from(end)]);
      found.push(await answerTo('mandrill', broken, mandrill.prove(broken, 'current', { to: [address], mime, from: FROM })));
    }
    return found;
  };
  const small = await answers(Buffer.from(mailOf('small')));
  assert.deepEqual(
    small.map(({ status }) => status),
    [400, 400, 400, 200],
  );
  assert.deepEqual(await answers(largeMail(1)), small);
});

test('a large post that was signed long ago, or names another envelope than its id, is answered as a small one', async () => {
  const { address } = await newInbox(room);
  const answers = async (mime: Buffer) => {
    const old = await postRaw(room, mime, { to: [address], at: new Date(Date.now() - 600_000) });
    const other = await postRaw(room, mime, { to: [address], id: `envelope_${'0'.repeat(64)}` });
    return [old, other].map(({ status, body }) => [status, body.code, body.detail, body.hint]);
  };
  const small = await answers(Buffer.from(mailOf('small')));
  assert.deepEqual(
    small.map(([status]) => status),
    [401, 401],
  );
  assert.deepEqual(await answers(largeMail(1)), small);
});

test('many large posts at once are all stored', async () => {
  const inbox = await newInbox(room);
  const mails = Array.from({ length: 6 }, () => largeMail(3));
  const answers = await Promise.all(
    mails.map((mime) =>
      post(room, 'forwardemail/inbound', ...posted(SAMPLES.forwardemail, { to: [inbox.address], mime, from: FROM })),
    ),
  );
  assert.deepEqual(
    answers.map(({ status }) => status),
    mails.map(() => 200),
  );
  assert.equal((await mailIn(room, inbox)).length, mails.length);
});

/** The text of a body in quoted-printable (RFC 2045 6.7), as far as it escapes only the equals sign. */
function unfolded(raw: Buffer): Buffer {
  return Buffer.from(raw.toString('latin1').replaceAll('=\r\n', '').replaceAll('=3D', '='), 'latin1');
}

/** No two of its lines are the same, and none is so long that it would be broken. */
function largeMail(mb: number): Buffer {
  const text = randomBytes(Math.ceil((mb * 1_000_000 * 45) / 62)).toString('base64');
  return Buffer.from(mailOf('large', text.replace(/.{60}/g, '$&\r\n')));
}

function posted(sample: Sample, mail: Mailed, by: keyof Secrets = 'current'): [Buffer, Headers] {
  const { body, headers } = madeBy(sample, mail, by);
  return [body, headers];
}

async function answerTo(name: string, body: Buffer, headers: Headers) {
  const { status, body: answer } = await post(room, `${name}/inbound`, body, headers);
  const { requestId: _, ...said } = answer;
  return { status, said };
}
