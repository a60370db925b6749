/** Mail signed and sealed for real, with the keys published in the tests' DNS. */
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { sealMessage } from 'mailauth/lib/arc/index.js';
import { dkimSign } from 'mailauth/lib/dkim/sign.js';
import type { DnsServer } from '../servers/dns-server.ts';
import { rsaKey } from '../servers/rsa-keys.ts';

// The options are typed as those of other functions.
const sign = dkimSign as (mime: string | Buffer, options: object) => ReturnType<typeof dkimSign>;
const seal = sealMessage as (mime: string, options: object) => Promise<Buffer>;

/** `publicRecord` is the TXT record of the key. */
export type Signer = { domain: string; selector: string; privateKey: string; publicRecord: string; algorithm?: 'ed25519-sha256' };

export type Signing = {
  canonicalization?: string;
  /** Signs only so many bytes of the body. */
  maxBodyLength?: number;
  expires?: Date;
  signTime?: Date;
  /** Names with colons between them. */
  headers?: string;
};

/** A key of the domain, published; 2048 bits unless told. */
export function newSigner(dns: DnsServer, domain: string, options: { selector?: string; bits?: number } = {}): Signer {
  const { selector = 'mail', bits = 2048 } = options;
  const privateKey = rsaKey(bits);
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const publicRecord = `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`;
  dns.set(`${selector}._domainkey.${domain}`, 'TXT', [publicRecord]);
  return { domain, selector, privateKey, publicRecord };
}

/** An Ed25519 key (RFC 8463) of the domain, published. */
export function newEdwardsSigner(dns: DnsServer, domain: string): Signer {
  const selector = 'ed';
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  const publicRecord = `v=DKIM1; k=ed25519; p=${publicKey.subarray(-32).toString('base64')}`;
  dns.set(`${selector}._domainkey.${domain}`, 'TXT', [publicRecord]);
  return { domain, selector, privateKey, publicRecord, algorithm: 'ed25519-sha256' };
}

/** The mail with a DKIM-Signature on top. */
export async function signed(mime: string, signer: Signer, signing: Signing = {}): Promise<string> {
  return (await signatureOf(mime, signer, signing)) + mime;
}

/** The same for bytes of which not all are UTF-8. */
export async function signedBytes(mime: Buffer, signer: Signer): Promise<Buffer> {
  return Buffer.concat([Buffer.from(await signatureOf(mime, signer, {})), mime]);
}

async function signatureOf(mime: string | Buffer, signer: Signer, signing: Signing): Promise<string> {
  const { canonicalization = 'relaxed/relaxed', headers, ...times } = signing;
  const { signatures, errors } = await sign(mime, {
    canonicalization,
    algorithm: signer.algorithm ?? 'rsa-sha256',
    signTime: times.signTime ?? new Date(),
    ...(headers === undefined ? {} : { headerList: headers }),
    ...(times.expires === undefined ? {} : { expires: times.expires }),
    signatureData: [
      {
        signingDomain: signer.domain,
        selector: signer.selector,
        privateKey: signer.privateKey,
        algorithm: signer.algorithm ?? 'rsa-sha256',
        canonicalization,
        ...(times.maxBodyLength === undefined ? {} : { maxBodyLength: times.maxBodyLength }),
      },
    ],
  });
  if (errors.length > 0) throw new Error('the mail could not be signed', { cause: errors[0] });
  return signatures;
}

/** The mail with one more ARC set (RFC 8617) on top; `chain` is what the sealer says of those below. */
export async function sealed(mime: string, signer: Signer, instance: number, chain: 'none' | 'pass' | 'fail'): Promise<string> {
  const headers = await seal(mime, {
    i: instance,
    signingDomain: signer.domain,
    selector: signer.selector,
    privateKey: signer.privateKey,
    authResults: `mx.${signer.domain}; dkim=pass header.d=example.org`,
    cv: chain,
    signTime: new Date(),
  });
  return headers.toString('latin1') + mime;
}
