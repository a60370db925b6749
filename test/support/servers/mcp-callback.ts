/** A callback of MCP Events: a real server that answers challenges as SEP-3415 has it, and checks what it is posted. */
import { randomBytes } from 'node:crypto';
import { type Received, startReceiver } from './webhook-receiver.ts';

export const newSecret = (bytes = 32) => `whsec_${randomBytes(bytes).toString('base64')}`;

export type McpCallback = Awaited<ReturnType<typeof startCallback>>;

export async function startCallback() {
  const receiver = await startReceiver();
  /** What it answers to events; challenges are echoed unless `echoes` is false. */
  const state = { status: 204, echoes: true };
  receiver.answer = (response, { body }) => {
    if (body.type !== 'verification') return void response.writeHead(state.status).end();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ challenge: state.echoes ? body.challenge : 'another' }));
  };
  const events = () => receiver.received.filter(({ body }) => body.type === undefined);
  return {
    state,
    receiver,
    url: receiver.url,
    received: receiver.received,
    events,
    control: (type: string): Received[] => receiver.of(type),
    waitFor: async (count: number) => {
      for (;;) {
        if (events().length >= count) return events();
        await receiver.waitFor(receiver.received.length + 1);
      }
    },
  };
}
