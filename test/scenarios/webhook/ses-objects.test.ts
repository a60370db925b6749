/** Mail that Amazon SES puts into S3: fetched when SNS tells of it, and found where SNS did not. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { ACCESS_KEY, type Aws, BUCKET, ENDED_KEY, KEY_ID, PREFIX, startAws } from '../../support/providers/aws.ts';
import { mailIn, mailOf, newInbox, post, rawOf } from '../../support/providers/provider-posts.ts';
import { sesObject, snsBody, snsHeaders, TOPIC } from '../../support/providers/sns.ts';
import { eventually, type Postroom, standInClock, startPostroom } from '../../support/rooms/postroom.ts';
import { closeAfterEach } from '../../support/running/closing.ts';

closeAfterEach();

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const LATIN = Buffer.concat([Buffer.from(mailOf('in S3')), Buffer.from([0xe9, 0, 0xff])]);

async function stage(env: Record<string, string> = {}) {
  const clock = standInClock();
  const aws = await startAws(clock.now);
  const room = await startPostroom({ SES_TOPIC_ARNS: TOPIC, ...aws.env, ...env }, { clock });
  return { clock, aws, room, inbox: await newInbox(room) };
}

type Stage = Awaited<ReturnType<typeof stage>>;

async function told({ room, clock }: Stage, key: string, to: string[]) {
  const notice = sesObject({ to, from: 'bounces@example.org', messageId: key.slice(PREFIX.length) }, BUCKET, key);
  const answer = await post(room, 'ses/inbound', snsBody(notice, { Timestamp: clock.now().toISOString() }), snsHeaders());
  return [answer.status, answer.body] as const;
}

/** What SES puts before a mail; `by` is the address behind `for`. */
function received(to: string, mime: Buffer): Buffer {
  const header = [
    'Return-Path: <bounces@example.org>',
    'Received: from mx.example.org (mx.example.org [192.0.2.1])',
    ` by inbound-smtp.eu-west-1.amazonaws.com with SMTP id ${randomUUID()}`,
    ` for ${to};`,
    ' Thu, 01 Jan 2026 10:00:00 +0000 (UTC)',
    'X-SES-Spam-Verdict: PASS\r\n',
  ];
  return Buffer.concat([Buffer.from(header.join('\r\n')), mime]);
}

const came = (room: Postroom, inbox: { id: string }, count = 1) =>
  eventually(`${count} came`, async () => {
    const mails = await mailIn(room, inbox);
    return mails.length >= count && mails;
  });

const gets = (aws: Aws) => aws.asked.filter((one) => one.startsWith(`GET /${BUCKET}/`));

/** What became of the fetches, which only the table tells of each. */
const rows = async ({ room }: Stage) =>
  (await room.sql('select state, tries, last_error from fetches where tries > 0 order by id')).map((row) => ({
    state: row.state,
    error: row.last_error === null ? null : String(row.last_error),
  }));

describe('a mail that SNS tells of', () => {
  test('is answered at once, and fetched byte for byte, with its envelope, once', async () => {
    const on = await stage();
    const other = await newInbox(on.room);
    // Each sign that S3 and its signatures have a way of their own with.
    const key = `${PREFIX}a b+c(d)/é*'!~&=%20`;
    on.aws.put(key, LATIN);
    for (const body of [
      { ok: true, accepted: true },
      { ok: true, duplicate: true },
    ])
      assert.deepEqual(await told(on, key, [on.inbox.address, other.address]), [200, body]);
    const [email] = await came(on.room, on.inbox);
    await came(on.room, other);
    assert.equal(email?.rawFidelity, 'exact');
    assert.ok((await rawOf(on.room, email)).equals(LATIN));
    const { data } = (await on.room.rest('GET', `/arrivals?inboxId=${on.inbox.id}`)).body;
    const { provider, envelopeFrom } = data.find(({ outcome }: { outcome: string }) => outcome === 'accepted');
    assert.deepEqual([provider, envelopeFrom], ['ses', 'bounces@example.org']);
    assert.equal(gets(on.aws).length, 1);
  });

  test('is not fetched when no inbox takes it', async () => {
    const on = await stage();
    on.aws.put(`${PREFIX}none`, LATIN);
    const [status, body] = await told(on, `${PREFIX}none`, ['nobody@postroom.localhost']);
    assert.deepEqual([status, body.ignored], [200, true]);
    assert.deepEqual([await rows(on), gets(on.aws)], [[], []]);
  });

  test('is stored once after S3 was away for an hour', async () => {
    const on = await stage();
    on.aws.put(`${PREFIX}late`, LATIN);
    on.aws.down = 503;
    assert.equal((await told(on, `${PREFIX}late`, [on.inbox.address]))[0], 200);
    const away = 'S3 answered 503 (ServiceUnavailable).';
    // Each wait is over, as the first ones are shorter.
    for (let tries = 1; tries <= 5; tries += 1) {
      await eventually(`try ${tries} failed`, async () => {
        const [row] = await on.room.sql('select tries, last_error, leased_until from fetches where tries > 0');
        return Number(row?.tries) === tries && row?.last_error === away && new Date(row.leased_until as string).getTime() === 0;
      });
      on.clock.pass(HOUR / 5);
    }
    assert.equal(gets(on.aws).length, 5);
    assert.deepEqual(await mailIn(on.room, on.inbox), []);
    on.aws.down = null;
    on.clock.pass(HOUR);
    await came(on.room, on.inbox);
    assert.deepEqual(await told(on, `${PREFIX}late`, [on.inbox.address]), [200, { ok: true, duplicate: true }]);
    assert.equal((await mailIn(on.room, on.inbox)).length, 1);
  });

  test('is fetched with the second key where the first has ended, and told why where both have', async () => {
    const on = await stage({ SES_S3_ACCESS_KEYS: `${ENDED_KEY},${ACCESS_KEY}` });
    on.aws.put(`${PREFIX}two`, LATIN);
    await told(on, `${PREFIX}two`, [on.inbox.address]);
    await came(on.room, on.inbox);
    on.aws.keys = { [KEY_ID]: 'another secret' };
    on.aws.put(`${PREFIX}three`, LATIN);
    await told(on, `${PREFIX}three`, [on.inbox.address]);
    await eventually('the signature is refused', async () =>
      (await rows(on)).some(({ error }) => error === 'S3 answered 403 (SignatureDoesNotMatch).'),
    );
  });

  test('is fetched with a temporary key and the token of its session, and by another key once that has ended', async () => {
    const [id, secret, token] = ['ASIAIOSFODNN7EXAMPLE', 'temporary/K7MDENG+bPxRfiCYEXAMPLEKEY', 'FwoGZXIvYXdzEBYaDEXAMPLE+/=='];
    const on = await stage({ SES_S3_ACCESS_KEYS: `${id}:${secret}:${token},${ACCESS_KEY}` });
    on.aws.keys = { [id]: { secret, token } };
    on.aws.put(`${PREFIX}temporary`, LATIN);
    await told(on, `${PREFIX}temporary`, [on.inbox.address]);
    await came(on.room, on.inbox);
    on.aws.keys = { ...on.aws.keys, [id]: { secret, token: null } };
    on.aws.put(`${PREFIX}ended`, LATIN);
    await told(on, `${PREFIX}ended`, [on.inbox.address]);
    const errors = async () => (await rows(on)).map(({ error }) => error);
    await eventually('no key is left', async () => (await errors()).includes('S3 answered 403 (InvalidAccessKeyId).'));
    const other = await stage({ SES_S3_ACCESS_KEYS: `${id}:${secret}:${token},${ACCESS_KEY}` });
    other.aws.keys = { ...other.aws.keys, [id]: { secret, token: null } };
    other.aws.put(`${PREFIX}other`, LATIN);
    await told(other, `${PREFIX}other`, [other.inbox.address]);
    await came(other.room, other.inbox);
  });

  test('is refused with a temporary key whose token is missing or another', async () => {
    const [id, secret] = ['ASIAIOSFODNN7EXAMPLE', 'temporary/K7MDENG+bPxRfiCYEXAMPLEKEY'];
    for (const [given, answer] of [
      ['', '403 (InvalidAccessKeyId)'],
      [':anotherTokenOfTheSession', '400 (InvalidToken)'],
    ]) {
      const on = await stage({ SES_S3_ACCESS_KEYS: `${id}:${secret}${given}` });
      on.aws.keys = { [id]: { secret, token: 'theTokenOfTheSession' } };
      on.aws.put(`${PREFIX}refused`, LATIN);
      await told(on, `${PREFIX}refused`, [on.inbox.address]);
      await eventually('S3 refuses', async () => (await rows(on))[0]?.error === `S3 answered ${answer}.`);
    }
  });

  test('is given up, and told among the arrivals, where only a client of AWS can decrypt it', async () => {
    const on = await stage();
    on.aws.put(`${PREFIX}secret`, 'xxxx', on.clock.now(), { 'x-amz-meta-x-amz-key-v2': 'AAAA' });
    await told(on, `${PREFIX}secret`, [on.inbox.address]);
    const refused = `/arrivals?inboxId=${on.inbox.id}&outcome=refused`;
    const { reason } = await eventually('it is told', async () => (await on.room.rest('GET', refused)).body.data[0]);
    assert.match(reason, /encrypted for a client of AWS/);
  });
});

describe('a mail that SNS did not tell of', () => {
  /** Starts with what is in the bucket: it is looked through at the start. */
  const look = async (on: Stage) => {
    const before = on.aws.askedFor('list-type=2');
    await on.room.restart();
    await eventually('the bucket was looked through', async () => on.aws.askedFor('list-type=2') > before);
  };

  test('is found for whom SES received it, blind copies too, on every page, and no other object is', async () => {
    const on = await stage();
    const [named, blind] = [await newInbox(on.room), await newInbox(on.room)];
    on.aws.pageSize = 2;
    const ago = (ms: number) => new Date(on.clock.now().getTime() - ms);
    const forged = Buffer.from(
      `Received: by inbound-smtp.eu-west-1.amazonaws.com for ${on.inbox.address}; now\r\n${mailOf('found')}`,
    );
    on.aws.put(`${PREFIX}1-found`, received(`${named.address}, ${blind.address}`, forged), ago(HOUR));
    on.aws.put(`${PREFIX}2 +é`, received(named.address, Buffer.from(mailOf('second'))), ago(24 * HOUR));
    const without = Buffer.from(`To: "A, B" <${named.address}>\r\nCc: ${blind.address}\r\n${mailOf('without for')}`);
    on.aws.put(`${PREFIX}3-without`, without, ago(HOUR));
    on.aws.put(`${PREFIX}AMAZON_SES_SETUP_NOTIFICATION`, received(named.address, Buffer.from(mailOf('setup'))), ago(HOUR));
    on.aws.put('other/4', received(named.address, Buffer.from(mailOf('of another prefix'))), ago(HOUR));
    on.aws.put(`${PREFIX}5-fresh`, received(named.address, Buffer.from(mailOf('fresh'))), ago(MINUTE));
    on.aws.put(`${PREFIX}6-old`, received(named.address, Buffer.from(mailOf('old'))), ago(7 * 24 * HOUR));
    await look(on);
    const subjects = async (inbox: { id: string }, count: number) =>
      (await came(on.room, inbox, count)).map(({ subject }) => subject).sort();
    assert.deepEqual(await subjects(named, 3), ['found', 'second', 'without for']);
    assert.deepEqual(await subjects(blind, 2), ['found', 'without for']);
    assert.equal(gets(on.aws).length, 3);
    assert.equal((await mailIn(on.room, on.inbox)).length, 0);
    // Once it is as old as the others, and those are known by their rows.
    on.clock.pass(HOUR);
    await look(on);
    assert.deepEqual(await subjects(named, 4), ['found', 'fresh', 'second', 'without for']);
    assert.equal(gets(on.aws).length, 4);
  });

  test('is found while the server runs: the bucket is looked through every five minutes', async (t) => {
    t.mock.timers.enable({ apis: ['setInterval'] });
    const on = await stage();
    const looked = () => on.aws.askedFor('list-type=2');
    await eventually('it was looked through at the start', async () => looked() === 1);
    on.aws.put(`${PREFIX}while`, received(on.inbox.address, Buffer.from(mailOf('while it runs'))), on.clock.now());
    on.clock.pass(HOUR);
    t.mock.timers.tick(5 * MINUTE);
    const mails = await came(on.room, on.inbox);
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['while it runs'],
    );
    const before = looked();
    t.mock.timers.tick(5 * MINUTE);
    await eventually('it is looked through again', async () => looked() > before);
    // What was set before is not cleared by a clock that stands still.
    t.mock.timers.reset();
  });

  test('is none that was told of, whether it was stored or ignored', async () => {
    const on = await stage();
    for (const key of ['stored', 'ignored']) on.aws.put(PREFIX + key, LATIN);
    await told(on, `${PREFIX}stored`, [on.inbox.address]);
    await told(on, `${PREFIX}ignored`, ['nobody@postroom.localhost']);
    await came(on.room, on.inbox);
    on.aws.put(`${PREFIX}untold`, received(on.inbox.address, Buffer.from(mailOf('untold'))));
    on.clock.pass(HOUR);
    await look(on);
    // It is the last by name, so the others were passed by.
    await came(on.room, on.inbox, 2);
    assert.deepEqual(
      gets(on.aws)
        .map((one) => one.split('/').at(-1))
        .sort(),
      ['stored', 'untold'],
    );
  });

  test('is told of by SNS after all: it is stored once', async () => {
    const on = await stage();
    const other = await newInbox(on.room);
    on.aws.put(
      `${PREFIX}both`,
      received(on.inbox.address, Buffer.from(mailOf('both'))),
      new Date(on.clock.now().getTime() - HOUR),
    );
    await look(on);
    await came(on.room, on.inbox);
    await told(on, `${PREFIX}both`, [on.inbox.address, other.address]);
    await came(on.room, other);
    assert.equal((await mailIn(on.room, on.inbox)).length, 1);
  });

  test('that names no recipient is given up, and told', async () => {
    const on = await stage();
    on.aws.put(`${PREFIX}nobody`, mailOf('nobody'), new Date(on.clock.now().getTime() - HOUR));
    await look(on);
    const { reason, provider } = await eventually(
      'it is told',
      async () => (await on.room.rest('GET', '/arrivals?outcome=refused')).body.data[0],
    );
    assert.equal(provider, 'ses');
    assert.match(reason, /names no recipient/);
  });
});

test('nothing is asked where no bucket is set, and half of the settings does not start', async () => {
  const aws = await startAws();
  const { SES_S3_BUCKET: bucket = '', ...env } = aws.env;
  await startPostroom({ SES_TOPIC_ARNS: TOPIC, ...env });
  assert.deepEqual(aws.asked, []);
  await assert.rejects(startPostroom({ SES_TOPIC_ARNS: TOPIC, SES_S3_BUCKET: bucket }), /SES_S3_ACCESS_KEYS: must be set/);
  await assert.rejects(startPostroom({ ...env, SES_S3_BUCKET: bucket }), /SES_TOPIC_ARNS: must be set/);
  for (const [name, value] of [
    ['SES_S3_BUCKET', 'https://bucket.s3.amazonaws.com'],
    ['SES_S3_REGION', 'Ireland'],
    ['SES_S3_ACCESS_KEYS', 'AKIAIOSFODNN7EXAMPLE'],
    ['SES_S3_ACCESS_KEYS', `${ACCESS_KEY}:short`],
    ['SES_S3_ACCESS_KEYS', [ACCESS_KEY, ENDED_KEY, ACCESS_KEY].join()],
    ['SES_ENDPOINT_URL', 'localhost'],
  ] as const)
    await assert.rejects(startPostroom({ [name]: value }), new RegExp(`${name}: must be`));
});
