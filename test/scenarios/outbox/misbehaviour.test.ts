/** What the misbehaviour of the next server makes of a mail, one moment of each kind; `slow/sqlite/misbehaviour` has the others. */
import { type Case, CLOSED, describeTroubles, LATER, WHO_KNOWS } from '../../support/rooms/troubled-mail.ts';

const CASES: Record<string, Case[]> = {
  'answers 4xx': [{ at: 'connect', trouble: '451 4.3.2 not now', is: ['deferred', 451, '4.3.2'], says: /not now/ }],
  'answers 5xx': [{ at: 'dot', trouble: '554 5.6.0 not this', is: ['failed', 554, '5.6.0'], whole: true, says: /not this/ }],
  'hangs, and hangs up at last': [{ at: 'dot', trouble: 'hang', is: WHO_KNOWS, whole: true, says: CLOSED }],
  'hangs up': [{ at: 'DATA', trouble: 'drop', is: LATER, says: CLOSED }],
  'takes its time over every octet': [{ at: 'dot', trouble: 'slow', is: ['sent', 250, '2.0.0'], whole: true, says: /taken/ }],
  'offers TLS and fails at it': [{ at: 'STARTTLS', trouble: 'no-tls', is: LATER, says: CLOSED }],
  'ends the session with 421': [{ at: 'RCPT', trouble: '421 4.4.2 closing', is: ['deferred', 421, '4.4.2'], says: /closing/ }],
};

await describeTroubles(CASES);
