/** Tells from a mail's header whether a person sent it, or a machine by itself (RFC 3834), to which no automatic answer goes. */
import type { ParsedMail, Report } from '../../core/ports/mail-reader.ts';
import type { HeaderBlock } from '../mime/headers.ts';

const MAX_VALUE = 2_000;

/** Fields that only lists and bulk senders write (RFC 2369, RFC 2919); the last two are older. */
const OF_LISTS = [
  'list-id',
  'list-post',
  'list-help',
  'list-subscribe',
  'list-unsubscribe',
  'list-owner',
  'list-archive',
  'mailing-list',
  'x-mailing-list',
];

/** Fields that only responders write, with any value. */
const OF_RESPONDERS = [
  'x-autoreply',
  'x-autorespond',
  'x-autoresponder',
  'x-autoreply-from',
  'x-mail-autoreply',
  'x-fc-machinegenerated',
];

/** How responders begin their subjects, each as its program writes it. A person's mail may begin so too. */
const RESPONDER_SUBJECT =
  /^\s*(?:auto(?:matic|mated)?[- ]?(?:reply|response|antwort)|out of (?:the )?office|on (?:vacation|holiday)|away from|vacation|holiday|automatische (?:antwort|abwesenheit\w{0,12})|abwesenheits\w{0,12}|abwesend|r[ée]ponse automatique|absen(?:ce|t)|message d'absence|respuesta autom[áa]tica|fuera de (?:la )?oficina|risposta automatica|fuori sede|resposta autom[áa]tica|automatisch antwoord|afwezig\w{0,10}|autosvar|automatiskt? svar|automaattinen vastaus|automatyczna odpowied[źz]|odpowied[źz] automatyczna|automatick[áa] odpov[eě][dď]|автоматический ответ|автоответ|otomatik yan[ıi]t|自動応答|自动答复|自动回复|自動回覆|자동 회신)(?=\s|[:：!,.(-]|$)/iu;

/** Local parts of addresses whose mail is not read. */
const UNREAD_SENDER =
  /\b(?:no-?reply|do-?not-?reply|noreply|auto-?(?:reply|responder|confirm|response)|notifications?|mailer|bounces?)[\w.+-]{0,40}@/i;

/**
 * The first reason that holds; `subject` is decoded. Signs that people's mail has too count only together: X-Auto-Response-Suppress,
 * which Exchange adds to ordinary mail; Feedback-ID, which relays add to all mail; a responder's subject; a sender address whose mail is
 * not read; and, with such a subject, that the mail is a reply.
 */
export function automatedBy(header: HeaderBlock, subject: string, report: Report | null): ParsedMail['automated'] {
  if (report) return report.kind;
  const value = (name: string) => (header.fields.get(name)?.[0] ?? '').slice(0, MAX_VALUE).replace(/\r?\n/g, '').trim();
  const auto = value('auto-submitted');
  if (auto !== '' && !/^no\b/i.test(auto)) return 'auto_submitted';
  if (/^multipart\/report\b/i.test(value('content-type'))) return 'auto_submitted';
  if (OF_LISTS.some((name) => header.fields.has(name))) return 'list';
  if (/^(?:bulk|junk|list|auto[_-]?reply)\b/i.test(value('precedence'))) return 'precedence';
  if (/^<\s*>$/.test(value('return-path'))) return 'null_sender';
  if (isResponder(header, subject, value)) return 'auto_responder';
  return null;
}

function isResponder(header: HeaderBlock, subject: string, value: (name: string) => string): boolean {
  if (OF_RESPONDERS.some((name) => header.fields.has(name) && !/^no\b/i.test(value(name)))) return true;
  if (/^(?:9; ?)?autoresponder\b/i.test(value('x-post-messageclass')) || /^autoresponder$/i.test(value('delivered-to')))
    return true;
  const signs = [
    /\b(?:all|oof|autoreply)\b/i.test(value('x-auto-response-suppress')),
    header.fields.has('feedback-id'),
    UNREAD_SENDER.test(value('from')),
  ].filter(Boolean).length;
  const answers = header.fields.has('in-reply-to') || header.fields.has('references');
  return signs >= 2 || (signs + (answers ? 2 : 1) >= 2 && RESPONDER_SUBJECT.test(subject));
}
