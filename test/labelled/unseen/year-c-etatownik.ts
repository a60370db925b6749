/** A Polish job board and its employers, HTML with a dashed code box and listings: account, applications, interviews, in Polish. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function layout({ body, subject }: Draft): { html: string } {
  return {
    html: `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>${subject}</title><!--[if mso]><style>*{font-family:Arial!important}</style><![endif]--></head>
<body style="background:#eef3fb;margin:0;padding:0"><center style="width:100%;background:#eef3fb"><table role="presentation" width="600" style="margin:0 auto" cellspacing="0"><tr><td style="padding:22px 32px;background:#003d99"><img src="https://mailing.etatownik.example/g/logo_bialy.png" height="28" alt="Etatownik.pl" style="display:block"></td></tr>
<tr><td style="background:#fff;padding:32px;font:15px/23px Lato,Arial,sans-serif;color:#1c2b46">${body}</td></tr>
<tr><td style="padding:20px 32px;font:11px/17px Lato,Arial,sans-serif;color:#6b7890">Administratorem Twoich danych jest Etatownik sp. z o.o., ul. Prosta 70, 00-838 Warszawa, KRS 0000418827, NIP 5272699013, kapitał zakładowy 1 200 000 zł. Kontakt z inspektorem: iod@etatownik.example.<br>
<a href="https://mailing.etatownik.example/k/zgody?x=5cd1">Zarządzaj zgodami</a> | <a href="https://mailing.etatownik.example/k/wypisz?x=5cd1">Wypisz się z powiadomień</a></td></tr></table></center></body></html>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const enter = random.digits(6);
  const apply = random.digits(4);
  const remove = random.digits(6);
  const activate = `https://konto.etatownik.example/aktywacja/${random.text('0123456789abcdef', 8)}-${random.text('0123456789abcdef', 4)}-${random.text('0123456789abcdef', 12)}`;
  const alert = `https://konto.etatownik.example/powiadomienia/potwierdz?p=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 22)}&z=1`;
  const box = (code: string) =>
    `<div style="border:2px dashed #003d99;border-radius:6px;font-size:28px;font-weight:bold;margin:18px 0;padding:14px;text-align:center">${code}</div>`;
  const button = (url: string, label: string) =>
    `<p><a href="${url.replace('&', '&amp;')}" style="background:#ff6a00;border-radius:4px;color:#fff;display:inline-block;font-weight:bold;padding:13px 26px;text-decoration:none">${label}</a></p>`;
  return laidOut(
    [
      {
        name: 'activation',
        language: 'pl',
        subject: 'Aktywuj konto kandydata w Etatownik.pl',
        links: [activate],
        body: `<p>Dzień dobry!</p><p>Dziękujemy za założenie konta. Zanim zaczniesz wysyłać CV, aktywuj je jednym kliknięciem:</p>${button(activate, 'Aktywuj konto')}
<p>Link wygaśnie za 7 dni. Nie zakładałeś(-aś) konta? Usuniemy je automatycznie.</p>`,
      },
      {
        name: 'sign-in',
        language: 'pl',
        subject: 'Twój kod logowania',
        codes: [enter],
        body: `<p>Cześć Robin,</p><p>aby się zalogować, przepisz kod:</p>${box(enter)}<p>Jest ważny przez 10 min i można go użyć tylko raz. Jeżeli to nie Ty próbujesz się zalogować, zignoruj tego maila.</p>`,
      },
      {
        name: 'applied without account',
        language: 'pl',
        subject: 'Potwierdź wysłanie aplikacji: Tester oprogramowania, Gdańsk',
        codes: [apply],
        body: `<p>Dzień dobry,</p><p>aplikujesz bez logowania na ofertę nr ${random.digits(10)} (pracodawca: Bursztyn Software S.A.). Żebyśmy mogli przekazać Twoje CV, wpisz w formularzu kod ${apply}.</p><p>Oferta jest aktywna do 22.03.2026.</p>`,
      },
      {
        name: 'application sent',
        language: 'pl',
        subject: 'Twoja aplikacja dotarła do pracodawcy',
        body: `<p>Cześć Robin,</p><p>Bursztyn Software S.A. otrzymała Twoje zgłoszenie na stanowisko <b>Tester oprogramowania</b> (ref. QA/2026/0${random.digits(2)}).</p>
<ul><li>CV_Robin_2026.pdf (184 KB)</li><li>Oczekiwania finansowe: 9 500–11 000 zł brutto</li><li>Okres wypowiedzenia: 1 miesiąc</li></ul><p>Aplikowały 63 osoby. Status sprawdzisz w zakładce <a href="https://www.etatownik.example/moje-aplikacje">Moje aplikacje</a>.</p>`,
      },
      {
        name: 'interview',
        language: 'pl',
        subject: 'Zaproszenie na rozmowę online – 14 kwietnia, godz. 13:15',
        body: `<p>Dzień dobry,</p><p>w imieniu Bursztyn Software S.A. zapraszamy na rozmowę z Moniką Wójtowicz (Tech Lead). Prosimy o dołączenie 5 minut przed czasem.</p>
<table cellpadding="5"><tr><td>Termin</td><td><b>wtorek, 14.04.2026, 13:15–14:00</b></td></tr><tr><td>Spotkanie</td><td><a href="https://wideo.bursztyn.example/j/${random.digits(11)}">wideo.bursztyn.example</a></td></tr><tr><td>ID spotkania</td><td>${random.digits(3)} ${random.digits(4)} ${random.digits(4)}</td></tr><tr><td>Kod dostępu</td><td>${random.digits(6)}</td></tr><tr><td>Telefonicznie</td><td>+48 22 307 35 ${random.digits(2)}</td></tr></table>
<p>Jeśli termin nie pasuje, proszę o odpowiedź na tę wiadomość.</p>`,
      },
      {
        name: 'alert',
        language: 'pl',
        subject: 'Potwierdź powiadomienie o ofertach: „python”, Trójmiasto',
        links: [alert],
        body: `<p>Prawie gotowe!</p><p>Raz dziennie wyślemy Ci nowe oferty dla frazy <b>python</b> w promieniu 30 km od Gdyni. Potrzebujemy tylko Twojej zgody:</p>${button(alert, 'Włącz powiadomienie')}`,
      },
      {
        name: 'offers of the day',
        language: 'pl',
        subject: '17 nowych ofert dla Ciebie',
        body: `<p>Robin, oto dzisiejsze oferty:</p>
${[
  'Programista Python|Kotwica IT|14 000–19 000 zł netto (B2B)',
  'Junior Data Engineer|Falochron Bank|8 200–10 500 zł',
  'Automatyk testów|Nordkap Systems|120–150 zł/godz.',
]
  .map((line, at) => {
    const [title, firm, pay] = line.split('|');
    return `<div style="border-bottom:1px solid #dde5f2;padding:12px 0"><a href="https://mailing.etatownik.example/k/o${at}?x=5cd1"><b>${title}</b></a><br>${firm}, Gdańsk<br><span style="color:#2e7d32">${pay}</span></div>`;
  })
  .join('\n')}<p>Z kodem <b>KURS20</b> szkolenie „SQL od zera” kupisz teraz za 159 zł zamiast 199 zł.</p>`,
      },
      {
        name: 'removal',
        language: 'pl',
        subject: 'Usunięcie konta – kod potwierdzający',
        codes: [remove],
        body: `<p>Cześć Robin,</p><p>przykro nam, że chcesz odejść. Konto, 3 dokumenty i historia 12 aplikacji znikną bezpowrotnie, gdy podasz ten kod potwierdzający:</p>${box(`${remove.slice(0, 3)} ${remove.slice(3)}`)}<p>Zmiana zdania? Nic nie rób.</p>`,
      },
    ],
    layout,
  );
}
