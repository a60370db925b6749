/** The policy settings of an inbox or an API key. */

/** `required` = a mail is held until it is approved. */
export type Approval = 'none' | 'required';

/**
 * `reply-only` = sends only to participants of a thread that the inbox did not begin; `draft-only` = sends nothing. Each mode is narrower than the
 * one before it.
 */
export const KEY_MODES = ['full', 'reply-only', 'draft-only'] as const;

export type KeyMode = (typeof KEY_MODES)[number];

/** Which mails make their senders participants for a reply-only key: those that are verified, or any. */
export type KeyTrust = 'verified' | 'any';

/**
 * Entries are an address (`ann@example.com`), a domain (`example.com`) or all subdomains of one (`*.example.com`), in lower case and
 * A-labels. `allow` null = every address that is not blocked; empty = no address.
 */
export type AddressList = { allow: string[] | null; block: string[] };

/**
 * `verified` = mail whose sender is not verified goes into the quarantine. `spamAbove` = mail with this score of the spam filter or a higher
 * one is labelled.
 */
export type ReceiveList = AddressList & { verified?: true; spamAbove?: number };

/** Which addresses mail may be sent to, answered to and received from; null = no rule. */
export type AddressRules = { send: AddressList | null; reply: AddressList | null; receive: ReceiveList | null };
