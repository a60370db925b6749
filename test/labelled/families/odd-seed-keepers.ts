/** A network of seed savers in Hindi and Indian English: warm notes of a coordinator, digits in two scripts. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body }: Draft) => ({
  html: `<div style="background:#f4fbe9;padding:22px"><p>🌾</p>${body
    .split('\n')
    .map((line) => `<p style="font-size:16px">${line}</p>`)
    .join('')}</div>`,
});

const inHindi = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));

export function mails(random: Random): FamilyMail[] {
  const [vault, share, sell, phone] = [random.digits(6), random.digits(5), random.digits(6), random.digits(4)];
  const join = `https://beej.example/saath/${random.text('abcdefghjkmnpqrstuvwxyz23456789', 20)}`;
  return laidOut(
    [
      {
        name: 'बीज कोठी',
        language: 'hi',
        subject: 'कोठी आपको नहीं पहचान पाई',
        body: `राम-राम रॉबिन जी,\nआज आपने कोठी दूसरे फ़ोन से खोलनी चाही। कोठी से कहिए <b>${inHindi(vault)}</b>, वह मान जाएगी।\nपिछली बार आपने 12 किलो कोदो जमा किया था।`,
        codes: [vault],
      },
      {
        name: 'हिस्सेदारी बेचना',
        language: 'hi',
        subject: 'रागी का सौदा पक्का करें',
        body: `मंडी समिति 40 किलो रागी ₹2,960 में ले रही है।\nहाँ हो तो समिति के काग़ज़ पर सबसे नीचे ${sell} भरिए।\nन हो तो कुछ मत कीजिए।`,
        codes: [sell],
      },
      {
        name: 'जमा पर्ची',
        language: 'hi',
        subject: 'जमा पर्ची 30417',
        body: 'कोदो 12 किलो, नमी 11%.\nथैला नंबर 5521, ताक 4.\nअगली बैठक 9 दिसंबर, सुबह 10 बजे।',
      },
      {
        name: 'sharing a variety',
        language: 'en-IN',
        subject: 'Meena wants your ragi',
        body: `Namaste,\nMeena of Koraput is requesting 500 g of your ragi, accession 7714. Kindly part with these five only if you agree: ${share}. She will repeat them to the store.`,
        codes: [share],
      },
      {
        name: 'a number for the helpline',
        language: 'en-IN',
        subject: 'Our call at 4 pm',
        body: `Lakshmi will ring you from the Bhubaneswar office.\nSo that she knows it is you picking up, greet her with\n<span style="font-size:30px;background:#fff">${phone}</span>\nNo one else will be calling.`,
        codes: [phone],
      },
      {
        name: 'one more keeper',
        language: 'en-IN',
        subject: 'Your village circle',
        body: `The circle of Semiliguda has a free stool and they are thinking of you.\n<a href="${join}">I will sit with them</a>\nStool is kept till Diwali.`,
        links: [join],
      },
    ],
    layout,
  );
}
