/**
 * More webhooks than can be stored: what is served, what is put off, and how soon, from half to five times the capacity in one run. Each step begins when all before it is filed. The load takes
 * processor time from the server, so each step also tells what a stored mail costs the server, refusals included, and how much time both took.
 */
import { connect, type Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { processorMs } from './processor-time.ts';
import { type Product, startProduct } from './product.ts';
import { measureRefusal } from './refusal-cost.ts';
import { quantile, type Row } from './rounds.ts';
import { sampleMail } from './sample-mail.ts';
import { allFiled } from './until-filed.ts';
import { isAccepted, isComplete, isPutOff, isStored, loadWebhook, requestBuilder } from './webhook-load.ts';

/** How long each step lasts, and the load before them from which the capacity is known. */
export type OverloadEffort = { seconds: number };

const STEPS = [0.5, 1, 1.5, 2, 3, 5] as const;
/** A provider that is not answered in time opens further connections, but not without end. */
const MOST_CONNECTIONS = 2500;
const ROUNDS = 4;
const TICK_MS = 5;
/** An answer that does not come within this time fails the measurement. */
const PATIENCE_MS = 60_000;

/** Milliseconds from when a request was due until its answer; `accepted` of those stored are filed later, `unsent` found no connection free. Processor time is the server's, and that of the load. */
type Step = {
  offered: number;
  stored: number[];
  putOff: number[];
  accepted: number;
  unsent: number;
  elapsedMs: number;
  cpuMs: number;
  loadMs: number;
};

export async function measureOverload({ seconds }: OverloadEffort): Promise<Row[]> {
  return [...(await measureSteps(seconds)), await refusalAlone()];
}

async function measureSteps(seconds: number): Promise<Row[]> {
  const product = await startProduct();
  try {
    const { address } = await product.inbox('agent-7');
    await loadWebhook(product.webhook(address), { seconds });
    const capacity = await capacityOf(product, address, seconds);
    await allFiled(product);
    const steps = new Map<number, Step>();
    for (const times of STEPS) {
      steps.set(times, await offer(product, address, capacity * times, seconds));
      await allFiled(product);
    }
    const all = [...steps.values()];
    const best = { served: Math.max(capacity, ...all.map(served)), cost: Math.min(...all.map(cost)) };
    return [...steps].map(([times, step]) => row(times, step, best));
  } finally {
    await product.end();
  }
}

/** By a server of its own: one that was overloaded goes on with what it took. */
async function refusalAlone(): Promise<Row> {
  const product = await startProduct();
  try {
    const { address } = await product.inbox('agent-7');
    return await measureRefusal(product, product.webhook(address));
  } finally {
    await product.end();
  }
}

/** The best of a few rounds: what disturbs one of them makes it slower, never faster. */
async function capacityOf(product: Product, address: string, seconds: number): Promise<number> {
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rates.push((await loadWebhook(product.webhook(address), { seconds: seconds / ROUNDS })).rate);
  }
  return Math.max(...rates);
}

function served(step: Step): number {
  return step.stored.length / (step.elapsedMs / 1000);
}

/** Milliseconds of the server's processor time for each mail that it stored, what it put off included. */
function cost(step: Step): number {
  return step.cpuMs / step.stored.length;
}

function row(times: number, step: Step, best: { served: number; cost: number }): Row {
  const { stored, putOff, accepted, unsent, offered, elapsedMs } = step;
  const soon = (all: number[]) => `p50 ${quantile(all, 0.5).toFixed(0)} ms, p99 ${quantile(all, 0.99).toFixed(0)} ms`;
  const refused =
    putOff.length === 0 ? 'none put off' : `${Math.round(putOff.length / (elapsedMs / 1000))}/s put off, ${soon(putOff)}`;
  const cores = (ms: number) => (ms / elapsedMs).toFixed(2);
  const shares = `server ${cores(step.cpuMs)} and load ${cores(step.loadMs)} of ${availableParallelism()} cores`;
  const later = accepted === 0 ? '' : `, ${accepted} of them filed later`;
  const left = unsent === 0 ? '' : `, ${unsent} not sent for want of a connection`;
  return {
    what: `webhooks at ${times}x of the capacity: ${Math.round(offered)}/s offered; reference: the best of the run`,
    postroom: `${Math.round(served(step))}/s stored, ${soon(stored)}, CPU ${cost(step).toFixed(2)} ms${later}; ${refused}${left}; ${shares}`,
    reference: `${Math.round(best.served)}/s, CPU ${best.cost.toFixed(2)} ms`,
    ratio: `${(served(step) / best.served).toFixed(2)}x; CPU ${(cost(step) / best.cost).toFixed(2)}x`,
    wanted: times === 5 ? '≥ 0.9x' : '',
  };
}

/** So many a second, whether or not those before them were answered. */
async function offer(product: Product, recipient: string, aSecond: number, seconds: number): Promise<Step> {
  const target = product.webhook(recipient);
  const build = requestBuilder(target, await sampleMail());
  const step: Step = {
    offered: aSecond,
    stored: [],
    putOff: [],
    accepted: 0,
    unsent: 0,
    elapsedMs: 0,
    cpuMs: Number.NaN,
    loadMs: 0,
  };
  const loadBefore = process.cpuUsage();
  const cpuBefore = processorMs(product.pid());
  const idle: Line[] = [];
  const lines: Line[] = [];
  const began = performance.now();
  const total = Math.round(aSecond * seconds);
  for (let sent = 0; sent < total; await pause(TICK_MS)) {
    const due = Math.min(total, Math.floor(((performance.now() - began) / 1000) * aSecond));
    for (; sent < due; sent++) {
      let line = idle.pop();
      if (!line && lines.length < MOST_CONNECTIONS) {
        line = lineTo(target.port, step, (free) => void idle.push(free));
        lines.push(line);
      }
      if (line) line.post(build(), began + (sent / aSecond) * 1000);
      else step.unsent += 1;
    }
  }
  while (idle.length < lines.length) await pause(TICK_MS);
  step.elapsedMs = performance.now() - began;
  const { user, system } = process.cpuUsage(loadBefore);
  step.loadMs = (user + system) / 1000;
  const cpuAfter = processorMs(product.pid());
  if (cpuBefore !== null && cpuAfter !== null) step.cpuMs = cpuAfter - cpuBefore;
  for (const line of lines) line.close();
  return step;
}

type Line = { post(request: Buffer, due: number): void; close(): void };

function lineTo(port: number, step: Step, free: (line: Line) => void): Line {
  let answer = '';
  let since = 0;
  const socket: Socket = connect(port, '127.0.0.1').setNoDelay(true);
  const line: Line = {
    post: (request, due) => {
      since = due;
      socket.write(request);
    },
    close: () => socket.destroy(),
  };
  const fail = (error: Error) => {
    throw error;
  };
  socket.setTimeout(PATIENCE_MS, () => fail(new Error('the webhook did not answer in time')));
  socket.on('error', fail);
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
    if (!isComplete(answer)) return;
    if (isAccepted(answer)) step.accepted += 1;
    if (isStored(answer)) step.stored.push(performance.now() - since);
    else if (isPutOff(answer)) step.putOff.push(performance.now() - since);
    else fail(new Error(`the webhook answered: ${answer.slice(0, 500)}`));
    const closes = /\r\nconnection: close/i.test(answer);
    answer = '';
    if (closes) fail(new Error('the webhook closed a connection that it should keep'));
    free(line);
  });
  return line;
}
