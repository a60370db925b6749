/** What only the providers do that post no raw mail: files, lists of header fields, and whom a mail came for where that is not told. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mailIn, newInbox, rawOf } from '../../support/providers/provider-posts.ts';
import { ALL_SECRETS, postChanged } from '../../support/providers/provider-samples.ts';
import { type Json, startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom(ALL_SECRETS);

const received = async (inbox: { id: string }) => {
  const [email, ...more] = await mailIn(room, inbox);
  assert.equal(more.length, 0);
  return { email, whole: (await room.rest('GET', `/emails/${email?.id}`)).body, raw: (await rawOf(room, email)).toString() };
};

describe('Mailjet', () => {
  test('carries files beside the text, with their names, and pictures with their ids', async () => {
    const inbox = await newInbox(room);
    const answer = await postChanged(room, 'mailjet', inbox.address, (body) => ({
      ...body,
      Headers: {
        ...(body.Headers as Json),
        Received: ['from a by b', 'from c by d'],
        'Content-Type': ['multipart/mixed; boundary="of-its-own"'],
      },
      Parts: [
        { Headers: { 'Content-Type': ['multipart/related; boundary="b1"'] } },
        { Headers: { 'Content-Type': ['text/plain'] }, ContentRef: 'Text-part' },
        {
          Headers: { 'Content-Type': ['text/plain'], 'Content-Disposition': ['attachment; filename="größe.txt"'] },
          ContentRef: 'Attachment1',
        },
        {
          Headers: {
            'Content-Type': ['image/png; name="image.png"'],
            'Content-Disposition': 'inline; filename="image.png"',
            'Content-ID': ['<abc123>'],
          },
          ContentRef: 'InlineAttachment1',
        },
        { Headers: {}, ContentRef: 'constructor' },
      ],
      'Html-part': '<p>Hello <img src="cid:abc123"></p>',
      Attachment1: Buffer.from('the file').toString('base64'),
      InlineAttachment1: Buffer.from('the picture').toString('base64'),
    }));
    assert.equal(answer.status, 200);
    const { email, whole, raw } = await received(inbox);
    assert.equal(email?.rawFidelity, 'reconstructed');
    assert.deepEqual(
      whole.attachments.map(({ filename, contentType }: Json) => [filename, contentType]),
      [
        ['größe.txt', 'text/plain'],
        ['image.png', 'image/png'],
      ],
    );
    const [{ id }] = whole.attachments;
    assert.equal((await room.download(`/emails/${email?.id}/attachments/${id}`)).bytes.toString(), 'the file');
    assert.match(raw, /Received: from a by b\r\nReceived: from c by d\r\n/);
    assert.match(raw, /Content-I[dD]: <abc123>/);
    assert.doesNotMatch(raw, /of-its-own/);
  });

  test('stores the same post once, and the same mail for others again', async () => {
    const [one, other] = [await newInbox(room), await newInbox(room)];
    const Headers = { Subject: 'same', 'Message-ID': '<same@example.org>' };
    for (const [to, duplicate] of [
      [one, undefined],
      [other, undefined],
      [one, true],
    ] as const)
      assert.equal((await postChanged(room, 'mailjet', to.address, (body) => ({ ...body, Headers }))).body.duplicate, duplicate);
  });

  test('is answered 400 without a recipient', async () => {
    assert.equal((await postChanged(room, 'mailjet', '', (body) => ({ event: 'open', email: body.Sender }))).status, 400);
  });
});

describe('Brevo', () => {
  type Item = Json & { Headers: Json };
  const changed = (to: string, change: (item: Item) => Json[]) =>
    postChanged(room, 'brevo', to, ({ items }) => ({ items: change((items as Item[])[0] as Item) }));

  test('posts lists of mails, each for its own recipients, and what cannot be read or names none is left out', async () => {
    const [one, other] = [await newInbox(room), await newInbox(room)];
    const nobody = (item: Item) => ({ ...item, Uuid: ['nobody'], Recipients: [], To: [] });
    const items = (item: Item) => [
      item,
      nobody(item),
      'none' as never,
      { ...item, Uuid: ['second'], Recipients: [other.address] },
    ];
    assert.equal((await changed(one.address, items)).status, 200);
    assert.equal((await changed(one.address, (item) => [nobody(item)])).status, 400);
    for (const inbox of [one, other]) await received(inbox);
  });

  test('takes the recipients of the header fields where it lists none', async () => {
    const [delivered, to, cc] = [await newInbox(room), await newInbox(room), await newInbox(room)];
    const first = await changed('', ({ Recipients, ...item }) => [
      { ...item, Headers: { ...item.Headers, 'Delivered-To': `<${delivered.address}>` } },
    ]);
    const second = await changed('', ({ Recipients, ...item }) => [
      { ...item, To: [{ Name: null, Address: to.address }], Cc: [{ Name: 'C', Address: cc.address }] },
    ]);
    assert.deepEqual([first.status, second.status], [200, 200]);
    for (const inbox of [delivered, to, cc]) await received(inbox);
  });

  test('is answered 400 for an event of mail that went out', async () => {
    assert.equal((await postChanged(room, 'brevo', '', () => ({ event: 'delivered', email: 'a@b.example' }))).status, 400);
  });
});
