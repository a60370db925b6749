/** Mail that came by way of a forwarder or a list: ARC chains that were really sealed, and the verdict on whose word it stands. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { newSigner, sealed, signed } from '../../support/mails/signed-mail.ts';
import { mailFrom, openAuthenticatedRoom, type Posted, spfField } from '../../support/rooms/authenticated-room.ts';
import type { Json } from '../../support/rooms/postroom.ts';

const here = await openAuthenticatedRoom();

describe('an ARC chain', () => {
  before(() => here.dns.set('_dmarc.author.test', 'TXT', ['v=DMARC1; p=reject']));

  test('holds over one seal and over two, names its last sealer, and does not verify the author', async () => {
    const list = newSigner(here.dns, 'list.test');
    const forwarder = newSigner(here.dns, 'forwarder.test');
    const once = () => sealed(mailFrom('a@author.test'), list, 1, 'none');
    assert.deepEqual((await here.arrive(await once())).arc, { result: 'pass', sealer: 'list.test' });
    const { arc, dmarc } = await here.arrive(await sealed(await once(), forwarder, 2, 'pass'));
    assert.deepEqual(arc, { result: 'pass', sealer: 'forwarder.test' });
    assert.equal(dmarc?.result, 'fail');
  });

  const breaks: [string, (mime: string) => string][] = [
    ['the body was changed', (mime) => mime.replace('100 EUR', '900 EUR')],
    ['an older seal was changed', (mime) => mime.replace(/(ARC-Seal: i=1;[\s\S]*?\bt=)\d+/, '$11')],
    ['a set is missing', (mime) => mime.replace(/^ARC-Seal: i=1;[\s\S]*?\r\n(?!\s)/m, '')],
    ['the last sealer says that it was broken', (mime) => mime.replace(/(i=2;[\s\S]*?cv=)pass/, '$1fail')],
  ];
  for (const [what, change] of breaks) {
    test(`is broken when ${what}`, async () => {
      const once = await sealed(mailFrom('a@author.test'), newSigner(here.dns, 'list.test', { selector: 'b' }), 1, 'none');
      const twice = await sealed(once, newSigner(here.dns, 'forwarder.test', { selector: 'b' }), 2, 'pass');
      const changed = change(twice);
      assert.notEqual(changed, twice);
      assert.deepEqual((await here.arrive(changed)).arc, { result: 'fail', sealer: 'forwarder.test' });
    });
  }
});

describe('mail that came by way of a forwarder', () => {
  before(() => here.dns.set('_dmarc.origin.test', 'TXT', ['v=DMARC1; p=reject']));
  const verdictOf = async (mime: string, posted?: Posted): Promise<string> => {
    const id = await here.post(mime, posted);
    await here.checked(id);
    const { body } = await here.room.rest('GET', `/emails/${id}?view=headers`);
    const thread = await here.room.rest('GET', `/threads/${body.threadId}`);
    const { verdict } = body.sender.authentication;
    assert.equal(thread.body.data.find((one: Json) => one.id === id).senderVerdict, verdict);
    return verdict;
  };
  const LIST = 'List-Id: <talk.lists.test>';

  test('is forwarded when an ARC chain holds, and when SPF passes for an envelope that was rewritten', async () => {
    const forwarder = newSigner(here.dns, 'relay.test');
    assert.equal(await verdictOf(await sealed(mailFrom('a@origin.test'), forwarder, 1, 'none')), 'forwarded');
    assert.equal(await verdictOf(await sealed(mailFrom('a@no-policy.test'), forwarder, 1, 'none')), 'forwarded');
    for (const sender of ['SRS0=x7Yq=AB=origin.test=a@relay.test', 'team+caf_=agent=postroom.localhost@relay.test']) {
      assert.equal(await verdictOf(mailFrom('a@origin.test'), { sender, fields: [spfField('Pass')] }), 'forwarded', sender);
    }
  });

  test('is of a list when it has the headers of one and a signature that holds', async () => {
    const list = newSigner(here.dns, 'lists.test');
    assert.equal(await verdictOf(await signed(mailFrom('a@origin.test', LIST), list)), 'list');
    const both = await sealed(await signed(mailFrom('a@no-policy.test', LIST), list), list, 1, 'none');
    assert.equal(await verdictOf(both), 'list');
  });

  test('is verified all the same where the author’s own signature survived', async () => {
    const author = newSigner(here.dns, 'origin.test');
    const forwarder = newSigner(here.dns, 'relay.test', { selector: 'two' });
    assert.equal(
      await verdictOf(await sealed(await signed(mailFrom('a@origin.test', LIST), author), forwarder, 1, 'none')),
      'verified',
    );
  });

  test('is nothing better than failed or unknown where no trusted forwarder vouches for it', async () => {
    const forwarder = newSigner(here.dns, 'relay.test', { selector: 'three' });
    const broken = (await sealed(mailFrom('a@origin.test'), forwarder, 1, 'none')).replace('100 EUR', '900 EUR');
    assert.equal(await verdictOf(broken), 'failed');
    assert.equal(await verdictOf(mailFrom('a@origin.test', LIST)), 'failed');
    assert.equal(await verdictOf(mailFrom('a@no-policy.test', LIST)), 'unknown');
    assert.equal(await verdictOf(await signed(mailFrom('a@origin.test'), forwarder)), 'failed');
    const rewritten = 'SRS0=x7Yq=AB=origin.test=a@relay.test';
    assert.equal(await verdictOf(mailFrom('a@origin.test'), { sender: rewritten, fields: [spfField('SoftFail')] }), 'failed');
    const two = await sealed(mailFrom('a@origin.test, b@bank.test'), forwarder, 1, 'none');
    assert.equal(await verdictOf(two), 'unknown', 'with two authors it is open whose mail it is');
  });
});
