/** Two servers on one PostgreSQL, one of which is killed while it fetches a mail: the other fetches it once its lease is over, and it is stored once. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createDatabase } from '../../support/postgres/databases.ts';
import { type PostgresServer, postgresBinaries, startPostgres } from '../../support/postgres/postgres-server.ts';
import { startProcess } from '../../support/processes/process.ts';
import { BUCKET, PREFIX, startAws } from '../../support/providers/aws.ts';
import { brevoEnv, brevoPost, startBrevoApi } from '../../support/providers/brevo.ts';
import { mailIn, mailOf } from '../../support/providers/provider-posts.ts';
import { noticeOf, resendEnv, startResendApi, svixHeaders } from '../../support/providers/resend.ts';
import { sesObject, snsBody, snsHeaders, TOPIC } from '../../support/providers/sns.ts';
import { eventually, standInClock, startPostroom } from '../../support/rooms/postroom.ts';
import { scratchFolder } from '../../support/running/closing.ts';

const missing = postgresBinaries() === null && 'there is no PostgreSQL here';
const MINUTE = 60_000;

type Posting = { path: string; body: string | Buffer; headers: [string, string][] };

/** A mail that its provider has, and names in a post. */
type Named = {
  notice(to: string, at: Date): Posting;
  /** How often it was asked for. */
  asked(): number;
};

/** A provider that hands out no mail until `answers` is called. */
type Provider = { env: Record<string, string>; keep(subject: string): Named; answers(): void };

const providers: Record<string, () => Promise<Provider>> = {
  Resend: async () => {
    const api = await startResendApi();
    api.raw = 'never';
    return {
      env: resendEnv(api),
      keep: (subject) => {
        const id = api.keep(subject);
        return {
          notice: (to, at) => {
            const body = JSON.stringify(noticeOf(id, [to]));
            return { path: 'resend', body, headers: svixHeaders(body, { at }) };
          },
          asked: () => api.asked.filter((one) => one.what === 'raw' && one.id === id).length,
        };
      },
      answers: () => {
        api.raw = 'well';
      },
    };
  },
  S3: async () => {
    const aws = await startAws();
    aws.hangs = true;
    return {
      env: { SES_TOPIC_ARNS: TOPIC, ...aws.env },
      keep: (subject) => {
        const key = `${PREFIX}${subject}`;
        aws.put(key, mailOf(subject));
        return {
          notice: (to) => {
            const told = { to: [to], from: 'ann@example.org', messageId: subject };
            return { path: 'ses', body: snsBody(sesObject(told, BUCKET, key)), headers: snsHeaders() };
          },
          asked: () => aws.askedFor(`/${BUCKET}/${key}`),
        };
      },
      answers: () => {
        aws.hangs = false;
      },
    };
  },
  Brevo: async () => {
    const api = await startBrevoApi();
    api.answering = 'never';
    return {
      env: brevoEnv(api),
      keep: (subject) => {
        const file = api.keep({ name: 'a.txt', content: subject });
        // The same post each time it is told.
        let told: ReturnType<typeof brevoPost> | null = null;
        return {
          notice: (to) => {
            told ??= brevoPost({ to: [to], files: [file], subject });
            return { path: 'brevo', ...told };
          },
          asked: () => api.asked.filter((token) => token === file.DownloadToken).length,
        };
      },
      answers: () => {
        api.answering = 'well';
      },
    };
  },
};

describe('a server that is killed while it fetches a mail', { skip: missing }, () => {
  let server: PostgresServer;
  before(async () => {
    server = await startPostgres({ fsync: true });
  });
  after(async () => await server?.close());

  for (const [name, open] of Object.entries(providers)) {
    test(`leaves it to another, which stores it once: ${name}`, async () => {
      const provider = await open();
      const env = { ...provider.env, DATABASE_URL: await createDatabase(server.url) };
      const folder = await scratchFolder();
      const killed = await startProcess(folder, env);
      const { body: inbox } = await killed.rest('POST', '/inboxes', {});
      const mail = provider.keep('fetched');
      assert.deepEqual(await tell(killed, mail, inbox), { ok: true, accepted: true });
      await eventually('the mail is asked for', async () => mail.asked() > 0);
      const clock = standInClock();
      const other = await startPostroom(env, { clock });
      await killed.end('SIGKILL');
      provider.answers();
      const subjects = async () => (await mailIn(other, inbox)).map(({ subject }) => subject).sort();
      // What it is told of itself is there, so it has looked for all that is due.
      const looked = async (subject: string) => {
        const named = provider.keep(subject);
        assert.deepEqual(await tell(other, named, inbox, clock.now()), { ok: true, accepted: true });
        await eventually('what the other is told of is there', async () => (await subjects()).includes(subject));
      };

      clock.pass(4 * MINUTE);
      await looked('one more');
      assert.deepEqual([mail.asked(), await subjects()], [1, ['one more']]);
      assert.deepEqual(await tell(other, mail, inbox, clock.now()), { ok: true, duplicate: true });

      clock.pass(2 * MINUTE);
      await eventually('the other has stored it', async () => (await subjects()).includes('fetched'));
      const again = await startProcess(folder, env);
      assert.deepEqual(await tell(again, mail, inbox), { ok: true, duplicate: true });
      clock.pass(6 * MINUTE);
      await looked('the last');
      assert.deepEqual([mail.asked(), await subjects()], [2, ['fetched', 'one more', 'the last']]);
      await again.end('SIGTERM');
      await other.close();
    });
  }
});

async function tell(room: { url: string }, mail: Named, inbox: { address: string }, at = new Date()): Promise<unknown> {
  const { path, body, headers } = mail.notice(inbox.address, at);
  const answer = await fetch(`${room.url}/webhooks/${path}/inbound`, { method: 'POST', headers, body });
  return await answer.json();
}
