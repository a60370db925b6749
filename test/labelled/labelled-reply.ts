/** A reply with the answer that a person would give: what of it is new. */

export type LabelledReply = {
  /** Unique among all replies. */
  name: string;
  /** BCP 47. */
  language: string;
  subject: string;
  /** The name in From; "Sender" unless it is given. */
  from?: string;
  /** Whether the header names the mail that is answered (In-Reply-To). */
  answers: boolean;
  /** One of them. */
  text?: string;
  html?: string;
  /** Without quotes of the older mail and without the signature; all that is shown where nothing would be left, or answers stand between quotes. */
  newWords: string;
  quoted: 'none' | 'below' | 'interleaved';
};
