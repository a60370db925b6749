/** What the misbehaviour of the next server makes of a mail, at each moment but those of `scenarios/outbox/misbehaviour`. */
import { type Case, CLOSED, describeTroubles, LATER, WHO_KNOWS } from '../../support/rooms/troubled-mail.ts';

const CASES: Record<string, Case[]> = {
  'answers 4xx': [
    { at: 'MAIL', trouble: '451 4.3.0 not now', is: ['deferred', 451, '4.3.0'], says: /not now/ },
    { at: 'RCPT', trouble: '450 4.2.2 mailbox full', is: ['deferred', 450, '4.2.2'], says: /mailbox full/ },
    { at: 'DATA', trouble: '452 4.3.1 disk full', is: ['deferred', 452, '4.3.1'], says: /disk full/ },
    { at: 'dot', trouble: '451 4.7.1 greylisted', is: ['deferred', 451, '4.7.1'], whole: true, says: /greylisted/ },
  ],
  'answers 5xx': [
    { at: 'connect', trouble: '554 5.3.2 no service', is: ['deferred', 554, '5.3.2'], says: /no service/ },
    { at: 'MAIL', trouble: '550 5.7.1 not from you', is: ['failed', 550, '5.7.1'], says: /not from you/ },
    { at: 'RCPT', trouble: '550 5.1.1 no such user', is: ['failed', 550, '5.1.1'], says: /no such user/ },
    { at: 'DATA', trouble: '554 5.5.0 no valid recipients', is: ['failed', 554, '5.5.0'], says: /no valid recipients/ },
  ],
  'hangs, and hangs up at last': [
    { at: 'connect', trouble: 'hang', is: LATER, says: CLOSED },
    { at: 'RCPT', trouble: 'hang', is: LATER, says: CLOSED },
    { at: 'DATA', trouble: 'hang', is: LATER, says: CLOSED },
  ],
  'hangs up': [
    { at: 'MAIL', trouble: 'drop', is: LATER, says: CLOSED },
    { at: 'dot', trouble: 'drop', is: WHO_KNOWS, whole: true, says: CLOSED },
  ],
  'takes its time over every octet': [
    { at: 'connect', trouble: 'slow', is: ['sent', 250, '2.0.0'], whole: true, says: /taken/ },
    { at: 'RCPT', trouble: 'slow', is: ['sent', 250, '2.0.0'], whole: true, says: /taken/ },
    { at: 'RCPT', trouble: 'endless', is: LATER, says: CLOSED },
    { at: 'dot', trouble: 'endless', is: WHO_KNOWS, whole: true, says: CLOSED },
    { at: 'DATA', trouble: 'deaf', is: LATER, says: CLOSED, large: true },
  ],
  'offers TLS and fails at it': [
    { at: 'STARTTLS', trouble: 'drop', is: LATER, says: CLOSED },
    { at: 'STARTTLS', trouble: '454 4.7.0 no TLS now', is: ['deferred', 454, '4.7.0'], says: /no TLS now/ },
  ],
  'ends the session with 421': [
    { at: 'connect', trouble: '421 4.3.2 closing', is: ['deferred', 421, '4.3.2'], says: /closing/ },
    { at: 'MAIL', trouble: '421 4.3.2 closing', is: ['deferred', 421, '4.3.2'], says: /closing/ },
    { at: 'dot', trouble: '421 4.3.2 closing', is: ['deferred', 421, '4.3.2'], whole: true, says: /closing/ },
  ],
};

await describeTroubles(CASES);
