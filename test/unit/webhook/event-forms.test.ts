/** What each provider's events say in their own words: kinds and classes, names of mails, and fields that are missing or of another form. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { EVENT_ADAPTERS, type ReportingProvider } from '../../../src/webhook/event-adapters.ts';
import { snsMessage } from '../../support/providers/sns.ts';
import type { Json } from '../../support/rooms/postroom.ts';

const ID = '0198c0de-0000-7000-8000-00000000000a';
const TO = 'ann@example.org';

async function read(name: ReportingProvider, body: unknown, type = 'application/json') {
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const posted = { body: bytes, headers: { 'content-type': [type] }, url: '', now: new Date() };
  const told = await EVENT_ADAPTERS[name].events(posted);
  assert.ok(Array.isArray(told));
  return told;
}

const kindsOf = async (name: ReportingProvider, body: unknown, type?: string) =>
  (await read(name, body, type)).map((event) => (event === null ? null : [event.kind, event.ofAddress ?? false]));

const mandrill = (events: unknown[]) => new URLSearchParams({ mandrill_events: JSON.stringify(events) }).toString();
const FORM = 'application/x-www-form-urlencoded';

describe('Postmark', () => {
  const bounce = (Type: string) => ({ RecordType: 'Bounce', Type, Email: TO, ID: 1 });
  test('tells a final bounce from one for now, from a block, and from an answer', async () => {
    for (const [type, wanted] of [
      ['HardBounce', ['bounced', true]],
      ['BadEmailAddress', ['bounced', true]],
      ['Transient', ['deferred', false]],
      ['DnsError', ['deferred', false]],
      ['SoftBounce', ['failed', false]],
      ['SpamNotification', ['failed', false]],
      ['DMARCPolicy', ['failed', false]],
      ['AutoResponder', null],
      ['Subscribe', null],
      ['constructor', ['failed', false]],
    ] as const)
      assert.deepEqual(await kindsOf('postmark', bounce(type)), [wanted], type);
  });

  test('tells why an address is suppressed, and nothing when it no longer is', async () => {
    const change = (SuppressSending: boolean, SuppressionReason: string | null) => ({
      ...{ RecordType: 'SubscriptionChange', Recipient: TO, SuppressSending, SuppressionReason },
    });
    assert.deepEqual(await kindsOf('postmark', change(true, 'ManualSuppression')), [['unsubscribed', false]]);
    assert.deepEqual(await kindsOf('postmark', change(true, 'SpamComplaint')), [['complained', false]]);
    assert.deepEqual(await kindsOf('postmark', change(false, null)), [null]);
  });

  test('names our id whatever the letters of its name, and the same number of a bounce and a complaint is not one event', async () => {
    const [one] = await read('postmark', { ...bounce('HardBounce'), Metadata: { 'Postroom-Email-Id': ID.toUpperCase() } });
    const [other] = await read('postmark', { RecordType: 'SpamComplaint', Email: TO, ID: 1, Metadata: null });
    assert.deepEqual([one?.emailId, other?.emailId], [ID, null]);
    assert.notEqual(one?.eventId, other?.eventId);
  });
});

test('SendGrid: what was dropped was not sent, a block is no word of the address, and odd fields count as missing', async () => {
  const events = [
    { event: 'dropped', email: TO, reason: 'Bounced Address' },
    { event: 'bounce', type: 'bounce', email: TO, reason: '500 gone', bounce_classification: 'Invalid Address' },
    { event: 'bounce', type: 'blocked', email: TO },
    { event: 'processed', email: TO },
    { event: 'group_unsubscribe', email: TO, 'smtp-id': 7, status: {}, sg_event_id: ['x'] },
    { event: ['delivered'], email: TO },
  ];
  assert.deepEqual(await kindsOf('sendgrid', events), [
    ['failed', false],
    ['bounced', true],
    ['failed', false],
    null,
    ['unsubscribed', false],
    null,
  ]);
});

test('Postal: a bounce that came back is of the mail it is about, and mail that came in is none of these', async () => {
  const message = { direction: 'outgoing', message_id: `${ID}@postroom.localhost`, to: TO };
  const bounce = { direction: 'incoming', message_id: 'other@example.org', to: 'bk87jw@psrp.example' };
  const [event] = await read('postal', { event: 'MessageBounced', uuid: 'u', payload: { original_message: message, bounce } });
  assert.deepEqual([event?.kind, event?.recipient, event?.messageId], ['bounced', TO, `${ID}@postroom.localhost`]);
  const incoming = { event: 'MessageDeliveryFailed', uuid: 'u', payload: { message: bounce } };
  assert.deepEqual(await read('postal', incoming), [null]);
  assert.deepEqual(await kindsOf('postal', { event: 'MessageHeld', uuid: 'u', payload: { message } }), [['deferred', false]]);
  assert.deepEqual(await kindsOf('postal', { event: 'DomainDNSError', payload: { domain: 'x' } }), [null]);
});

test('MailerSend: both versions of its form, with our id among the tags', async () => {
  const tags = [`postroom-email-id-${ID}`];
  const meta = { bounce_reason: 'User unknown', bounce_code: 550 };
  const [second] = await read('mailersend', {
    type: 'activity.hard_bounced',
    data: { id: 'e2', type: 'hard_bounced', recipient: TO, tags, meta },
  });
  assert.deepEqual([second?.kind, second?.recipient, second?.emailId, second?.code], ['bounced', TO, ID, 550]);
  const [first] = await read('mailersend', {
    type: 'activity.spam_complaint',
    data: { id: 'e1', type: 'spam_complaint', email: { tags, recipient: { email: TO } }, morph: [] },
  });
  assert.deepEqual([first?.kind, first?.recipient, first?.emailId, first?.eventId], ['complained', TO, ID, 'e1']);
  assert.deepEqual(await read('mailersend', { type: 'activity.sent', data: null }), [null]);
});

test('SparkPost: classes of bounces, and a batch in which one event cannot be read', async () => {
  const bounce = (bounce_class: unknown) => ({ msys: { message_event: { type: 'bounce', bounce_class, raw_rcpt_to: TO } } });
  assert.deepEqual(
    await kindsOf('sparkpost', [...['10', 30, '25', '51', '70', '90', '60', '100'].map(bounce), { msys: { message_event: 7 } }]),
    [
      ['bounced', true],
      ['bounced', true],
      ['failed', false],
      ['failed', false],
      ['failed', false],
      ['unsubscribed', false],
      null,
      null,
      null,
    ],
  );
});

test('Mandrill: a hard bounce speaks of the address where it says so, and metadata may be a list', async () => {
  const bounce = (bounce_description: string) => ({
    event: 'hard_bounce',
    ts: 1,
    msg: { email: TO, bounce_description, metadata: [] },
  });
  const events = [bounce('bad_mailbox'), bounce('general'), { event: 'send', msg: { email: TO } }, { type: 'blacklist' }, 7];
  assert.deepEqual(await kindsOf('mandrill', mandrill(events), FORM), [['bounced', true], ['bounced', false], null, null, null]);
});

test('Mailjet: one event or a list of them, and a greylisted mail is tried again', async () => {
  const greylisted = { event: 'bounce', email: TO, hard_bounce: false, error: 'greylisted' };
  assert.deepEqual(await kindsOf('mailjet', greylisted), [['deferred', false]]);
  assert.deepEqual(
    await kindsOf('mailjet', [
      { event: 'bounce', email: TO, hard_bounce: true, error: 'user unknown' },
      { event: 'bounce', email: TO, hard_bounce: true, error: 'policy issue' },
      { event: 'blocked', email: TO, error: 'preblocked' },
      { event: 'open', email: TO },
    ]),
    [['bounced', true], ['bounced', false], ['failed', false], null],
  );
});

test('Brevo: the names of its events', async () => {
  for (const [event, wanted] of [
    ['invalid_email', ['bounced', true]],
    ['blocked', ['failed', false]],
    ['error', ['failed', false]],
    ['request', null],
    ['proxy_open', null],
  ] as const)
    assert.deepEqual(await kindsOf('brevo', { event, email: TO }), [wanted], event);
});

test('Resend: bounces by their types, lists of its own, and several recipients of one event', async () => {
  const sent = (type: string, more: Json, to = [TO]) => ({ type, created_at: 'now', data: { email_id: 'e', to, ...more } });
  const bounce = (type: string, subType: string, to = [TO]) =>
    sent('email.bounced', { bounce: { type, subType, message: 'm' } }, to);
  const both = [`Ann <${TO}>`, 'bob@example.org'];
  for (const [event, wanted] of [
    [bounce('Permanent', 'NoEmail'), [['bounced', true]]],
    [bounce('Permanent', 'MailboxFull'), [['bounced', false]]],
    [bounce('Permanent', 'Suppressed'), [['failed', false]]],
    [bounce('Transient', 'General'), [['failed', false]]],
    [sent('email.bounced', {}), [['bounced', false]]],
    [sent('email.suppressed', { suppressed: { message: 'on a list' } }), [['failed', false]]],
    [sent('email.failed', { failed: { reason: 'quota' } }), [['failed', false]]],
    [sent('email.sent', {}), [null]],
    [sent('contact.updated', { to: null }), [null]],
    [{ type: 'email.delivered' }, [null]],
    // It does not say whom of them.
    [bounce('Permanent', 'NoEmail', both), Array(2).fill(['failed', false])],
    [sent('email.complained', {}, both), [null, null]],
    [sent('email.delivered', {}, both), Array(2).fill(['delivered', false])],
  ] as const)
    assert.deepEqual(await kindsOf('resend', event), wanted, JSON.stringify(event));
  const told = await read(
    'resend',
    sent('email.delivered', { message_id: '<x@y.example>', tags: [{ name: 'postroom-email-id', value: ID }] }, both),
  );
  assert.deepEqual(
    told.map((event) => [event?.recipient, event?.messageId, event?.emailId]),
    [
      [TO, 'x@y.example', ID],
      ['bob@example.org', 'x@y.example', ID],
    ],
  );
  const headers = [{ name: 'Postroom-Email-ID', value: ID }, 7];
  const [named] = await read('resend', sent('email.failed', { headers, failed: { reason: 'quota' } }));
  assert.deepEqual([named?.emailId, named?.reason, named?.messageId], [ID, 'quota', null]);
});

describe('Amazon SES', () => {
  const sns = (notice: unknown) => snsMessage({ Message: typeof notice === 'string' ? notice : JSON.stringify(notice) });
  const to = { emailAddress: TO };
  const bounce = (bounceType: string, bounceSubType: string) => ({
    ...{ eventType: 'Bounce', bounce: { bounceType, bounceSubType, bouncedRecipients: [to] } },
  });
  const complaint = (more: Json) => ({ notificationType: 'Complaint', complaint: { complainedRecipients: [to], ...more } });

  test('tells bounces, complaints and refusals by their types, and what only tries a topic is none', async () => {
    for (const [notice, wanted] of [
      [bounce('Permanent', 'General'), [['bounced', true]]],
      [bounce('Permanent', 'OnAccountSuppressionList'), [['failed', false]]],
      [bounce('Transient', 'MailboxFull'), [['failed', false]]],
      [bounce('Undetermined', 'Undetermined'), [['failed', false]]],
      [complaint({ complaintFeedbackType: 'not-spam' }), [null]],
      [complaint({ complaintSubType: 'OnAccountSuppressionList' }), [['failed', false]]],
      [complaint({ complaintSubType: null }), [['complained', false]]],
      [
        { eventType: 'Reject', reject: { reason: 'Bad content' }, mail: { destination: [TO, 'bob@example.org'] } },
        Array(2).fill(['failed', false]),
      ],
      [{ eventType: 'Rendering Failure', mail: { destination: [TO] } }, [null]],
      [{ eventType: 'Send', mail: null }, [null]],
      [{ eventType: 'Bounce', bounce: { bouncedRecipients: [7, null] } }, [null, null]],
      [{ notificationType: 'AmazonSnsSubscriptionSucceeded' }, []],
      ['Successfully validated SNS topic for Amazon SES event publishing.', []],
      ['[]', []],
    ] as const)
      assert.deepEqual(await kindsOf('ses', sns(notice)), wanted, JSON.stringify(notice));
  });

  test('tells of several recipients in one event, each with the words of its server, under names of their own', async () => {
    const bob = { emailAddress: 'Bob <bob@example.org>', status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 user unknown' };
    const message = sns({
      eventType: 'Bounce',
      bounce: { bounceType: 'Permanent', bounceSubType: 'General', bouncedRecipients: [to, bob] },
    });
    const [first, second] = await read('ses', message);
    assert.deepEqual([first?.recipient, second?.recipient], [TO, 'bob@example.org']);
    assert.deepEqual([second?.code, second?.statusCode, second?.reason], [550, '5.1.1', 'smtp; 550 5.1.1 user unknown']);
    assert.notEqual(first?.eventId, second?.eventId);
    assert.deepEqual(
      (await read('ses', message)).map((one) => one?.eventId),
      [first?.eventId, second?.eventId],
    );
  });

  test('names the mail by the Message-ID that it was given, a tag, or the field that asks for the tag', async () => {
    const delivery = { recipients: [TO], smtpResponse: '250 ok', timestamp: 'now' };
    const named = async (mail: Json) => (await read('ses', sns({ notificationType: 'Delivery', delivery, mail })))[0];
    const id = `${ID}@postroom.localhost`;
    assert.equal((await named({ headers: [{ name: 'Message-Id', value: `<${id}>` }] }))?.messageId, id);
    assert.equal((await named({ headers: 'none', commonHeaders: { messageId: `<${id}>` } }))?.messageId, id);
    assert.equal((await named({ tags: { 'postroom-email-id': [ID] } }))?.emailId, ID);
    const headers = [{ name: 'X-SES-MESSAGE-TAGS', value: `a=b, postroom-email-id=${ID}` }];
    assert.equal((await named({ headers }))?.emailId, ID);
    assert.deepEqual([(await named({}))?.emailId, (await named({}))?.messageId], [null, null]);
  });
});

test('what has no name of its own is named by all that it says, the same each time', async () => {
  const event = { event: 'delivered', email: TO, ts_epoch: 1, 'X-Mailin-custom': ID };
  const nameOf = async (more: Json) => (await read('brevo', { ...event, ...more }))[0]?.eventId;
  const name = await nameOf({});
  assert.equal(await nameOf({}), name);
  for (const more of [{ ts_epoch: 2 }, { email: 'bob@example.org' }, { event: 'spam' }, { 'X-Mailin-custom': 'other' }])
    assert.notEqual(await nameOf(more), name);
});

test('a reason is one line, with the reply code and the status code that it begins with', async () => {
  const [event] = await read('brevo', { event: 'hard_bounce', email: TO, reason: 'smtp;550 5.1.1 no\r\n\u0000such user' });
  assert.deepEqual([event?.code, event?.reason], [550, 'smtp;550 5.1.1 no such user']);
  const [long] = await read('brevo', { event: 'hard_bounce', email: TO, reason: 'x'.repeat(100_000) });
  assert.ok((long?.reason?.length ?? 0) < 10_000);
});
