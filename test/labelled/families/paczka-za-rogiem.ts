/** A Polish, Czech and Slovak parcel service: sign-in codes among many mails about parcels, boxes and cash on delivery. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<table bgcolor="#fff8d6" width="100%"><tr><td style="padding:20px;font-family:Tahoma">${body
    .split('\n')
    .map((line) => `<div style="padding:4px 0">${line}</div>`)
    .join('')}</td></tr></table>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('pl', [
        ['Wejście do konta', 'Cześć, Robin!\nWpisz w aplikacji: <b>#</b>\nMasz na to 6 minut.', '470215'],
        ['Zmiana numeru telefonu', 'Nowy numer kończy się na 0182. Potwierdź go, podając # na stronie.', '8136'],
        [
          'Przekierowanie paczki 0091 7731 0044',
          'Zlecasz przekierowanie do innego punktu. Autoryzacja: #. Gdyby to nie była Twoja decyzja, zadzwoń.',
          '55190',
        ],
      ]),
      ...withCodes('cs', [
        ['Vstup do účtu', 'Dobrý den,\nopište do okénka číslo #. Platí jen dnes do 18.40.', '204771'],
        ['Nové heslo', 'Jednorázové heslo: <tt>#</tt>', 'n4Kd7p'],
      ]),
      ...withCodes('sk', [['Overenie adresy', 'Ahoj,\nvyplň # a sme hotoví.', '93081']]),
      ...withoutCodes('pl', [
        ['Paczka czeka', 'Skrytka 14, kod odbioru 338041. Odbierz do 28.11, godz. 21:15.'],
        ['Paczka w drodze', 'Numer przesyłki 0091 7731 0044, kurier Jan, tel. 600 555 018.'],
        ['Za pobraniem', 'Przygotuj 118,40 zł. Kurier poprosi o PIN doręczenia 4471.'],
        ['Numer zmieniony', 'Numer kończący się na 0182 dodano o 11:20. Użyty kod: 8136.'],
        ['Reklamacja', 'Zgłoszenie R/20417/26 rozpatrzymy w 14 dni.'],
      ]),
      ...withoutCodes('cs', [
        ['Zásilka je v boxu', 'Box Náměstí 3, schránka 22, otevírací kód 7702. Čeká do pátku.'],
        ['Dobírka', 'Částka 1 204 Kč, variabilní symbol 0044117733.'],
        ['Sleva', 'S kódem BALIK26 pošlete další za 59 Kč.'],
      ]),
      ...withoutCodes('sk', [['Doručené', 'Zásielka 20417733 prevzatá o 0915, podpis: sused.']]),
    ],
    layout,
  );
}
