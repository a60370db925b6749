/** Answers: to whom, under which subject, in which thread, with what of the mail they answer; once, whoever asks how often. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { correspond, type Stored } from '../../support/rooms/correspondence.ts';
import { type Answer, eventually, type Json, standInClock } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const clock = standInClock();
let serial = 0;

const { room, sink } = await startRelayedRoom({}, { clock });
const desk = await correspond(room, clock, { localPart: 'desk', displayName: 'The desk' });
// Bob gets more answers within the hour than he would of an inbox that nobody set up for it.
await room.rest('PATCH', `/inboxes/${desk.id}`, { exchangesPerHour: 1000 });

test('an agent answers a mail with one call: to its sender, in its thread, with the headers mail programs look for', async () => {
  const agent = await room.mcp();
  const mail = await desk.receive({ from: 'Bob <bob@example.org>', subject: 'Which day?', messageId: '<q1@example.org>' });
  const { body } = await agent.call('reply_to_email', { id: mail.id, text: 'Tuesday.', idempotencyKey: randomUUID() });
  const bare = (text: string) => text.replaceAll(new RegExp(`</?${body.fence}>`, 'g'), '');
  assert.deepEqual(
    [body.status, body.threadId, bare(body.to), bare(body.subject)],
    ['queued', mail.threadId, 'Bob <bob@example.org>', 'Re: Which day?'],
  );
  await agent.close();
  const sent = await sentOut('bob@example.org');
  assert.match(sent, /^In-Reply-To: <q1@example\.org>\r$/m);
  assert.match(sent, /^References: <q1@example\.org>\r$/m);
  assert.match(sent, /^From: The desk <desk@postroom\.localhost>\r$/m);
  assert.match(sent, /\r\n\r\nTuesday\.\s*$/);
});

describe('an answer goes', () => {
  const cases: Record<string, { headers: Json; to: string; cc?: string; all?: string }> = {
    'to the author': { headers: { From: 'Bob <bob@example.org>' }, to: 'Bob <bob@example.org>' },
    'where the author wants it': {
      headers: { From: 'bob@example.org', 'Reply-To': 'Sue <sue@example.net>' },
      to: 'Sue <sue@example.net>',
    },
    'to all of Reply-To, but never to itself': {
      headers: { From: 'bob@example.org', 'Reply-To': 'sue@example.net, desk@postroom.localhost, "T, U" <t@example.net>' },
      to: 'sue@example.net, "T, U" <t@example.net>',
    },
    'to the author when Reply-To names only the inbox': {
      headers: { From: 'bob@example.org', 'Reply-To': 'Desk <desk+x@postroom.localhost>' },
      to: 'bob@example.org',
    },
    'to everybody else, when all are wanted': {
      headers: {
        From: 'bob@example.org',
        To: 'Desk <DESK@postroom.localhost>, carol@example.net, BOB@example.org',
        Cc: 'desk+news@postroom.localhost, dan@example.net, carol@example.net, Team: erin@example.net, dan@example.net;',
      },
      to: 'bob@example.org',
      all: 'carol@example.net, dan@example.net, erin@example.net',
    },
    'to the list once, when it asks for answers': {
      headers: { From: 'bob@example.org', To: 'list@example.net', 'Reply-To': 'list@example.net' },
      to: 'list@example.net',
      all: '',
    },
    'with the case of the address kept': {
      headers: { From: '"x@y" <Reply+aB9Z@Example.ORG>' },
      to: '"x@y" <Reply+aB9Z@example.org>',
    },
    'without a name that no sender of ours may have': {
      headers: { From: '=?utf-8?Q?admin=E2=80=AE=3Croot=40bank.example=3E?= <bob@example.org>' },
      to: 'bob@example.org',
    },
  };
  for (const [what, { headers, to, all }] of Object.entries(cases)) {
    test(what, async () => {
      const mail = await desk.receive(whole(headers));
      assert.deepEqual(pick(await reply(mail, { text: 'x' })), [202, to, '']);
      const path = `/emails/${mail.id}/reply-all`;
      assert.deepEqual(pick(await room.rest('POST', path, { text: 'x' })), [202, to, all ?? ''], 'reply-all');
      assert.deepEqual(pick(await reply(mail, { text: 'x', replyAll: true })), [202, to, all ?? ''], 'replyAll');
    });
  }

  test('to whom its own mail went', async () => {
    const sent = await desk.send({ to: ['bob@example.org', desk.address], cc: ['carol@example.net'], bcc: ['dan@example.net'] });
    assert.deepEqual(pick(await reply(sent, { text: 'x' })), [202, 'bob@example.org', '']);
    assert.deepEqual(pick(await reply(sent, { text: 'x', replyAll: true })), [202, 'bob@example.org', 'carol@example.net']);
    const copy = await eventually('its copy arrives', async () => {
      const { body } = await room.rest('GET', `/emails?threadId=${sent.threadId}&direction=inbound`);
      return body.data[0];
    });
    assert.deepEqual(pick(await reply(copy, { text: 'x' })), [202, 'bob@example.org', '']);
  });

  test('also to those the caller adds, each once', async () => {
    const mail = await desk.receive(whole({ From: 'bob@example.org', Cc: 'carol@example.net' }));
    const cc = ['Bob <BOB@example.org>', 'carol@example.net', 'Eve <eve@example.net>'];
    const answer = pick(await reply(mail, { text: 'x', replyAll: true, cc }));
    assert.deepEqual(answer, [202, 'bob@example.org', 'carol@example.net, Eve <eve@example.net>']);
  });

  test('nowhere when there is no address to answer, or only one that is not written to; the caller is told', async () => {
    for (const From of ['desk@postroom.localhost', 'desk+a@postroom.localhost', 'Nobody', 'undisclosed-recipients:;']) {
      const mail = await desk.receive(whole({ From, To: 'victim@example.net' }));
      const refused = await reply(mail, { text: 'x' });
      assert.match(String(problem(refused, 400, 'invalid_request').errors[0]?.message), /no address to answer/, From);
    }
    for (const From of ['"a b"@example.org', 'a@[127.0.0.1]', 'grüße@example.org', 'a%b@example.org']) {
      const mail = await desk.receive(whole({ From, 'Content-Type': 'text/plain; charset=utf-8' }));
      const refused = await reply(mail, { text: 'x' });
      problem(refused, 400, 'invalid_request');
      assert.match(refused.body.hint, /send_email/);
      assert.doesNotMatch(JSON.stringify(refused.body), /127\.0|gr[uü]ße|a%b/, 'it quotes no mail');
    }
  });
});

test('the subject says Re: once, in whatever language it said so before', async () => {
  for (const subject of [
    'Offer',
    'Re: Offer',
    'AW: Offer',
    'SV: RE: Offer',
    'Antw: Offer',
    'RES: Offer',
    '回复：Offer',
    'Fwd: re[4]: Offer',
    'TR : Offer',
  ]) {
    const mail = await desk.receive({ subject, headers: ['Content-Type: text/plain; charset=utf-8'] });
    assert.equal((await reply(mail, { text: 'x' })).body.subject, 'Re: Offer', subject);
  }
  const bare = await desk.receive({ subject: '' });
  assert.equal((await reply(bare, { text: 'x' })).body.subject, 'Re:');
  const hostile = `=?utf-8?B?${Buffer.from(`A\u202e\u0000\u2028\r\nBcc: evil@example.net ${'x'.repeat(1500)}`).toString('base64')}?=`;
  const answer = await reply(await desk.receive({ subject: hostile }), { text: 'x' });
  assert.equal(answer.status, 202);
  assert.match(answer.body.subject, /^Re: A Bcc: evil@example\.net x+$/);
  assert.equal(answer.body.bcc, '');
});

test('References grows by one with every answer, and of a long conversation keeps the first and the last twenty', async () => {
  const long = Array.from({ length: 60 }, (_, index) => `<r${index}@example.org>`);
  const kinds: [string[], string[]][] = [
    [[], []],
    [['In-Reply-To: <p@example.org>'], ['<p@example.org>']],
    [
      ['In-Reply-To: <p@example.org>', 'References: <o@example.org> <p@example.org>'],
      ['<o@example.org>', '<p@example.org>'],
    ],
    [[`References: ${long.join(' ')}`], ['<r0@example.org>', ...long.slice(-19)]],
  ];
  for (const [headers, earlier] of kinds) {
    const mail = await desk.receive({ messageId: newId(), headers });
    const answer = (await reply(mail, { text: 'x' })).body;
    assert.deepEqual([answer.inReplyTo, answer.references], [mail.messageId, [...earlier, mail.messageId]]);
    const again = (await reply(answer, { text: 'x' })).body;
    const all = [...earlier, mail.messageId, answer.messageId];
    assert.deepEqual(again.references, all.length > 21 ? [all[0], ...all.slice(-20)] : all);
  }
  const nameless = await desk.receive('From: bob@example.org\r\nTo: carol@example.net\r\nSubject: No id\r\n\r\nx');
  const answer = (await reply(nameless, { text: 'x' })).body;
  assert.deepEqual([answer.threadId, answer.inReplyTo, answer.references], [nameless.threadId, null, []]);
});

describe('a quotation', () => {
  test('stands below the answer with who wrote when, line by line, and nested', async () => {
    const mail = await desk.receive({
      from: 'Bob B. <bob@example.org>',
      messageId: newId(),
      text: 'First line\r\n\r\n> earlier words\r\nLast line',
      headers: ['Date: Tue, 3 Mar 2026 15:05:00 +0100'],
    });
    const answer = (await reply(mail, { text: 'Yes.', quote: true })).body;
    const lines = ['On Tue, 03 Mar 2026 14:05:00 GMT, Bob B. wrote:', '> First line', '>', '>> earlier words', '> Last line'];
    assert.equal(answer.text, ['Yes.', '', ...lines].join('\n'));
    assert.equal(answer.html, null);
    assert.equal((await reply(mail, { text: 'Yes.' })).body.text, 'Yes.');
  });

  test('in HTML is words in a blockquote: nothing a sender writes becomes markup, or shows what was hidden', async () => {
    const html = [
      '<p>Seen &lt;img src=x onerror=alert(1)&gt; &amp; "quoted"</p><script>alert(2)</script></blockquote>',
      '<div style="display:none">Hidden words</div><a href="javascript:alert(3)">press</a>',
    ].join('');
    const mail = await desk.receive(
      whole({ From: `"<b>Bob</b>" <bob@example.org>`, 'MIME-Version': '1.0', 'Content-Type': 'text/html; charset=utf-8' }, html),
    );
    const answer = (await reply(mail, { html: '<p>Yes.</p>', quote: true })).body;
    assert.ok(answer.html.startsWith('<p>Yes.</p>\n<div>On '));
    const quoted = answer.html.slice('<p>Yes.</p>'.length);
    assert.match(quoted, /Seen &lt;img src=x onerror=alert\(1\)&gt; &amp; &quot;quoted&quot;/);
    assert.deepEqual(
      quoted.match(/<\/?[a-z]+/g)?.filter((tag: string) => tag !== '<br'),
      ['<div', '</div', '<blockquote', '</blockquote'],
    );
    assert.doesNotMatch(quoted, /Hidden|alert\([23]\)|javascript/);
    assert.equal(answer.text, null);
  });
});

describe('an answer', () => {
  test('is sent once, however often it is asked for with one key, over REST or MCP', async () => {
    const mail = await desk.receive({ from: 'fifty@example.org', messageId: newId() });
    const agent = await room.mcp();
    const headers = { 'idempotency-key': 'fifty answers' };
    const ask = () => room.rest('POST', `/emails/${mail.id}/reply`, { text: 'Once.' }, { headers });
    const answers = await Promise.all(Array.from({ length: 50 }, ask));
    assert.deepEqual([...new Set(answers.map(({ status, body }) => `${status} ${body.id}`))].length, 1);
    assert.equal(answers.filter((one) => one.headers.get('idempotency-replayed') !== 'true').length, 1);
    const input = { id: mail.id, text: 'Once more.', idempotencyKey: 'fifty answers' };
    const called = await Promise.all(Array.from({ length: 50 }, () => agent.call('reply_to_email', input)));
    assert.equal(new Set(called.map(({ body }) => body.id)).size, 1);
    await agent.close();
    const outbound = (await room.rest('GET', `/emails?threadId=${mail.threadId}&direction=outbound`)).body.data;
    assert.equal(outbound.length, 2);
    await room.rest('DELETE', `/emails/${mail.id}`);
    assert.equal((await ask()).body.id, answers[0]?.body.id, 'also when the mail is gone');
  });

  test('settles the claim of the worker in the same commit, and is refused to one that lost it', async () => {
    const inbox = await correspond(room, clock);
    const mail = await inbox.receive({ messageId: newId() });
    const { body } = await room.rest('POST', '/emails/claim', { inboxId: inbox.id });
    assert.equal(body.email.id, mail.id);
    const refused = await reply(mail, { text: 'x', claimId: randomUUID() });
    problem(refused, 409, 'conflict');
    assert.equal((await reply(mail, { text: 'x', claimId: body.claim.id })).status, 202);
    problem(await reply(mail, { text: 'x', claimId: body.claim.id }), 409, 'conflict');
    assert.equal((await room.rest('GET', `/emails/${mail.id}?view=headers`)).body.isRead, true);
    assert.equal((await room.rest('GET', `/emails?threadId=${mail.threadId}&direction=outbound`)).body.data.length, 1);
  });

  test('carries files and labels, and needs words', async () => {
    const mail = await desk.receive({ messageId: newId() });
    const attachments = [{ filename: 'a.txt', content: Buffer.from('file').toString('base64') }];
    const answer = (await reply(mail, { text: 'See the file.', attachments, labels: ['done'] })).body;
    assert.deepEqual([answer.attachments[0].filename, answer.labels], ['a.txt', ['done']]);
    const large = [{ filename: 'large.bin', content: Buffer.alloc(3_000_000, 7).toString('base64') }];
    assert.equal((await reply(mail, { text: 'See the file.', attachments: large })).status, 202, 'as large as a send may be');
    assert.equal(problem(await reply(mail, {}), 400, 'invalid_request').errors[0]?.path, 'text');
    problem(await reply(mail, { text: 'x', attachments: [{ filename: '../a', content: '' }] }), 400, 'invalid_request');
    problem(await reply(mail, { text: 'x', cc: ['a@example.org, b@example.org'] }), 400, 'invalid_request');
  });

  test('is refused where sending is, and where the mail cannot be read', async () => {
    const inbox = await correspond(room, clock);
    const mail = await inbox.receive({});
    const keyOf = async (rights: Json) => (await room.rest('POST', '/api-keys', { name: 'narrow', ...rights })).body.key;
    const ask = (key: string) => room.rest('POST', `/emails/${mail.id}/reply`, { text: 'x' }, { key });
    problem(await ask(await keyOf({ inboxIds: [desk.id] })), 404, 'not_found');
    problem(await ask(await keyOf({ scopes: ['emails:read'] })), 403, 'missing_scope');
    problem(await ask(await keyOf({ scopes: ['emails:send'] })), 403, 'missing_scope');
    problem(await ask(await room.account()), 404, 'not_found');
    await room.rest('PATCH', `/inboxes/${inbox.id}`, { status: 'paused' });
    problem(await reply(mail, { text: 'x' }), 409, 'conflict');
    await room.rest('PATCH', `/inboxes/${inbox.id}`, { status: 'active' });
    await room.rest('DELETE', `/emails/${mail.id}`);
    problem(await reply(mail, { text: 'x' }), 404, 'not_found');
  });
});

function reply(mail: Stored, input: Json): Promise<Answer> {
  return room.rest('POST', `/emails/${mail.id}/reply`, input);
}

function pick({ status, body }: Answer): unknown[] {
  return [status, body.to ?? body.detail, body.cc];
}

function whole(headers: Json, text = 'Hello.'): string {
  const lines = Object.entries({ Subject: 'Hello', 'Message-ID': newId(), ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [...lines, '', text, ''].join('\r\n');
}

function newId(): string {
  return `<a${++serial}@example.org>`;
}

async function sentOut(recipient: string): Promise<string> {
  const mail = await eventually('it goes out', async () => sink.mails.findLast((one) => one.recipients.includes(recipient)));
  return mail.mime.toString();
}
