/** The work of an authenticator thread: verifies the hashes and signatures of one mail, with keys that were looked up before. */
import { Readable } from 'node:stream';
import { arc } from 'mailauth/lib/arc/index.js';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';

/** `header` as `writeHeader` makes it, one byte a character; `mime` is the thread's own copy; `keys` are the TXT records by name. */
export type AuthenticatorTask = {
  mime: Uint8Array<ArrayBuffer>;
  header: string;
  bodyStart: number;
  keys: Map<string, string[]>;
  chain: boolean;
  at: Date;
};

/** `partial`: the signature holds, but for less than the whole body. `unusable`: there is no key to check it with. */
export type SignatureOutcome = 'pass' | 'partial' | 'fail' | 'unusable';

/** Signatures are identified by domain, selector and `b`; one that is not in `signatures` could not be read. */
export type AuthenticatorAnswer = {
  signatures: { domain: string; selector: string; b: string; outcome: SignatureOutcome }[];
  chain: boolean;
};

/** Fields that mailauth returns and its types do not list. */
type Verified = {
  signingDomain?: string;
  selector?: string;
  signature?: string;
  signingHeaders?: { keys: string };
  status: { result: string; comment?: string | boolean; underSized?: number | boolean };
};

// mailauth logs the lengths of shortened bodies to standard output, which belongs to MCP over stdio.
console.log = () => {};

const NO_SIGNATURE: Verified = { status: { result: 'none' } };
const LF = 0x0a;
const CR = 0x0d;

/** The thread's entry. Rejects only for a fault of this code or the library. */
export default async function run(task: AuthenticatorTask): Promise<AuthenticatorAnswer> {
  const body = withLineEnds(Buffer.from(task.mime.buffer, task.mime.byteOffset, task.mime.byteLength).subarray(task.bodyStart));
  const resolver = async (name: string) => {
    const texts = task.keys.get(name.toLowerCase());
    if (texts === undefined || texts.length === 0) throw Object.assign(new Error('no key'), { code: 'ENOTFOUND' });
    return texts.map((text) => [text]);
  };
  // In one piece, because the library copies the rest of a line again for every further piece.
  const input = Readable.from(Buffer.concat([Buffer.from(task.header, 'latin1'), body]));
  const verified = await dkimVerify(input, { resolver, minBitLength: 1024, curTime: task.at });
  const results: Verified[] = verified.results;
  return {
    signatures: results.map((result) => ({
      domain: result.signingDomain?.toLowerCase() ?? '',
      selector: result.selector?.toLowerCase() ?? '',
      b: result.signature ?? '',
      outcome: outcomeOf(result),
    })),
    chain: task.chain && (await chainHolds(verified.arc, resolver)),
  };
}

async function chainHolds(found: ChainFound | undefined, resolver: Resolver): Promise<boolean> {
  if (!found?.chain || found.error) return false;
  const data = { chain: found.chain, ...(found.lastEntry ? { lastEntry: found.lastEntry } : {}) };
  const { status, signature } = await arc(data, { resolver, minBitLength: 1024 });
  return status.result === 'pass' && outcomeOf(signature || NO_SIGNATURE) === 'pass';
}

type ChainFound = NonNullable<Awaited<ReturnType<typeof dkimVerify>>['arc']>;
type Resolver = (name: string) => Promise<string[][]>;

/** RFC 6376 6.1.3. mailauth answers `neutral` both for a body that was changed and for a key it cannot use. */
function outcomeOf({ status, signingHeaders }: Verified): SignatureOutcome {
  if (status.result === 'pass') {
    const fields = signingHeaders?.keys.toLowerCase().split(': ') ?? [];
    return !fields.includes('from') ? 'unusable' : status.underSized ? 'partial' : 'pass';
  }
  const changed = status.comment === 'body hash did not verify';
  return changed || status.result === 'fail' || status.result === 'policy' ? 'fail' : 'unusable';
}

/** The body with every line ended by CRLF (RFC 5322 2.3), as it was when it was signed. */
function withLineEnds(body: Buffer): Buffer {
  let bare = 0;
  for (let at = body.indexOf(LF); at !== -1; at = body.indexOf(LF, at + 1)) if (body[at - 1] !== CR) bare += 1;
  if (bare === 0) return body;
  const whole = Buffer.allocUnsafe(body.length + bare);
  let end = 0;
  let last = 0;
  for (const byte of body) {
    if (byte === LF && last !== CR) whole[end++] = CR;
    whole[end++] = byte;
    last = byte;
  }
  return whole;
}
