/** A blood donor service in Italian and English: warm letters, the digits as words of a sentence or in a red drop. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body, language }: Draft) => ({
  html: `<body style="color:#412"><h1 style="font-size:20px">${language === 'it' ? 'Autoemoteca' : 'The donor bus'}</h1>${body
    .split('\n\n')
    .map((part) => `<p>${part}</p>`)
    .join(
      '',
    )}<p style="font-size:10px">${language === 'it' ? 'Tessera 4410-227, gruppo 0+' : 'Card 4410-227, group O+'}</p></body>`,
});

export function mails(random: Random): FamilyMail[] {
  const [history, change, form, bus] = [random.digits(6), random.digits(6), random.digits(5), random.digits(4)];
  const stop = `https://donor.example/rest/${random.text('abcdefghjkmnpqrstuvwxyz', 8)}${random.digits(8)}`;
  return laidOut(
    [
      {
        name: 'storico delle donazioni',
        language: 'it',
        subject: 'Il Suo storico, quando vuole',
        body: `Gentile Robin,\n\nha bussato allo storico delle donazioni da un tablet nuovo. La porta si apre dicendo <b>${history}</b>, e si richiude da sola fra dodici minuti.\n\nUltima sacca: 450 ml, etichetta 991204.`,
        codes: [history],
      },
      {
        name: 'questionario in anticipo',
        language: 'it',
        subject: 'Il questionario, già da casa',
        body: `Le 38 domande può farle dal divano. In cima al foglio c'è uno spazio vuoto: ci vada ${form}.\n\nIl pullman si ferma in piazza il 9 alle 8:15.`,
        codes: [form],
      },
      {
        name: 'grazie',
        language: 'it',
        subject: 'Grazie, di cuore',
        body: 'Sacca 991377, 450 ml, sabato scorso. Con il numero 27 in fila ha aspettato 11 minuti, la prossima volta meno.\n\nEmoglobina 14,2.',
      },
      {
        name: 'moving to another centre',
        language: 'en',
        subject: 'Moving your record to Leith',
        body: `Dear Robin,\n\nLeith has asked us for your record, nineteen donations since 2009. They will only get it once you have read <span style="background:#c22;color:#fff;padding:4px 12px;border-radius:50%">${change}</span> to them or put it on their screen.\n\nNothing moves till then.`,
        codes: [change],
      },
      {
        name: 'a rest from reminders',
        language: 'en',
        subject: 'A year without our reminders?',
        body: `You would like to be left in peace until 2027.\n\n<a href="${stop}">Yes, let me rest</a>\n\nWe only do it once you have pressed that, in case a flatmate is being funny.`,
        links: [stop],
      },
      {
        name: 'seat on the bus',
        language: 'en',
        subject: 'Your seat on Thursday',
        body: `Nurse Adeyemi meets you at 16:20 by the fountain. Show her queue ticket ${bus}; it is only for the queue.\n\nEat something before. Hotline 0131 555 0148.`,
      },
    ],
    layout,
  );
}
