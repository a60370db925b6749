/** Fetches that fail: tried again, told to whoever looks, given up in the end, and kept over a restart. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import { MAX_FETCHED } from '../../../src/webhook/fetching.ts';
import { scrape } from '../../support/clients/scrape.ts';
import { isShared } from '../../support/postgres/test-database.ts';
import { examine } from '../../support/processes/doctoring.ts';
import { mailIn, newInbox } from '../../support/providers/provider-posts.ts';
import { noticeOf, postNotice, resendEnv, startResendApi } from '../../support/providers/resend.ts';
import { eventually, type Postroom, standInClock, startPostroom } from '../../support/rooms/postroom.ts';
import { closeAfterEach } from '../../support/running/closing.ts';

closeAfterEach();

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const stage = async (clock = standInClock()) => {
  const api = await startResendApi();
  const room = await startPostroom({ ...resendEnv(api), METRICS_LISTEN: '127.0.0.1:0' }, { clock });
  return { api, room, clock, inbox: await newInbox(room) };
};

type Stage = Awaited<ReturnType<typeof stage>>;

const tell = async ({ room, inbox, clock }: Stage, id: string) => {
  const answer = await postNotice(room, noticeOf(id, [inbox.address]), { at: clock.now() });
  assert.equal(answer.status, 200);
  return answer.body;
};

const came = (room: Postroom, inbox: { id: string }) =>
  eventually('the mail came', async () => {
    const mails = await mailIn(room, inbox);
    return mails.length > 0 && mails;
  });

const refusals = async ({ room, inbox }: Stage) =>
  (await room.rest('GET', `/arrivals?inboxId=${inbox.id}&outcome=refused`)).body.data as { reason: string; provider: string }[];

/** The one fetch of the room; `isHeld` = somebody has it in hand. */
async function rowOf({ room }: Stage) {
  const [row = {}] = await room.sql('select state, tries, next_try_at, leased_until, last_error from fetches');
  const time = (value: unknown) => new Date(value as string | number | Date).getTime();
  const { state, tries, last_error: error } = row;
  return {
    state,
    tries: Number(tries),
    nextTryAt: time(row.next_try_at),
    isHeld: time(row.leased_until) > 0,
    error: String(error),
  };
}

/** Until so many tries have ended. */
const tried = (on: Stage, tries: number) =>
  eventually(`${tries} tries ended`, async () => {
    const row = await rowOf(on);
    return row.tries >= tries && !row.isHeld && row;
  });

/** Lets the time pass until the next try, and that try end; answers for how long it waited, in milliseconds. */
async function passToNextTry(on: Stage): Promise<number> {
  const { tries, nextTryAt } = await rowOf(on);
  const wait = Math.max(0, nextTryAt - on.clock.now().getTime());
  on.clock.pass(wait);
  await tried(on, tries + 1);
  return wait;
}

test('a fetch that fails for an hour and then works is tried at growing distances, shown while it waits, and stored once', async () => {
  const on = await stage();
  const { api, room, clock, inbox } = on;
  const id = api.keep('late');
  api.mail = 500;
  await tell(on, id);
  await tried(on, 1);
  const waiting = await scrape(room.app.metricsUrl);
  assert.deepEqual(
    [waiting.value('postroom_fetches_waiting'), waiting.value('postroom_fetches_total', { result: 'failed' })],
    [1, 1],
  );
  const waits: number[] = [];
  while (waits.reduce((sum, one) => sum + one, 0) < HOUR) waits.push(await passToNextTry(on));
  assert.ok(waits.length >= 6 && waits.length <= 9, `${waits.length} tries in an hour`);
  assert.ok((waits[0] ?? 0) <= 6 * SECOND && (waits.at(-1) ?? 0) >= 10 * MINUTE, waits.join());
  assert.match((await rowOf(on)).error, /^Resend answered 500\.$/);
  assert.deepEqual(await mailIn(room, inbox), []);
  await eventually('a scrape tells its age', async () => {
    const { value } = await scrape(room.app.metricsUrl);
    return value('postroom_fetches_oldest_seconds') >= 3600;
  });
  api.mail = 'well';
  clock.pass((await rowOf(on)).nextTryAt - clock.now().getTime());
  await came(room, inbox);
  assert.deepEqual(await tell(on, id), { ok: true, duplicate: true });
  assert.deepEqual([(await mailIn(room, inbox)).length, api.count('raw')], [1, 1]);
  await eventually('a scrape tells that none waits', async () => {
    const { value } = await scrape(room.app.metricsUrl);
    return value('postroom_fetches_waiting') === 0 && value('postroom_fetches_oldest_seconds') === 0;
  });
  assert.deepEqual(await refusals(on), []);
});

test('a fetch answered 404 for ever is given up after three days, which the arrivals tell; posted again, it is tried again', async () => {
  const on = await stage();
  const { api, room, clock, inbox } = on;
  const id = randomUUID();
  await tell(on, id);
  await tried(on, 1);
  clock.pass(3 * DAY - HOUR);
  // After a long stop of the server too, it is tried some times. The first of them is due at once, and may be over already.
  while ((await rowOf(on)).tries < 8) await passToNextTry(on);
  assert.deepEqual([(await rowOf(on)).state, await refusals(on)], ['waiting', []]);
  clock.pass(HOUR);
  await passToNextTry(on);
  assert.equal((await rowOf(on)).state, 'failed');
  const told = (await refusals(on)).map(({ provider, reason }) => [provider, reason]);
  assert.deepEqual(told, [['resend', 'the mail could not be fetched: Resend answered 404']]);
  assert.equal((await scrape(room.app.metricsUrl)).value('postroom_fetches_total', { result: 'given_up' }), 1);
  const asked = api.count('mail');
  clock.pass(DAY);
  api.kept.set(id, { mime: Buffer.from('Subject: found\r\n\r\n') });
  assert.equal(api.count('mail'), asked);
  assert.deepEqual(await tell(on, id), { ok: true, accepted: true });
  assert.equal((await came(room, inbox))[0]?.subject, 'found');
});

test('a server that asks for time gets it, an hour at most', async () => {
  const on = await stage();
  const { api, clock } = on;
  let asked = '30';
  api.mail = (response) => response.writeHead(429, { 'retry-after': asked }).end();
  await tell(on, api.keep('slowly'));
  await tried(on, 1);
  assert.equal((await rowOf(on)).nextTryAt - clock.now().getTime(), 30 * SECOND);
  asked = '99999';
  await passToNextTry(on);
  assert.equal((await rowOf(on)).nextTryAt - clock.now().getTime(), HOUR);
});

test('`doctor` says since when a mail waits, and why', async () => {
  const on = await stage(standInClock(new Date(Date.now() - HOUR)));
  const { api, room } = on;
  assert.deepEqual((await examine(room.env)).of('fetches'), ['ok fine']);
  api.keys = ['re_another_key_of_the_account'];
  await tell(on, api.keep('locked out'));
  await tried(on, 1);
  const { of, said } = await examine(room.env);
  assert.deepEqual(of('fetches'), ['warning late']);
  assert.match(
    said('fetches'),
    /^Mail from resend has waited to be fetched since 20\S+Z; tries so far: 1\. Resend answered 401\.$/,
  );
});

test('a mail that is too large is given up at once', async () => {
  const on = await stage();
  const { api } = on;
  for (const raw of [announced, streamed]) {
    const before = (await refusals(on)).length;
    api.raw = raw;
    await tell(on, api.keep('huge'));
    const [refusal] = await eventually('it was given up', async () => {
      const found = await refusals(on);
      return found.length > before && found;
    });
    assert.match(refusal?.reason ?? '', /^the mail could not be fetched: 127\.0\.0\.1 answered with more than \d+ bytes$/);
  }
  assert.equal(api.count('raw'), 2);
});

test('between the post and the fetch the server may be started anew; the fetch under way holds up nothing', async () => {
  const on = await stage();
  const { api, room, inbox } = on;
  api.mail = 'never';
  await tell(on, api.keep('kept'));
  await eventually('it was asked for', async () => api.count('mail') > 0);
  const began = performance.now();
  await room.app.close();
  assert.ok(performance.now() - began < 10_000);
  assert.equal((await rowOf(on)).isHeld, false);
  api.mail = 'well';
  await room.restart();
  await came(room, inbox);
  assert.equal(api.count('raw'), 1);
});

test('an address of the raw mail that is not public is not asked', async () => {
  const on = await stage();
  const { api } = on;
  // Beside the range that the operator allows.
  api.cdn = api.url.replace('127.0.0.1', '127.0.0.2');
  await tell(on, api.keep('inside'));
  await tried(on, 1);
  assert.match((await rowOf(on)).error, /127\.0\.0\.2 is asked by https only/);
  assert.equal(api.count('raw'), 0);
});

test('what waits of several mails is fetched a few at a time, each once, by whichever instance', async () => {
  const on = await stage();
  const { api, room, inbox } = on;
  const other = isShared ? await room.another() : room;
  let [now, most] = [0, 0];
  api.mail = 503;
  const ids = Array.from({ length: 20 }, (_, n) => api.keep(`mail ${n}`));
  for (const id of ids) await tell(on, id);
  await eventually('all failed', async () => {
    const rows = await room.sql('select id from fetches where last_error is not null');
    return rows.length === ids.length;
  });
  api.asked.length = 0;
  api.mail = 'well';
  api.raw = (response) => {
    most = Math.max(most, ++now);
    setImmediate(() => {
      now -= 1;
      response.writeHead(200).end(api.kept.get(String(ids[0]))?.mime);
    });
  };
  on.clock.pass(MINUTE);
  await eventually('all were fetched', async () => {
    const rows = await other.sql("select id from fetches where state = 'done'");
    return rows.length === ids.length;
  });
  assert.deepEqual([api.count('mail'), api.count('raw')], [ids.length, ids.length]);
  assert.ok(most <= (isShared ? 8 : 4), `${most} at a time`);
  // They all have the bytes of the first, so the inbox has one of them.
  assert.equal((await mailIn(room, inbox)).length, 1);
});

/** More than is taken, as the header says, and as it turns out. */
function announced(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': String(MAX_FETCHED + 1) }).flushHeaders();
}

function streamed(response: ServerResponse): void {
  response.writeHead(200);
  const piece = Buffer.alloc(1024 * 1024, 'x');
  const more = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', more);
  more();
}
