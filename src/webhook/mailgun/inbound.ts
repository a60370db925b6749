/** Mailgun's inbound webhook: a posted form becomes a verified envelope and MIME, and the answer says what was done with it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReceiveOutcome } from '../../core/inbound/answers.ts';
import { type Answer, durably, type EndpointOptions, webhookEndpoint } from '../endpoint.ts';
import { type Reading, readBody } from '../posts/body.ts';
import { formReader, isForm, noForm } from '../posts/form.ts';
import { proofBy, type Signed } from '../signatures/unsigned.ts';
import type { MailTold } from '../telling.ts';
import { type Compose, type InboundMail, inboundMail, type Parts, verifySignature } from './mail-form.ts';
import { unsigned } from './signature.ts';
import { SPF_FIELD } from './spf-field.ts';

export type { InboundMail } from './mail-form.ts';

export type InboundWebhookOptions = EndpointOptions &
  Signed & {
    /** Resolves once the outcome is durable. Every error it throws is answered 503, so that the provider tries again. */
    receive(mail: InboundMail): Promise<ReceiveOutcome>;
    compose: Compose;
  };

const KEPT_FIELDS =
  /^(?:timestamp|token|signature|recipient|sender|from|subject|body-(?:mime|plain|html)|message-(?:headers|url)|content-id-map|attachments|attachment-[1-9]\d{0,3}|x-mailgun-spf)$/;
const SIGNED_FIELDS = new Set(['timestamp', 'token', 'signature']);

/**
 * A handler for POST on node:http or Express; the body must not have been read. Stored, accepted and duplicate answer 200, ignored 202, a
 * form that cannot be taken 400 or 413, a bad signature 401, the server's own trouble 503 with Retry-After. Checks in this order:
 * a signing key is configured or not needed, size, form, signature (as soon as its three fields have arrived), content. The
 * promise never rejects.
 */
export function inboundWebhook(options: InboundWebhookOptions): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  return webhookEndpoint(options, { proof: proofBy(options) }, async (req, reading) => {
    const mail = await readMail(req, options, reading);
    if (mail === 'gone') return 'gone';
    const outcome = await durably(() => options.receive(mail));
    if (outcome.outcome === 'other_use') throw unsigned('The token was used for an event.');
    return { ...answerTo(outcome), mail: toldOf(mail, outcome) };
  });
}

/** Resolves `gone` when the client disconnected before its body was complete: nothing is stored, and no answer is sent. */
async function readMail(req: IncomingMessage, options: InboundWebhookOptions, reading: Reading): Promise<InboundMail | 'gone'> {
  const { keys } = options.signing;
  const isSigned = keys.length > 0;
  const type = req.headers['content-type'];
  // The signature is in fields of the form.
  if (isSigned && !isForm(type)) throw noForm('unauthenticated');
  const parts: Parts = new Map();
  let verified = false;
  const reader = formReader(type, (part) => {
    // The mail's own header fields are posted as form fields, in the letter case that the sender chose.
    const name = part.name.toLowerCase() === SPF_FIELD ? SPF_FIELD : part.name;
    if (!KEPT_FIELDS.test(name)) return;
    const same = parts.get(name);
    if (same) same.push(part);
    else parts.set(name, [part]);
    // When the signed fields come before the mail, a bad signature is refused before the mail is read.
    if (isSigned && SIGNED_FIELDS.has(name)) {
      if (same || [...SIGNED_FIELDS].every((name) => parts.has(name))) {
        verifySignature(parts, keys, options.now());
        verified = true;
        reading.admission.verified();
      }
    }
  });
  if (!(await readBody(req, reader, options.maxBytes, reading))) return 'gone';
  if (isSigned && !verified) verifySignature(parts, keys, options.now());
  return inboundMail(parts, options.now(), isSigned, options.compose);
}

function toldOf(
  { recipients, mime, rawFidelity }: InboundMail,
  outcome: Exclude<ReceiveOutcome, { outcome: 'other_use' }>,
): MailTold {
  return { emailIds: [], ...outcome, recipients, size: mime.length, rawFidelity };
}

function answerTo(outcome: Exclude<ReceiveOutcome, { outcome: 'other_use' }>): Answer {
  switch (outcome.outcome) {
    case 'stored':
      return { status: 200, body: { ok: true } };
    case 'accepted':
      return { status: 200, body: { ok: true, accepted: true } };
    case 'duplicate':
      return { status: 200, body: { ok: true, duplicate: true } };
    case 'ignored':
      return { status: 202, body: { ok: true, ignored: true, reason: outcome.reason } };
  }
}
