/** Shows the progress of a move, or of other long work: on a terminal one line that is redrawn, otherwise a new line every few seconds. */
import { clearLine, cursorTo } from 'node:readline';
import type { Writable } from 'node:stream';
import { duration, number, size } from '../amounts.ts';
import type { Progress as Moving } from './move.ts';

/** A backup copies, and counts bytes, as an import does; reading stored mail again counts mails, as an export does. `also` stands at the end. */
export type Progress = Omit<Moving, 'doing'> & {
  doing: Moving['doing'] | 'copying' | 'reading' | 'importing' | 'exporting';
  also?: string;
};

const REDRAWN_EVERY = 100;
const TOLD_EVERY = 5000;

/** `end` clears the line, so that the next output begins there. */
export function showProgress(stream: Writable & { isTTY?: boolean; columns?: number }): {
  tell(progress: Progress): void;
  end(): void;
} {
  let doing = '';
  let begun = 0;
  let told = 0;
  const clear = () => {
    cursorTo(stream, 0);
    clearLine(stream, 0);
  };
  return {
    tell: (progress) => {
      const now = performance.now();
      if (progress.doing !== doing) [doing, begun, told] = [progress.doing, now, stream.isTTY ? 0 : now];
      if (now - told < (stream.isTTY ? REDRAWN_EVERY : TOLD_EVERY)) return;
      told = now;
      const line = progressLine(progress, (now - begun) / 1000);
      if (!stream.isTTY) stream.write(`${line}\n`);
      else {
        clear();
        stream.write(line.slice(0, (stream.columns ?? 80) - 1));
      }
    },
    end: () => {
      if (stream.isTTY) clear();
    },
  };
}

/** `seconds` = since this run began the current phase. */
function progressLine({ doing, table, rows, total, done, before, also }: Progress, seconds: number): string {
  const count = COUNTS[doing];
  const share = total > 0 ? Math.min(1, done / total) : 1;
  const rate = seconds > 0 ? (done - before) / seconds : 0;
  const left = rate > 0 ? duration((total - done) / rate) : '?';
  // The most important parts come first, because a narrow terminal cuts the line.
  const parts = [
    `${doing} ${table.padEnd(17)}`,
    `${bar(share)} ${String(Math.floor(100 * share)).padStart(3)} %`,
    `${left} left`,
    `${count(rate)}/s`,
    `${count(done)} of ${count(total)}`,
    ...(also !== undefined ? [also] : rows > 0 && count === size ? [`${number(rows)} rows`] : []),
  ];
  return parts.join('  ');
}

const COUNTS = {
  moving: size,
  splitting: (n: number) => `${number(n)} mails`,
  indexing: (n: number) => `${number(n)} indexes`,
  checking: size,
  copying: size,
  reading: (n: number) => `${number(n)} mails`,
  importing: size,
  exporting: (n: number) => `${number(n)} mails`,
};

function bar(share: number): string {
  const full = Math.round(15 * share);
  return `[${'#'.repeat(full)}${'.'.repeat(15 - full)}]`;
}
