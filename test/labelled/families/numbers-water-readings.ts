/** A waterworks in Polish: meters, readings, customers and payments, and no code to use. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({
  html: `<p>Szanowni Państwo,</p>${body
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')}<p>Wodociągi Sarnie Brody</p>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('pl', [
        ['Odczyt wodomierza', 'Wodomierz <b>88120473</b>\nStan: <b>00417</b> m3\nProsimy sprawdzić, czy się zgadza.'],
        [
          'Nowy numer ewidencyjny',
          'Od stycznia Państwa numer ewidencyjny to 20 771 904. Prosimy go podawać przy każdym kontakcie.',
        ],
        ['Rozliczenie 11/2026', 'Do zapłaty 118,40 zł do 15.12. Tytuł przelewu: 771904/11.'],
        ['Wymiana licznika', 'Monter z legitymacją 0338 przyjdzie w środę. Plomba ma napis SB 55821.'],
        ['Przerwa w dostawie wody', 'W piątek od 0800 do 1400 na ulicach Klonowej i Lipowej nie będzie wody. Zgłoszenie 4471.'],
        [
          'Wpisz stan przez telefon',
          'Proszę zadzwonić pod 22 555 01 17, wpisać numer klienta 771904 i krzyżyk, a potem cyfry z czarnego pola.',
        ],
        ['Umowa do wglądu', 'Umowa W/2026/3318 czeka w biurze, pokój 204. Niczego nie trzeba potwierdzać w sieci.'],
      ]),
    ],
    layout,
  );
}
