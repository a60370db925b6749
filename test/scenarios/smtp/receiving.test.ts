/** Mail that other servers hand over: who gets it, what is stored of it, and what it is called. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { smtpClient } from '../../support/clients/smtp-client.ts';
import { eventually, type Json } from '../../support/rooms/postroom.ts';
import { newMail, POSTMASTER, startSmtpRoom } from '../../support/rooms/smtp-room.ts';

const room = await startSmtpRoom({ METRICS_LISTEN: '127.0.0.1:0' });
const newInbox = async (localPart?: string) => (await room.rest('POST', '/inboxes', { localPart })).body as Json;
const mailsOf = async (id: unknown) => (await room.rest('GET', `/emails?inboxId=${id}`)).body.data as Json[];
const arrivals = async () => (await room.rest('GET', '/arrivals?limit=100')).body.data as [Json, ...Json[]];
const ada = await newInbox('ada');
const grace = await newInbox('grace');

describe('a mail over SMTP', () => {
  test('is stored byte for byte, with its envelope and its way in, before it is answered 250', async () => {
    const mail = newMail(String(ada.address));
    const client = await smtpClient(room);
    assert.match((await client.envelope('Someone@Example.org', 'ada@postroom.localhost'))[0] ?? '', /^250 /);
    const reply = await client.data(mail);
    const [email] = await mailsOf(ada.id);
    assert.equal(reply, `250 2.6.0 Stored as ${email?.id}`);
    assert.equal((await room.download(`/emails/${email?.id}/raw`)).bytes.toString('latin1'), mail);
    assert.equal(email?.rawFidelity, 'exact');
    // Its sender may be checked by now.
    const [{ id: _id, at: _at, senderVerdict: _verdict, ...arrival }] = await arrivals();
    assert.deepEqual(arrival, {
      provider: 'smtp',
      envelopeFrom: 'Someone@Example.org',
      recipient: 'ada@postroom.localhost',
      inboxId: ada.id,
      outcome: 'accepted',
      reason: null,
      emailId: email?.id,
      size: mail.length,
      rawFidelity: 'exact',
    });
    assert.match(await client.say('QUIT'), /^221 /);
  });

  test('reaches each of its recipients, also by a plus-address and in capitals, in one session after another mail', async () => {
    const client = await smtpClient(room);
    const before = [await mailsOf(ada.id), await mailsOf(grace.id)];
    for (const to of ['ADA+news@Postroom.Localhost', 'grace@postroom.localhost']) {
      assert.match((await client.envelope('', to))[0] ?? '', /^250 /);
      assert.match(await client.data(newMail(to)), /^250 2\.6\.0 Stored/);
    }
    const [both] = [await client.envelope('x@example.org', 'ada@postroom.localhost', 'grace@postroom.localhost')];
    assert.equal(both.length, 2);
    assert.match(await client.data(newMail('both')), /^250 2\.6\.0 Stored/);
    const now = [await mailsOf(ada.id), await mailsOf(grace.id)];
    assert.deepEqual(
      now.map((list, index) => list.length - (before[index]?.length ?? 0)),
      [2, 2],
    );
    assert.equal((await arrivals()).find(({ recipient }) => recipient === 'ADA+news@postroom.localhost')?.envelopeFrom, '');
  });

  test('is counted and told under the name smtp, also when it is refused', async () => {
    const client = await smtpClient(room);
    await client.envelope('x@example.org', 'nobody@postroom.localhost');
    const metrics = await (await fetch(room.app.metricsUrl ?? '')).text();
    assert.match(metrics, /postroom_arrivals_total\{provider="smtp",outcome="stored"\} [1-9]/);
    assert.match(metrics, /postroom_arrivals_total\{provider="smtp",outcome="refused"\} [1-9]/);
    await eventually('it is in the log of arrivals', async () => {
      const { body } = await room.rest('GET', '/arrivals?outcome=refused');
      return (body.data as Json[]).some(({ provider, reason }) => provider === 'smtp' && String(reason).startsWith('5.1.1'));
    });
  });

  test('that brings results of checks under our name is flagged; under another name it is not', async () => {
    const client = await smtpClient(room);
    const named = async (name: string) => {
      await client.envelope('x@example.org', 'ada@postroom.localhost');
      await client.data(`Authentication-Results: (hi)\r\n ${name}; spf=pass\r\n${newMail('ada@postroom.localhost')}`);
      return (await mailsOf(ada.id))[0];
    };
    const forged = await named('Postroom.localhost');
    assert.deepEqual(forged?.anomalies, ['authentication_results_forged']);
    assert.deepEqual((await named('mx.example.org'))?.anomalies, []);
  });
});

describe('a mail that comes again, as its 250 was lost,', () => {
  const bytes = newMail('again').replace(/^Message-ID:.*\r\n/im, '');
  const hand = async (from: string, ...to: string[]) => {
    const client = await smtpClient(room);
    await client.envelope(from, ...to);
    return await client.data(bytes);
  };

  test('is stored once for each recipient, with whichever others it comes, and is not answered otherwise', async () => {
    const [a, g] = [(await mailsOf(ada.id)).length, (await mailsOf(grace.id)).length];
    assert.match(await hand('x@example.org', 'ada@postroom.localhost'), /Stored/);
    assert.equal(await hand('x@example.org', 'ada@postroom.localhost'), '250 2.6.0 It is here already');
    assert.match(await hand('x@example.org', 'grace@postroom.localhost', 'ada@postroom.localhost'), /Stored/);
    assert.equal(
      await hand('x@example.org', 'ada@postroom.localhost', 'grace@postroom.localhost'),
      '250 2.6.0 It is here already',
    );
    assert.deepEqual([(await mailsOf(ada.id)).length - a, (await mailsOf(grace.id)).length - g], [1, 1]);
  });

  test('of another sender is another mail', async () => {
    const before = (await mailsOf(ada.id)).length;
    assert.match(await hand('y@example.org', 'ada@postroom.localhost'), /Stored/);
    assert.equal((await mailsOf(ada.id)).length, before + 1);
  });
});

describe('the postmaster', () => {
  test('has an inbox that was made with the port, and gets mail without a domain', async () => {
    const client = await smtpClient(room);
    assert.match((await client.envelope('x@example.org', 'postmaster'))[0] ?? '', /^250 /);
    assert.match(await client.data(newMail(POSTMASTER)), /Stored/);
    const { body } = await room.rest('GET', '/inboxes?limit=100');
    const postmaster = (body.data as Json[]).find(({ address }) => address === POSTMASTER);
    assert.equal((await mailsOf(postmaster?.id)).length, 1);
  });

  test('gets what comes to abuse@ of the shared domain, which has no inbox of its own', async () => {
    const client = await smtpClient(room);
    assert.match((await client.envelope('x@example.org', 'Abuse@postroom.localhost'))[0] ?? '', /^250 /);
    assert.match(await client.data(newMail('abuse@postroom.localhost')), /Stored/);
    assert.equal((await arrivals())[0].recipient, 'Abuse@postroom.localhost');
  });
});
