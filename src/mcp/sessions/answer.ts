/** What a session answers over HTTP: a text, or a stream of server-sent events (HTML standard, 9.2) that goes on until it is ended. */
import { lineSeparatorsEscapedIn } from '../../http/line-separators.ts';

export type Answer = { status: number; headers: Record<string, string>; body: string | AnswerStream | null };

export type AnswerStream = {
  send(message: object): void;
  /** Sends the last message, if there is one more, and ends the stream. */
  end(last?: object): void;
  /** Hands on what was sent so far, and then what comes. */
  readBy(reader: Reader): void;
  /** To be called when the client does not read any more. */
  cut(): void;
};

/** `end` takes the last of the text, or ''. */
export type Reader = { write(text: string): void; end(text: string): void };

/** Shorter than the idle time of common proxies, in milliseconds. */
const KEEP_ALIVE = 15_000;

export function answerStream(): AnswerStream {
  let reader: Reader | null = null;
  let unread = '';
  let isOver = false;
  const write = (text: string) => {
    if (reader) reader.write(text);
    else unread += text;
  };
  const keepingAlive = setInterval(write, KEEP_ALIVE, ': keepalive\n\n').unref();
  const over = () => {
    isOver = true;
    clearInterval(keepingAlive);
  };
  return {
    send(message) {
      if (!isOver) write(eventOf(message));
    },
    end(last) {
      if (isOver) return;
      over();
      const text = last ? eventOf(last) : '';
      if (reader) reader.end(text);
      else unread += text;
    },
    readBy(by) {
      reader = by;
      if (isOver) by.end(unread);
      else if (unread !== '') by.write(unread);
      unread = '';
    },
    cut: over,
  };
}

function eventOf(message: object): string {
  return `event: message\ndata: ${lineSeparatorsEscapedIn(JSON.stringify(message))}\n\n`;
}
