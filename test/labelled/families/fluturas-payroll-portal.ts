/** A payroll portal in Romania, with two mails in English: sign-in, bank details and certificates to approve, beside payslips and notices. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function sheet(language: 'ro' | 'en', content: string): string {
  const footer =
    language === 'ro'
      ? 'Trimis de Salarium Cloud SRL (J12/2188/2019, CUI RO40555018), Str. Moților 77, Cluj-Napoca 400370, în numele angajatorului dumneavoastră.'
      : 'Sent by Salarium Cloud SRL, 77 Moților Street, 400370 Cluj-Napoca, Romania, on behalf of the company you work for.';
  return `<html><body bgcolor="#dfe3e8" text="#333333" link="#1f6f43"><table bgcolor="#dfe3e8" width="100%" border="0" cellpadding="14"><tr><td>
<table bgcolor="#ffffff" width="540" border="0" cellpadding="18" cellspacing="0"><tr><td bgcolor="#1f6f43"><font face="Arial" color="#ffffff" size="4">salarium<b>cloud</b></font></td></tr>
<tr><td><font face="Arial" size="3">${content}</font></td></tr></table>
<table width="540" border="0" cellpadding="18"><tr><td><font face="Arial" size="1" color="#667788">${footer} GDPR: dpo@salarium.example, +40 364 555 018</font></td></tr></table></td></tr></table></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const [login, person, iban, advance] = [random.digits(6), random.digits(8), random.digits(6), random.digits(5)];
  const [certificate, activation] = [random.text('abcdefghkmnpqrstuvwxyz', 4), random.text('BCDFGHJKLMNPQRSTVWXZ', 4)];
  const signing = `${certificate}${random.digits(3)}`;
  const starting = `${activation}-${random.digits(4)}`;
  return [
    {
      name: 'payslip ready',
      language: 'ro',
      subject: 'Fluturașul lunii octombrie 2026',
      html: sheet(
        'ro',
        `Bună ziua,<br><br>fluturașul dumneavoastră este atașat. Net de plată: <b>6.214 lei</b>, virat pe 10.11.2026 în contul RO** **** **** **** 8830.<br><br>Fișierul PDF se deschide cu ultimele 6 cifre din CNP.<br><br>Marcă: ${random.digits(5)} | Stat de plată: 10/2026-B | Ore lucrate: 168`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'sign-in in two groups',
      language: 'ro',
      subject: 'Autentificare în doi pași',
      html: sheet(
        'ro',
        `Bună, Robin,<br><br>pentru a continua, completați pe ecran:<br><br><font size="6" color="#1f6f43"><b>${login.slice(0, 3)}&nbsp;${login.slice(3)}</b></font><br><br>Sesiune pornită la 13:05 din Oradea (IP 192.0.2.88). Dacă trec 4 minute, apăsați „Retrimite”.`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'first sign-in: person code and activation code',
      language: 'ro',
      subject: 'Contul dumneavoastră de angajat',
      html: sheet(
        'ro',
        `Bine ați venit la Tâmplăria Feleac!<br><br>La prima conectare vi se cer două coduri:
<ol><li>codul personal, care rămâne mereu același: <b>${person}</b></li><li>codul de activare, bun o singură dată: <font size="5" color="#1f6f43"><b>${starting}</b></font></li></ol>
Le scrieți în această ordine, apoi vă alegeți parola. Codul de activare expiră pe 20 noiembrie 2026. Contract individual de muncă nr. 214/02.11.2026.`,
      ),
      codes: [person, starting],
      links: [],
      best: { code: starting },
    },
    {
      name: 'new bank account',
      language: 'ro',
      subject: 'Ați cerut schimbarea contului de salariu',
      html: sheet(
        'ro',
        `<table border="1" bordercolor="#c5ccd3" cellpadding="6" cellspacing="0" width="100%"><tr><td>Cont vechi</td><td>RO49 AAAA 1B31 **** **** 8830</td></tr><tr><td>Cont nou</td><td>RO09 QZXP 0000 **** **** 2204</td></tr>
<tr><td>Se aplică din</td><td>salariul lunii 11/2026</td></tr><tr><td>Cod de confirmare</td><td><b>${iban}</b></td></tr><tr><td>Valabil până la</td><td>14 nov. 2026, ora 17:00</td></tr></table><br>Fără confirmare, salariul merge mai departe în contul vechi. Solicitare #${random.digits(5)}.`,
      ),
      codes: [iban],
      links: [],
      best: { code: iban },
    },
    {
      name: 'certificate to sign',
      language: 'ro',
      subject: 'Semnați adeverința de venit',
      text: `Bună ziua,

adeverința de venit nr. 1180/11.11.2026, solicitată pentru Banca Someșeană, e gata de semnat.

Pași: Documente > De semnat > Adeverință; la "Cod semnătură" tastați ${signing} (litere mici).

Adeverința se poate semna în 5 zile lucrătoare. Suma declarată: 74.568 lei net / 12 luni.

Echipa Salarium Cloud
tel. 0364 555 018, L-V 9-17`,
      codes: [signing],
      links: [],
      best: { code: signing },
    },
    {
      name: 'expired code',
      language: 'ro',
      subject: 'Cererea dumneavoastră nu a fost trimisă',
      text: `Bună ziua,

cererea de concediu 23-31.12.2026 (7 zile lucrătoare) a rămas ciornă: codul 90 41 77 nu a fost introdus până la ora 12:00 și a expirat.

Redeschideți cererea CO-${random.digits(6)} oricând; la trimitere primiți altul. Sold concediu: 11 zile.

Salarium Cloud`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'meal card loaded',
      language: 'ro',
      subject: 'Card de masă alimentat: 800 lei',
      html: sheet(
        'ro',
        `Cardul de masă terminat în 5512 a fost încărcat azi, 05.11.2026, cu <b>800,00 lei</b> (20 tichete x 40 lei).<br><br>Comandă ${random.digits(8)}, factura SAL 002${random.digits(4)}. Sold disponibil: 913,40 lei, de folosit până la 05.11.2027.<br><br><a href="https://www.salarium.example/comercianti">Unde pot plăti</a>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'new password',
      language: 'ro',
      subject: 'Link pentru o parolă nouă',
      html: sheet(
        'ro',
        `Ne-ați scris că ați uitat parola contului robin@postroom.localhost.<br><br><table border="0" cellpadding="10" bgcolor="#1f6f43"><tr><td><a href="https://portal.salarium.example/ro/parola/schimba;t=4be7?uid=20931"><font face="Arial" color="#ffffff"><b>Alege altă parolă</b></font></a></td></tr></table><br>Linkul se deschide o singură dată, în următoarele 60 de minute. Parola nouă: minimum 10 caractere, diferită de ultimele 4.`,
      ),
      codes: [],
      links: ['https://portal.salarium.example/ro/parola/schimba;t=4be7?uid=20931'],
      best: { link: 'https://portal.salarium.example/ro/parola/schimba;t=4be7?uid=20931' },
    },
    {
      name: 'approved with a code already used',
      language: 'ro',
      subject: 'Contul de salariu a fost schimbat',
      html: sheet(
        'ro',
        `Modificarea #${random.digits(5)} este activă. A fost aprobată pe 13.11.2026 la 16:22, cu codul ${random.digits(6)}, de pe telefonul dumneavoastră (Galaxy A54).<br><br>Nu recunoașteți operația? Sunați imediat la +40 364 555 018, int. 3; viramentul pleacă abia pe 10 decembrie.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'sign-in in English',
      language: 'en',
      subject: 'Salarium: finish logging on',
      html: sheet(
        'en',
        `Hi Robin,<br><br>the payroll portal wants a second proof. Type <b>7Q4-MXA</b> below your password; you've got until 10:25 Bucharest time (EET, 18 Nov 2026).<br><br>Asked by: Firefox on macOS 15.1, 192.0.2.19. Ticket for the helpdesk: SC-${random.digits(6)}.`,
      ),
      codes: ['7Q4-MXA'],
      links: [],
      best: { code: '7Q4-MXA' },
    },
    {
      name: 'wage advance in English',
      language: 'en',
      subject: 'Your wage advance of RON 900',
      text: `Hi Robin,

you've asked for RON 900 of the RON 2,140 that you have earned since 1 November. Fee: RON 9.50. Paid out to the account ending 2204, deducted from the payslip of 10 December 2026.

Say yes with this one-off: ${advance}
(portal > Advance > "Pay me now", before 15:00 for same-day money)

Advance no. AV-26-${random.digits(5)}
Salarium Cloud, +40 364 555 018`,
      codes: [advance],
      links: [],
      best: { code: advance },
    },
  ];
}
