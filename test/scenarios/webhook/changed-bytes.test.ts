/** A signed mail whose bytes are not UTF-8: whoever carries it as text changes them, and its sender is not to blame for that. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { relayed } from '../../../src/simulation/mails.ts';
import { newSigner, signedBytes } from '../../support/mails/signed-mail.ts';
import { startAws } from '../../support/providers/aws.ts';
import { post, rawOf } from '../../support/providers/provider-posts.ts';
import {
  ALL_SECRETS,
  type Headers,
  type Mailed,
  madeBy,
  SAMPLES,
  type Sample,
} from '../../support/providers/provider-samples.ts';
import { sesMail, snsBody, snsHeaders } from '../../support/providers/sns.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { openQuarantineRoom } from '../../support/rooms/quarantine-room.ts';

const aws = await startAws();
const here = await openQuarantineRoom({ ...ALL_SECRETS, ...aws.env });
const signer = newSigner(here.dns, 'latin.test');
here.dns.set('_dmarc.latin.test', 'TXT', ['v=DMARC1; p=reject']);

type Made = { body: Buffer; headers: Headers };
type Form = { name: string; provider: string; fidelity: Sample['fidelity']; made(mail: Mailed): Made };

const forms: Form[] = Object.entries<Sample>(SAMPLES).map(([provider, sample]) => ({
  name: provider,
  provider,
  fidelity: sample.fidelity,
  made: (mail) => madeBy(sample, mail),
}));
const asText: Form[] = [
  {
    name: 'sparkpost, without base64',
    provider: 'sparkpost',
    fidelity: 'text',
    made: (mail) => {
      const body = Buffer.from(JSON.stringify(mail.to.map((one) => relayed(one, mail.from, mail.mime.toString(), false))));
      return { body, headers: SAMPLES.sparkpost.prove(body, 'current', mail) };
    },
  },
  {
    name: 'ses, with the encoding UTF-8',
    provider: 'ses',
    fidelity: 'text',
    made: ({ mime, ...told }) => ({ body: snsBody(sesMail(told, mime, 'UTF8')), headers: snsHeaders() }),
  },
];

/** What comes of DKIM, and of the sender, who asks that what does not hold is rejected. */
const FOUND = {
  exact: ['pass', 'verified'],
  text: ['unverifiable', 'unknown'],
  reconstructed: ['unverifiable', 'unknown'],
};

test('each way in that carries text is tried', () => {
  const names = [...forms, ...asText].flatMap(({ name, fidelity }) => (fidelity === 'text' ? [name] : []));
  const wanted = [
    'postmark',
    'forwardemail',
    'mailersend',
    'mandrill',
    'sparkpost, without base64',
    'ses, with the encoding UTF-8',
  ];
  assert.deepEqual(names.sort(), wanted.sort());
});

for (const { name, provider, fidelity, made } of [...forms, ...asText]) {
  test(`of ${name} it is ${fidelity}, and so is judged`, async () => {
    const inbox = await here.inbox(null);
    const mail = `${here.mail('ann@latin.test', 'caf\xe9')}na\xefve\r\n`;
    const mime = await signedBytes(Buffer.from(mail, 'latin1'), signer);
    const { body, headers } = made({ mime, from: 'bounces@relay.test', to: [inbox.address] });
    assert.equal((await post(here.room, `${provider}/inbound`, body, headers)).status, 200);
    const { id } = await here.arrived(inbox);
    await eventually('its sender is checked', async () => (await here.verdictOf(id)) !== 'pending');
    const { sender, rawFidelity } = (await here.room.rest('GET', `/emails/${id}?view=full`)).body;
    const { dkim, verdict } = sender.authentication;
    assert.deepEqual([rawFidelity, [dkim[0]?.result, verdict]], [fidelity, FOUND[fidelity]]);
    const stored = await rawOf(here.room, { id });
    if (fidelity === 'exact') assert.ok(stored.equals(mime));
    else assert.ok(!stored.includes(0xe9) && stored.includes('\ufffd'));
    const [arrival] = (await here.room.rest('GET', `/arrivals?inboxId=${inbox.id}`)).body.data;
    assert.deepEqual([arrival.rawFidelity, arrival.senderVerdict], [fidelity, verdict]);
  });
}
