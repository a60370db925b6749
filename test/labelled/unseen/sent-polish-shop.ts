/** A Polish shop platform: codes, an account to activate, purchases, discussions, points of collection and coupons; Polish. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const frame = (
  body: string,
  reason: string,
) => `<!DOCTYPE html><html lang="pl"><head><meta charset="UTF-8"><link href="https://fonts.targowisko.example/css?family=Open+Sans:400,700" rel="stylesheet"></head>
<body style="background:#ededed;font-family:'Open Sans',sans-serif;margin:0"><table role="presentation" align="center" width="100%" style="max-width:640px;background:#fff" cellspacing="0" cellpadding="0"><tbody>
<tr><td style="padding:16px"><a href="https://targowisko.example/?utm_source=mail&amp;utm_medium=logo"><img alt="targowisko" width="110" src="https://assets.targowisko.example/mail/logo.png"></a></td></tr>
<tr><td style="padding:0 16px 16px;font-size:14px;line-height:20px;color:#222">${body}</td></tr>
<tr><td style="background:#f6f6f6;padding:16px;font-size:12px;color:#767676">${reason}<br><br>Targowisko sp. z o.o. z siedzibą w Poznaniu, 60-166 Poznań, ul. Wierzbięcice 1B, KRS 0000635012, NIP 525-26-74-798, kapitał zakładowy 33 976 500,00 zł.<br><a href="https://targowisko.example/pomoc" style="color:#00a790">Pomoc</a> · <a href="https://targowisko.example/regulamin" style="color:#00a790">Regulamin</a></td></tr></tbody></table>
</body>
</html>`;

const duty = 'Wysłaliśmy tę wiadomość, bo dotyczy bezpieczeństwa Twojego konta.';

/** Both parts in base64, as the sender's program writes them. */
function multipart(subject: string, plain: string, html: string) {
  const part = (type: string, body: string) =>
    `------sinikael-?=_1-17390441\r\nContent-Type: ${type}; charset=UTF-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(
      body,
    )
      .toString('base64')
      .replace(/.{76}/g, '$&\r\n')}\r\n`;
  return [
    'From: "Targowisko" <powiadomienia@targowisko.example>',
    'To: robin@postroom.localhost',
    `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="----sinikael-?=_1-17390441"',
    '',
    `${part('text/plain', plain)}${part('text/html', html)}------sinikael-?=_1-17390441--`,
    '',
  ].join('\r\n');
}

export function mails(random: Random): FamilyMail[] {
  const sign = random.digits(6);
  const mailChange = random.digits(6);
  const activate = `https://targowisko.example/rejestracja/aktywacja?token=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 32)}&utm_source=mail`;
  const device = `https://targowisko.example/logowanie/urzadzenie/potwierdz/${random.text('ABCDEFabcdef0123456789', 26)}`;
  const reset = random.digits(8);
  const resetLink = `https://targowisko.example/haslo/zmien?c=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 24)}&u=${random.digits(8)}`;
  return [
    {
      name: 'code at sign-in',
      language: 'pl',
      subject: 'Kod weryfikacyjny do logowania',
      raw: multipart(
        'Kod weryfikacyjny do logowania',
        `Cześć!\n\nLogujesz się w sposób, którego nie znamy, więc chcemy mieć pewność, że to Ty. Przepisz ten kod:\n\n${sign}\n\nWygaśnie po kwadransie.\n\nTargowisko, https://targowisko.example/pomoc`,
        frame(
          `<h1 style="font-size:24px">Cześć, kasia_${random.digits(2)}!</h1><p>Logujesz się w sposób, którego nie znamy, więc chcemy mieć pewność, że to Ty. Przepisz ten kod:</p><div style="font-size:28px;font-weight:700;background:#f6f6f6;padding:16px;text-align:center">${sign}</div><p>Wygaśnie po kwadransie. Nie logujesz się teraz? Ustaw inne hasło w zakładce Moje konto.</p>`,
          duty,
        ),
      ),
      codes: [sign],
      links: [],
      best: { code: sign },
    },
    {
      name: 'address changed',
      language: 'pl',
      subject: `Zmiana adresu e-mail – wpisz kod ${mailChange}`,
      html: frame(
        `<p>Witaj,</p><p>na koncie <b>auto-czesci-nowak</b> ustawiono, że powiadomienia mają przychodzić na ten adres. Wpisz kod <b>${mailChange}</b> w ustawieniach konta, a zmiana zostanie zapisana.</p><p>Numer konta sprzedawcy: ${random.digits(8)}. Masz na to dobę.</p>`,
        duty,
      ),
      codes: [mailChange],
      links: [],
      best: { code: mailChange },
    },
    {
      name: 'account to be activated',
      language: 'pl',
      subject: 'Aktywuj konto i zacznij zakupy',
      html: frame(
        `<h1 style="font-size:24px">Prawie gotowe</h1><p>Dzięki, że do nas dołączasz! Zostało jeszcze tylko potwierdzenie adresu e-mail.</p><p style="text-align:center"><a href="${activate.replaceAll('&', '&amp;')}" style="background:#ff5a00;color:#fff;padding:12px 40px;text-decoration:none;text-transform:uppercase">Aktywuj konto</a></p><p>Po aktywacji czeka na Ciebie kupon o wartości 10 zł na pierwsze zakupy za min. 60 zł.</p>`,
        'Dostajesz tę wiadomość, bo ktoś podał Twój adres przy zakładaniu konta.',
      ),
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'device to be trusted',
      language: 'pl',
      subject: 'Czy to Ty? Potwierdź logowanie z nowego urządzenia',
      raw: multipart(
        'Czy to Ty? Potwierdź logowanie z nowego urządzenia',
        `Kasiu,\n\nktoś zna Twoje hasło i chce wejść na konto (Chrome 143, Android, Łódź).\n\nJeżeli to Ty, zatwierdź to urządzenie:\n${device}\n\nJeżeli nie, po prostu zignoruj tę wiadomość.`,
        frame(
          `<p>Kasiu,</p><p>ktoś zna Twoje hasło i chce wejść na konto:</p><ul><li>data: 17.02.2026, 06:${random.whole(10, 59)}</li><li>urządzenie: Chrome 143, Android</li><li>miejsce: Łódź, woj. łódzkie (w przybliżeniu)</li></ul><p>Jeżeli to Ty, <a href="${device}">zatwierdź to urządzenie</a>. Jeżeli nie, po prostu zignoruj tę wiadomość – bez zatwierdzenia nikt się nie zaloguje.</p>`,
          duty,
        ),
      ),
      codes: [],
      links: [device],
      best: { link: device },
    },
    {
      name: 'reset with a code or a link',
      language: 'pl',
      subject: 'Ustaw nowe hasło',
      html: frame(
        `<p>Dzień dobry,</p><p>prosisz o nowe hasło. Możesz to zrobić na dwa sposoby:</p><p>1. w aplikacji – przepisz kod <b style="font-size:20px">${reset}</b>,<br>2. na komputerze – otwórz <a href="${resetLink.replaceAll('&', '&amp;')}">stronę zmiany hasła</a>.</p><p>Oba sposoby działają przez 60 minut.</p>`,
        duty,
      ),
      codes: [reset],
      links: [resetLink],
      best: { code: reset },
    },
    {
      name: 'purchase',
      language: 'pl',
      subject: 'Kupiłeś i zapłaciłeś: Ekspres przelewowy Aromix 1,25 l',
      html: frame(
        `<p>Dziękujemy za zakupy u <b>agd-hurt24</b>!</p><table width="100%"><tr><td>Ekspres przelewowy Aromix 1,25 l, czarny<br><small>nr oferty ${random.digits(11)}</small></td><td align="right">1 × 219,00 zł</td></tr><tr><td>Dostawa do automatu paczkowego POZ${random.digits(2)}M</td><td align="right">0,00 zł</td></tr><tr><td><b>Razem</b></td><td align="right"><b>219,00 zł</b></td></tr></table><p>Przewidywana dostawa: czwartek–piątek. Zapłacono BLIK-iem, identyfikator płatności ${random.text('0123456789abcdef', 8)}. Na zwrot masz 14 dni.</p><p><b>Co dalej?</b><br>1. Sprzedawca ma 1 dzień roboczy na wysyłkę.<br>2. Gdy nada paczkę, dostaniesz numer przesyłki.<br>3. Jeśli coś pójdzie nie tak, otwórz dyskusję w ciągu 90 dni. Programem ochrony kupujących objęte są zakupy do 20 000 zł.</p><p style="font-size:12px">Sprzedawca: AGD Hurt Jan Wrona, ul. Składowa 4, 61-897 Poznań, NIP 781${random.digits(7)}, tel. 61 8${random.digits(2)} ${random.digits(2)} ${random.digits(2)}. Aby odstąpić od umowy, wypełnij formularz w sekcji Moje zakupy lub odeślij towar na powyższy adres z dopiskiem „Zwrot”.</p>`,
        'Potwierdzenie zakupu wysyłamy zgodnie z ustawą o prawach konsumenta.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'parcel ready for collection',
      language: 'pl',
      subject: 'Paczka czeka w automacie POZ41M',
      html: frame(
        `<p>Paczka nr <b>6${random.digits(23)}</b> jest już w automacie przy ul. Grunwaldzkiej 182.</p><p>Kod odbioru: <b>${random.digits(6)}</b>, telefon kończący się na ${random.digits(3)}. Odbierz ją do ${random.whole(10, 27)}.02, godz. 18:30. Najwygodniej otworzysz skrytkę z aplikacji.</p><p>W weekend ta okolica bywa zatłoczona, zaplanuj odbiór wcześniej.</p>`,
        'Informacja o dostawie zamówienia.',
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
