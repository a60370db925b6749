/** A shared laundry in Danish and Norwegian blocks of flats: very short mails, machines that want a number. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body }: Draft) => ({
  html: `<p style="font-size:18px">${body.replaceAll('\n', '</p><p>')}</p><hr><small>Vaskekjelderen / Vaskekælderen</small>`,
});

export function mails(random: Random): FamilyMail[] {
  const [wash, dry, fob, card] = [random.digits(4), random.digits(5), random.digits(6), random.digits(6)];
  return laidOut(
    [
      {
        name: 'maskine 3 venter',
        language: 'da',
        subject: 'Maskine 3',
        body: `Du har maskine 3 fra kl. 19.\nDen går i gang på ${wash}.`,
        codes: [wash],
      },
      {
        name: 'ny brik',
        language: 'da',
        subject: 'Din nye brik skal vækkes',
        body: `Brik 00418 sover endnu.\nHold den mod læseren og slå ${fob} i løbet af to minutter.\nDen gamle, 00377, er slået fra.`,
        codes: [fob],
      },
      {
        name: 'vask slut',
        language: 'da',
        subject: 'Maskine 3 er færdig',
        body: '2 timer 4 minutter, 60 grader.\n18,50 kr. er trukket, bilag 40718. Tøm den inden 22.',
      },
      {
        name: 'tørketrommel',
        language: 'nb',
        subject: 'Trommel 2 lurer på om det er deg',
        body: `Noen vil starte trommel 2 på din regning.\nEr det deg, så gi den ${dry}.\nEr det ikke deg, la den lure.`,
        codes: [dry],
      },
      {
        name: 'nytt kort på kontoen',
        language: 'nb',
        subject: 'Trekk fra nytt kort',
        body: `Fra 1. desember trekkes vasken fra kortet som ender på 2204.\nFor å ta det i bruk trenger siden disse sifrene, de stod ikke i forrige mail:\n${card.slice(0, 3)}-${card.slice(3)}`,
        codes: [card],
      },
      {
        name: 'nøkkelboks',
        language: 'nb',
        subject: 'Nøkkel til kjelleren',
        body: 'Nøkkelen henger i boksen ved bod 14, den åpnes med 0731.\nHusk å stille hjulene på 0000 etterpå.',
      },
    ],
    layout,
  );
}
