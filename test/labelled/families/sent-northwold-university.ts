/** A university: an application portal with PIN, a student account, one-time codes, fees, timetables, a newsletter; English, Italian, German. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ID = 'abcdefghijklmnopqrstuvwxyz0123456789';

const crest = (inner: string) => `<table width="650" align="center" cellpadding="0" cellspacing="0" border="0" bgcolor="#FFFFFF">
<tr><td bgcolor="#4b1f5e" height="90"><font color="#FFFFFF" face="Georgia" size="5">&nbsp; University of Northwold</font></td></tr>
<tr><td style="padding:20px"><font face="Verdana" size="2">${inner}</font></td></tr>
<tr><td bgcolor="#eeeeee" style="padding:12px"><font face="Verdana" size="1">University of Northwold, College Hill, Northwold NW14 2PT. The University is an
exempt charity.</font></td></tr></table>`;

export function mails(random: Random): FamilyMail[] {
  const pin = random.digits(9);
  const portal = `https://apply.northwold.example/account/login?r=https%3a%2f%2fapply.northwold.example%2fapply%2f&cid=${random.text(ID, 8)}-${random.text(ID, 12)}`;
  const code = random.digits(8);
  const account = `https://idm.northwold.example/claim/${random.text(ID, 26)}`;
  const reference = `https://apply.northwold.example/recommend?id=${random.text(ID, 32)}`;
  const italian = random.digits(6);
  const applicant = random.digits(9);
  return [
    {
      name: 'application started, with a PIN',
      language: 'en',
      subject: 'Application Portal: your PIN',
      html: crest(`<p>Dear Robin,</p><p>You have begun an application for entry in September 2027. A temporary PIN for your account was generated:</p>
      <p><b>${pin}</b></p><p>Please <a href="${portal.replaceAll('&', '&amp;')}">activate your account</a> with it; you will be asked for your date of birth
      and a password of your choice. Your applicant number, ${applicant}, is what to quote if you write to us.</p><p>Admissions Office</p>`),
      codes: [pin],
      links: [portal],
      best: { link: portal },
    },
    {
      name: 'single sign-on code',
      language: 'en',
      subject: 'Northwold ID: one-time passcode',
      text: `Your one-time passcode is ${code}

It was requested for rv${random.digits(3)}@northwold.example at ${random.whole(10, 20)}:${random.whole(10, 59)} and can be used for 15 minutes.

IT Services will never ask for it. Service Desk: extension 5${random.digits(3)}, or 01${random.digits(3)} ${random.digits(6)}.
`,
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'student account to claim',
      language: 'en',
      subject: 'ACTION REQUIRED: claim your Northwold IT account',
      html: crest(`<p>Dear Robin Vale (student ID ${random.digits(8)}),</p><p>Congratulations on your place on <b>G40${random.digits(1)} BSc Computing</b>. Before
      enrolment opens on ${random.whole(1, 20)} August you must claim your IT account at <a href="${account}">idm.northwold.example</a>, agree to the
      regulations and set a passphrase of 15 characters or more.</p><p>Next steps: upload a photo (at least 600 x 800 pixels), pay the deposit of £${random.whole(2, 5)}00,
      book a welcome talk.</p>`),
      codes: [],
      links: [account],
      best: { link: account },
    },
    {
      name: 'exam timetable',
      language: 'en',
      subject: 'Your personal examination timetable – Semester 2',
      html: crest(`<p>Candidate number: <b>${random.digits(5)}</b></p><table border="1" cellpadding="4"><tr><th>Module code</th><th>Date</th><th>Room</th><th>Seat</th></tr>
      <tr><td>COMP20${random.digits(2)}</td><td>18 May 09:30</td><td>Sports Hall</td><td>${random.digits(3)}</td></tr><tr><td>MATH11${random.digits(2)}</td><td>22 May 14:00</td>
      <td>B.2.${random.digits(2)}</td><td>${random.digits(2)}</td></tr></table><p>Enter the room 15 minutes before. Bring your student card, which proves who you are.</p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'fee statement',
      language: 'en',
      subject: `Tuition fee invoice ${random.digits(7)}`,
      text: `Dear Student

Invoice     SF${random.digits(7)}
Customer    ${random.digits(8)}
Amount due  GBP 3,${random.digits(3)}.00   Due 31 October 2026

Bank transfer: sort code 20-${random.digits(2)}-${random.digits(2)}, account ${random.digits(8)}, your student
number as the reference. Cards: https://pay.northwold.example/

Income Office, Floor 3, Registry
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'reference asked of a teacher',
      language: 'en',
      subject: 'Reference request for Marcus Adeyemi',
      html: crest(`<p>Dear Robin Vale,</p><p>Marcus Adeyemi (applicant ${random.digits(9)}) has named you as a referee for MSc Hydrology. Kindly
      <a href="${reference}">accept or decline the request and give your reference</a> by 1 July. The address is personal to you, so please do not pass it on
      to the applicant.</p><p>Postgraduate Admissions</p>`),
      codes: [],
      links: [reference],
      best: { link: reference },
    },
    {
      name: 'italian code',
      language: 'it',
      subject: 'Ateneo di Valmarina – codice di verifica per i servizi online',
      html: `<p>Gentile studente,</p><p>per completare l'accesso a Segreterie Online digiti il codice <b>${italian}</b> entro 10 minuti.</p><p>Matricola:
      ${random.digits(6)}<br>Richiesta del ${random.whole(2, 28)}/04/2026 ore 11:${random.whole(10, 59)}</p><p>Messaggio automatico, si prega di non rispondere.<br>Università degli
      Studi di Valmarina – Ufficio Sistemi</p>`,
      codes: [italian],
      links: [],
      best: { code: italian },
    },
    {
      name: 'german library notice',
      language: 'de',
      subject: 'Universitätsbibliothek: Vorgemerkte Medien liegen bereit',
      text: `Sehr geehrte Benutzerin, sehr geehrter Benutzer,

folgende Medien können Sie bis zum ${random.whole(10, 28)}.06.2026 abholen:

  Signatur 31/AN ${random.digits(5)} W${random.digits(3)}, Barcode ${random.digits(12)}
  Abholregal: ${random.digits(3)}

Ihre Ausweisnummer: 0${random.digits(10)}
Offene Gebühren: 2,50 EUR
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'newsletter for graduates',
      language: 'en',
      subject: 'Northwold News: 175 years, 3 prizes, 1 missing gargoyle',
      html: crest(`<h2>Alumni bulletin no. ${random.whole(60, 140)}</h2><p>Reunion of the class of 1996: Saturday 4 July, tickets £45, enter the word GARGOYLE96 for
      two at the price of one.</p><p>Rowing: bow seat by 0.${random.digits(2)} seconds. Research: a grant of £2.${random.digits(1)}m for the verification of flood
      codes. Giving Day: ${random.whole(900, 3000)} donors.</p><p><a href="https://alumni.northwold.example/r/${random.digits(6)}">Update your details</a> |
      <a href="https://alumni.northwold.example/u/${random.digits(6)}">No more bulletins</a></p>`),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
