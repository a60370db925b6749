/** A Postroom whose relay accepts all mail and keeps it, unless the test says otherwise. */
import type { Parts } from '../../../src/app.ts';
import { closedAtEnd } from '../running/closing.ts';
import { type SmtpSink, type SmtpSinkOptions, startSmtpSink } from '../servers/smtp-sink.ts';
import { type Postroom, startPostroom } from './postroom.ts';

export type RelayedRoom = { room: Postroom; sink: SmtpSink; close(): Promise<void> };

/** `env` is what a self-hoster would set beside the relay. Room and relay close at the end of the file at the latest. */
export async function startRelayedRoom(
  env: Record<string, string> = {},
  parts: Partial<Parts> = {},
  relay: SmtpSinkOptions = {},
): Promise<RelayedRoom> {
  const sink = await startSmtpSink(relay);
  const room = await startPostroom({ SMTP_URL: sink.url, ...env }, parts);
  return closedAtEnd({
    room,
    sink,
    close: async () => {
      await room.close();
      await sink.close();
    },
  });
}
