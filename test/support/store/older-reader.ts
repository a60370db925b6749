/** Stands in for a release before the reader changed: stored mail holds what an older reader made of it, words included. */
import assert from 'node:assert/strict';
import type { Reading } from '../../../src/core/store/email-queries.ts';
import type { EmailBody, EmailRow } from '../../../src/core/store/emails.ts';
import { eventually, type Postroom } from '../rooms/postroom.ts';

export type OlderReading = { id: string; body?: Partial<EmailBody>; reading?: Partial<Reading> };

/** Stores these readings, past the reader, as they would have been stored then. */
export async function readByOlder(room: Postroom, readings: OlderReading[]): Promise<void> {
  const { store } = await room.registry();
  try {
    await store.write(async (tx) => {
      for (const { id, body, reading } of readings) {
        const row = await tx.emails.row(id);
        const stored = await tx.emails.body(id);
        assert.ok(row && stored);
        await tx.emails.reread(id, { ...readingOf(row), ...reading }, { ...stored, ...body });
      }
    });
  } finally {
    await store.close();
  }
}

/** Starts the newer release on the store: it finds no pass, as none was ever made. Resolves when it has read everything again. */
export async function upgrade(room: Postroom): Promise<void> {
  await settled(room);
  await forgetPass(room);
  await room.restart();
  await settled(room);
}

export async function forgetPass(room: Postroom): Promise<void> {
  await room.sql('delete from reader_passes returning version');
}

/** Resolves when no pass is under way or to come. */
export async function settled(room: Postroom): Promise<void> {
  await eventually('all mail is read', async () => {
    const ready = await fetch(`${room.url}/readyz`);
    assert.equal(ready.status, 200);
    const { details } = (await ready.json()) as { details: { reindex: { state: string } } };
    return details.reindex.state === 'finished';
  });
}

function readingOf({ preview, attachments, parseStatus, anomalies, contentHash }: EmailRow): Reading {
  return { preview, attachments, parseStatus, anomalies, contentHash };
}
