/** A Norwegian tax office: short mails in plain language, codes, links to confirm, tax returns, cards of tax and payments; Norwegian. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const plain = (
  heading: string,
  text: string,
) => `<html lang="nb"><body style="background:#ffffff;color:#000;font-family:'Source Sans Pro',Arial,sans-serif;font-size:17px">
<svg width="24" height="24"></svg><h1 style="font-size:22px;color:#440055">${heading}</h1>${text}
<p>Hilsen Skattekontoret</p><p style="font-size:13px;color:#555">Svar til denne adressen blir ikke lest. Telefon 800 80 090, fra utlandet +47 22 07 70 10. Postboks 9200 Grønland, 0134 Oslo. Org.nr. 974 761 176</p></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const verify = random.digits(5);
  const form = random.digits(6);
  const confirm = `https://profil.skattekontoret.example/kontakt/bekreft?nokkel=${random.text('abcdef0123456789', 30)}`;
  const power = `https://profil.skattekontoret.example/invitasjon/${random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghij23456789', 20)}`;
  return [
    {
      name: 'code for the address',
      language: 'nb',
      subject: 'Bekreft e-postadressen din med kode',
      html: plain(
        'Engangskode',
        `<p>Hei!</p><p>Fyll inn denne koden for å bekrefte e-postadressen: <strong>${verify}</strong></p><p>Koden varer i 30 minutter. Har du ikke oppgitt adressen din hos oss, kan du slette e-posten.</p>`,
      ),
      codes: [verify],
      links: [],
      best: { code: verify },
    },
    {
      name: 'code of the form for foreigners',
      language: 'en',
      subject: 'Tax deduction card: your code',
      text: `Hello,

You have started an application for a tax deduction card. Write down ${form}: this code, together with your date of birth, lets you return to it later.

Bring your passport and form RF-1209 to ID control in Oslo, Bergen or Stavanger. Your appointment there is booked separately (+47 22 07 70 10).

Skattekontoret`,
      codes: [form],
      links: [],
      best: { code: form },
    },
    {
      name: 'address to be confirmed',
      language: 'nb',
      subject: 'Du har endret kontaktopplysninger',
      html: plain(
        'Stemmer den nye adressen?',
        `<p>Du har lagt inn denne e-postadressen ${random.whole(10, 28)}.01.2026 kl. ${random.whole(10, 22)}.${random.whole(10, 59)}. Trykk på lenken under, så vet vi at den er din.</p><p><a href="${confirm}">Ja, dette er min adresse</a></p><p>Lenken virker i 3 dager.</p>`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'invitation by an accountant',
      language: 'nb',
      subject: 'Regnskapsføreren din ber om tilgang',
      text: `Hei Robin Falk

Fjellheim Regnskap AS (org.nr. 9${random.digits(2)} ${random.digits(3)} ${random.digits(3)}) ber om å få levere skattemeldingen for deg.

Du gir tilgang her:
${power}

Gjør du ingenting, faller forespørselen bort ${random.whole(10, 28)}. april.

Hilsen Skattekontoret`,
      codes: [],
      links: [power],
      best: { link: power },
    },
    {
      name: 'tax return is ready',
      language: 'nb',
      subject: 'Skattemeldingen din for 2025 er klar',
      html: plain(
        'Se over skattemeldingen',
        `<p>Fristen er 30. april 2026. Foreløpig beregning: du får igjen <strong>${random.whole(2, 14)} ${random.digits(3)} kroner</strong>, utbetales til konto **** ** ${random.digits(5)}.</p><p>Referanse: AR${random.digits(9)}. Logg inn på vanlig måte. Av sikkerhetsgrunner har vi ingen lenke her.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'tax that remains',
      language: 'nb',
      subject: 'Restskatt: første termin forfaller 20. august',
      text: `Hei Robin Falk

Beløp: kr ${random.whole(2, 9)} ${random.digits(3)},00
Kontonummer: 7694 05 ${random.digits(5)}
KID: ${random.digits(25)}
Forfall: 20.08.2026 (andre termin 24.09.2026)

Har du avtalegiro, trekkes beløpet automatisk. Skatteklageordningen: se vedlegg 2.

Hilsen Skattekontoret`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'appointment',
      language: 'nb',
      subject: `Timebestilling bekreftet, nr. ${random.digits(6)}`,
      html: plain(
        'Velkommen til oss',
        `<p>${random.whole(10, 28)}. mai kl. 11.40, Schweigaards gate 17, Oslo. Tema: flytting til Norge.</p><p>Trykk inn timenummeret ditt på skjermen når du kommer. Kølapp: S${random.digits(3)}. Avbestill på 800 80 090, tast 3.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
