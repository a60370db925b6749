/** Takes the data of one mail in: its bytes within the limits, and as they came. */
import type { SmtpLimits } from './limits.ts';
import { lineCheck } from './line-check.ts';
import type { Data } from './listener.ts';
import { type Reply, replies } from './replies.ts';

/** `add` answers false when there is no room for so many bytes more. */
export type Held = { open(network: string): { add(bytes: number): boolean; release(): void } };

/** Mails that come in wait in memory, so that only so many bytes of them may be there. */
export function heldBytes({ heldBytes: most }: SmtpLimits): Held {
  const networks = new Map<string, number>();
  let all = 0;
  return {
    open(network) {
      let own = 0;
      const take = (bytes: number) => {
        own += bytes;
        all += bytes;
        const left = (networks.get(network) ?? 0) + bytes;
        if (left > 0) networks.set(network, left);
        else networks.delete(network);
      };
      return {
        add(bytes) {
          if (all + bytes > most.all || (networks.get(network) ?? 0) + bytes > most.network) return false;
          take(bytes);
          return true;
        },
        release: () => take(-own),
      };
    },
  };
}

/** A refused mail that goes on for so many times the limit is cut off. */
const READ_ON = 2;

/**
 * The bytes of the mail. What is refused is read to its end, and dropped; the rejection is the `Reply`, also when the client is gone.
 * `cutOff` is called when a client sends far more than it may. `came` counts bytes as they arrive.
 */
export async function readData(
  data: Data,
  room: ReturnType<Held['open']>,
  { maxBytes }: SmtpLimits,
  { came, cutOff }: { came(bytes: number): void; cutOff(reply: Reply): void },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const lines = lineCheck();
  let bytes = 0;
  let refusal: Reply | null = null;
  data.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    came(chunk.length);
    if (bytes > maxBytes) refusal = replies.tooLarge(maxBytes);
    else if (refusal === null && !room.add(chunk.length)) refusal = replies.tooMuchAtOnce();
    if (bytes > maxBytes * READ_ON) cutOff(replies.tooLarge(maxBytes));
    if (refusal !== null) {
      chunks.length = 0;
      return;
    }
    lines.add(chunk);
    chunks.push(chunk);
  });
  await ended(data);
  if (refusal !== null) throw refusal;
  if (lines.isBad()) throw replies.badLines();
  return joined(chunks, bytes);
}

/** A mail that came in one packet is not copied, unless most of what would be kept for it is something else. */
function joined(chunks: Buffer[], bytes: number): Buffer {
  const [first] = chunks;
  return first?.length === bytes && bytes > first.buffer.byteLength / 2 ? first : Buffer.concat(chunks, bytes);
}

/** A stream that has ended is closed too: what a mail that is whole does not need is not made for it. */
async function ended(data: Data): Promise<void> {
  const isWhole = await new Promise<boolean>((end) => {
    const isBroken = () => end(false);
    data
      .once('end', () => end(true))
      .once('error', isBroken)
      .once('close', isBroken);
  });
  if (!isWhole) throw replies.brokenOff();
}
