/** A marketplace for used things in Dutch and Greek: whole MIME mails of two parts, the plain one terse, the HTML one with old FONT tags. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

type Parts = { subject: string; plain: string; html: string; id: string; base64?: boolean };

/** RFC 2047 words, none longer than 75 characters. */
const words = (text: string) =>
  (text.match(/.{1,18}/gu) ?? []).map((word) => `=?UTF-8?B?${Buffer.from(word, 'utf8').toString('base64')}?=`).join('\r\n ');

const wrapped = (text: string) =>
  (
    Buffer.from(text, 'utf8')
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');

function whole({ subject, plain, html, id, base64 = false }: Parts): string {
  const edge = `=_sofita_${id}`;
  const body = (text: string) => (base64 ? wrapped(text) : text.replaceAll('\n', '\r\n'));
  const part = (type: string, text: string) => [
    `--${edge}`,
    `Content-Type: text/${type}; charset=UTF-8`,
    `Content-Transfer-Encoding: ${base64 ? 'base64' : '8bit'}`,
    '',
    body(text),
  ];
  return [
    'Received: from mta4.sofita.example (mta4.sofita.example [192.0.2.44])',
    '\tby mx.postroom.localhost with ESMTPS; Thu, 08 Oct 2026 09:15:31 +0200',
    'Date: Thu, 08 Oct 2026 09:15:29 +0200',
    'From: Sofita <bericht@sofita.example>',
    'To: <robin@postroom.localhost>',
    `Subject: ${words(subject)}`,
    `Message-ID: <20261008.${id}.7731904@mta4.sofita.example>`,
    'MIME-Version: 1.0',
    `List-Unsubscribe: <https://sofita.example/u/${id}>`,
    `Content-Type: multipart/alternative; boundary="${edge}"`,
    '',
    ...part('plain', plain),
    ...part('html', `<HTML><BODY>${html}</BODY></HTML>`),
    `--${edge}--`,
    '',
  ].join('\r\n');
}

const FOOT = {
  nl: `<HR size="1"><FONT face="Verdana" size="1" color="gray">Sofita Europa B.V., Lange Nieuwstraat 106, 3512 PN Utrecht. KvK 30288417.</FONT>`,
  el: `<HR size="1"><FONT face="Verdana" size="1" color="gray">Sofita Europa B.V., υποκατάστημα Ελλάδας, Ερμού 61, 546 23 Θεσσαλονίκη. ΑΦΜ 997550123.</FONT>`,
};

const face = (language: 'nl' | 'el', html: string) =>
  `<TABLE cellpadding="14" width="100%"><TR><TD bgcolor="#ffcc00" width="90" valign="top"><FONT face="Verdana" size="5"><B>sofita</B></FONT></TD>\n<TD><FONT face="Verdana" size="2">${html}</FONT>${FOOT[language]}</TD></TR></TABLE>`;

export function mails(random: Random): FamilyMail[] {
  const [register, enter, payout] = [random.digits(5), random.digits(6), random.digits(7)];
  const signs = 'ABCDEFGHKLMNPRSTVWXYZ2345679';
  const iban = `${random.text(signs, 4)}-9${random.text(signs, 3)}`;
  const [street, unlock] = [random.digits(6), random.digits(8)];
  const streetLink = `https://sofita.example/el/addr/ok?c=${street}&u=509113`;
  const [sold, parcel] = [random.digits(8), `3S${random.text('BCDFGHJK', 4)}${random.digits(9)}`];
  return [
    {
      name: 'registering',
      language: 'nl',
      subject: 'Welkom bij Sofita, nog even dit',
      raw: whole({
        id: 'a01',
        subject: 'Welkom bij Sofita, nog even dit',
        plain: `Dag Robin,\n\nvul ${register} in om je aanmelding af te ronden.\nDat kan tot en met zaterdag 10 oktober.\n\nSofita - voor alles wat op zolder ligt`,
        html: face(
          'nl',
          `Dag Robin,<P>leuk dat je je zolder opruimt! Je aanmelding is rond zodra je dit nummer intypt:<P><FONT size="6" color="#cc6600">${register}</FONT><P>Het blijft geldig tot en met zaterdag 10 oktober. Er staan nu 418.220 advertenties op Sofita, morgen ook die van jou?`,
        ),
      }),
      codes: [register],
      links: [],
      best: { code: register },
    },
    {
      name: 'entering',
      language: 'el',
      subject: 'Ο κωδικός εισόδου σας στο Sofita',
      raw: whole({
        id: 'b02',
        base64: true,
        subject: 'Ο κωδικός εισόδου σας στο Sofita',
        plain: `Γεια σας,\n\nκωδικός εισόδου: ${enter}\n\nΛήγει σε 8 λεπτά. Μην τον δώσετε ούτε σε αγοραστή ούτε σε πωλητή.\n`,
        html: face(
          'el',
          `Γεια σας,<P>ανοίγετε το Sofita από κινητό (έκδοση 7.0.3). Κωδικός εισόδου:<P><B><FONT size="5">${enter.slice(0, 3)} ${enter.slice(3)}</FONT></B><P>Λήγει σε 8 λεπτά. Μην τον δώσετε ούτε σε αγοραστή ούτε σε πωλητή.`,
        ),
      }),
      codes: [enter],
      links: [],
      best: { code: enter },
    },
    {
      name: 'something was sold',
      language: 'nl',
      subject: 'Verkocht: naaimachine uit 1962',
      raw: whole({
        id: 'c03',
        subject: 'Verkocht: naaimachine uit 1962',
        plain: `Gefeliciteerd!\n\nJe naaimachine (1962) is verkocht aan Femke uit 9712 CP.\nOpbrengst: 85,00 - 4,25 kosten = 80,75 euro\nVerkoopnummer: ${sold}\nPakketnummer: ${parcel}\nAfgiftecode voor het pakketpunt: ${random.digits(5)}\n\nBreng het pakket uiterlijk maandag 12 oktober weg.`,
        html: face(
          'nl',
          `<B>Gefeliciteerd!</B><P>Femke (9712 CP Groningen) kocht je naaimachine voor &euro; 85,00. Na aftrek van &euro; 4,25 houd je &euro; 80,75 over.<UL><LI>Verkoopnummer ${sold}<LI>Pakketnummer ${parcel}</UL>Op het pakketpunt vragen ze om de afgiftecode; die staat ook op het label. <A href="https://sofita.example/nl/label/${sold}.pdf">Label printen</A>`,
        ),
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'releasing money',
      language: 'el',
      subject: 'Εγκρίνετε την πληρωμή των 140 €',
      raw: whole({
        id: 'd04',
        subject: 'Εγκρίνετε την πληρωμή των 140 €',
        plain: `Αγορά: ποδήλατο 28", αγγελία 60417732\nΠοσό: 140,00 €\n\nΑν το παραλάβατε και είστε ευχαριστημένοι, γράψτε στη σελίδα της αγοράς:\n\n${payout}\n\nΜε αυτό ο πωλητής πληρώνεται αμέσως.`,
        html: face(
          'el',
          `Το ποδήλατο 28" (αγγελία 60417732) παραδόθηκε στις 7/10 στις 18:20. Τα <B>140,00 €</B> τα κρατάμε ακόμη εμείς.<P>Όλα εντάξει; Τότε γράψτε στη σελίδα της αγοράς τον αριθμό έγκρισης <B>${payout}</B> και ο πωλητής πληρώνεται αμέσως. Αν περάσουν 14 ημέρες, πληρώνεται ούτως ή άλλως.`,
        ),
      }),
      codes: [payout],
      links: [],
      best: { code: payout },
    },
    {
      name: 'another bank account',
      language: 'nl',
      subject: 'Ander rekeningnummer voor je opbrengst',
      raw: whole({
        id: 'e05',
        subject: 'Ander rekeningnummer voor je opbrengst',
        plain: `Je wilt voortaan uitbetaald worden op NL** **** **** **44 90.\nAkkoord? Typ dan in je portemonnee: ${iban}\n\nZaak 2026-10-5518`,
        html: face(
          'nl',
          `Je opbrengst gaat nu naar NL** **** **** **12 07. Dat wordt NL** **** **** **44 90, zodra je in je portemonnee deze goedkeuringscode intypt:<P><TABLE border="1" cellpadding="8"><TR><TD><FONT face="Courier New" size="4">${iban}</FONT></TD></TR></TABLE><P>Saldo: &euro; 80,75. Zaak 2026-10-5518. Niets veranderd? Bel ons meteen: 030 555 01 81.`,
        ),
      }),
      codes: [iban],
      links: [],
      best: { code: iban },
    },
    {
      name: 'a message of a buyer',
      language: 'el',
      subject: 'Νέο μήνυμα για την αγγελία «Γραφομηχανή 1971»',
      raw: whole({
        id: 'f06',
        base64: true,
        subject: 'Νέο μήνυμα για την αγγελία «Γραφομηχανή 1971»',
        plain: `Ο Λευτέρης Κ. ρωτά:\n\n«Καλησπέρα, από κάτω γράφει μοντέλο 4471 ή 4477; Δίνω 65 € και έρχομαι Σάββατο στις 11.»\n\nΑπαντήστε: https://sofita.example/el/chat/88120\n`,
        html: face(
          'el',
          `Ο <B>Λευτέρης Κ.</B> (μέλος από το 2018, 23 αγορές) ρωτά:<BLOCKQUOTE>«Καλησπέρα, από κάτω γράφει μοντέλο 4471 ή 4477; Δίνω 65 € και έρχομαι Σάββατο στις 11.»</BLOCKQUOTE><A href="https://sofita.example/el/chat/88120">Απάντηση</A><P>Συμβουλή: κανένας αγοραστής δεν χρειάζεται κωδικό που σας ήρθε με SMS ή e-mail.`,
        ),
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'asking for a review',
      language: 'nl',
      subject: 'Hoe was Wim als verkoper?',
      raw: whole({
        id: 'g07',
        subject: 'Hoe was Wim als verkoper?',
        plain: `Je kocht op 29 september een radio (advertentie 60399014, 22,50 euro).\nGeef Wim 1 tot 5 zolderladders:\nhttps://sofita.example/nl/review/60399014\n`,
        html: face(
          'nl',
          `Je kocht op 29 september een radio bij Wim (advertentie 60399014, &euro; 22,50). Hoe ging dat? <A href="https://sofita.example/nl/review/60399014">Geef 1 tot 5 zolderladders</A>. Wim heeft er gemiddeld 4,7 uit 138 oordelen.`,
        ),
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'another street',
      language: 'el',
      subject: 'Αλλαγή διεύθυνσης παράδοσης',
      raw: whole({
        id: 'h08',
        subject: 'Αλλαγή διεύθυνσης παράδοσης',
        plain: `Νέα διεύθυνση: Τσιμισκή 90, 546 22 Θεσσαλονίκη\n\nΑποδέχεστε την αλλαγή; Πατήστε\n${streetLink}\nή γράψτε ${street} στις ρυθμίσεις σας, μέσα σε 24 ώρες.`,
        html: face(
          'el',
          `Από: Αγίας Σοφίας 12, 546 22<BR>Σε: Τσιμισκή 90, 546 22<P><A href="${streetLink.replace('&', '&amp;')}"><B>Αποδέχομαι την αλλαγή</B></A><P>Αν το κουμπί δεν ανοίγει, γράψτε <TT>${street}</TT> στις ρυθμίσεις σας, μέσα σε 24 ώρες. Χρήστης 509113.`,
        ),
      }),
      codes: [street],
      links: [streetLink],
      best: { code: street },
    },
    {
      name: 'unlocking the account',
      language: 'nl',
      subject: 'We hebben je account op slot gedaan',
      raw: whole({
        id: 'i09',
        subject: 'We hebben je account op slot gedaan',
        plain: `Zes keer een fout wachtwoord, vanaf 203.0.113.31. Daarom het slot.\n\nOntgrendelen: ga naar sofita.example/open en tik deze acht cijfers\n\n${[unlock.slice(0, 2), unlock.slice(2, 4), unlock.slice(4, 6), unlock.slice(6)].join('-')}\n\nLukt dat vandaag niet, dan heb je morgen om 9.00 uur vanzelf weer toegang.`,
        html: face(
          'nl',
          `Zes keer een fout wachtwoord, vanaf 203.0.113.31. Daarom zit je account op slot.<P>Ga naar sofita.example/open en ontgrendel met<P><FONT size="5"><B>${[unlock.slice(0, 2), unlock.slice(2, 4), unlock.slice(4, 6), unlock.slice(6)].join('&ndash;')}</B></FONT><P>Lukt dat vandaag niet, dan heb je morgen om 9.00 uur vanzelf weer toegang.`,
        ),
      }),
      codes: [unlock],
      links: [],
      best: { code: unlock },
    },
    {
      name: 'a saved search',
      language: 'el',
      subject: '6 νέες αγγελίες για «βινύλιο»',
      raw: whole({
        id: 'j10',
        base64: true,
        subject: '6 νέες αγγελίες για «βινύλιο»',
        plain: `1. Ρεμπέτικα 1932-1940, 18 €\n2. Jazz, 12 δίσκοι, 45 €\n3. Πικάπ 78 στροφών, 120 €\n… και άλλες 3: https://sofita.example/el/s/7719\n`,
        html: face(
          'el',
          `Για την αναζήτηση «βινύλιο, έως 150 €, 25 χλμ.»:<OL><LI>Ρεμπέτικα 1932–1940, <B>18 €</B><LI>Jazz, 12 δίσκοι, <B>45 €</B><LI>Πικάπ 78 στροφών, <B>120 €</B></OL><A href="https://sofita.example/el/s/7719">Και άλλες 3</A> – <A href="https://sofita.example/el/s/7719/stop">Τέλος ειδοποιήσεων</A>`,
        ),
      }),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
