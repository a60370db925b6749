/** How long a webhook waits for its mail to be read. */
import type { MailReader, ParsedMail, Reading } from '../ports/mail-reader.ts';

/** What `reader` rejects with when the time is over. */
export const LATE = new Error('the mail was not read in time');

/** What receiving a mail needs of a reader. */
export type Reader = Pick<MailReader, 'parse' | 'contentHash'>;

export type Patience = {
  /** Reads one mail. Rejects with `LATE` once the time is over, or when the reader takes no more mail. */
  reader: Reader;
  /** Withdraws the mail from its reader; the reading where it has begun already, else null. */
  begun(): Promise<ParsedMail> | null;
  end(): void;
};

/** `ms` count from now; with 0 nothing is read. This runs for every mail, so it creates few objects. */
export function patience(reader: MailReader, ms: number): Patience {
  let reading: Reading | null = null;
  let isOver = ms === 0;
  let stop = (_: Error) => {};
  const timer = isOver ? undefined : setTimeout(end, ms);

  function end(): void {
    isOver = true;
    stop(LATE);
  }

  function soon<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      stop = reject;
      if (isOver) reject(LATE);
      work.then(resolve, () => {
        // The reader takes no more mail.
        reading = null;
        reject(LATE);
      });
    });
  }

  return {
    reader: {
      parse: (mime, owner) => {
        if (isOver) return Promise.reject(LATE);
        reading = reader.begin(mime, owner);
        return soon(reading.parsed);
      },
      contentHash: (mime, owner) => soon(reader.contentHash(mime, owner)),
    },
    begun: () => (reading && !reading.withdraw() ? reading.parsed : null),
    end: () => clearTimeout(timer),
  };
}
