/** Tries an SMTP server as far as a mail would go, and sends none: connection, greeting, TLS, login. */
import { isIP } from 'node:net';
import { TLSSocket } from 'node:tls';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { oneLine, redactor } from './replies.ts';
import { readRelayUrl } from './url.ts';

/** `failedAt` = the step that failed, with `detail`: what the server said, or the code of the error; never the password. */
export type RelayProbe =
  | { failedAt: 'connection' | 'greeting' | 'tls' | 'certificate' | 'login'; detail: string }
  | {
      failedAt: null;
      /** Whether mail would go by TLS, and whose certificate then ends when. */
      secure: boolean;
      certificateEnds: Date | null;
      /** `not offered` = the URL has a login, and the server takes none. */
      login: 'accepted' | 'none' | 'not offered';
    };

/** Milliseconds for each of connecting, greeting and TLS. */
const STEP = 5000;
/** Longer than that for the greeting: otherwise it would be chance which of the two is told. */
const SILENCE = STEP + 1000;

/** Codes of the TLS library for a certificate that does not hold, and Node's for one of another name. */
const CERTIFICATE = /CERT|SIGNED|UNABLE_TO_|ALTNAME|ERR_TLS/;

/** `url` is one that `checkRelayUrl` accepts; `address` is the IP address of its host. Never rejects. */
export async function probeRelay(url: string, address: string, signal: AbortSignal): Promise<RelayProbe> {
  const { host, user, password, connection, login } = readRelayUrl(url);
  const redact = redactor(user, password, new URL(url).password);
  const smtp = new SMTPConnection({
    ...connection,
    host: address,
    // The name that the certificate must be for, as we give the library an address.
    tls: { ...(isIP(host) === 0 ? { servername: host } : {}), ...connection.tls },
    connectionTimeout: STEP,
    greetingTimeout: STEP,
    socketTimeout: SILENCE,
  });
  const stop = () => smtp.close();
  signal.addEventListener('abort', stop, { once: true });
  let isIn = false;
  try {
    await step(smtp, (done) => smtp.connect(done));
    isIn = true;
    const offersLogin = login !== null && smtp.allowsAuth;
    if (offersLogin) await step(smtp, (done) => smtp.login(login, done));
    const socket = smtp._socket;
    const ends = socket instanceof TLSSocket ? Date.parse(socket.getPeerCertificate().valid_to) : Number.NaN;
    return {
      failedAt: null,
      secure: smtp.secure,
      certificateEnds: Number.isNaN(ends) ? null : new Date(ends),
      login: login === null ? 'none' : offersLogin ? 'accepted' : 'not offered',
    };
  } catch (error) {
    return failure(Object(error), isIn, redact);
  } finally {
    signal.removeEventListener('abort', stop);
    smtp.close();
  }
}

function step(smtp: SMTPConnection, begin: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    smtp.once('error', reject);
    smtp.once('end', () => reject(new Error('the connection was closed')));
    begin((error) => (error ? reject(error) : resolve()));
  });
}

type Failure = { code?: string; cause?: { code?: string }; response?: string; message?: string; command?: string };

function failure(error: Failure, isIn: boolean, redact: (text: string) => string): RelayProbe {
  const said = redact(oneLine(error.response || (error.message ?? ''))).slice(0, 300);
  if (isIn) return { failedAt: 'login', detail: said };
  const inner = `${error.cause?.code ?? ''} ${error.message ?? ''}`;
  const named = error.command === 'STARTTLS' || error.code === 'ETLS';
  if (CERTIFICATE.test(inner) || /certificate/i.test(inner)) return { failedAt: 'certificate', detail: said };
  if (named || /SSL|TLS|EPROTO/.test(inner)) return { failedAt: 'tls', detail: said };
  const greeted = Boolean(error.response) || /greeting/i.test(inner);
  return { failedAt: greeted ? 'greeting' : 'connection', detail: said };
}
