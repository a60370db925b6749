/** One address of a mail. */

/** `address` is `local@domain`, domain lower-case and in A-labels; `header` is the RFC 5322 mailbox as written in a header. */
export type Address = { name: string | null; local: string; domain: string; address: string; header: string };
