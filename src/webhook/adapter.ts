/** What a provider's adapter is: two pure functions and a table of answers; everything behind it is shared. */
import type { Got } from '../core/ports/web.ts';
import type { SpfResult } from '../core/store/authentication.ts';
import type { FetchPlan } from '../core/store/fetches.ts';
import type { ParsedFields } from './posts/parsed-fields.ts';

/** A request of a provider. `headers` are in lower case, each with its values in their order; `url` is whole, below the address where callers reach this server. */
export type Posted = { body: Buffer; headers: NodeJS.Dict<string[]>; url: string; now: Date };

/** The mail itself: its bytes, `text` where they came inside JSON or another text; or the fields that the provider took it apart into. */
export type Content = { raw: Buffer; fidelity: 'exact' | 'text' } | { parts: ParsedFields };

/**
 * One mail of a post. What the post only names has a plan for the adapter's `fetch` in place of its content, at most MAX_PLAN characters of JSON: it
 * is answered as soon as the plan is on disk.
 */
export type Extracted = Named & Envelope;

type Named =
  | (Content & {
      /** What the provider calls this mail for these recipients, the same when it posts it again; null = it has no name for it. */
      providerId: string | null;
    })
  | {
      fetch: FetchPlan;
      providerId: string;
      /**
       * What the post gave of the mail, where its provider keeps a part of it: encrypted as secrets are while it waits, and handed to `fetch`. Beside it
       * `envelopeTo` is never empty.
       */
      content?: Buffer;
      /** Another name of the mail, by which it is known as well: the one under which it is found when no notification came. */
      alias?: string;
    };

type Envelope = {
  /** MAIL FROM (RFC 5321); '' = the null sender, null = not known. */
  envelopeFrom: string | null;
  /** RCPT TO: every one, those of blind copies too. Empty only beside a plan whose fetch tells them. */
  envelopeTo: string[];
  /** The provider's SPF result, where no sender can have written it. */
  spf: SpfResult | null;
};

/** The status codes for a provider, because each reacts to them in its own way. What is stored, or was before, is always answered 200. */
export type Codes = {
  /** None of the recipients is an address here, which the provider is to take as final. */
  unknown: number;
  /** No inbox takes it for another reason, such as being paused. */
  ignored: number;
  unsigned: number;
  /** The post cannot be read, however often it comes. */
  malformed: number;
};

/** `envelopeTo`: the recipients, where the post named none. */
export type Fetched = Content & { envelopeTo?: string[] };

/** What the settings say of where mail is fetched, by their keys in `src/settings/providers.ts`. */
export type FetchSettings = Readonly<{
  resendApiKeys: readonly string[];
  resendApiUrl: string;
  brevoApiKeys: readonly string[];
  brevoApiUrl: string;
  sesTopicArns: readonly string[];
  sesEndpointUrl: string | null;
  sesS3Bucket: { bucket: string; prefix: string } | null;
  sesS3Region: string | null;
  sesS3AccessKeys: readonly AccessKey[];
}>;

/** An access key of AWS; `token` = that of the session, where the key is temporary. */
export type AccessKey = { id: string; secret: string; token: string | null };

export type FetchTools = {
  /**
   * GET through the guard of outgoing requests; no redirect is followed. Throws PostroomError: `forbidden` for an address that is not public,
   * `unavailable` when no whole answer came, `too_large` for more than `mostBytes`, or MAX_FETCHED.
   */
  get(url: string, headers?: Record<string, string>, mostBytes?: number): Promise<Got>;
  /** MAX_FETCHED, for what makes a mail together. */
  mostBytes: number;
  /** What the post gave of the mail; null = nothing. */
  content: Buffer | null;
  /** The mail has waited as long as `waits` says: it is to be answered without what cannot be had now. */
  isLast: boolean;
  settings: FetchSettings;
  now: Date;
  /** Ends what runs for too long, or when the server ends. */
  signal: AbortSignal;
};

export type Proof = { needs: string } | null;

/** Mails; none = it was a ping. `confirm` = an address to get, so that the provider posts here from now on. */
export type Held = Extracted[] | { confirm: string };

export type Adapter = {
  /** The name of its setting, for the hint while it has no value. */
  setting: string;
  /** Which part of a request proves who posts it: headers, which are judged before the body is read, or the whole. */
  provedBy: 'headers' | 'body';
  /**
   * Throws `unauthenticated` unless one of the `secrets` proves the request; while `provedBy` is `headers`, its body is empty here. Answers `needs` where the proof needs what is at
   * that address, such as a certificate: then it is called again with what is there as `fetched`.
   */
  verify(posted: Posted, secrets: readonly string[], fetched: Buffer | null): Proof | Promise<Proof>;
  /** What a post holds that is verified. Throws `invalid_request` for what holds no mail. */
  extract(posted: Posted): Held | Promise<Held>;
  codes: Codes;
  /**
   * Gets the mail of a plan. What it throws is tried again for three days, and its message is shown to the operator; `too_large` and `invalid_request`
   * are given up at once, and `retryAfter` says when. The same plan may be fetched again after it was fetched.
   */
  fetch?(plan: FetchPlan, tools: FetchTools): Promise<Fetched>;
  /** Milliseconds for which a mail waits for the part of it that its provider keeps, where the post gave the rest. */
  waits?: number;
};

/** The first value of a header. */
export function headerOf({ headers }: Posted, name: string): string | null {
  return headers[name]?.[0] ?? null;
}
