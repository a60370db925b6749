/** A Slovak portal of schools: plain short messages, access codes of parents, links, marks, fees and meetings; Slovak. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const note = (
  school: string,
  text: string,
) => `<div style="border:1px solid #cfd8dc;border-radius:4px;font-family:Verdana,sans-serif;font-size:13px">
<div style="background:#1565c0;color:white;padding:8px 14px">Žiacka kniha &raquo; ${school}</div><div style="padding:14px">${text}</div>
<div style="padding:8px 14px;color:#90a4ae;font-size:11px">Správa bola odoslaná z adresy noreply@ziackakniha.example. Nastavenie upozornení nájdete v profile rodiča.</div></div>`;

export function mails(random: Random): FamilyMail[] {
  const once = random.digits(6);
  const pairing = `${random.text('abcdefghkmnprstuvz', 4)}-${random.text('abcdefghkmnprstuvz', 4)}-${random.text('abcdefghkmnprstuvz', 4)}`;
  const form = `https://zskosicka.ziackakniha.example/prihlaska/overenie/?p=${random.digits(6)}&o=${random.text('abcdef0123456789', 16)}`;
  const password = `https://zskosicka.ziackakniha.example/user/heslo?t=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 26)}`;
  const school = 'ZŠ Košická, Žilina';
  return [
    {
      name: 'code of sign-in',
      language: 'sk',
      subject: 'Prihlasovací kód',
      html: note(
        school,
        `Dobrý deň,<br><br>prihlasujete sa z nového zariadenia. Zadajte kód <b>${once}</b>.<br><br>Kód prestane platiť o 15 minút.`,
      ),
      codes: [once],
      links: [],
      best: { code: once },
    },
    {
      name: 'pairing of a parent',
      language: 'sk',
      subject: 'Prístup pre rodiča – Ema Falková, 3.A',
      text: `Vážení rodičia,

od 1. októbra nahrádza papierovú žiacku knižku aplikácia Žiacka kniha. Po inštalácii vyberte školu "ZŠ Košická" a vložte párovací kód vášho dieťaťa:

${pairing}

Kód dostal každý rodič iný. Heslo si určíte sami (aspoň 8 znakov).

Mgr. Jana Hudecová, triedna učiteľka, kabinet 1${random.digits(2)}
`,
      codes: [pairing],
      links: [],
      best: { code: pairing },
    },
    {
      name: 'application to the first class',
      language: 'sk',
      subject: 'Elektronická prihláška: potvrďte e-mail',
      html: note(
        school,
        `Prihlášku č. ${random.digits(5)} do 1. ročníka sme prijali ako koncept. Záväzne ju odošlete až otvorením tejto adresy:<br><a href="${form.replace('&', '&amp;')}">${form.replace('&', '&amp;')}</a><br><br>Urobte tak do ${random.whole(10, 28)}. apríla 2026, inak sa koncept vymaže.`,
      ),
      codes: [],
      links: [form],
      best: { link: form },
    },
    {
      name: 'new password',
      language: 'sk',
      subject: 'Zabudnuté heslo',
      text: `Dobrý deň,

na webe školy ktosi zadal vašu adresu a želá si nové heslo k účtu Falkova${random.digits(2)}.
Nové heslo nastavíte tu: ${password}
Adresa funguje 2 hodiny.

Ak ste to neboli vy, nič nerobte.
`,
      codes: [],
      links: [password],
      best: { link: password },
    },
    {
      name: 'marks of the week',
      language: 'sk',
      subject: `Ema Falková: ${random.whole(2, 5)} nové známky`,
      html: note(
        school,
        `<table cellpadding="3"><tr><td>MAT</td><td>písomka č. 4</td><td>2</td><td>${random.whole(15, 24)}/25 b.</td></tr><tr><td>SJL</td><td>diktát</td><td>1-</td><td>1 chyba</td></tr><tr><td>PDA</td><td>projekt</td><td>1</td><td>${random.whole(80, 100)} %</td></tr></table>Priemer triedy: 1,${random.digits(2)}. Vymeškané hodiny: ${random.whole(2, 30)}.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'fee for lunches',
      language: 'sk',
      subject: 'Predpis platby: stravné november',
      html: note(
        school,
        `Suma: <b>${random.whole(18, 42)},${random.digits(2)} €</b><br>IBAN: SK31 1200 0000 1987 4263 7541<br>VS: ${random.digits(8)}, ŠS: 112026<br>Číslo čipu: ${random.digits(10)}<br>Splatnosť: 25. 10. 2026<br><br>Obed odhlásite do 14:00 predchádzajúceho dňa.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'parents meeting',
      language: 'sk',
      subject: 'Rodičovské združenie online vo štvrtok 17:30',
      text: `Milí rodičia,

stretneme sa cez video, miestnosť ${random.digits(3)}-${random.digits(3)}-${random.digits(3)}, heslo miestnosti 3A${random.digits(4)}.

Program: 1. výlet (45 €), 2. plavecký 12. - 16. 5., 3. voľba zástupcu, 4. 2 % z dane (IČO 378${random.digits(5)}).

Kto príde osobne: učebňa 208, vchod od ihriska.

J. Hudecová
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
