/** A Polish bank: dry text mails and plain HTML, authorisation codes, activations, statements, fees and appointments; Polish and English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const foot = `--
Bank Jarzębina S.A. z siedzibą we Wrocławiu, ul. Świdnicka 40, 50-024 Wrocław
KRS 0000061293, NIP 896-000-47-12, kapitał zakładowy 1 305 540 047 zł (wpłacony w całości)
Infolinia: 801 33 20 20, +48 71 358 20 20 (opłata wg taryfy operatora)
Wiadomość wygenerowana automatycznie.`;

const wrap = (body: string) => `<html><body style="margin:0;font-family:Calibri,Tahoma,sans-serif;font-size:15px">
<table width="100%" cellspacing="0"><tr><td bgcolor="#8a1c1c" height="8"></td></tr><tr><td style="padding:18px 30px">${body}</td></tr>
<tr><td style="padding:18px 30px;font-size:11px;color:#888">${foot.replaceAll('\n', '<br>')}</td></tr></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const operation = random.digits(8);
  const trusted = random.digits(6);
  const activation = `https://online.jarzebina.example/aktywacja/${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 20)}`;
  const consent = `https://online.jarzebina.example/wnioski/${random.digits(9)}/potwierdz?p=${random.text('abcdef0123456789', 24)}`;
  const account = `${random.digits(2)} 1090 ${random.digits(4)} … ${random.digits(4)}`;
  return [
    {
      name: 'code of an operation',
      language: 'pl',
      subject: `Operacja nr ${random.whole(2, 9)} z dnia 2026-02-${random.whole(10, 28)} – kod autoryzacyjny`,
      text: `Dzień dobry,

Operacja: zmiana dziennego limitu przelewów z 5 000,00 PLN na ${random.whole(10, 40)} 000,00 PLN
Rachunek: ${account}
Kod: ${operation}

Sprawdź, czy dane zgadzają się z tym, co widzisz na ekranie. Jeśli nie zlecasz tej operacji, zadzwoń: 801 33 20 20.

${foot}`,
      codes: [operation],
      links: [],
      best: { code: operation },
    },
    {
      name: 'trusted browser',
      language: 'pl',
      subject: 'Dodajesz zaufaną przeglądarkę',
      html: wrap(`<p>Dzień dobry, Robin,</p><p>Chcesz dodać tę przeglądarkę do zaufanych (Firefox 1${random.digits(2)}, Wrocław). Wpisz w serwisie kod <b>${trusted.slice(0, 3)}-${trusted.slice(3)}</b>.</p>
<p>Kod straci ważność po 3 minutach. Pracownik banku nigdy o niego nie zapyta.</p>`),
      codes: [trusted],
      links: [],
      best: { code: trusted },
    },
    {
      name: 'activation of access',
      language: 'pl',
      subject: 'Aktywuj dostęp do bankowości internetowej',
      html: wrap(`<p>Szanowna Pani / Szanowny Panie,</p><p>umowa nr ${random.digits(5)}/2026/WR2 została zawarta. Aby ustawić hasło i zalogować się po raz pierwszy, kliknij w poniższy odnośnik:</p>
<p><a href="${activation}">${activation}</a></p><p>Numer klienta, o który poprosimy na stronie, to <b>${random.digits(8)}</b> (jest także na umowie). Odnośnik działa 7 dni.</p>`),
      codes: [],
      links: [activation],
      best: { link: activation },
    },
    {
      name: 'confirmation of an application',
      language: 'en',
      subject: 'Confirm your application for an account',
      text: `Good morning,

thank you for choosing Bank Jarzębina. Your application number is ${random.digits(9)}.

Before we go on, please show us that you can read mail sent to this address. Open the address below before ${random.whole(10, 28)} June 2026:
${consent}

Afterwards a courier will bring the papers; keep your passport at hand.

${foot}`,
      codes: [],
      links: [consent],
      best: { link: consent },
    },
    {
      name: 'statement',
      language: 'pl',
      subject: `Wyciąg z rachunku nr ${random.whole(1, 12)}/2026`,
      html: wrap(`<p>Dzień dobry,</p><p>w załączniku przesyłamy wyciąg z rachunku ${account} za okres 01.03.2026–31.03.2026.</p>
<table border="1" cellpadding="4"><tr><td>Saldo początkowe</td><td align="right">${random.whole(1, 9)} ${random.digits(3)},${random.digits(2)} PLN</td></tr><tr><td>Suma obciążeń</td><td align="right">-${random.digits(4)},${random.digits(2)} PLN</td></tr>
<tr><td>Saldo końcowe</td><td align="right">${random.digits(4)},${random.digits(2)} PLN</td></tr></table>
<p>Plik PDF jest zabezpieczony hasłem: to ostatnie 6 cyfr Twojego numeru PESEL.</p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'visit at a branch',
      language: 'pl',
      subject: 'Przypomnienie o spotkaniu w oddziale',
      text: `Dzień dobry,

przypominamy o spotkaniu z doradcą kredytowym:
${random.whole(10, 28)}.04.2026, godz. 12:15, Oddział 2 we Wrocławiu, pl. Solny 16, pok. 1${random.digits(2)}
Numer biletu w kolejce: H0${random.digits(2)}. Okaż go na ekranie przy wejściu.

Zabierz dowód osobisty i zaświadczenie o zarobkach (druk ZD-${random.digits(3)}).

${foot}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'change of fees',
      language: 'pl',
      subject: 'Zmiana Taryfy opłat i prowizji od 1 lipca 2026 r.',
      html: wrap(`<p>Dzień dobry,</p><p>na podstawie § 58 ust. 3 Regulaminu zawiadamiamy o zmianach:</p><ul><li>wypłata z obcych bankomatów: 6 zł → 8 zł</li><li>przelew SORBNET: 35 zł → 40 zł</li><li>SMS z kodem: 0,20 zł → 0,25 zł</li></ul>
<p>Jeżeli się Pan/Pani nie zgadza, może wypowiedzieć umowę do 30.06.2026. Pełny tekst: <a href="https://www.jarzebina.example/taryfa-2026.pdf">taryfa-2026.pdf</a>, sygn. T/${random.digits(4)}.</p>`),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
