/** A Polish web service for invoices and bookkeeping: activation, two-step codes, invitations, trial's end, new functions; Polish. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body, subject }: Draft) => ({
  html: `<!DOCTYPE html><html lang="pl"><head><meta charset="UTF-8"><title>${subject}</title></head>
<body style="background-color:#fafafa;font-family:Inter,system-ui,-apple-system,'Segoe UI',sans-serif">
<main style="max-width:520px;margin:0 auto;padding:32px 16px"><div style="font-weight:800;font-size:20px;color:#2f6f4f">fakturnik<span style="color:#f2a900">.</span></div>
<section style="background:#fff;border:1px solid #e8e8e8;border-radius:12px;padding:28px;margin-top:20px;font-size:15px;line-height:1.6">${body}</section>
<footer style="color:#9a9a9a;font-size:12px;margin-top:20px">Fakturnik sp. z o.o., ul. Piotrkowska 203/7, 90-451 Łódź, NIP 725-00-11-482<br>Pomoc: bok@fakturnik.example, 42 555 01 30</footer></main></body></html>`,
});

const cta = (url: string, label: string) =>
  `<p style="margin:24px 0"><a href="${url}" style="background:#2f6f4f;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${label}</a></p>`;

export function mails(random: Random): FamilyMail[] {
  const twoStep = random.digits(6);
  const ksef = random.digits(6);
  const bank = `${random.text('BCDFGHJKLMNPRSTWXZ', 3)}-${random.digits(3)}`;
  const activate = `https://app.fakturnik.example/rejestracja/aktywuj/${random.text('abcdef0123456789', 32)}`;
  const invite = `https://app.fakturnik.example/zespol/dolacz?t=${random.text('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 28)}`;
  const day = random.whole(2, 26);
  const invoice = `FV ${random.whole(10, 99)}/04/2026`;
  return laidOut(
    [
      {
        name: 'activation',
        language: 'pl',
        subject: 'Aktywuj konto w Fakturniku',
        body: `<p>Cześć!</p><p>Super, że jesteś z nami. Potwierdź adres e-mail, a uruchomimy Ci 30 dni pakietu Firma za darmo.</p>${cta(activate, 'Aktywuję konto')}
<p style="font-size:13px;color:#777">Przycisk nie działa? Skopiuj do przeglądarki:<br>${activate}</p>`,
        links: [activate],
      },
      {
        name: 'two-step',
        language: 'pl',
        subject: `Kod logowania: ${twoStep}`,
        body: `<p>Logujesz się do firmy <b>Falk Studio Robin Falk</b>. Przepisz kod:</p><p style="font-size:32px;font-family:ui-monospace,monospace;letter-spacing:6px">${twoStep}</p>
<p>Straci ważność po 10 minutach.<br>Przeglądarka: Edge 146, Windows • Łódź (IP 198.51.100.${random.whole(2, 250)})</p><p>To nie Ty? Zmień hasło i wyloguj wszystkie urządzenia w Ustawieniach.</p>`,
        codes: [twoStep],
      },
      {
        name: 'national system',
        language: 'pl',
        subject: 'Potwierdź połączenie z KSeF',
        body: `<p>Dzień dobry,</p><p>poproszono o zapisanie tokena KSeF dla NIP ${random.digits(10)}. Ze względów bezpieczeństwa operację trzeba zatwierdzić kodem jednorazowym <strong>${ksef}</strong> (wpisz go w oknie „Integracje”).</p>
<p>Po zatwierdzeniu faktury będą wysyłane automatycznie w dni robocze co 15 minut.</p>`,
        codes: [ksef],
      },
      {
        name: 'bank account',
        language: 'pl',
        subject: 'Zmiana numeru rachunku na fakturach',
        body: `<p>Na fakturach ma się pojawić nowy rachunek:</p><p><code>${random.digits(2)} 1140 2004 0000 ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}</code></p>
<p>Jeśli to Twoja decyzja, podaj w aplikacji hasło operacji nr 1:</p><div style="background:#fff7e0;text-align:center;font-size:24px;padding:14px;border-radius:8px">${bank}</div>
<p>W przeciwnym razie napisz do nas od razu, a zablokujemy edycję.</p>`,
        codes: [bank],
      },
      {
        name: 'invitation',
        language: 'pl',
        subject: 'Biuro Rachunkowe „Saldo” zaprasza Cię do współpracy',
        body: `<p>Pani Halina Wrona z Biura Rachunkowego „Saldo” chce udostępnić Ci dokumenty firmy Falk Studio.</p>${cta(invite, 'Przyjmij zaproszenie')}<p>Zaproszenie wygaśnie ${day} maja.</p>`,
        links: [invite],
      },
      {
        name: 'invoice for the plan',
        language: 'pl',
        subject: `Faktura ${invoice} za abonament`,
        body: `<p>W załączniku znajdziesz fakturę.</p><table width="100%" cellpadding="5"><tr><td>Pakiet Firma, 1 mies.</td><td align="right">49,00 zł</td></tr><tr><td>VAT 23%</td><td align="right">11,27 zł</td></tr><tr><td><b>Zapłacono kartą **** ${random.digits(4)}</b></td><td align="right"><b>60,27 zł</b></td></tr></table>
<p>Numer KSeF: 7250011482-202604${day < 10 ? `0${day}` : day}-${random.text('0123456789ABCDEF', 12)}-${random.text('0123456789ABCDEF', 2)}</p>`,
      },
      {
        name: 'deadlines',
        language: 'pl',
        subject: 'Przypomnienie: ZUS do 20., VAT do 25.',
        body: `<p>Robin, w tym miesiącu przed Tobą:</p><ul><li>20 kwietnia – składki ZUS: <b>1 646,47 zł</b></li><li>20 kwietnia – zaliczka PIT-5L: <b>${random.whole(200, 900)} zł</b></li><li>25 kwietnia – JPK_V7M: do zapłaty <b>1 ${random.digits(3)} zł</b></li></ul>
<p>Masz też 3 nieopłacone faktury, najstarsza po terminie od ${random.whole(4, 30)} dni.</p>`,
      },
      {
        name: 'webinar',
        language: 'pl',
        subject: 'Webinar: KSeF bez stresu – dane do połączenia',
        body: `<p>Dziękujemy za zapis, Robin!</p><p><b>KSeF bez stresu</b><br>czwartek, ${day} marca 2026, 11:00–12:15</p><p>Dołącz: <a href="https://webinar.example/j/${random.digits(11)}">webinar.example/j</a><br>Identyfikator spotkania: ${random.digits(3)} ${random.digits(4)} ${random.digits(4)}<br>Kod dostępu: ${random.digits(6)}<br>Telefon: +48 22 555 01 88, PIN uczestnika ${random.digits(5)}#</p><p>Nagranie wyślemy w ciągu 48 godzin.</p>`,
      },
    ] satisfies Draft[],
    layout,
  );
}
