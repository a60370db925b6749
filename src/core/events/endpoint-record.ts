/** A webhook endpoint as callers and other endpoints are told of it: without its secret. */
import type { WebhookEndpointRow } from '../store/webhook-endpoints.ts';

/** `keyId`: the first key of the line that it was made with. `sequence`: all events up to there were handed on. */
export type WebhookEndpointRecord = Pick<
  WebhookEndpointRow,
  'id' | 'url' | 'types' | 'inboxId' | 'payload' | 'clientId' | 'keyId' | 'status' | 'reason' | 'wake'
> & {
  labels: string[] | null;
  sequence: number;
  failingSince: string | null;
  lastFailureAt: string | null;
  lastSuccessAt: string | null;
  createdAt: string;
  updatedAt: string;
};

export function endpointRecord(row: WebhookEndpointRow): WebhookEndpointRecord {
  const { id, url, types, inboxId, mail, payload, wake, clientId, keyId, status, reason, position } = row;
  return {
    id,
    url,
    types,
    inboxId,
    labels: mail?.labels ?? null,
    payload,
    wake,
    clientId,
    keyId,
    status,
    reason,
    sequence: position,
    failingSince: row.failingSince?.toISOString() ?? null,
    lastFailureAt: row.lastFailureAt?.toISOString() ?? null,
    lastSuccessAt: row.lastSuccessAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
