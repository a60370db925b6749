/** Who sent a mail: DKIM, SPF and the verdict from them, of mail that was really signed and posted to the webhook. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { newEdwardsSigner, newSigner, signed } from '../../support/mails/signed-mail.ts';
import { mailFrom, openAuthenticatedRoom, spfField } from '../../support/rooms/authenticated-room.ts';
import { eventually } from '../../support/rooms/postroom.ts';

const here = await openAuthenticatedRoom();

describe('a signature of the author’s own domain', () => {
  test('verifies the sender, and the reader is told', async () => {
    const bank = newSigner(here.dns, 'bank.test');
    here.dns.set('_dmarc.bank.test', 'TXT', ['v=DMARC1; p=reject']);
    const id = await here.post(await signed(mailFrom('Bank <info@bank.test>'), bank));
    assert.deepEqual(await here.checked(id), {
      status: 'checked',
      dmarc: { result: 'pass', domain: 'bank.test', policy: 'reject' },
      dkim: [{ domain: 'bank.test', selector: 'mail', result: 'pass', aligned: true }],
      spf: null,
      arc: { result: 'none', sealer: null },
    });
    const { body } = await here.room.rest('GET', `/emails/${id}?view=headers`);
    assert.deepEqual(body.sender.authentication, {
      status: 'checked',
      verdict: 'verified',
      dmarc: 'pass',
      spf: null,
      dkim: [{ domain: 'bank.test', result: 'pass', aligned: true }],
      arc: 'none',
    });
    const events = await here.room.rest('GET', '/events?limit=100');
    const facts = events.body.data.filter((event: { subjectId: string }) => event.subjectId === id);
    assert.deepEqual(
      facts.map((event: { type: string }) => event.type),
      ['email.received', 'email.authenticated'],
    );
  });

  for (const canonicalization of ['simple/simple', 'relaxed/simple', 'simple/relaxed']) {
    test(`holds in ${canonicalization} form, with lines ended by LF only on the way`, async () => {
      const signer = newSigner(here.dns, `${canonicalization.replace('/', '-')}.test`);
      const mime = () => signed(mailFrom(`a@${signer.domain}`, 'X-Odd:   two  blanks '), signer, { canonicalization });
      assert.equal((await here.arrive(await mime())).dmarc?.result, 'pass');
      assert.equal((await here.arrive((await mime()).replaceAll('\r\n', '\n'))).dmarc?.result, 'pass');
    });
  }

  test('holds with an Ed25519 key', async () => {
    const signer = newEdwardsSigner(here.dns, 'curve.test');
    const { dkim, dmarc } = await here.arrive(await signed(mailFrom('a@curve.test'), signer));
    assert.deepEqual([dkim[0]?.result, dmarc?.result], ['pass', 'pass']);
  });

  test('is aligned for a subdomain, unless the policy is strict', async () => {
    const lax = newSigner(here.dns, 'lax.test');
    here.dns.set('_dmarc.lax.test', 'TXT', ['v=DMARC1; p=none']);
    assert.equal((await here.arrive(await signed(mailFrom('a@news.lax.test'), lax))).dmarc?.result, 'pass');
    const strict = newSigner(here.dns, 'strict.test');
    const deeper = newSigner(here.dns, 'news.strict.test');
    here.dns.set('_dmarc.strict.test', 'TXT', ['v=DMARC1; p=quarantine; sp=reject; adkim=s']);
    const above = await here.arrive(await signed(mailFrom('a@news.strict.test'), strict));
    assert.deepEqual(above.dmarc, { result: 'fail', domain: 'news.strict.test', policy: 'reject' });
    assert.deepEqual(above.dkim, [{ domain: 'strict.test', selector: 'mail', result: 'pass', aligned: false }]);
    assert.equal((await here.arrive(await signed(mailFrom('a@news.strict.test'), deeper))).dmarc?.result, 'pass');
    assert.equal((await here.arrive(await signed(mailFrom('a@strict.test'), deeper))).dmarc?.policy, 'quarantine');
  });

  test('of a public suffix speaks for no domain below it', async () => {
    const suffix = newSigner(here.dns, 'github.io');
    here.dns.set('_dmarc.someone.github.io', 'TXT', ['v=DMARC1; p=reject']);
    const { dkim, dmarc } = await here.arrive(await signed(mailFrom('a@someone.github.io'), suffix));
    assert.deepEqual([dkim[0]?.result, dkim[0]?.aligned, dmarc?.result], ['pass', false, 'fail']);
  });
});

describe('a signature that does not verify the sender', () => {
  before(() => here.dns.set('_dmarc.shop.test', 'TXT', ['v=DMARC1; p=reject']));

  test('of another domain passes, and changes nothing; with the author’s own beside it, the sender is verified', async () => {
    const shop = newSigner(here.dns, 'shop.test');
    const esp = newSigner(here.dns, 'esp.test', { selector: 'k1' });
    const mime = () => signed(mailFrom('a@shop.test'), esp);
    const { dkim, dmarc } = await here.arrive(await mime());
    assert.deepEqual(dkim, [{ domain: 'esp.test', selector: 'k1', result: 'pass', aligned: false }]);
    assert.equal(dmarc?.result, 'fail');
    const both = await here.arrive(await signed(await mime(), shop));
    assert.deepEqual(
      both.dkim.map(({ domain, result, aligned }) => [domain, result, aligned]),
      [
        ['shop.test', 'pass', true],
        ['esp.test', 'pass', false],
      ],
    );
    assert.equal(both.dmarc?.result, 'pass');
  });

  const changes: [string, (mime: string) => string][] = [
    ['a changed body', (mime) => mime.replace('100 EUR', '900 EUR')],
    ['a changed subject', (mime) => mime.replace('Your invoice', 'Your last invoice')],
    ['a changed author', (mime) => mime.replace('From: a@', 'From: ceo@')],
    ['a line added', (mime) => `${mime}And more.\r\n`],
  ];
  for (const [what, change] of changes) {
    test(`does not hold for ${what}`, async () => {
      const mime = await signed(mailFrom('a@shop.test'), newSigner(here.dns, 'shop.test', { selector: 'changed' }));
      const { dkim, dmarc } = await here.arrive(change(mime));
      assert.deepEqual([dkim[0]?.result, dkim[0]?.aligned, dmarc?.result], ['fail', true, 'fail']);
    });
  }

  test('over a part of the body is no pass, with something added or without', async () => {
    const signer = newSigner(here.dns, 'shop.test', { selector: 'part' });
    const mime = await signed(mailFrom('a@shop.test'), signer, { maxBodyLength: 10 });
    assert.match(mime, /\bl=10;/);
    const { dkim, dmarc } = await here.arrive(`${mime}Pay to another account.\r\n`);
    assert.deepEqual([dkim[0]?.result, dmarc?.result], ['neutral', 'fail']);
  });

  const unusable: [string, string, (mime: string) => string][] = [
    ['without a key', 'permerror', (mime) => mime.replace(/\bs=\w+;/, 's=nowhere;')],
    ['with a tag twice', 'permerror', (mime) => mime.replace(/\bd=shop\.test;/, 'd=shop.test; d=shop.test;')],
    ['for an identity elsewhere', 'permerror', (mime) => mime.replace(/\bd=/, 'i=@bank.test; d=')],
    ['of no version', 'permerror', (mime) => mime.replace('v=1; ', '')],
    ['with SHA-1', 'fail', (mime) => mime.replace('rsa-sha256', 'rsa-sha1')],
    ['that is no tag list', 'permerror', (mime) => mime.replace(/\bd=shop\.test;/, 'd=shop.test (; d=bank.test;')],
  ];
  for (const [what, result, change] of unusable) {
    test(`${what} is a ${result}`, async () => {
      const mime = await signed(mailFrom('a@shop.test'), newSigner(here.dns, 'shop.test', { selector: 'unusable' }));
      const changed = change(mime);
      assert.notEqual(changed, mime);
      const { dkim, dmarc } = await here.arrive(changed);
      assert.deepEqual([dkim[0]?.result, dmarc?.result], [result, 'fail']);
    });
  }

  test('that does not cover From is no pass, though it holds', async () => {
    const signer = newSigner(here.dns, 'shop.test', { selector: 'from' });
    const mime = await signed(mailFrom('a@shop.test'), signer, { headers: 'To:Subject:Date' });
    const { dkim, dmarc } = await here.arrive(mime);
    assert.deepEqual([dkim[0]?.result, dmarc?.result], ['permerror', 'fail']);
  });

  test('with a weak key, an empty key or past its time fails', async () => {
    const weak = newSigner(here.dns, 'shop.test', { selector: 'weak', bits: 768 });
    assert.equal((await here.arrive(await signed(mailFrom('a@shop.test'), weak))).dkim[0]?.result, 'fail');
    const revoked = newSigner(here.dns, 'shop.test', { selector: 'revoked' });
    here.dns.set('revoked._domainkey.shop.test', 'TXT', ['v=DKIM1; p=']);
    assert.equal((await here.arrive(await signed(mailFrom('a@shop.test'), revoked))).dkim[0]?.result, 'permerror');
    const late = newSigner(here.dns, 'shop.test', { selector: 'late' });
    const signTime = new Date(Date.now() - 7_200_000);
    const expires = new Date(Date.now() - 3_600_000);
    assert.equal((await here.arrive(await signed(mailFrom('a@shop.test'), late, { signTime, expires }))).dkim[0]?.result, 'fail');
    const soon = new Date(Date.now() + 3_600_000);
    const inTime = await signed(mailFrom('a@shop.test'), late, { signTime, expires: soon });
    assert.equal((await here.arrive(inTime)).dkim[0]?.result, 'pass');
  });
});

describe('the author', () => {
  test('who is named twice, or in two fields, or not at all, is not verified', async () => {
    const signer = newSigner(here.dns, 'twice.test');
    const froms = ['a@twice.test, ceo@bank.test', 'a@twice.test\r\nFrom: ceo@bank.test', 'undisclosed', 'a@[192.0.2.1]'];
    for (const from of froms) {
      const { dmarc, dkim } = await here.arrive(await signed(mailFrom(from), signer));
      assert.deepEqual(dmarc, { result: 'permerror', domain: null, policy: null }, from);
      assert.equal(dkim[0]?.aligned, false);
    }
  });

  test('whose domain has no policy is not failed, and verified all the same', async () => {
    const signer = newSigner(here.dns, 'plain.test');
    assert.deepEqual((await here.arrive(mailFrom('a@plain.test'))).dmarc, { result: 'none', domain: 'plain.test', policy: null });
    const { dmarc } = await here.arrive(await signed(mailFrom('a@plain.test'), signer));
    assert.deepEqual(dmarc, { result: 'pass', domain: 'plain.test', policy: null });
  });

  test('whose domain has letters beyond ASCII is looked up by its A-labels', async () => {
    here.dns.set('_dmarc.xn--bcher-kva.test', 'TXT', ['v=DMARC1; p=reject']);
    assert.deepEqual((await here.arrive(mailFrom('a@bücher.test'))).dmarc, {
      result: 'fail',
      domain: 'xn--bcher-kva.test',
      policy: 'reject',
    });
  });

  for (const [record, policy] of [
    ['v=DMARC1; p=wrong; rua=mailto:a@b.test', 'none'],
    ['v=DMARC1;rua=https://b.test;p=', null],
    ['v=DMARC10; p=reject', null],
  ] as const) {
    test(`whose domain says "${record}" has the policy ${policy}`, async () => {
      const domain = `record${record.length}.test`;
      here.dns.set(`_dmarc.${domain}`, 'TXT', [record]);
      assert.equal((await here.arrive(mailFrom(`a@${domain}`))).dmarc?.policy, policy);
    });
  }

  test('is not verified by what the mail says of itself', async () => {
    here.dns.set('_dmarc.forged.test', 'TXT', ['v=DMARC1; p=reject']);
    const claims = [
      'Authentication-Results: mx.postroom.localhost; dkim=pass header.d=forged.test; spf=pass; dmarc=pass',
      'ARC-Authentication-Results: i=1; mx.postroom.localhost; dmarc=pass',
      'Received-SPF: pass',
      'X-Mailgun-Spf: Pass',
      'X-Mailgun-Dkim-Check-Result: Pass',
    ];
    const { dmarc, dkim, spf, arc } = await here.arrive(mailFrom('a@forged.test', ...claims), { sender: 'a@forged.test' });
    assert.deepEqual([dmarc?.result, dkim, spf, arc], ['fail', [], null, { result: 'fail', sealer: null }]);
  });

  test('is not checked when an inbox of this Postroom wrote', async () => {
    const { body: sent } = await here.room.rest('POST', '/inboxes', { localPart: 'writer' });
    const queries = here.dns.queries.length;
    await here.room.rest('POST', '/emails/send', { inboxId: sent.id, to: [here.address], subject: 'From next door', text: 'Hi' });
    const { id } = await eventually('it arrives', async () => {
      const { body } = await here.room.rest('GET', '/emails?direction=inbound&limit=1');
      return body.data[0]?.subject === 'From next door' && body.data[0];
    });
    assert.equal((await here.row(id)).authentication.status, 'exempt');
    assert.equal(here.dns.queries.length, queries);
  });
});

describe('SPF', () => {
  before(() => here.dns.set('_dmarc.post.test', 'TXT', ['v=DMARC1; p=reject; aspf=r']));
  const mime = () => mailFrom('a@post.test');

  test('of the provider verifies a sender whose envelope is aligned', async () => {
    const { spf, dmarc } = await here.arrive(mime(), { sender: '<b@bounce.post.test>', fields: [spfField('Pass')] });
    assert.deepEqual(spf, { result: 'pass', domain: 'bounce.post.test', aligned: true });
    assert.equal(dmarc?.result, 'pass');
  });

  for (const [value, sender, found] of [
    ['Pass', 'a@esp.test', { result: 'pass', domain: 'esp.test', aligned: false }],
    ['SoftFail', 'a@post.test', { result: 'softfail', domain: 'post.test', aligned: true }],
    ['neutral', 'a@post.test', { result: 'neutral', domain: 'post.test', aligned: true }],
    ['Pass', '<>', { result: 'pass', domain: null, aligned: false }],
    ['Sure', 'a@post.test', null],
  ] as const) {
    test(`${value} for ${sender} does not`, async () => {
      const { spf, dmarc } = await here.arrive(mime(), { sender, fields: [spfField(value)] });
      assert.deepEqual([spf, dmarc?.result], [found, 'fail']);
    });
  }

  test('says nothing when the sender could have said it', async () => {
    const received = 'Received: from mx.post.test by mxa.provider.test';
    const twice = [spfField('Pass'), spfField('Pass')];
    const lower = [spfField('Pass'), { name: 'X-MAILGUN-spf', value: 'Pass' }];
    for (const fields of [twice, lower]) {
      assert.equal((await here.arrive(mime(), { sender: 'a@post.test', fields })).spf, null);
    }
    const below = `${received}\r\nX-Mailgun-SPF: Pass\r\n${mime()}`;
    assert.equal((await here.arrive(below, { sender: 'a@post.test', fields: [spfField('Pass')] })).spf, null);
    const above = `X-Mailgun-Spf: Pass\r\n${received}\r\n${mime()}`;
    assert.equal((await here.arrive(above, { sender: 'a@post.test', fields: [spfField('Pass')] })).spf?.result, 'pass');
  });
});
