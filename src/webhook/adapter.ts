/** What a provider's adapter is: two pure functions and a table of answers; everything behind it is shared. */
import type { SpfResult } from '../core/store/authentication.ts';
import type { ParsedFields } from './parsed-fields.ts';

/** A request of a provider. `headers` are in lower case, each with its values in their order; `url` is whole, below the address where callers reach this server. */
export type Posted = { body: Buffer; headers: NodeJS.Dict<string[]>; url: string; now: Date };

/** The mail itself: its bytes, `text` where they came inside JSON or another text; or the fields that the provider took it apart into. */
export type Content = { raw: Buffer; fidelity: 'exact' | 'text' } | { parts: ParsedFields };

/** One mail of a post. */
export type Extracted = Content & {
  /** MAIL FROM (RFC 5321); '' = the null sender, null = not known. */
  envelopeFrom: string | null;
  /** RCPT TO: every one, those of blind copies too. */
  envelopeTo: string[];
  /** What the provider calls this mail for these recipients, the same when it posts it again; null = it has no name for it. */
  providerId: string | null;
  /** The provider's SPF result, where no sender can have written it. */
  spf: SpfResult | null;
};

/** The status codes of a provider, as each does something else with them. What is stored, or was before, is always answered 200. */
export type Codes = {
  /** None of the recipients is an address here: for ever, as far as the provider is to know. */
  unknown: number;
  /** Nobody takes it for another reason, such as a paused inbox. */
  ignored: number;
  unsigned: number;
  /** It cannot be read, however often it comes. */
  malformed: number;
};

export type Proof = { needs: string } | null;

/** Mails; none = it was a ping. `confirm` = an address that is got so that the provider posts here from now on. */
export type Held = Extracted[] | { confirm: string };

export type Adapter = {
  /** The name of its setting, for the hint while it has no value. */
  setting: string;
  /** What of a request proves who posts it: headers, which are judged before the body is read, or the whole. */
  provedBy: 'headers' | 'body';
  /**
   * Throws `unauthenticated` unless one of the `secrets` proves the request; while `provedBy` is `headers`, its body is empty here. Answers `needs` where the proof needs what is at
   * that address, such as a certificate: then it is called again with what is there as `fetched`.
   */
  verify(posted: Posted, secrets: readonly string[], fetched: Buffer | null): Proof | Promise<Proof>;
  /** What a post holds that is verified. Throws `invalid_request` for what holds no mail. */
  extract(posted: Posted): Held | Promise<Held>;
  codes: Codes;
};

/** The first value of a header. */
export function headerOf({ headers }: Posted, name: string): string | null {
  return headers[name]?.[0] ?? null;
}
