/** What an inbox or an API key is bound to when mail is sent or taken, as the store keeps it. */

/** `required` = what is sent waits until somebody approves it. */
export type Approval = 'none' | 'required';

/**
 * `reply-only` = only to participants of a thread that somebody else began; `draft-only` = nothing is sent.
 */
export type KeyMode = 'full' | 'reply-only' | 'draft-only';

/**
 * Entries are an address (`ann@example.com`), a domain (`example.com`) or all its subdomains (`*.example.com`), in lower case and
 * A-labels. `allow` null = everybody who is not blocked; an empty one = nobody.
 */
export type AddressList = { allow: string[] | null; block: string[] };

/** Whom mail may be sent to, answered to and received from; null = no rule. */
export type AddressRules = { send: AddressList | null; reply: AddressList | null; receive: AddressList | null };
