/** What a simulated post is made of: its body, what proves it, and the forms that bodies have. */

export type Headers = [name: string, value: string][];

/**
 * `secret` is what the provider signs or proves with: for a public key its private one in PEM, for Amazon SNS a private key and its certificate. `url` is the
 * public address that it posts to, and `topic` the one of Amazon SNS that it posts by.
 */
export type Proof = { secret: string; url: string; at: Date; topic?: string };

/** The headers that prove a body. */
export type Prove = (body: Buffer, proof: Proof) => Headers;

/** The body as it is posted, where the proof stands in it: the same id for the same body, so that a post can come again. */
export type Seal = (body: Buffer, proof: Proof) => Buffer;

export const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'application/x-www-form-urlencoded';

const BOUNDARY = 'xYzZY';

export const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

export function urlencoded(fields: Record<string, string>): Buffer {
  return Buffer.from(new URLSearchParams(fields).toString());
}

/** RFC 7578, of the type MULTIPART_TYPE; a value is its bytes. */
export function multipart(fields: Readonly<Record<string, Buffer | string>>): Buffer {
  return Buffer.concat([parts(fields), Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** To stand before those of a form. */
export function parts(fields: Readonly<Record<string, Buffer | string>>): Buffer {
  const pieces = Object.entries(fields).flatMap(([name, value]) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat(pieces);
}
