/** The calls that a full room is asked, each with what is worst for it, and why the other tools are not among them. */
import { type FullRoom, mailAt, threadAt } from './stall-rooms.ts';

/**
 * `input` is asked over REST and over MCP, where the tool is offered there; `again` is in its place over MCP where one call changes what the
 * other would need. `refused` = the status of a call that is too much at once.
 */
export type StallCall = {
  tool: string;
  input: Record<string, unknown>;
  again?: Record<string, unknown>;
  refused?: number;
  /** Told in place of the input, when that says little. */
  as?: string;
  /** Goes on after the answer, so that others are asked for so long at least. It is made once. */
  lastsMs?: number;
};

const LONG_AGO = '2020-01-01T00:00:00Z';
const IN_A_BATCH = 100;

/** In this order: the last ones remove what those before them look through. */
export function worstCalls({ inboxId, joined, drafts, endpointId }: FullRoom): StallCall[] {
  const on = (tool: string, inputs: StallCall['input'][]): StallCall[] => inputs.map((input) => ({ tool, input }));
  const batch = (which: number) => Array.from({ length: IN_A_BATCH }, (_, n) => mailAt(which * IN_A_BATCH + n + 1));
  const batches = (tool: string, which: number, more: object): StallCall => ({
    tool,
    input: { ids: batch(which), ...more },
    again: { ids: batch(which + 1), ...more },
    as: `${IN_A_BATCH} ids`,
  });
  const mark = { isRead: true, addLabels: ['seen'] };
  return [
    ...on(
      'list_emails',
      [
        ...[{ from: 'nobody' }, { subject: 'nothing' }, { label: 'none' }, { isRead: true }, { direction: 'outbound' }],
        ...[{ status: 'sent' }, { automated: true }, { verified: true }, { kind: 'bounce' }, { until: LONG_AGO }],
        { direction: 'outbound', isRead: true },
        ...[{ from: 'nobody' }, { subject: 'nothing' }, { verified: true }].map((one) => ({ status: 'quarantined', ...one })),
      ].map((filter) => ({ ...filter, inboxId })),
    ),
    ...on('list_emails', [
      { status: 'draft', from: 'nobody', inboxId: drafts.inboxId },
      { status: 'draft', label: 'none', inboxId: drafts.inboxId },
      { threadId: joined.threadId, from: 'nobody' },
      { threadId: joined.threadId, isRead: true },
    ]),
    { tool: 'list_emails', input: { from: 'nobody' }, as: 'from=nobody, of all inboxes' },
    ...on('list_labels', [{ inboxId }]),
    ...on('list_arrivals', [{ outcome: 'refused' }, { recipient: 'nobody@bench.example' }, { inboxId, envelopeFrom: 'nobody' }]),
    ...on('get_metrics', [{}]),
    ...on('list_inboxes', [{}]),
    ...on('get_inbox', [{ id: inboxId }]),
    ...on('list_held_emails', [{ inboxId }]),
    ...on('list_events', [{}, { types: 'domain.verified' }, { threadId: drafts.threadId }, { payload: 'full' }]),
    { tool: 'list_events', input: { inboxId: drafts.inboxId }, as: 'of an inbox that has hardly any' },
    ...on(
      'wait_for_email',
      [{ contains: 'no such words' }, { from: 'nobody' }, { contains: 'no such words', since: LONG_AGO }].map((filter) => ({
        ...filter,
        inboxId,
        timeoutSeconds: 1,
      })),
    ),
    ...on(
      'claim_email',
      [{ from: 'nobody' }, { label: 'none' }].map((filter) => ({ inboxId, filter })),
    ),
    ...on('list_threads', [
      { inboxId, label: 'none' },
      { inboxId, withoutLabel: 'none' },
    ]),
    { tool: 'list_threads', input: { inboxId: joined.inboxId }, as: 'of an inbox with one thread of all mails' },
    ...on('get_thread', [{ id: joined.threadId }, { id: threadAt(0), view: 'full' }]),
    ...on('list_suppressions', [{}]),
    ...on('add_suppression', [{ address: 'a1@bench.example' }]),
    ...on('list_templates', [{}]),
    ...on('list_webhook_endpoints', [{}]),
    ...on('get_webhook_endpoint', [{ id: endpointId }]),
    ...on('list_webhook_deliveries', [{ id: endpointId }]),
    ...on('list_suppressed_wakes', [{ id: endpointId }]),
    ...on('update_webhook_endpoint', [{ id: endpointId, wake: { only: ['known'] } }]),
    batches('update_emails', 0, mark),
    { tool: 'update_emails', input: { threadId: threadAt(0), ...mark }, again: { threadId: threadAt(1), ...mark } },
    { tool: 'update_thread', input: { id: threadAt(2), ...mark } },
    { tool: 'update_thread', input: { id: joined.threadId, ...mark }, refused: 409 },
    batches('delete_emails', 2, {}),
    { tool: 'delete_emails', input: { threadId: threadAt(0) }, again: { threadId: threadAt(1) } },
    { tool: 'delete_thread', input: { id: threadAt(2) } },
    { tool: 'delete_thread', input: { id: joined.threadId }, refused: 409 },
    { tool: 'delete_webhook_endpoint', input: { id: endpointId }, lastsMs: 2_000 },
    { tool: 'delete_inbox', input: { id: inboxId }, as: 'and its sweep for as long as a wait', lastsMs: 5_000 },
  ];
}

export function worstSearches(inboxId: string): StallCall[] {
  const common = 'invoice';
  return [
    'has:image',
    'has:pdf from:nobody',
    'filename:nothing',
    'larger:20M',
    `nowords OR (${common} label:none)`,
    'label:none',
    `${common} label:none`,
    'is:read',
    `-${common} is:read`,
    `${common} is:sent`,
    `${common} -${common}`,
    'before:2020-01-01',
  ].map((q) => ({ tool: 'search_emails', input: { inboxId, q }, as: q }));
}

const ONE_MAIL = 'finds one mail by its id, however many there are';
const ONE_ROW = 'finds or writes single rows by their keys, however many mails there are';
const WRITES_A_MAIL = 'writes one mail; what that takes is measured by the rows of ingest and of sends';
const ASKS_OTHERS = 'what it takes is the answer of other servers';

/** Tools that look through nothing that grows. */
export const EXCUSED: Record<string, string> = {
  ...because(ONE_MAIL, [
    ...['get_email', 'get_raw_email', 'get_attachment', 'download_attachment', 'get_delivery_status', 'update_email'],
    ...['mark_email_read', 'delete_email', 'settle_claim', 'ack_email', 'release_email', 'try_email_now', 'cancel_email'],
    ...['approve_email', 'reject_email', 'wait_for_update'],
  ]),
  ...because(WRITES_A_MAIL, [
    ...['send_email', 'reply_to_email', 'reply_all_to_email', 'forward_email'],
    ...['save_draft', 'create_draft', 'update_draft', 'send_draft'],
  ]),
  ...because(ONE_ROW, [
    ...['create_inbox', 'update_inbox', 'whoami', 'set_sending'],
    ...['list_api_keys', 'create_api_key', 'rotate_api_key', 'revoke_api_key'],
    ...['list_domains', 'get_domain', 'add_domain', 'delete_domain'],
    ...['remove_suppression', 'create_template', 'get_template', 'update_template', 'delete_template', 'preview_template'],
    ...['create_webhook_endpoint', 'pause_webhook_endpoint', 'resume_webhook_endpoint', 'rotate_webhook_secret'],
    'redeliver_events',
  ]),
  ...because(ASKS_OTHERS, ['unsubscribe', 'verify_domain', 'examine_server', 'test_webhook_endpoint']),
};

function because(reason: string, names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, reason]));
}
