/** The command that reads all stored mail again, also while the server runs: it shares the work with the server through the store. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from '../core/access/accounts.ts';
import type { ReaderPassRow } from '../core/store/reader-passes.ts';
import type { AttachmentCore } from '../core/upkeep/attachment-texts.ts';
import { ensurePass, goOn } from '../core/upkeep/reindex.ts';
import { createLog } from '../log.ts';
import { startParser } from '../mail/parser.ts';
import { openRegistry } from '../registry.ts';
import type { Config } from '../settings/config.ts';
import { number } from '../store/amounts.ts';
import { startAttachmentReading } from '../workers/attachments.ts';
import type { LongCommand, Work } from './command.ts';
import { refuseMissing } from './folder.ts';

export const reindex: LongCommand = {
  words: 'reindex',
  does: 'reads all received mail and attached files again, also while the server runs',
  runHere: async (_given, configured, work) => {
    const config = configured();
    if (config.databaseUrl === null) refuseMissing(config.dataDir);
    const registry = await openRegistry(config, work.say);
    try {
      return await readAgain(registry, config, work);
    } finally {
      await registry.store.close();
    }
  },
};

/** Takes part in a pass that is under way, or begins one. Where another process is at it, shows how far that one has come. */
async function readAgain({ store, clock, ids }: Registry, config: Config, { stop, tell, say }: Work): Promise<string> {
  const mailReader = startParser();
  try {
    const core = { store, clock, ids, mailReader, log: createLog(config.logLevel === 'info' ? 'warn' : config.logLevel) };
    const { position: before } = await ensurePass(core, { again: true });
    const show = ({ position, until, reread }: ReaderPassRow) =>
      tell({ doing: 'reading', table: 'emails', rows: reread, total: until, done: position, before });
    let isTold = false;
    for (;;) {
      const isOurs = await goOn(core, { ending: stop, rest: 0, tell: show });
      const pass = await store.read((tx) => tx.readerPass.get());
      if (pass !== null && pass.finishedAt !== null) return `${rereadReport(pass)}${await readAttached(core, { stop, tell })}`;
      stop.throwIfAborted();
      if (!isOurs && !isTold) say('Another process is at it, such as a running server. This shows how far it has come.');
      isTold ||= !isOurs;
      if (pass) show(pass);
      await pause(1000, undefined, { signal: stop });
    }
  } finally {
    await mailReader.close();
  }
}

/** Takes part in reading the files that wait. They wait in the store, so a command that stops leaves the rest to a server or to the next command. */
async function readAttached(core: AttachmentCore, { stop, tell }: Pick<Work, 'stop' | 'tell'>): Promise<string> {
  const waiting = () => core.store.read((tx) => tx.attachmentTexts.waiting());
  const total = await waiting();
  if (total === 0) return '';
  const worker = startAttachmentReading(core, { alone: false });
  try {
    for (;;) {
      const left = await waiting();
      const done = Math.max(0, total - left);
      tell({ doing: 'reading', table: 'attachments', rows: done, total, done, before: 0 });
      if (left === 0) return `read the files of ${number(total)} ${total === 1 ? 'mail' : 'mails'}\n`;
      await pause(200, undefined, { signal: stop });
    }
  } finally {
    await worker.close();
  }
}

function rereadReport({ reread, changed, unreadable }: ReaderPassRow): string {
  const report = `read ${number(reread)} ${reread === 1 ? 'mail' : 'mails'} again: ${number(changed)} changed, ${number(unreadable)} could not be read\n`;
  return unreadable === 0
    ? report
    : `${report}what could not be read is found by its header only; its raw text and its files are there\n`;
}
