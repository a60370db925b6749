/** A mobile operator of the Adriatic: portal and number-transfer codes, bills, prepaid top-ups, offers; Croatian and Slovene. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const page = (
  body: string,
  foot: string,
) => `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd"><html><head>
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]--></head>
<body style="margin:0;background:#ffffff"><table width="600" border="0" align="center" cellpadding="0" cellspacing="0"><tr><td height="70" style="border-bottom:1px solid #d7003a"><img src="https://mail.jadrotel.example/g/jt_logo.png" alt="Jadrotel" width="130" height="34" border="0"></td></tr>
<tr><td style="padding:24px 0;font:14px/21px Arial,sans-serif;color:#444">${body}</td></tr>
<tr><td style="padding:16px 0;border-top:1px solid #ddd;font:11px/16px Arial,sans-serif;color:#999">${foot}</td></tr></table></body></html>`;

const hr = (body: string) =>
  page(
    body,
    `Jadrotel d.o.o., Ulica grada Vukovara 269d, 10000 Zagreb, OIB 81455501176. Korisnička služba 095 555 0101, besplatno iz mreže Jadrotel.`,
  );
const sl = (body: string) =>
  page(body, 'Jadrotel, telekomunikacije, d. o. o., Šmartinska cesta 134b, 1000 Ljubljana. Pomoč uporabnikom: 040 555 010.');

export function mails(random: Random): FamilyMail[] {
  const hex = (length: number) => random.text('0123456789abcdef', length);
  const portal = random.digits(6);
  const port = random.digits(5);
  const slLogin = random.digits(6);
  const esim = `https://moj.jadrotel.example/esim/aktivacija?iccid=8938509${random.digits(12)}&k=${hex(20)}`;
  const slConfirm = `https://moj.jadrotel.example/si/potrditev/${hex(36)}`;
  const esimCode = random.digits(4);
  const day = random.whole(10, 27);
  const last = random.digits(3);
  return [
    {
      name: 'hr portal code',
      language: 'hr',
      subject: 'Kod za prijavu u Moj Jadrotel',
      html: hr(
        `<p>Poštovani,</p><p>Vaš kod za prijavu glasi:</p><p style="font-size:30px;color:#d7003a"><strong>${portal}</strong></p><p>Vrijedi 10 minuta. Ako se ne prijavljujete vi, promijenite lozinku ili nam se javite.</p><p>Vaš Jadrotel</p>`,
      ),
      codes: [portal],
      links: [],
      best: { code: portal },
    },
    {
      name: 'hr number transfer',
      language: 'hr',
      ...bothParts({
        from: 'Jadrotel <prijenos@jadrotel.example>',
        subject: 'Prijenos broja: potvrdite zahtjev',
        text: `Poštovani Robin Falk,

zaprimili smo zahtjev za prijenos broja 09x xxx x${last} u našu mrežu.
Da bismo ga poslali dosadašnjem operatoru, unesite u web trgovini potvrdni kod: ${port}
Prijenos je planiran za ${day}.04.2026. između 4 i 6 sati ujutro.
Broj zahtjeva: ${random.digits(10)}`,
        html: hr(
          `<p>Poštovani Robin Falk,</p><p>zaprimili smo zahtjev za prijenos broja <b>09x xxx x${last}</b> u našu mrežu.</p><p>Da bismo ga poslali dosadašnjem operatoru, unesite u web trgovini potvrdni kod: <b>${port}</b></p><p>Prijenos je planiran za ${day}.04.2026. između 4 i 6 sati ujutro.</p>`,
        ),
        encoding: 'quoted-printable',
      }),
      codes: [port],
      links: [],
      best: { code: port },
    },
    {
      name: 'hr eSIM',
      language: 'hr',
      subject: 'Vaš eSIM je spreman za aktivaciju',
      html: hr(
        `<p>Bok Robin,</p><p>otvori ovu poveznicu na mobitelu na kojem želiš koristiti eSIM i potvrdi aktivaciju:</p><p><a href="${esim.replace('&', '&amp;')}" style="background:#d7003a;color:#fff;padding:12px 26px;text-decoration:none">Aktiviraj eSIM</a></p><p>Ako telefon zatraži potvrdni broj, upiši <b>${esimCode}</b>.</p><p>Stara SIM kartica prestaje raditi otprilike 15 minuta nakon toga.</p>`,
      ),
      codes: [esimCode],
      links: [esim],
      best: { link: esim },
    },
    {
      name: 'hr bill',
      language: 'hr',
      subject: `Račun za ožujak ${random.digits(8)}-03-26`,
      html: hr(
        `<p>Poštovani,</p><p>izdali smo račun za broj 09x xxx x${last}.</p><table width="100%" cellpadding="4"><tr><td>Tarifa Bura 20 GB</td><td align="right">16,99 €</td></tr><tr><td>Roaming izvan EU, 14 MB</td><td align="right">2,10 €</td></tr><tr><td>PDV 25 %</td><td align="right">4,77 €</td></tr><tr><td><b>Ukupno</b></td><td align="right"><b>23,86 €</b></td></tr></table><p>Dospijeće: ${day}.04.2026. IBAN HR${random.digits(19)}, model HR01, poziv na broj ${random.digits(10)}-${random.digits(3)}.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'hr winning game',
      language: 'hr',
      subject: 'Bura nagrada: osvoji ljetovanje na Visu ☀️',
      html: hr(
        `<p>Nadoplati bon od najmanje 10 € do ${day}. lipnja i pošalji broj s bona na 67${random.digits(2)}. Glavna nagrada: 7 noćenja za 4 osobe. Uz bon dobivaš 5 GB, a za kupnju mobitela popust od 30 € s kodom <b>VIS2026</b>.</p><p>Pravila na <a href="https://mail.jadrotel.example/c?id=77120&amp;n=3">jadrotel.example/pravila</a>. <a href="https://mail.jadrotel.example/odjava?id=77120">Odjava</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'sl sign-in code',
      language: 'sl',
      subject: `Enkratna koda ${slLogin}`,
      html: sl(
        `<p>Pozdravljeni,</p><p>za vstop v Moj Jadrotel vpišite enkratno kodo <b style="font-size:24px">${slLogin}</b>.</p><p>Koda preneha veljati ob ${random.whole(10, 22)}.${random.whole(10, 59)}. Nikomur je ne povejte.</p>`,
      ),
      codes: [slLogin],
      links: [],
      best: { code: slLogin },
    },
    {
      name: 'sl electronic bills',
      language: 'sl',
      ...bothParts({
        from: 'Jadrotel Slovenija <info@jadrotel.example>',
        subject: 'Potrdite naročilo na e-račun',
        text: `Spoštovani,

izbrali ste prejemanje računov po e-pošti. Naročilo potrdite s klikom na povezavo:
${slConfirm}

Od naslednjega meseca papirnatega računa ne bo več, prihranite pa 1,50 EUR na mesec.
Številka naročnika: ${random.digits(8)}`,
        html: sl(
          `<p>Spoštovani,</p><p>izbrali ste prejemanje računov po e-pošti. Naročilo potrdite s klikom na povezavo:</p><p><a href="${slConfirm}">Potrjujem naročilo</a></p><p>Od naslednjega meseca papirnatega računa ne bo več, prihranite pa 1,50 EUR na mesec.</p>`,
        ),
        encoding: 'base64',
      }),
      codes: [],
      links: [slConfirm],
      best: { link: slConfirm },
    },
    {
      name: 'sl repair',
      language: 'sl',
      subject: 'Vaš telefon je popravljen',
      html: sl(
        `<p>Spoštovani,</p><p>servisni nalog <b>${random.digits(7)}/26</b> (Xperia 10, IMEI 3588${random.digits(11)}) je zaključen: menjava baterije, 49,90 EUR.</p><p>Aparat vas čaka v Centru Jadrotel, Citypark, do ${day}. 5. 2026. Pri prevzemu povejte prevzemno številko ${random.digits(4)}.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
