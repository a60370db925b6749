/** The SMTP port: takes mail for the inboxes of this server, and relays nothing (RFC 5321). */
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { PostroomError } from '../core/base/errors.ts';
import { acceptingTogether, type Together } from '../core/inbound/accept-together.ts';
import { webhookCounter } from '../core/inbound/answers.ts';
import { rcptAt } from '../core/inbound/rcpt.ts';
import type { Core } from '../core/ports/core.ts';
import type { SpfResult } from '../core/store/authentication.ts';
import type { InboxRow } from '../core/store/inboxes.ts';
import { connectionGate } from '../limits/connections.ts';
import { type CertificateFiles, readCertificate } from '../listening/certificate-files.ts';
import { listen, type Place } from '../listening/ports.ts';
import { telling, Unforeseen } from '../webhook/telling.ts';
import { watchCertificate } from './certificates.ts';
import { heldBytes, readData } from './data.ts';
import { type GivenMail, type Judges, judged } from './judging.ts';
import { SMTP_LIMITS, type SmtpLimits } from './limits.ts';
import { type Connection, type Conversation, type Data, Listener, type Said } from './listener.ts';
import { Reply, replies } from './replies.ts';
import { isTooSlow, newSession, type Session } from './sessions.ts';
import { RAW_FIDELITY, SMTP, take, textOf } from './taking.ts';

export type SmtpPortOptions = {
  /** Port 0 = any that is free. */
  place: Place;
  /** The name that the server greets with, which its MX records have too. */
  name: string;
  /** The address of the operator's inbox for postmaster@ and abuse@. */
  postmaster: string;
  /** The files of each certificate; none = no STARTTLS. */
  files: readonly CertificateFiles[];
  /** Ranges whose connections begin with a PROXY header. */
  proxyFrom: readonly string[];
  /** SPF (RFC 7208) of the client; never rejects. `mailFrom` '' = the null sender. */
  spf(client: { address: string; helo: string; mailFrom: string }): Promise<SpfResult>;
  judges?: Judges;
  limits?: Partial<SmtpLimits>;
};

export type SmtpPort = {
  place: Place;
  /** Ends sessions between two mails, lets mails that come in end, and stops listening. */
  close(): Promise<void>;
};

const WORDS = { one: 'an SMTP client', many: 'SMTP clients', later: '451', who: 'the client' };

/** Resolves when clients are spoken to. Throws an Error with a plain sentence when it cannot listen, or a certificate cannot be used. */
export async function startSmtpPort(core: Core, options: SmtpPortOptions): Promise<SmtpPort> {
  const limits = { ...SMTP_LIMITS, ...options.limits };
  const { files, name, proxyFrom } = options;
  const certificates = await Promise.all(files.map(readCertificate));
  const sessions = new Sessions(core, options, limits);
  const listener = new Listener({ name, limits, proxyFrom, certificates }, sessions);
  await listen(listener.server, options.place, 'SMTP_LISTEN');
  const place = { host: options.place.host, port: (listener.server.address() as AddressInfo).port };
  const watching = certificates.map((known, n) =>
    watchCertificate(known, {
      everyMs: limits.certificateMs,
      log: core.log,
      changed: (found) => {
        certificates[n] = found;
        listener.show(certificates);
      },
    }),
  );
  const looking = setInterval(() => {
    for (const session of sessions.tooSlow()) {
      session.isSlow = true;
      listener.end(session, replies.tooSlow());
    }
  }, limits.lookMs).unref();
  sessions.cutOff = (session, reply) => listener.end(session, reply);
  core.log.info(place, 'mail is taken over SMTP');
  return {
    place,
    async close() {
      clearInterval(looking);
      for (const one of watching) one.close();
      const closed = new Promise<void>((done) => listener.close(done));
      for (const session of sessions.idle()) listener.end(session, replies.closing());
      await closed;
      await Promise.race([sessions.stored(), pause(limits.drainMs, undefined, { ref: false })]);
      for (const session of sessions.all()) session.socket.destroy();
    },
  };
}

/** Speaks with every client, and keeps the state of each session. */
class Sessions implements Conversation {
  cutOff: (session: Session, reply: Reply) => void = () => {};
  readonly #core: Core;
  readonly #options: SmtpPortOptions;
  readonly #limits: SmtpLimits;
  readonly #sessions = new Map<string, Session>();
  readonly #enter: ReturnType<typeof connectionGate>;
  readonly #held: ReturnType<typeof heldBytes>;
  readonly #told: ReturnType<typeof telling>;
  readonly #count: ReturnType<typeof webhookCounter>;
  readonly #together: Together;
  readonly #storing = new Set<Promise<unknown>>();

  constructor(core: Core, options: SmtpPortOptions, limits: SmtpLimits) {
    this.#core = core;
    this.#options = options;
    this.#limits = limits;
    this.#enter = connectionGate(limits);
    this.#held = heldBytes(limits);
    this.#told = telling(SMTP, core.log, () => core.clock.now(), WORDS);
    this.#count = webhookCounter(core, SMTP);
    this.#together = acceptingTogether(core);
  }

  misproxied(address: string, refusal: Reply): void {
    this.#refused(refusal, address, Date.now());
  }

  opened(connection: Connection): Reply | null {
    const place = this.#enter(connection.address);
    if (typeof place === 'string') {
      this.#core.meters.smtpCrowded(place);
      this.#refused(replies.tooManyConnections(), connection.address, Date.now());
      return replies.tooManyConnections();
    }
    this.#sessions.set(connection.id, newSession(connection, Date.now(), place));
    return null;
  }

  connected({ id, address, secure }: Said): void {
    const session = this.#sessions.get(id);
    const judge = this.#options.judges?.client;
    if (!session || !judge) return;
    session.client = judged((signal) => judge({ address, secure }, signal), this.#limits.judgingMs, this.#core.log);
  }

  async sender(said: Said, mailFrom: string): Promise<void> {
    const session = this.#sessionOf(said);
    const { address, helo } = said;
    session.transaction = null;
    gatherReplies(session);
    const refusal = await session.client;
    if (refusal) throw this.#refused(refusal, address, session.beganAt);
    session.stepAt = Date.now();
    session.transaction = { mailFrom, spf: this.#options.spf({ address, helo, mailFrom }), leads: new Map() };
  }

  async recipient(said: Said, recipient: string): Promise<void> {
    const session = this.#sessionOf(said);
    const leads = session.transaction?.leads ?? new Map<string, InboxRow>();
    if (leads.size >= this.#limits.recipients && !leads.has(recipient)) throw replies.tooManyRecipients();
    const rcpt = await rcptAt(this.#core, recipient, this.#options.postmaster).catch((error: unknown) => {
      throw this.#failed(error, said.address, session.beganAt);
    });
    if (rcpt.is === 'taken') {
      session.stepAt = Date.now();
      leads.set(recipient, rcpt.inbox);
      return;
    }
    if (rcpt.is !== 'unknown')
      throw this.#refused(rcpt.is === 'paused' ? replies.paused() : replies.later(), said.address, session.beganAt);
    session.unknown += 1;
    await pause(this.#limits.unknownDelayMs * session.unknown, undefined, { ref: false, signal: session.ended.signal }).catch(
      () => {},
    );
    const isOut = session.unknown >= this.#limits.unknownRecipients;
    throw this.#refused(isOut ? replies.tooManyUnknown() : replies.unknown(), said.address, session.beganAt);
  }

  async mail(said: Said, data: Data): Promise<string> {
    const session = this.#sessionOf(said);
    const began = Date.now();
    const room = this.#held.open(session.network);
    try {
      const { transaction } = session;
      if (!transaction) throw replies.later();
      session.data = { beganAt: began, bytes: 0 };
      sendReplies(session);
      const { data: coming } = session;
      const mime = await readData(data, room, this.#limits, {
        came: (bytes) => {
          coming.bytes += bytes;
        },
        cutOff: (reply) => this.cutOff(session, reply),
      });
      session.data = null;
      session.isStoring = true;
      const { mailFrom, spf, leads } = transaction;
      const { helo, address, secure } = said;
      const recipients = [...leads.keys()];
      return await this.#stored({ address, secure, helo, mailFrom, recipients, mime, spf: await spf }, leads, began);
    } catch (error) {
      if (!(error instanceof Reply)) throw this.#failed(error, said.address, began);
      if (error.isLast) this.cutOff(session, error);
      throw this.#refused(error, said.address, began);
    } finally {
      room.release();
      session.stepAt = Date.now();
      session.data = null;
      session.isStoring = false;
      session.transaction = null;
    }
  }

  closed(id: string): void {
    const session = this.#sessions.get(id);
    this.#sessions.delete(id);
    session?.place.end();
    if (session?.isSlow) setTimeout(session.place.forget, this.#limits.slowMs).unref();
    else session?.place.forget();
    session?.ended.abort();
  }

  tooSlow(): Session[] {
    const now = Date.now();
    return this.all().filter((session) => isTooSlow(session, now, this.#limits));
  }

  /** The sessions that are between two mails. */
  idle(): Session[] {
    return this.all().filter(({ data, isStoring }) => data === null && !isStoring);
  }

  all(): Session[] {
    return [...this.#sessions.values()];
  }

  /** Resolves when no mail is being stored. */
  async stored(): Promise<void> {
    await Promise.allSettled(this.#storing);
  }

  async #stored(mail: GivenMail, leads: ReadonlyMap<string, InboxRow>, began: number): Promise<string> {
    const judge = this.#options.judges?.mail;
    const refusal = judge && (await judged((signal) => judge(mail, signal), this.#limits.judgingMs, this.#core.log));
    if (refusal) throw refusal;
    const atOnce = this.#core.rush.isOn() || this.#storing.size >= this.#limits.readFirst;
    const taking = take(this.#core, mail, leads, { together: this.#together, atOnce }).finally(() =>
      this.#storing.delete(taking),
    );
    this.#storing.add(taking);
    const taken = await taking;
    this.#core.meters.arrival(SMTP, taken.outcome);
    const { recipients, mime } = mail;
    this.#told.arrived({ emailIds: [], ...taken, recipients, size: mime.length, rawFidelity: RAW_FIDELITY }, Date.now() - began);
    return textOf(taken);
  }

  /** A session is there from its first byte on. */
  #sessionOf({ id }: Said): Session {
    const session = this.#sessions.get(id);
    if (!session) throw replies.later();
    return session;
  }

  #refused(reply: Reply, address: string, began: number): Reply {
    this.#core.meters.arrival(SMTP, 'refused');
    const refusal = new PostroomError('invalid_request', reply.message);
    const isTold = this.#told.refused(refusal, address, Date.now() - began);
    this.#count('rejected', isTold ? reply.message : null);
    return reply;
  }

  /** Our own trouble: the client sends the mail again later. */
  #failed(error: unknown, address: string, began: number): Reply {
    this.#core.meters.arrival(SMTP, 'failed');
    const refusal =
      error instanceof PostroomError ? error : new Unforeseen('internal', 'The mail could not be taken.', { cause: error });
    const isTold = this.#told.refused(refusal, address, Date.now() - began);
    this.#count('failed', isTold ? refusal.message : null);
    return replies.later();
  }
}

/** The replies to commands that came together (RFC 2920) leave in one packet: with that to DATA, or in the next turn of the event loop. */
function gatherReplies({ socket }: Session): void {
  socket.cork();
  setImmediate(() => socket.uncork());
}

/** The library writes its reply to DATA right after this. */
function sendReplies({ socket }: Session): void {
  process.nextTick(() => socket.uncork());
}
