/** A Polish bank's heavy table mails: transfers, agreements, limits and a mobile app to authorise, beside statements and visits. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const LABEL = 'style="padding:7px 0;border-bottom:1px dotted #c9c2b4;color:#7b7466;font-size:13px" width="42%"';
const VALUE = 'style="padding:7px 0;border-bottom:1px dotted #c9c2b4;font-size:14px;text-align:right"';

function table(rows: readonly (readonly [string, string])[]): string {
  const cells = rows.map(([label, value]) => `<tr><td ${LABEL}>${label}</td>\n<td ${VALUE}>${value}</td></tr>`);
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0">${cells.join('\n')}</table>`;
}

function letter(heading: string, content: string): string {
  return `<!doctype html>
<html lang="pl" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8">
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>@media (max-width:480px){.k-600{width:100%!important}.k-pad{padding:20px 16px!important}} a{color:#8a3b12} img{border:0;line-height:100%}</style></head>
<body style="margin:0;padding:0;background-color:#f4efe6;-webkit-text-size-adjust:100%">
<!--[if mso]><table width="600" align="center"><tr><td><![endif]-->
<table role="presentation" class="k-600" align="center" width="600" cellspacing="0" cellpadding="0" style="width:600px;background:#ffffff;font-family:Tahoma,Verdana,sans-serif;color:#2b2721">
<tr><td style="padding:22px 36px;background:#8a3b12" class="k-pad"><img src="https://static.banknadwislanski.example/m/logo-2026@2x.png" width="164" height="38" alt="Bank Nadwiślański"></td></tr>
<tr><td class="k-pad" style="padding:30px 36px 6px;font-size:21px;line-height:28px;font-weight:bold">${heading}</td></tr>
<tr><td class="k-pad" style="padding:8px 36px 30px;font-size:15px;line-height:23px">${content}</td></tr>
<tr><td class="k-pad" style="padding:18px 36px;background:#efe7d8;font-size:11px;line-height:16px;color:#7b7466">Bank Nadwiślański S.A., ul. Szyprów 18, 87-100 Toruń, KRS 0000718264, NIP 9562301178, kapitał zakładowy 214 600 000 zł (opłacony w całości).<br>
Infolinia 56 555 01 90, z zagranicy +48 56 555 01 91. <a href="https://www.banknadwislanski.example/rodo">RODO</a> &nbsp;|&nbsp; <a href="https://www.banknadwislanski.example/oplaty">Tabela opłat 07/2026</a></td></tr></table>
<!--[if mso]></td></tr></table><![endif]--></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const [transfer, browser, limit] = [random.digits(8), random.digits(5), random.digits(4)];
  const [device, activation] = [random.digits(7), random.text('ACDEFHJKLMNPRTUVWXY3479', 6)];
  return [
    {
      name: 'transfer with its details',
      language: 'pl',
      subject: 'Autoryzacja przelewu – operacja nr 3 z 12.11.2026',
      html: letter(
        'Zatwierdź przelew',
        `<p>Zanim przepiszesz hasło, porównaj dane z tym, co widzisz na fakturze.</p>${table([
          ['Odbiorca', 'Stolarnia Dąb i Syn'],
          ['Rachunek', 'PL61 1090 … … 7128 7145'],
          ['Kwota', '4 380,00 PLN'],
          ['Tytułem', `FV 118/10/2026, zam. ${random.digits(6)}`],
          ['Operacja', 'nr 3 z dnia 12.11.2026, 10:47'],
          ['<b style="color:#8a3b12">Hasło SMS/e-mail</b>', `<b style="color:#8a3b12;font-size:18px">${transfer}</b>`],
        ])}<p style="font-size:12px;color:#7b7466">Hasło jest przypisane wyłącznie do tej operacji i wygasa po 5 minutach.</p>`,
      ),
      codes: [transfer],
      links: [],
      best: { code: transfer },
    },
    {
      name: 'new browser, digits in cells',
      language: 'pl',
      subject: 'Logowanie z nieznanej przeglądarki',
      html: letter(
        'Czy to Ty się logujesz?',
        `<p>Firefox 132, Linux, adres IP 198.51.100.71, okolice Bydgoszczy, godz. 06:58.</p><p>Jeżeli tak, wpisz na ekranie logowania:</p>
<table role="presentation" align="center" cellspacing="6" cellpadding="0" border="0"><tr>${[...browser].map((digit) => `<td width="44" height="54" align="center" style="border:1px solid #8a3b12;border-radius:4px;font-size:26px">${digit}</td>`).join('')}</tr></table>
<p>Jeżeli nie, zablokuj dostęp: 56 555 01 90, wybierając 9 w menu.</p>`,
      ),
      codes: [browser],
      links: [],
      best: { code: browser },
    },
    {
      name: 'agreement signed with a dashed code',
      language: 'pl',
      subject: 'Umowa pożyczki czeka na Twój e-podpis',
      html: letter(
        'Podpisz umowę bez wizyty w oddziale',
        `${table([
          ['Numer wniosku', `PG/2026/${random.digits(6)}`],
          ['Kwota pożyczki', '18 000,00 zł'],
          ['Liczba rat', '36 × 583,12 zł'],
          ['RRSO', '11,42%'],
        ])}<p>Umowę i formularz informacyjny znajdziesz w bankowości internetowej, w zakładce Wnioski. Po lekturze zaznacz oba oświadczenia i w polu <em>Kod e-podpisu</em> podaj</p>
<p style="margin:18px 0;padding:14px;border:1px dashed #8a3b12;text-align:center;font:bold 22px 'Lucida Console',monospace">PB7-4KX-92M</p>
<p>Masz na to czas do 15 listopada 2026, godz. 23:59.</p>`,
      ),
      codes: ['PB7-4KX-92M'],
      links: [],
      best: { code: 'PB7-4KX-92M' },
    },
    {
      name: 'mobile payment that used its code',
      language: 'pl',
      subject: 'Zapłacono telefonem: 67,49 zł',
      html: letter(
        'Płatność zrealizowana',
        `${table([
          ['Sklep', 'Księgarnia Pod Zegarem, Grudziądz'],
          ['Kwota', '67,49 zł'],
          ['Wykorzystany kod', `${random.digits(3)} ${random.digits(3)}`],
          ['Nr transakcji', random.digits(11)],
          ['Data', '08.11.2026 15:20:33'],
        ])}<p>Potwierdzenie w PDF czeka w aplikacji. Pieniądze pobraliśmy z rachunku zakończonego na 3391.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'monthly statement',
      language: 'pl',
      subject: 'Wyciąg nr 10/2026',
      html: letter(
        'Październik na Twoim koncie',
        `${table([
          ['Saldo początkowe', '2 914,07 zł'],
          ['Wpływy', '7 203,50 zł'],
          ['Wydatki', '6 488,21 zł'],
          ['Saldo końcowe', '3 629,36 zł'],
          ['Rachunek', 'PL** 1090 **** **** **** **** 3391'],
        ])}<p>Załącznik otworzysz hasłem, które ustawiono w oddziale; nie podajemy go w korespondencji. <a href="https://www.banknadwislanski.example/wyciagi">Jak czytać wyciąg</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'warning about calls',
      language: 'pl',
      subject: 'Fałszywi „konsultanci” proszą o kody',
      html: letter(
        'Rozłącz się, gdy ktoś pyta o kod',
        `<p>W ostatnim kwartale oszuści wyłudzili w ten sposób średnio 11 200 zł od jednej osoby. Schemat jest zawsze ten sam:</p>
<ul><li>dzwoni numer podobny do naszego, np. 56 555 01 09,</li><li>słyszysz o „podejrzanej transakcji na 2 499 zł”,</li><li>dostajesz SMS z cyframi i prośbę, by je podyktować.</li></ul>
<p>Pracownik banku nigdy nie poprosi Cię o kod autoryzacyjny, pełny numer karty ani o zainstalowanie programu do zdalnego pulpitu. Podejrzaną wiadomość prześlij na numer 8080.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'mobile app: identifier and activation code',
      language: 'pl',
      subject: 'Dane do uruchomienia aplikacji mobilnej',
      html: letter(
        'Dwa kroki i aplikacja działa',
        `<p><strong>Krok 1.</strong> W polu „Identyfikator urządzenia” podaj kod<br><span style="font-size:20px;color:#8a3b12">${device}</span></p>
<p><strong>Krok 2.</strong> W polu „Aktywacja” podaj kod jednorazowy<br><span style="font-size:28px;font-weight:bold;color:#8a3b12">${activation}</span></p>
<p>Drugi kod działa przez kwadrans, do godz. 12:05. Aplikacja wymaga Androida 11 albo iOS 16.2.</p>
<p><a href="https://www.banknadwislanski.example/aplikacja" style="display:inline-block;padding:10px 20px;border:1px solid #8a3b12;text-decoration:none">Pobierz wersję 8.14</a></p>`,
      ),
      codes: [device, activation],
      links: [],
      best: { code: activation },
    },
    {
      name: 'card limit in plain text',
      language: 'pl',
      subject: 'Zmiana limitu karty *5526',
      text: `Dzień dobry,

dyspozycja: podniesienie dziennego limitu gotówkowego karty *5526 z 1000 zł na 4000 zł, złożona 17.11.2026 o 18:33. Aby ją przyjąć, proszę podać w serwisie kod ${limit} (do godz. 18:45).

Dyspozycja nr L-${random.digits(7)}. Po upływie tego czasu limit pozostanie bez zmian.

Bank Nadwiślański S.A.
tel. 56 555 01 90`,
      codes: [limit],
      links: [],
      best: { code: limit },
    },
    {
      name: 'address to confirm',
      language: 'pl',
      subject: 'Został jeszcze adres e-mail',
      html: letter(
        'Potwierdź adres do korespondencji',
        `<p>Podałeś nam adres robin@postroom.localhost w trakcie rozmowy z doradcą (sprawa ${random.digits(8)}). Wyślemy na niego regulaminy i zmiany oprocentowania, gdy tylko dowiemy się, że jest poprawny.</p>
<table role="presentation" align="center" cellspacing="0" cellpadding="0"><tr><td style="background:#8a3b12;border-radius:3px"><a href="https://ebank.banknadwislanski.example/adres/potwierdzenie?s=88Qk2&amp;l=pl" style="display:block;padding:13px 28px;color:#fff;text-decoration:none">Adres się zgadza</a></td></tr></table>
<p style="font-size:12px">Odsyłacz wygasa 24.11.2026 r. Bank nie poprosi po jego otwarciu o login ani hasło.</p>`,
      ),
      codes: [],
      links: ['https://ebank.banknadwislanski.example/adres/potwierdzenie?s=88Qk2&l=pl'],
      best: { link: 'https://ebank.banknadwislanski.example/adres/potwierdzenie?s=88Qk2&l=pl' },
    },
    {
      name: 'appointment at a branch',
      language: 'pl',
      subject: 'Do zobaczenia w czwartek w oddziale',
      html: letter(
        'Spotkanie z doradcą',
        `${table([
          ['Termin', '26 listopada 2026, 16:15'],
          ['Oddział', 'nr 204, Rynek Staromiejski 7, 87-100 Toruń'],
          ['Doradczyni', 'Iga Wierzba, pokój 12'],
          ['Temat', 'kredyt hipoteczny, 410 000 zł'],
          ['Numer rezerwacji', `R${random.digits(5)}`],
        ])}<p>Prosimy zabrać dowód osobisty i PIT-37 za 2025 rok. Gdyby coś wypadło, wystarczy telefon do godziny 14.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
