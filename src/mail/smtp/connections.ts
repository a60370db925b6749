/** SMTP connections to one server, kept and used again: one mail at a time on each. */
import { Readable } from 'node:stream';
import { isTransientError, type NodemailerError } from 'nodemailer/lib/errors';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

export type ConnectionsOptions = {
  connection: SMTPConnection.Options;
  /** Used where the server offers a login. */
  login: SMTPConnection.AuthenticationType | null;
  /** Connections open at once. */
  most: number;
  /** Mails that go over a connection before another takes its place. */
  mailsEach: number;
  /** No more mails than this are begun in so many milliseconds; null = as many as come. */
  rate: { mails: number; within: number } | null;
  /** Milliseconds for one mail, the wait for a connection included. */
  total: number;
};

/**
 * What became of a mail. `error` is null when the server took it, with `response`. `refused` are its answers to single recipients,
 * whatever became of the others. `whole` = all of the mail was sent, final dot included; whether its last bytes arrived cannot be known.
 */
export type Transaction = { error: NodemailerError | null; response: string; refused: NodemailerError[]; whole: boolean };

export type Connections = {
  /**
   * One SMTP transaction; never rejects. A mail whose kept connection turns out to be closed goes to a fresh one, if nothing of it was
   * sent by then.
   */
  send(envelope: { from: string; to: string[]; size: number }, mime: Buffer): Promise<Transaction>;
  /** Begins no more mails, lets those under way finish for so many milliseconds, and cuts off what is left. */
  close(within: number): Promise<void>;
};

/** `cut` ends what the mail waits for at the moment. `begun` = a byte of it was sent. */
type Mail = { envelope: object; mime: Buffer; begun: boolean; whole: boolean; cut(error: Error): void };

/** `fail` ends the step that waits for the server. */
type Line = { smtp: SMTPConnection; mails: number; goodbye: NodeJS.Timeout; fail(error: Error): void };

/** Bytes of a mail that are given to the connection at a time: read in one piece, a mail would seem sent when its first bytes are. */
const PIECE = 64 * 1024;

/** Less than the 5 minutes a server waits for the next command (RFC 5321 4.5.3.2.7): it is us who say goodbye. */
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
    await place(mail);
    try {
      const wait = pace();
      if (wait > 0) await pause(mail, wait);
      const kept = idle.pop();
      if (!kept) return await over(await open(mail), mail);
      return await over(kept, mail).catch(async (error: NodemailerError) => {
        if (closed || mail.begun || !isTransientError(error)) throw error;
        return await over(await open(mail), mail);
      });
    } finally {
      leave();
    }
  }

  /** Places are given in the order in which mails came. */
  async function place(mail: Mail): Promise<void> {
    if (closed) throw trouble('ECONNECTION');
    if (free > 0) free -= 1;
    else {
      await new Promise<void>((resolve, reject) => {
        waiting.set(mail, resolve);
        mail.cut = (error) => {
          if (waiting.delete(mail)) reject(error);
        };
      });
    }
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
      if (forget(line)) quit(line);
    }, IDLE).unref();
    const line: Line = { smtp, mails: 0, goodbye, fail: () => undefined };
    smtp.on('error', (error) => line.fail(error));
    smtp.once('end', () => {
      forget(line);
      clearTimeout(goodbye);
      // Whatever says more about the end is told first.
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

  async function over(line: Line, mail: Mail): Promise<string> {
    const { smtp } = line;
    line.mails += 1;
    try {
      const { response } = await step<SMTPConnection.SentMessageInfo>(line, mail, (done) =>
        smtp.send(mail.envelope, pieces(mail), done),
      );
      keep(line);
      return response;
    } catch (error) {
      // After a refusal the session goes on (RFC 5321 4.1.1.5); after anything else the connection is of no use.
      if (isRefusal(error) && !smtp.destroyed) {
        await step(line, mail, (done) => smtp.reset(done)).then(
          () => keep(line),
          () => smtp.close(),
        );
      } else smtp.close();
      throw error;
    }
  }

  function keep(line: Line): void {
    if (closed) line.smtp.close();
    else if (line.mails >= options.mailsEach) quit(line);
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
      const mail: Mail = { envelope, mime, begun: false, whole: false, cut: () => undefined };
      const timer = setTimeout(() => mail.cut(trouble('EABORT')), options.total);
      const carried = carry(mail);
      mails.set(mail, carried);
      const [error, response] = await carried.then(
        (response) => [null, response] as const,
        (error: NodemailerError) => [error, ''] as const,
      );
      mails.delete(mail);
      clearTimeout(timer);
      return { error, response, refused: refusedIn(envelope), whole: mail.whole };
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

/** A server that does not answer is not waited for. */
function quit({ smtp }: Line): void {
  smtp.quit();
  setTimeout(() => smtp.close(), GOODBYE).unref();
}

/** One step of a session: it ends with its answer, with the connection, or when its mail is cut off. */
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

/** The envelope is the object in which the connection notes what was said of each recipient. */
function refusedIn(envelope: object): NodemailerError[] {
  const errors = 'rejectedErrors' in envelope ? envelope.rejectedErrors : [];
  return Array.isArray(errors) ? errors.filter((error) => error instanceof Error) : [];
}

function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as NodemailerError;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== 421;
}

function trouble(code: 'EABORT' | 'ECONNECTION'): NodemailerError {
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

/** Answers for each mail how long it has to wait. */
function pacer({ mails, within }: { mails: number; within: number }): () => number {
  const begun: number[] = [];
  return () => {
    const now = performance.now();
    const at = begun.length < mails ? now : Math.max(now, (begun.shift() ?? now) + within);
    begun.push(at);
    return at - now;
  };
}
