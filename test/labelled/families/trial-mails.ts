/** Mails of a few words by which people try out whether mail works, and what programs send when it does or does not. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const none = { language: 'en', codes: [], links: [], best: null };

export function mails(random: Random): FamilyMail[] {
  const code = random.digits(6);
  return [
    { ...none, name: 'one word', subject: 'test', text: 'ping' },
    { ...none, name: 'one word in capitals', subject: 'trial', text: 'SECOND\n' },
    { ...none, name: 'a word and a number', subject: 'hi', text: 'mail3' },
    { ...none, name: 'a host alone', subject: 'does this arrive', text: 'relay-two' },
    { ...none, name: 'nothing but a subject', subject: 'TRYOUT 7', text: '' },
    { ...none, name: 'one word in HTML', subject: 'html', html: '<html><body><h1>Works</h1></body></html>' },
    { ...none, name: 'a hidden name', subject: 'for the list', text: '[HIDDEN]\n\nXXXXXX' },
    { ...none, name: 'letters of a file', subject: 'attachment', text: 'c29tZSB3b3Jkcw\n' },
    {
      ...none,
      name: 'a returned mail',
      subject: 'Mail delivery failed',
      text: `The server said: 550 5.1.1 no such user (${random.digits(8)})\nQueue id: 4F${random.digits(4)}B\n`,
    },
    {
      ...none,
      name: 'an outage',
      subject: 'smtp probe',
      text: `probe ${random.digits(5)} ok, 250 2.0.0 queued as ${random.digits(6)}`,
    },
    { ...none, name: 'counting', subject: 'load', text: `mail ${random.whole(1000, 9000)} of 10000` },
    {
      name: 'a code among trials',
      language: 'en',
      subject: 'otp trial',
      text: `staging says: your login code is ${code}`,
      codes: [code],
      links: [],
      best: { code },
    },
  ];
}
