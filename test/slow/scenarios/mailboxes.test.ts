/** Mail of another mailbox, imported with the command beside a running server: it is there as it was, and it is no arrival. */
import assert from 'node:assert/strict';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { inPipe, inThisProcess, type Ran } from '../../support/processes/command-line.ts';
import { mime, unfenced, walk } from '../../support/rooms/conversation.ts';
import { type Json, startPostroom } from '../../support/rooms/postroom.ts';
import { scratchFolder } from '../../support/running/closing.ts';

// Nothing is sent: no key that may reaches the relay.
const room = await startPostroom({ SMTP_URL: 'smtp://127.0.0.1:1' });
const folder = await scratchFolder();
const ONE_PROCESS = process.env.TEST_DATABASE === 'pglite' ? 'PGlite is for one process' : false;
let inboxes = 0;

async function newInbox(key?: string): Promise<{ id: string; address: string }> {
  const { status, body } = await room.rest('POST', '/inboxes', { localPart: `ada${++inboxes}` }, key ? { key } : {});
  assert.equal(status, 201);
  return body;
}

const command = (...words: string[]): Promise<Ran> => inThisProcess(room.env, ...words);
const emailsOf = async (id: string) => (await room.rest('GET', `/emails?inboxId=${id}&limit=100`)).body.data;
const eventsOf = async (id: string) =>
  (await walk(room, '/events', 'after')).filter(({ inboxId }) => inboxId === id).map(({ type }) => type);

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** An mbox of mails, each with the line that it begins with. */
const mbox = (...mails: string[]) => mails.map((mail) => `From - Thu Nov  5 07:08:09 2026\n${mail}\n`).join('');

const mail = (to: string, subject: string, headers: string[] = [], from?: string) =>
  mime({ to, subject, text: 'The meadow is dry.', headers, ...(from ? { from } : {}) });

const received = (at: string) => `Received: from a.example by b.example (${at});\r\n ${at}`;

describe('an import', { skip: ONE_PROCESS }, () => {
  test('keeps bytes, times, flags and direction, tells one event, and does nothing twice', async () => {
    const { id, address } = await newInbox();
    const old = mail(address, 'old', [
      received('Tue, 3 Mar 2015 10:00:00 +0100'),
      'Date: Mon, 2 Mar 2015 10:00:00 +0000',
      'Status: RO',
    ]);
    const sent = mail(
      'bob@example.org',
      'sent',
      ['Date: Wed, 4 Mar 2015 10:00:00 +0000', 'Message-ID: <s@x>'],
      `Ada <${address}>`,
    );
    const answer = mail(address, 'Re: sent', ['Date: Thu, 5 Mar 2015 10:00:00 +0000', 'In-Reply-To: <s@x>']);
    const future = mail(address, 'future', ['Date: Thu, 5 Mar 2099 10:00:00 +0000']);
    const path = file('mails.mbox', mbox(old, sent, answer, future));
    const ran = await inPipe(room.env, 'import', '--inbox', address, path);
    assert.deepEqual([ran.code, ran.stdout], [0, `imported 4 mails into ${address}, skipped 0 that it had\n`], ran.stderr);
    const emails = await emailsOf(id);
    const told = emails.map(({ subject, direction, status, isRead, createdAt }: Json) => [
      subject,
      direction,
      status,
      isRead,
      createdAt,
    ]);
    assert.deepEqual(told.slice(1), [
      ['Re: sent', 'inbound', 'received', false, '2015-03-05T10:00:00.000Z'],
      ['sent', 'outbound', 'sent', false, '2015-03-04T10:00:00.000Z'],
      ['old', 'inbound', 'received', true, '2015-03-03T09:00:00.000Z'],
    ]);
    const [newest, reply, own, oldest] = emails;
    assert.deepEqual([newest.subject, newest.createdAt], ['future', newest.importedAt]);
    assert.ok(emails.every(({ importedAt }: Json) => Math.abs(Date.parse(String(importedAt)) - Date.now()) < 60_000));
    assert.deepEqual([reply.threadId, reply.threadReason], [own.threadId, 'in_reply_to']);
    assert.equal((await room.download(`/emails/${oldest.id}/raw`)).bytes.toString(), old);
    const { body } = await room.rest('GET', `/emails/${oldest.id}?view=full`);
    assert.equal(body.sender?.authentication?.verdict ?? 'unknown', 'unknown');
    assert.deepEqual(await eventsOf(id), ['inbox.created', 'import.finished']);
    const again = await command('import', '--inbox', address, path);
    assert.deepEqual([again.code, again.stdout], [0, `imported 0 mails into ${address}, skipped 4 that it had\n`]);
    assert.equal((await emailsOf(id)).length, 4);
    const other = await newInbox();
    assert.match((await command('import', '--inbox', other.address, path)).stdout, /^imported 4 mails /);
  });

  test('is no arrival: no wait and no claim answers it, no log of arrivals names it, and the same mail still arrives', async () => {
    const { id, address } = await newInbox();
    const one = mail(address, 'news', ['Message-ID: <news@x>']);
    await command('import', '--inbox', address, file('one.eml', one));
    const agent = await room.mcp();
    const waited = unfenced((await agent.call('wait_for_email', { inboxId: id, timeoutSeconds: 1 })) as Answered);
    assert.match(JSON.stringify(waited), /timedOut\W+true/);
    assert.match(JSON.stringify(await agent.call('claim_email', { inboxId: id })), /email\W+null/);
    await agent.close();
    assert.deepEqual((await room.rest('GET', `/arrivals?inboxId=${id}`)).body.data, []);
    assert.deepEqual((await room.inbound(address, one)).json, { ok: true });
    // Its check may have ended already.
    const events = (await eventsOf(id)).filter((type) => type !== 'email.authenticated');
    assert.deepEqual(events, ['inbox.created', 'import.finished', 'email.received']);
    // What arrived is known by its bytes.
    assert.match(
      (await command('import', '--inbox', address, file('one.mbox', mbox(one)))).stdout,
      /^imported 0 mails .* skipped 1 /,
    );
  });

  test('makes no address a participant: a reply-only key cannot write to those whom imported mail names', async () => {
    const { id, address } = await newInbox();
    await command('import', '--inbox', address, file('stranger.eml', mail(address, 'offer', ['Message-ID: <offer@x>'])));
    const [email] = await emailsOf(id);
    const { body: key } = await room.rest('POST', '/api-keys', { name: 'agent', mode: 'reply-only', trust: 'any' });
    const reply = await room.rest('POST', `/emails/${email.id}/reply`, { text: 'Yes.' }, { key: key.key });
    assert.deepEqual([reply.status, reply.body.code], [403, 'forbidden'], JSON.stringify(reply.body));
  });

  test('reads a Maildir with its flags and folders, and leaves out what was thrown away or not delivered yet', async () => {
    const { id, address } = await newInbox();
    const maildir = join(folder, 'Maildir');
    for (const part of ['cur', 'new', 'tmp', '.Sent/cur', '.Trash/cur']) mkdirSync(join(maildir, part), { recursive: true });
    const put = (name: string, subject: string, from?: string) =>
      writeFileSync(join(maildir, name), mail(address, subject, [], from));
    put('cur/1.a.host:2,S', 'seen');
    put('cur/2.a.host:2,', 'old and unread');
    put('new/3.a.host', 'new');
    put('tmp/4.a.host', 'not delivered');
    put('.Sent/cur/5.a.host:2,S', 'sent', address);
    put('.Trash/cur/6.a.host:2,S', 'thrown away');
    const { stdout, stderr } = await command('import', '--inbox', address, maildir);
    assert.match(stdout, /^imported 4 mails /);
    assert.match(stderr, /\.Trash is left out; name it to import it too/);
    const read = Object.fromEntries((await emailsOf(id)).map(({ subject, isRead }: Json) => [subject, isRead]));
    assert.deepEqual(read, { seen: true, 'old and unread': false, new: false, sent: true });
  });

  test('tells what is no mail by name and position, and goes on', async () => {
    const { id, address } = await newInbox();
    const picture = file('picture.png', Buffer.from('89504e470d0a1a0a', 'hex'));
    const first = mbox(mail(address, 'one'));
    const mixed = file('mixed.mbox', `${first}${mbox('no header here, only text\n')}${mbox(mail(address, 'two'))}`);
    const { code, stdout, stderr } = await command('import', '--inbox', address, picture, mixed);
    assert.equal(code, 0);
    assert.match(stdout, /^imported 2 mails into \S+, skipped 0 that it had, left out 2\n$/);
    assert.match(stderr, /Left out: \S+picture\.png: this is no mail/);
    assert.match(stderr, new RegExp(`Left out: \\S+mixed\\.mbox, byte ${first.length}: this is no mail`));
    assert.equal((await emailsOf(id)).length, 2);
    const none = await command('import', '--inbox', address, picture);
    assert.deepEqual([none.code, (await command('import', '--inbox', address, join(folder, 'nowhere'))).code], [1, 1]);
    assert.match(
      (await command('import', '--inbox', 'nobody@nowhere.test', mixed)).stderr,
      /No inbox has the address nobody@nowhere\.test/,
    );
  });

  test('stops where the plan does, says so, and goes on from there', async () => {
    const key = await room.account('free');
    const { id, address } = await newInbox(key);
    const path = file('some.mbox', mbox(...Array.from({ length: 12 }, (_, n) => mail(address, `mail ${n}`))));
    const size = Buffer.byteLength(mail(address, 'mail 0'));
    const { body: used } = await room.rest('GET', '/whoami', undefined, { key });
    const [{ account_id: accountId } = {}] = await room.sql(`select account_id from inboxes where id = '${id}'`);
    const store = (bytes: number) =>
      room.sql(
        `insert into counters (account_id, day, name, value) values ('${accountId}', '', 'emails.storedBytes', ${bytes})
         on conflict (account_id, day, name) do update set value = excluded.value returning value`,
      );
    await store(used.plan.limits.storedBytes - 9 * size);
    const { code, stderr } = await command('import', '--inbox', address, path);
    assert.equal(code, 1);
    assert.match(stderr, /The plan free stores \d+ bytes of mail, and they are used up\. 9 mails came in and stay\./);
    await store(0);
    assert.match((await command('import', '--inbox', address, path)).stdout, /^imported 3 mails .* skipped 9 /);
  });

  test('goes on while mail arrives', async () => {
    const { id, address } = await newInbox();
    const path = file('many.mbox', mbox(...Array.from({ length: 300 }, (_, n) => mail(address, `imported ${n}`))));
    const importing = command('import', '--inbox', address, path);
    let ended = false;
    void importing.finally(() => {
      ended = true;
    });
    let arrived = 0;
    for (; !ended; arrived++) assert.equal((await room.inbound(address, mail(address, `arrived ${arrived}`))).status, 200);
    assert.match((await importing).stdout, /^imported 300 mails /);
    const all = await walk(room, `/emails?inboxId=${id}`);
    assert.equal(all.length, 300 + arrived);
    assert.equal((await eventsOf(id)).filter((type) => type === 'email.received').length, arrived);
  });
});

describe('an export', { skip: ONE_PROCESS }, () => {
  const bytesIn = (maildir: string) =>
    readdirSync(join(maildir, 'cur')).map((name) => readFileSync(join(maildir, 'cur', name), 'latin1'));
  /** Of an inbox with mail that arrived, that was sent here and that is no more than a draft. */
  const filled = async () => {
    const { id, address } = await newInbox();
    const odd = `From: x@example.org\nTo: ${address}\nSubject: odd\n\nFrom here on\n>From there\n\0 and no line end`;
    for (const one of [mail(address, 'first'), odd, mail(address, 'third')])
      assert.equal((await room.inbound(address, one)).status, 200);
    const [third] = await emailsOf(id);
    await room.rest('PATCH', `/emails/${third.id}/read`, { isRead: true });
    await room.rest('POST', '/drafts', { inboxId: id, to: 'bob@example.org', subject: 'draft', text: 'x' });
    return { id, address, mails: [mail(address, 'first'), odd, mail(address, 'third')] };
  };

  test('to a Maildir has each mail byte for byte, its flags in its name; again it writes what is new', async () => {
    const { address, mails } = await filled();
    const to = join(folder, 'exported');
    const ran = await inPipe(room.env, 'export', '--inbox', address, '--to', to);
    assert.deepEqual([ran.code, ran.stdout], [0, `exported 3 mails of ${address} to ${to}, skipped 0 that it had\n`], ran.stderr);
    assert.deepEqual(bytesIn(to).sort(), mails.toSorted());
    const flags = readdirSync(join(to, 'cur')).map((name) => name.replace(/^.*:/, ''));
    assert.deepEqual(flags.sort(), ['2,', '2,', '2,S']);
    await room.inbound(address, mail(address, 'fourth'));
    const [cut = ''] = readdirSync(join(to, 'cur'));
    writeFileSync(join(to, 'cur', cut), 'a part');
    assert.match((await command('export', '--inbox', address, '--to', to)).stdout, /^exported 2 mails .* skipped 2 /);
    assert.deepEqual(bytesIn(to).sort(), [...mails, mail(address, 'fourth')].sort());
  });

  test('to an mbox comes back byte for byte, with its flags from the file beside it; one that was cut off goes on', async () => {
    const { address, mails } = await filled();
    const to = join(folder, 'exported.mbox');
    const again = () => command('export', '--inbox', address, '--to', to);
    assert.match((await again()).stdout, /^exported 3 mails /);
    const whole = readFileSync(to);
    assert.doesNotMatch(whole.toString('latin1'), /^Status:/m);
    truncateSync(to, whole.length - 10);
    assert.match((await again()).stdout, /^exported 1 mail .* skipped 2 /);
    assert.deepEqual(readFileSync(to), whole);
    const flags = `${to}.flags.jsonl`;
    writeFileSync(flags, readFileSync(flags, 'utf8').slice(0, -20));
    assert.match((await again()).stdout, /^exported 1 mail .* skipped 2 /);
    assert.deepEqual(readFileSync(to), whole);

    const other = await newInbox();
    assert.match((await command('import', '--inbox', other.address, to)).stdout, /^imported 3 mails /);
    const back = join(folder, 'back');
    await command('export', '--inbox', other.address, '--to', back, '--format', 'maildir');
    assert.deepEqual(bytesIn(back).sort(), mails.toSorted());
    const read = (await emailsOf(other.id)).filter(({ isRead }: Json) => isRead);
    assert.deepEqual(
      read.map(({ subject }: Json) => subject),
      ['third'],
    );
  });

  test('writes over nothing that it did not write', async () => {
    const { address } = await newInbox();
    const ours = file('letters.mbox', 'mine');
    const { code, stderr } = await command('export', '--inbox', address, '--to', ours);
    assert.equal(code, 1);
    assert.match(stderr, /letters\.mbox is there already, and no export wrote it\. Name a file that is not there yet/);
    assert.equal(readFileSync(ours, 'utf8'), 'mine');
    assert.match((await command('export', '--inbox', address, '--to', folder)).stderr, /is there already, and is no Maildir/);
  });

  test('to an mbox that another program has written to since says so, and leaves it as it is', async () => {
    const { address } = await filled();
    const to = join(folder, 'shared.mbox');
    const again = () => command('export', '--inbox', address, '--to', to);
    assert.equal((await again()).code, 0);
    appendFileSync(to, mbox(mail(address, 'of another program')));
    const whole = readFileSync(to);
    await room.inbound(address, mail(address, 'another'));
    const { code, stderr } = await again();
    assert.equal(code, 1);
    assert.match(
      stderr,
      /shared\.mbox holds something at byte \d+ that no export of this inbox wrote\. Nothing of it was changed/,
    );
    assert.deepEqual(readFileSync(to), whole);
  });
});

type Answered = { fence?: unknown };
