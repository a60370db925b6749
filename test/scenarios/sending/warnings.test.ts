/** What a dry run warns of: said of mails that are so, and of no others. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { newSigner, signed } from '../../support/mails/signed-mail.ts';
import { type AuthenticatedRoom, mailFrom, openAuthenticatedRoom } from '../../support/rooms/authenticated-room.ts';
import { correspond, type Stored } from '../../support/rooms/correspondence.ts';
import { type Json, standInClock } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';
import { startSmtpSink } from '../../support/servers/smtp-sink.ts';

const clock = standInClock();
const { room } = await startRelayedRoom({}, { clock });
const desk = await correspond(room, clock);
await desk.send({ to: 'known@example.org' });

async function warned(path: string, body: Json): Promise<Stored[]> {
  const answer = await room.rest('POST', path, { ...body, dryRun: true });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  for (const { message } of answer.body.warnings) assert.match(message, /^\S.*\.$/);
  return answer.body.warnings;
}
const ofMail = (more: Json) =>
  warned('/emails/send', { inboxId: desk.id, to: 'known@example.org', subject: 'Hello', text: 'Hello.', ...more });
const codes = async (warnings: Promise<Stored[]>) => (await warnings).map(({ code }) => code);

const PNG = { filename: 'a.png', content: 'iVBORw0KGgo=', contentType: 'image/png', contentId: 'logo' };

describe('nothing is said', () => {
  for (const [what, more] of Object.entries<Json>({
    'of a plain mail to somebody known': {},
    'of one with text, HTML and an image in it': {
      html: '<p>Hello <a href="https://example.org/data:x">there</a><img src="cid:logo"><img src="https://example.org/a.png"></p>',
      attachments: [PNG],
    },
    'of a subject of 200 characters': { subject: 'a'.repeat(200) },
    'of a text about code with braces': { text: 'if (a) { b({ c: {} }); }' },
    'of brackets that are no placeholder': {
      subject: '[Customer Support] Ticket 12',
      text: 'See [1] and [last updated on Monday].',
    },
    'of a text that explains a link': { html: '<p>Never click &lt;a href="javascript:alert(1)"&gt;</p>' },
    'of signs that are no markup': {
      text: 'In C:\\new\\notes the rule is a < b and b > c, 2**3**2 is 512, see [1] (http://x.example).\nUse <br> and **.\n#1 is done.',
    },
    'of Markdown beside HTML': { text: 'This is **new**.', html: '<p>This is <b>new</b>.</p>' },
    'of 20 recipients': { cc: Array.from({ length: 19 }, () => 'known@example.org') },
  })) {
    test(what, async () => assert.deepEqual(await codes(ofMail(more)), []));
  }
});

describe('of recipients', () => {
  test('who were never written to, and only of them', async () => {
    const warnings = await ofMail({ to: ['known@example.org', 'New@example.org'], bcc: ['other@example.org'] });
    assert.deepEqual(
      warnings.map(({ code, addresses }) => [code, addresses]),
      [['new_recipient', ['new@example.org', 'other@example.org']]],
    );
    assert.deepEqual(await codes(ofMail({ to: desk.address })), [], 'itself');
  });

  test('at a domain that is a well-known one misspelt, and not at its neighbours', async () => {
    for (const [address, right] of [
      ['ann@gmial.com', 'gmail.com'],
      ['ann@hotmail.con', 'hotmail.com'],
      ['ann@outlok.com', 'outlook.com'],
    ]) {
      const [first] = await ofMail({ to: address });
      assert.deepEqual([first.code, first.addresses], ['misspelt_domain', [address]]);
      assert.ok(first.message.includes(` ${right} `));
    }
    for (const address of ['ann@gmail.com', 'ann@my-gmial.com', 'ann@gmial.com.example', 'gmial.com@example.org', 'ann@gmx.de']) {
      assert.deepEqual(await codes(ofMail({ to: address })), ['new_recipient'], address);
    }
  });

  test('whose mail is not read', async () => {
    for (const local of ['noreply', 'no-reply', 'No_Reply', 'donotreply', 'no-reply+123', 'MAILER-DAEMON', 'noreply-accounts']) {
      assert.ok((await codes(ofMail({ to: `${local}@example.org` }))).includes('unread_address'), local);
    }
    for (const local of ['reply', 'noreplying', 'nora', 'ask.noreply']) {
      assert.deepEqual(await codes(ofMail({ to: `${local}@example.org` })), ['new_recipient'], local);
    }
  });

  test('who are many and see each other', async () => {
    const many = Array.from({ length: 20 }, () => 'known@example.org');
    assert.deepEqual(await codes(ofMail({ cc: many })), ['many_visible_recipients']);
    assert.deepEqual(await codes(ofMail({ bcc: many })), []);
  });
});

describe('of words', () => {
  test('that are missing', async () => {
    assert.deepEqual(await codes(ofMail({ subject: ' ' })), ['empty_subject']);
    assert.deepEqual(await codes(ofMail({ text: ' \n', attachments: [PNG] })), ['empty_body']);
    assert.deepEqual(await codes(ofMail({ text: undefined, html: '<p>Hello</p>' })), ['html_only']);
    assert.deepEqual(await codes(ofMail({ text: '', html: '<p>Hello</p>' })), ['html_only']);
  });

  test('of the subject, when they are too many', async () => {
    assert.deepEqual(await codes(ofMail({ subject: 'a'.repeat(201) })), ['long_subject']);
  });

  test('that speak of an attachment, when there is none', async () => {
    for (const text of ATTACHED) {
      assert.deepEqual(await codes(ofMail({ text })), ['attachment_missing'], text);
      assert.deepEqual(await codes(ofMail({ text, attachments: [PNG] })), [], text);
    }
    const html = '<p>Please find <b>attached</b> the offer.</p>';
    assert.deepEqual(await codes(ofMail({ text: undefined, html })), ['html_only', 'attachment_missing']);
    for (const text of NOT_ATTACHED) assert.deepEqual(await codes(ofMail({ text })), [], text);
  });

  test('that were not filled in', async () => {
    for (const text of [
      'Dear {{name}},',
      'Dear {{ first_name }},',
      'Best,\n[Your Name]',
      '[Insert date here]',
      'Dear [Name]',
      '[Company Name]',
    ])
      assert.deepEqual(await codes(ofMail({ text })), ['placeholder'], text);
    assert.deepEqual(await codes(ofMail({ subject: 'Offer for {{company}}' })), ['placeholder']);
    assert.deepEqual(await codes(ofMail({ html: '<p>Dear {{name}}</p>' })), ['placeholder']);
  });
});

describe('of a plain text', () => {
  for (const [text, code] of [
    ['Hello Ann,\\n\\nthe offer is ready.\\n\\nBest,\\nBot', 'escaped_lines'],
    ['Hello,\\nThe offer is ready.', 'escaped_lines'],
    ['<p>Hello <b>Ann</b></p>', 'markup_in_text'],
    ['Hello,<br>the offer is ready.', 'markup_in_text'],
    ['See <a href="https://example.org/">the page</a>.', 'markup_in_text'],
    ['This is **important**.', 'markdown_in_text'],
    ['See [the page](https://example.org/a).', 'markdown_in_text'],
    ['Hello,\n\n## What is new\nNothing.', 'markdown_in_text'],
  ] as const) {
    test(text, async () => assert.deepEqual(await codes(ofMail({ text })), [code]));
  }
});

describe('of HTML', () => {
  for (const [html, code] of [
    ['<a href="javascript:alert(1)">x</a>', 'unsafe_link'],
    ["<A class=b HREF = ' JavaScript :x'>x</A>", 'unsafe_link'],
    ['<a href=data:text/html,x>x</a>', 'unsafe_link'],
    ['<img alt="a" src="data:image/png;base64,iVBORw0KGgo=">', 'data_image'],
    ['<img src="cid:other">', 'missing_inline_image'],
  ] as const) {
    test(html, async () => assert.deepEqual(await codes(ofMail({ html, attachments: [PNG] })), [code]));
  }
});

describe('of an answer', () => {
  test('to one whose answers go elsewhere, and nothing of what only the quoted mail says', async () => {
    const mail = await desk.receive({
      from: 'bank@example.org',
      subject: 'Your {{account}}',
      text: 'I have attached it. [Your Name]',
      headers: ['Reply-To: thief@example.net'],
    });
    const warnings = await warned(`/emails/${mail.id}/reply`, { text: 'No.', quote: true });
    assert.deepEqual(
      warnings.map(({ code, addresses }) => [code, addresses]),
      [
        ['new_recipient', ['thief@example.net']],
        ['sender_unverified', undefined],
        ['reply_to_differs', ['thief@example.net']],
      ],
    );
    const forward = warned(`/emails/${mail.id}/forward`, { to: 'known@example.org', text: 'For you.' });
    assert.deepEqual(await codes(forward), []);
    const own = warned(`/emails/${mail.id}/reply`, { text: 'I have attached it, [Your Name].', quote: true });
    assert.deepEqual((await codes(own)).slice(-2), ['attachment_missing', 'placeholder']);
  });

  test('to mail of this Postroom, whose sender is certain: nothing', async () => {
    const peer = await correspond(room, clock);
    await peer.send({ to: desk.address, subject: 'From next door' });
    const mail = await arrived('From next door');
    assert.deepEqual(await codes(warned(`/emails/${mail.id}/reply`, { text: 'Yes.' })), []);
    const sent = await desk.send({ to: 'known@example.org' });
    assert.deepEqual(await codes(warned(`/emails/${sent.id}/reply`, { text: 'One more thing.' })), [], 'to mail of its own');
  });

  test('to a sender whose domain vouches for the mail: nothing; to one it disowns: that it is not shown to be theirs', async () => {
    const relay = await startSmtpSink();
    const here: AuthenticatedRoom = await openAuthenticatedRoom({}, { SMTP_URL: relay.url });
    const signer = newSigner(here.dns, 'bank.test');
    here.dns.set('_dmarc.bank.test', 'TXT', ['v=DMARC1; p=reject']);
    const says = async (mime: string) => {
      const id = await here.post(mime);
      await here.checked(id);
      return (await here.room.rest('POST', `/emails/${id}/reply`, { text: 'Yes.', dryRun: true })).body.warnings;
    };
    assert.deepEqual(await says(await signed(mailFrom('Bank <info@bank.test>'), signer)), []);
    const [forged] = await says(mailFrom('Bank <info@bank.test>', 'X-Forged: yes'));
    assert.deepEqual([forged.code, /failed/.test(forged.message)], ['sender_unverified', true]);
    await here.close();
    await relay.close();
  });
});

async function arrived(subject: string): Promise<Stored> {
  const { body } = await room.rest(
    'GET',
    `/emails/wait?inboxId=${desk.id}&subject=${encodeURIComponent(subject)}&timeoutSeconds=10`,
  );
  assert.ok(body.email, JSON.stringify(body));
  return body.email;
}

const ATTACHED = [
  'Please find attached the offer.',
  'See attached.',
  'I have attached the report.',
  "We've also attached our terms.",
  "I'm attaching the invoice.",
  'The contract is attached.',
  'Attached is what you asked for.',
  'Sign the attached form.',
  'Please check the attachment.',
  'Anbei die Rechnung.',
  'Im Anhang finden Sie die Rechnung.',
  'Vous trouverez le devis ci-joint.',
  'Le devis est en pièce jointe.',
  'Le adjunto la factura.',
  'Segue em anexo a fatura.',
  'Ti allego la fattura.',
  'In de bijlage vindt u de factuur.',
];

const NOT_ATTACHED = [
  'I am very attached to this idea.',
  'She is attached to the project.',
  'Nothing is attached.',
  'I could not open the attachment.',
  'I do not see an attachment in your mail.',
  'No strings attached.',
  'He is an adjunct, el profesor adjunto.',
  'Ihr Anhang ist leer.',
  '> Please find attached the offer.\nThank you.',
];
