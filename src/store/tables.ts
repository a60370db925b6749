/** The tables that every query is written against, checked against the row types of the core. */
import type { AcceptedRow } from '../core/store/accepted.ts';
import type { AccountRow } from '../core/store/accounts.ts';
import type { ApiKeyRow } from '../core/store/api-keys.ts';
import type { ArrivalRow } from '../core/store/arrival-log.ts';
import type { AttachmentTextsRow } from '../core/store/attachment-texts.ts';
import type { ConsoleLinkRow, ConsoleSessionRow } from '../core/store/console-sessions.ts';
import type { CounterRow } from '../core/store/counters.ts';
import type { DeliveryRow, DeliveryStepRow } from '../core/store/deliveries.ts';
import type { DomainRow } from '../core/store/domains.ts';
import type { DraftFile, DraftRow } from '../core/store/drafts.ts';
import type { EmailBody, EmailRow } from '../core/store/emails.ts';
import type { EventRow } from '../core/store/events.ts';
import type { FailureRow } from '../core/store/failures.ts';
import type { FetchRow } from '../core/store/fetches.ts';
import type { IdempotencyRow } from '../core/store/idempotency.ts';
import type { InboxRow } from '../core/store/inboxes.ts';
import type { DomainStartRow, InstanceRow } from '../core/store/instances.ts';
import type { QuarantinedRow } from '../core/store/quarantine.ts';
import type { ReaderPassRow } from '../core/store/reader-passes.ts';
import type { SessionEventRow } from '../core/store/session-events.ts';
import type { SessionRow } from '../core/store/sessions.ts';
import type { SpendRow } from '../core/store/spends.ts';
import type { SuppressionRow } from '../core/store/suppressions.ts';
import type { TemplateRow } from '../core/store/templates.ts';
import type { ThreadRow } from '../core/store/threads.ts';
import type { WaitAnswerRow } from '../core/store/wait-answers.ts';
import type { WebhookDeliveryRow, WebhookEndpointRow, WebhookRetryRow } from '../core/store/webhook-endpoints.ts';
import type { WebhookWakeRow } from '../core/store/webhook-wakes.ts';
import type * as sqlite from './sqlite/schema.ts';

/** SQLite's tables. PostgreSQL's have the same rows, which postgres/open.ts checks. */
export type Tables = Omit<typeof sqlite, 'default'>;

/** The row type of each table of a schema, by the table's name. */
export type RowsOf<Schema> = {
  [Name in keyof Schema as Schema[Name] extends { $inferSelect: unknown } ? Name : never]: Schema[Name] extends {
    $inferSelect: infer Row;
  }
    ? Row
    : never;
};

/** True for types that are identical, not only assignable. */
export type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** The core's row type of each table. */
type CoreRows = {
  accounts: AccountRow;
  apiKeys: ApiKeyRow;
  inboxes: InboxRow;
  emails: EmailRow;
  quarantine: QuarantinedRow;
  accepted: AcceptedRow;
  fetches: FetchRow & { content: Buffer | null };
  arrivalLog: ArrivalRow;
  attachmentTexts: AttachmentTextsRow;
  emailBodies: EmailBody & { emailId: string };
  threads: ThreadRow;
  deliveries: DeliveryRow;
  deliverySteps: DeliveryStepRow;
  drafts: DraftRow;
  draftFiles: DraftFile & { emailId: string; position: number };
  templates: TemplateRow;
  suppressions: SuppressionRow;
  events: EventRow;
  domains: DomainRow;
  counters: CounterRow;
  spends: SpendRow;
  sessions: SessionRow;
  sessionEvents: SessionEventRow;
  consoleSessions: ConsoleSessionRow;
  consoleLinks: ConsoleLinkRow;
  failures: FailureRow;
  instances: InstanceRow;
  domainStarts: DomainStartRow;
  idempotency: IdempotencyRow;
  readerPasses: ReaderPassRow & { id: string };
  waitAnswers: WaitAnswerRow;
  webhookEndpoints: WebhookEndpointRow & { secrets: string };
  webhookRetries: WebhookRetryRow;
  webhookDeliveries: WebhookDeliveryRow;
  webhookWakes: WebhookWakeRow;
};

/** Tables whose rows never leave the store. */
type StoreOnly =
  | 'addresses'
  | 'emailMimes'
  | 'emailPieces'
  | 'arriving'
  | 'emailDays'
  | 'quarantineMimes'
  | 'threadReferences'
  | 'joinedThreads'
  | 'correspondents'
  | 'heard'
  | 'exchanges'
  | 'webhookTokens'
  | 'secrets';

type TableRows = RowsOf<Tables>;

/** `table.column` for each column whose type differs or that one side lacks, and the name of each table that is in neither list. */
type Differences =
  | Exclude<keyof TableRows, keyof CoreRows | StoreOnly>
  | { [Name in keyof CoreRows]: DifferentColumns<Name, CoreRows[Name], TableRows[Name]> }[keyof CoreRows];

type DifferentColumns<Name extends string, Core, Table> = {
  [Column in (keyof Core | keyof Table) & string]: Column extends keyof Core & keyof Table
    ? Same<Core[Column], Table[Column]> extends true
      ? never
      : `${Name}.${Column}`
    : `${Name}.${Column}`;
}[(keyof Core | keyof Table) & string];

type None<T extends never> = T;

/** Compiles only while there are no differences. The compiler's message names one. */
export type RowsAreTheCores = None<Differences>;
