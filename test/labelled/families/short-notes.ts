/** Notes of a line or two between people who work together, in which numbers and codes are mentioned, asked for and passed on. */
import type { FamilyMail } from '../labelled-mail.ts';

const none = { language: 'en', codes: [], links: [], best: null };
const one = (code: string) => ({ language: 'en', codes: [code], links: [], best: { code } });

export function mails(): FamilyMail[] {
  return [
    { ...none, name: 'passcodes in a count', subject: 'Hello', text: 'Passcodes are on for 3101 of our people by now.' },
    { ...none, name: 'waiting since a time', subject: 'Hello', text: 'I waited for the verification code from 0915 on.' },
    { ...none, name: 'a code review', subject: 'Hello', text: 'The code review found 48213 faults.' },
    { ...none, name: 'a recorded approval', subject: 'Hello', text: 'Approval code 20817 was recorded.' },
    {
      ...none,
      name: 'a locked account',
      subject: 'Locked out',
      text: 'The portal took no code after 1730 yesterday, and room 2214 had no network either.',
    },
    {
      ...none,
      name: 'asking for one',
      subject: 'Code?',
      text: 'Did a login code reach you around 11:20? Mine never came. Extension 4471 if you prefer to call.',
    },
    {
      ...none,
      name: 'a ticket about codes',
      subject: 'Ticket 88213',
      text: 'Customers say that sign-in codes arrive late. See ticket 88213, 340 reports since Monday.',
    },
    {
      ...none,
      name: 'a spent one',
      subject: 'Re: bank',
      text: 'No need any more, 550914 had lapsed by the time you sent it. I asked for another one by post.',
    },
    {
      ...one('640218'),
      name: 'passed on in a word',
      subject: 'for the portal',
      text: '640218, quick, it only lives for two minutes',
    },
    { ...one('7719'), name: 'the PIN, as asked', subject: 'PIN', text: 'The PIN they sent for your sign-in is 7719.' },
    {
      ...one('QX4T9B'),
      name: 'a device to pair',
      subject: 'Printer upstairs',
      text: 'It shows QX4T9B now. Type that on the pairing page and it is yours.',
    },
    {
      ...one('30417752'),
      name: 'a reset by phone',
      subject: 'your reset',
      text: 'Support gave me the reset code for you: 3041 7752. Use it before lunch.',
    },
  ];
}
