/** A meal delivery service in Dutch and German: coloured cards with icons, receipts as definition tables, mostly four-digit codes. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

type Card = { lang: 'nl' | 'de'; colour: string; icon: string; head: string; body: string };

function tray({ lang, colour, icon, head, body }: Card): string {
  const address =
    lang === 'nl'
      ? 'Hapklaar B.V., Havenkade 212, 3071 HB Rotterdam<br>KvK 71550829 · btw NL858770112B01 · 010 555 01 90'
      : 'Happklar GmbH, Speicherweg 9, 20457 Hamburg<br>HRB 155208 · USt-IdNr. DE 313055081 · 040 555 01 72';
  return `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="utf-8"><title></title></head>
<body style="background:#fafafa;margin:0">
<section style="width:100%;max-width:520px;margin:0 auto;font-family:'Work Sans',Tahoma,sans-serif">
<header style="background:${colour};border-radius:0 0 24px 24px;padding:30px 26px;color:#fff">
<img src="https://img.hapklaar.example/i/${icon}.png" width="56" height="56" alt=""><h2 style="margin:14px 0 0;font-size:27px">${head}</h2></header>
<article style="background:#fff;margin:18px 12px;border-radius:14px;padding:24px;box-shadow:0 2px 8px rgba(0,0,0,.08);font-size:15px;line-height:1.55;color:#333">${body}</article>
<footer style="padding:8px 26px 40px;font-size:11px;line-height:1.6;color:#999">${address}<br>
<a style="color:#999" href="https://hapklaar.example/${lang}/hulp">${lang === 'nl' ? 'Hulp nodig' : 'Brauchst du Hilfe'}?</a> ·
<a style="color:#999" href="https://hapklaar.example/${lang}/privacy">Privacy</a> · <a style="color:#999" href="https://hapklaar.example/app">App 12.4</a></footer>
</section>
</body></html>`;
}

const list = (...pairs: [string, string][]) =>
  `<dl style="margin:12px 0">${pairs.map(([term, value]) => `<dt style="float:left;clear:left;color:#888">${term}</dt><dd style="margin:0;text-align:right">${value}</dd>`).join('')}</dl>`;

const plate = (code: string) =>
  `<p style="margin:18px 0;text-align:center"><code style="background:#fff3e6;border-radius:10px;padding:12px 26px;font-size:34px">${code}</code></p>`;

export function mails(random: Random): FamilyMail[] {
  const [phone, signIn, pay, address] = [random.digits(6), random.digits(4), random.digits(6), random.digits(4)];
  const reset = random.text('ABCDEFGHKLMNPRSTUVWXYZ23456789', 7);
  const resetLink = `https://hapklaar.example/de/passwort/neu?kunde=30441&token=${random.text('abcdef0123456789', 20)}`;
  const orange = '#f26b21';
  return [
    {
      name: 'signing in with digits like a year',
      language: 'nl',
      subject: 'Je inlogcode voor Hapklaar',
      html: tray({
        lang: 'nl',
        colour: orange,
        icon: 'sleutel',
        head: 'Trek? Kom binnen!',
        body: `<p>Hoi Robin, met deze vier cijfers log je in:</p>${plate('1998')}<p>Ze werken tot 18.25 uur. Na drie missers sturen we je nieuwe.</p>`,
      }),
      codes: ['1998'],
      links: [],
      best: { code: '1998' },
    },
    {
      name: 'an order with a number for the courier',
      language: 'nl',
      subject: `Bon van bestelling ${random.digits(7)}`,
      html: tray({
        lang: 'nl',
        colour: '#2e7d4f',
        icon: 'fiets',
        head: 'Mehmet fietst eraan',
        body: `<p>Verwacht tussen 18.40 en 18.55 uur. Zeg aan de deur je bezorgcode, dan weet Mehmet dat hij goed zit:</p>${plate(random.digits(2))}${list(['2× Linzensoep', '€ 13,00'], ['1× Pide met kaas (nr. 27)', '€ 11,50'], ['Bezorging', '€ 2,90'], ['Totaal', '<b>€ 27,40</b>'], ['Betaald', 'iDEAL, 17.58 uur'])}<p>Iets mis? Bel restaurant Nar: 010 555 01 33.</p>`,
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'confirming a telephone next to an order',
      language: 'nl',
      subject: 'Nog één dingetje vóór je bestelling de keuken in gaat',
      html: tray({
        lang: 'nl',
        colour: orange,
        icon: 'bel',
        head: 'Klopt je nummer?',
        body: `<p>Bestelling <b>${random.digits(7)}</b> (€ 41,20) staat klaar bij Wokhuis 88, maar de sms naar 06-55 50 01 47 kwam niet aan. Vul daarom deze code uit je mail in: <b>${phone}</b>. Daarna gaat het vuur aan.</p><p>Doe je niets, dan vervalt de bestelling om 19.10 uur en storten we je geld terug.</p>`,
      }),
      codes: [phone],
      links: [],
      best: { code: phone },
    },
    {
      name: 'signing in in german',
      language: 'de',
      subject: `Happklar: ${signIn}`,
      html: tray({
        lang: 'de',
        colour: orange,
        icon: 'schluessel',
        head: 'Schon hungrig?',
        body: `<p>Dein Einmalpasswort steht oben im Betreff und hier noch mal in Groß:</p>${plate([...signIn].join('&#8202;'))}<p>Es hält ungefähr so lange wie eine warme Pizza: 12 Minuten.</p>`,
      }),
      codes: [signIn],
      links: [],
      best: { code: signIn },
    },
    {
      name: 'approving a payment',
      language: 'de',
      subject: 'Bitte 58,40 € freigeben',
      html: tray({
        lang: 'de',
        colour: '#7a1f3d',
        icon: 'karte',
        head: 'Das wird ein Festmahl',
        body: `<p>Bei Bestellungen über 50 € fragen wir lieber nach.</p>${list(['Bestellung', `DE-${random.digits(7)}`], ['Restaurant', 'Taverne Olivenhain'], ['Betrag', '58,40 €'], ['Karte', '•••• 3106'], ['Freigabenummer', `<b>${pay}</b>`])}<p>Die Freigabenummer gehört ins Kassenfenster, und zwar vor 20:15 Uhr.</p>`,
      }),
      codes: [pay],
      links: [],
      best: { code: pay },
    },
    {
      name: 'a voucher',
      language: 'nl',
      subject: '€ 10 korting omdat het regent ☔',
      html: tray({
        lang: 'nl',
        colour: '#28659c',
        icon: 'paraplu',
        head: 'Binnen blijven loont',
        body: `<p>Tot en met zondag 22 november krijg je een tientje korting vanaf € 30.</p>${plate('REGEN1122')}<p>Vul de code in bij het afrekenen. Eén keer per klant; niet geldig op alcohol.</p><p style="text-align:center"><a href="https://hapklaar.example/nl/3071?utm=regen" style="background:#28659c;color:#fff;padding:12px 24px;border-radius:24px;text-decoration:none">Bestel lekker</a></p>`,
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'another delivery address',
      language: 'nl',
      subject: 'Verhuisd? Even checken',
      html: tray({
        lang: 'nl',
        colour: orange,
        icon: 'huis',
        head: 'Een nieuw voordeurtje',
        body: `${list(['Oud', 'Kruiskade 14, 3012 EH'], ['Nieuw', 'Zaagmolenstraat 305-B, 3036 HL'], ['Gewijzigd', '19-11-2026, 09.12 uur'])}<p>Tik <b style="font-size:20px;color:${orange}">${address}</b> in onder Mijn adressen en we fietsen voortaan daarheen. Heb je zelf niets gewijzigd, geef dan een seintje via de app.</p>`,
      }),
      codes: [address],
      links: [],
      best: { code: address },
    },
    {
      name: 'what is new in town',
      language: 'de',
      subject: '11 neue Küchen in 20457',
      html: tray({
        lang: 'de',
        colour: '#2e7d4f',
        icon: 'topf',
        head: 'Frisch auf dem Herd',
        body: `<p>Im November dazugekommen: <b>Ramen 1300</b> (ab 12,90 €), <b>Zum Goldenen Löffel</b> (4,8 Sterne, 211 Stimmen) und neun weitere im Umkreis von 3 km.</p><p>Kein Mindestbestellwert bis 30.11., Liefergebühr 1,99 €.</p><p><a href="https://hapklaar.example/de/20457/neu" style="color:#2e7d4f">Alle elf ansehen</a></p><p style="font-size:12px">Keine Lust mehr auf Post? <a href="https://hapklaar.example/de/abmelden/30441">Hier abmelden</a>.</p>`,
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a new device',
      language: 'nl',
      subject: 'Nieuwe telefoon gezien',
      html: tray({
        lang: 'nl',
        colour: '#555',
        icon: 'telefoon',
        head: 'Ben jij dit, Robin?',
        body: `${list(['Toestel', 'Orvane S24, app 12.4.1'], ['Plaats', 'Schiedam'], ['Moment', '20-11-2026, 12.31 uur'], ['IP', '192.0.2.167'])}<p>Zo ja, eet smakelijk. Zo nee, <a href="https://hapklaar.example/nl/account/uitloggen" style="color:${orange}">log dan overal uit</a>. Je bewaarde kaart (•••• 3106) is alleen te gebruiken met je pincode.</p>`,
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a new password',
      language: 'de',
      subject: 'Passwort vergessen? Passiert den Besten',
      html: tray({
        lang: 'de',
        colour: orange,
        icon: 'schloss',
        head: 'Neu würzen',
        body: `<p>Kunde 30441 will ein neues Passwort. So geht’s:</p><ol style="padding-left:20px"><li>In der App auf „Ich hab eine Zeichenfolge“ tippen.</li><li><b>${reset}</b> eingeben.</li><li>Neues Passwort ausdenken, mindestens 10 Zeichen.</li></ol><p>Am Rechner geht es schneller über <a href="${resetLink.replace('&', '&amp;')}" style="color:${orange}">diese Seite</a>. Beides klappt bis morgen früh, 6 Uhr.</p>`,
      }),
      codes: [reset],
      links: [resetLink],
      best: { code: reset },
    },
  ];
}
