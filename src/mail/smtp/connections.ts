/** Keeps SMTP connections to one server open for further mails: one mail at a time on each. */
import { Readable } from 'node:stream';
import { isTransientError, type NodemailerError } from 'nodemailer/lib/errors';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { pacer, type Rate } from './pace.ts';

export type ConnectionsOptions = {
  connection: SMTPConnection.Options;
  /** Used where the server offers a login. */
  login: SMTPConnection.AuthenticationType | null;
  /** The most connections that are open at a time. */
  most: number;
  /** Mails that go over a connection before another takes its place. */
  mailsEach: number;
  /** Null = no limit. */
  rate: Rate | null;
  /**
   * Milliseconds for one mail, its waits included. The waits end after a third of it, so that a mail that is begun has the rest.
   */
  total: number;
  /** Milliseconds until a kept connection must send the mail's first byte; after that it is closed, and a fresh one is used. */
  kept: number;
};

/**
 * The result of one SMTP transaction. `error` is null when the server accepted the mail, with `response`. `refused` are the
 * replies that refuse single recipients, whatever the result for the others. `whole` = all of the mail was sent, final dot
 * included; whether its last bytes arrived cannot be known.
 */
export type Transaction = { error: NodemailerError | null; response: string; refused: NodemailerError[]; whole: boolean };

export type Connections = {
  /**
   * One SMTP transaction; never rejects. When a kept connection turns out to be closed or dead, the mail goes over a fresh one,
   * unless a byte of it was sent already.
   */
  send(envelope: Envelope, mime: Buffer): Promise<Transaction>;
  /** Begins no more mails, lets those under way finish for `within` milliseconds, and cuts off those that are left. */
  close(within: number): Promise<void>;
};

type Envelope = { from: string; to: string[]; size: number };

/**
 * `told` is the copy of the envelope that was used last. `begun` = a byte of the mail was sent. `cut` ends whatever the mail
 * waits for at the moment. `parted` resolves when the connection has ended that was closed after this mail, because it had
 * carried its last one.
 */
type Mail = {
  envelope: Envelope;
  told: Envelope;
  mime: Buffer;
  begun: boolean;
  whole: boolean;
  cut(error: Error): void;
  parted: Promise<void> | null;
};

/** One connection. `fail` ends the step that waits for the server. */
type Line = { smtp: SMTPConnection; mails: number; goodbye: NodeJS.Timeout; fail(error: Error): void };

/**
 * Bytes of a mail that the connection reads at a time. Read in one piece, a mail would count as sent as soon as its first bytes
 * are.
 */
const PIECE = 64 * 1024;

/**
 * Less than the 5 minutes that a server waits for the next command (RFC 5321 4.5.3.2.7), so that this side ends idle connections.
 */
const IDLE = 4 * 60_000;

/** Milliseconds in which a server may answer QUIT. */
const GOODBYE = 5000;

export function keepConnections(options: ConnectionsOptions): Connections {
  const idle: Line[] = [];
  const mails = new Map<Mail, Promise<string>>();
  const waiting = new Map<Mail, () => void>();
  const pace = options.rate ? pacer(options.rate) : () => 0;
  let free = options.most;
  let closed = false;

  async function carry(mail: Mail): Promise<string> {
    const since = performance.now();
    if (free > 0 && !closed) free -= 1;
    else await within(mail, options.total / 3, place(mail));
    try {
      for (let wait = pace(); wait > 0; wait = pace()) {
        await within(mail, options.total / 3 - (performance.now() - since), pause(mail, wait));
      }
      const kept = idle.pop();
      if (!kept) return await over(await open(mail), mail);
      return await overKept(kept, mail).catch(async (error: NodemailerError) => {
        if (closed || mail.begun || !isTransientError(error)) throw error;
        return await over(await open(mail), mail);
      });
    } finally {
      // A place is free only when its connection has ended, so that no more connections are open than there are places.
      if (mail.parted) void mail.parted.then(leave);
      else leave();
    }
  }

  /** Waits for a free place; mails get places in the order in which they came. */
  async function place(mail: Mail): Promise<void> {
    if (closed) throw trouble('ECONNECTION');
    await new Promise<void>((resolve, reject) => {
      waiting.set(mail, resolve);
      mail.cut = (error) => {
        if (waiting.delete(mail)) reject(error);
      };
    });
  }

  function leave(): void {
    const [next] = waiting;
    if (next) {
      waiting.delete(next[0]);
      next[1]();
    } else free += 1;
  }

  async function open(mail: Mail): Promise<Line> {
    const { connection, login } = options;
    const smtp = new SMTPConnection(connection);
    const goodbye = setTimeout(() => {
      if (forget(line)) void quit(line);
    }, IDLE).unref();
    const line: Line = { smtp, mails: 0, goodbye, fail: () => undefined };
    smtp.on('error', (error) => line.fail(error));
    smtp.once('end', () => {
      forget(line);
      clearTimeout(goodbye);
      // An `error` event says more about the end, so it may come first.
      queueMicrotask(() => line.fail(trouble('ECONNECTION')));
    });
    try {
      await step(line, mail, (done) => smtp.connect(done));
      if (login && smtp.allowsAuth) await step(line, mail, (done) => smtp.login(login, done));
      return line;
    } catch (error) {
      smtp.close();
      throw error;
    }
  }

  /** A kept connection may be dead without a sign of it, which would show only when the timeout for silence ends. */
  async function overKept(line: Line, mail: Mail): Promise<string> {
    const timer = setTimeout(() => {
      if (mail.begun) return;
      line.smtp.close();
      line.fail(trouble('ETIMEDOUT'));
    }, options.kept);
    return await over(line, mail).finally(() => clearTimeout(timer));
  }

  async function over(line: Line, mail: Mail): Promise<string> {
    const { smtp } = line;
    line.mails += 1;
    mail.told = { ...mail.envelope };
    try {
      const { response } = await step<SMTPConnection.SentMessageInfo>(line, mail, (done) =>
        smtp.send(mail.told, pieces(mail), done),
      );
      keep(line, mail);
      return response;
    } catch (error) {
      // After a refusal the session goes on (RFC 5321 4.1.1.5); after any other error the connection is of no use.
      if (isRefusal(error) && !smtp.destroyed) {
        await step(line, mail, (done) => smtp.reset(done)).then(
          () => keep(line, mail),
          () => smtp.close(),
        );
      } else smtp.close();
      throw error;
    }
  }

  function keep(line: Line, mail: Mail): void {
    if (closed) line.smtp.close();
    else if (line.mails >= options.mailsEach) mail.parted = quit(line);
    else {
      idle.push(line);
      line.goodbye.refresh();
    }
  }

  function forget(line: Line): boolean {
    const at = idle.indexOf(line);
    if (at >= 0) idle.splice(at, 1);
    return at >= 0;
  }

  return {
    async send(envelope, mime) {
      const mail: Mail = { envelope, told: envelope, mime, begun: false, whole: false, cut: () => undefined, parted: null };
      const timer = setTimeout(() => mail.cut(trouble('EABORT')), options.total);
      const carried = carry(mail);
      mails.set(mail, carried);
      const [error, response] = await carried.then(
        (response) => [null, response] as const,
        (error: NodemailerError) => [error, ''] as const,
      );
      mails.delete(mail);
      clearTimeout(timer);
      return { error, response, refused: refusedIn(mail.told), whole: mail.whole };
    },
    async close(within) {
      closed = true;
      const cut = (some: Iterable<Mail>) => {
        for (const mail of some) mail.cut(trouble('ECONNECTION'));
      };
      for (const line of [...idle]) line.smtp.close();
      cut(waiting.keys());
      const force = setTimeout(() => cut(mails.keys()), within);
      await Promise.allSettled(mails.values());
      clearTimeout(force);
    },
  };
}

/** Resolves when the connection has ended, at the latest after GOODBYE when the server does not answer. */
function quit({ smtp }: Line): Promise<void> {
  return new Promise((resolve) => {
    if (smtp.destroyed) return resolve();
    smtp.once('end', resolve);
    smtp.quit();
    setTimeout(() => smtp.close(), GOODBYE).unref();
  });
}

/** One step of a session. It ends with the server's reply, with the connection, or when its mail is cut off. */
function step<T>(line: Line, mail: Mail, begin: (done: (error?: Error | null, result?: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    line.fail = reject;
    mail.cut = (error) => {
      line.smtp.close();
      reject(error);
    };
    begin((error, result) => (error ? reject(error) : resolve(result as T)));
  });
}

/** The mail as it is read by the connection while it sends it. */
function pieces(mail: Mail): Readable {
  let at = 0;
  const stream = new Readable({
    read() {
      mail.begun = true;
      this.push(at < mail.mime.length ? mail.mime.subarray(at, at + PIECE) : null);
      at += PIECE;
    },
  });
  return stream.once('end', () => {
    mail.whole = true;
  });
}

/** SMTPConnection adds the replies about refused recipients to the envelope object that it was given. */
function refusedIn(envelope: object): NodemailerError[] {
  const errors = 'rejectedErrors' in envelope ? envelope.rejectedErrors : [];
  return Array.isArray(errors) ? errors.filter((error) => error instanceof Error) : [];
}

/** A reply below 400, or without a code, does not belong to the command that was sent: the two sides are out of step. */
function isRefusal(error: unknown): boolean {
  const { code, response, responseCode } = error as NodemailerError;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  return responseCode === undefined ? response === undefined : responseCode >= 400 && responseCode !== 421;
}

/** Cuts the mail off when `wait` takes longer than `milliseconds`. */
async function within(mail: Mail, milliseconds: number, wait: Promise<void>): Promise<void> {
  const late = setTimeout(() => mail.cut(trouble('EABORT')), Math.max(milliseconds, 0));
  await wait.finally(() => clearTimeout(late));
}

function trouble(code: 'EABORT' | 'ECONNECTION' | 'ETIMEDOUT'): NodemailerError {
  return Object.assign(new Error(code), { code });
}

function pause(mail: Mail, milliseconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    mail.cut = (error) => {
      clearTimeout(timer);
      reject(error);
    };
  });
}
