/** A film and series service: dark tables with a spaced-out code, device and trial mails in Danish, Norwegian, Swedish and English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const BOTTOM = {
  da: [
    'Hjælp',
    'Vilkår',
    'Privatliv',
    'Denne mail er sendt til robin@postroom.localhost af Kinoblik ApS, Filmtorvet 3, 2500 Valby.',
  ],
  nb: [
    'Hjelp',
    'Vilkår',
    'Personvern',
    'Denne e-posten ble sendt til robin@postroom.localhost av Kinoblik AS, Kinogata 9, 0184 Oslo.',
  ],
  sv: [
    'Hjälp',
    'Villkor',
    'Integritet',
    'Detta mejl skickades till robin@postroom.localhost av Kinoblik AB, Biografvägen 21, 169 70 Solna.',
  ],
  en: ['Help', 'Terms', 'Privacy', 'Sent to robin@postroom.localhost by Kinoblik Ltd, 77 Reel Street, Manchester M1 3HN.'],
} as const;

function screen(language: keyof typeof BOTTOM, preview: string, title: string, middle: string): string {
  const [help, terms, privacy, sent] = BOTTOM[language];
  return `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" />
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>a{color:#e0b84c}@media (max-width:500px){.full{width:100%!important;padding:20px!important}}</style></head>
<body bgcolor="#141414" style="margin:0;color:#ffffff"><span style="display:none;visibility:hidden;opacity:0;font-size:0">${preview}&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;</span>
<table class="full" width="500" align="center" role="presentation" style="font-family:'Helvetica Neue',Helvetica,Arial,sans-serif"><tbody>
<tr><td style="padding:30px 40px 0"><img src="https://assets.kinoblik.example/email/kb_gold.png" alt="KINOBLIK" height="24"></td></tr>
<tr><td style="padding:30px 40px 0;font-size:32px;line-height:38px;font-weight:700;color:#ffffff">${title}</td></tr>
${middle}
<tr><td style="padding:40px;font-size:11px;color:#8c8c8c;border-top:1px solid #333">${sent}<br /><br /><a href="https://help.kinoblik.example/${language}">${help}</a> &nbsp; <a href="https://kinoblik.example/${language}/terms">${terms}</a> &nbsp; <a href="https://kinoblik.example/${language}/privacy">${privacy}</a><br />SRC: ${language.toUpperCase()}_20261124_0917</td></tr>
</tbody></table></body></html>`;
}

const line = (text: string) =>
  `<tr><td style="padding:18px 40px 0;font-size:16px;line-height:22px;color:#e5e5e5">${text}</td></tr>`;
const digitsRow = (code: string) =>
  `<tr><td style="padding:22px 40px 0;font-size:40px;line-height:44px;letter-spacing:10px;color:#e0b84c">${code}</td></tr>`;
const gold = (url: string, label: string) =>
  `<tr><td style="padding:26px 40px 0"><a href="${url.replaceAll('&', '&amp;')}" style="display:block;background:#e0b84c;color:#141414;text-align:center;padding:14px 0;border-radius:4px;font-weight:700;text-decoration:none">${label}</a></td></tr>`;

export function mails(random: Random): FamilyMail[] {
  const [danish, swedish, english] = [random.digits(4), random.digits(6), random.digits(4)];
  const norwegian = random.digits(6);
  const television = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 6);
  const nonce = () => random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_', 48);
  const reset = `https://www.kinoblik.example/da/password?nonce=${nonce()}&lnktrk=EMP&g=${random.digits(8)}`;
  const confirm = `https://www.kinoblik.example/nb/bekreft-epost/${nonce()}`;
  const approve = `https://www.kinoblik.example/account/approve?nftoken=${nonce()}&messageGuid=${random.text('0123456789abcdef', 8)}`;
  return [
    {
      name: 'loginkode',
      language: 'da',
      subject: 'Kinoblik: Din loginkode',
      html: screen(
        'da',
        'Koden udløber om 15 minutter.',
        'Indtast denne kode for at logge ind',
        `${line('Hej Robin. Brug koden på den enhed, hvor du er ved at logge ind:')}${digitsRow(danish)}${line('Koden udløber om 15 minutter. Hvis du ikke har bedt om den, behøver du ikke at gøre noget.')}`,
      ),
      codes: [danish],
      links: [],
      best: { code: danish },
    },
    {
      name: 'kvittering',
      language: 'da',
      subject: 'Kvittering for dit abonnement',
      html: screen(
        'da',
        'Tak for din betaling.',
        'Tak for din betaling',
        `${line(`Abonnement: Kinoblik Standard<br />Beløb: 119,00 kr. (heraf moms 23,80 kr.)<br />Betalt den 24. november 2026 med Dankort •••• ${random.digits(4)}<br />Fakturanr. ${random.digits(9)}`)}${line('Næste betaling trækkes den 24. december 2026.')}${gold('https://www.kinoblik.example/da/account/billing', 'Se betalingsoversigt')}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'nulstil adgangskode',
      language: 'da',
      subject: 'Nulstil din adgangskode',
      html: screen(
        'da',
        'Vælg en ny adgangskode.',
        'Glemt din adgangskode?',
        `${line('Hej Robin. Vi har modtaget en anmodning om at nulstille adgangskoden til din konto. Klik på knappen for at vælge en ny.')}${gold(reset, 'Nulstil adgangskode')}${line('Linket virker i 24 timer. Din nuværende adgangskode gælder, indtil du har valgt en ny.')}`,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'engangskode i to grupper',
      language: 'nb',
      subject: `${norwegian} er koden din`,
      html: screen(
        'nb',
        'Engangskode for innlogging',
        'Her er koden din',
        `${line('Hei! Skriv inn denne engangskoden for å logge inn på Kinoblik:')}${digitsRow(`${norwegian.slice(0, 3)} ${norwegian.slice(3)}`)}${line('Koden er gyldig i 10 minutter. Har du ikke bedt om en kode, trenger du ikke å gjøre noe.')}`,
      ),
      codes: [norwegian],
      links: [],
      best: { code: norwegian },
    },
    {
      name: 'ny palogging',
      language: 'nb',
      subject: 'Ny pålogging på kontoen din',
      html: screen(
        'nb',
        'Var dette deg?',
        'Ny enhet bruker kontoen din',
        `${line('Hei Robin. Noen logget nettopp på kontoen din med en ny enhet.')}${line(`Enhet: Samsung Smart TV (2024)<br />Sted: Trondheim, Norge<br />Tidspunkt: 24. november 2026 kl. 20.05<br />IP-adresse: 192.0.2.${random.whole(2, 250)}`)}${line('Var det deg, kan du bare kose deg videre. Hvis ikke, bør du <a href="https://www.kinoblik.example/nb/password">bytte passord</a> med en gang.')}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'bekreft adressen',
      language: 'nb',
      subject: 'Velkommen til Kinoblik! Bekreft e-postadressen',
      html: screen(
        'nb',
        'Ett klikk til, så er du i gang.',
        'Velkommen, Robin',
        `${line('Trykk på knappen for å bekrefte e-postadressen og fullføre registreringen.')}${gold(confirm, 'Bekreft e-postadresse')}${line('Lenken utløper om 7 dager. Etterpå koster abonnementet 129 kr i måneden, uten bindingstid.')}`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'nytt denne uken',
      language: 'nb',
      subject: 'Nytt på Kinoblik denne uken',
      html: screen(
        'nb',
        '8 nye titler',
        'Dette kan du se nå',
        `${line('<b>Fyrvokteren</b> (2026) – sesong 2, 8 episoder<br /><b>Siste ferge</b> (2019) – 1 t 47 min<br /><b>Kode 7700</b> – ny krim hver torsdag kl. 21')}${gold('https://www.kinoblik.example/nb/nytt?uke=48', 'Se alle nyheter')}${line('Vil du ikke ha tips fra oss? <a href="https://www.kinoblik.example/nb/avmeld?id=774120">Meld deg av</a>')}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'verifieringskod',
      language: 'sv',
      subject: 'Din verifieringskod från Kinoblik',
      html: screen(
        'sv',
        `Verifieringskod ${swedish}`,
        'Verifiera din e-postadress',
        `${line('Hej Robin! Ange verifieringskoden för att fortsätta:')}${digitsRow(swedish)}${line('Koden går ut om 10 minuter. Dela den inte med någon.')}`,
      ),
      codes: [swedish],
      links: [],
      best: { code: swedish },
    },
    {
      name: 'aktivera tv',
      language: 'sv',
      subject: 'Aktivera Kinoblik på din TV',
      html: screen(
        'sv',
        'Aktiveringskod till din TV',
        'Nästan klart',
        `${line('Du har valt att logga in med e-post på din TV. Skriv in aktiveringskoden med fjärrkontrollen:')}${digitsRow(television)}${line('Koden fungerar en gång och är giltig till kl. 21.30. Strular det? Ring 0770-55 01 42.')}`,
      ),
      codes: [television],
      links: [],
      best: { code: television },
    },
    {
      name: 'provperioden slutar',
      language: 'sv',
      subject: 'Din provperiod slutar snart',
      html: screen(
        'sv',
        'Sista dagen är 27 november.',
        'Din provperiod slutar om 3 dagar',
        `${line('Från och med den 27 november 2026 kostar Kinoblik 109 kr/mån och dras från kortet som slutar på 4410. Du kan när som helst säga upp abonnemanget under Konto.')}${gold('https://www.kinoblik.example/sv/konto/plan', 'Se dina alternativ')}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'sign-in code',
      language: 'en',
      subject: 'Kinoblik: Your sign-in code',
      html: screen(
        'en',
        'Expires in 15 minutes',
        'Enter this code to sign in',
        `${line('Hi Robin, enter the code below on your device to sign in to Kinoblik.')}${digitsRow(english)}${line("It expires in 15 minutes. Didn't ask for a code? You don't need to do anything.")}`,
      ),
      codes: [english],
      links: [],
      best: { code: english },
    },
    {
      name: 'approve sign-in',
      language: 'en',
      subject: 'New sign-in: your approval is needed',
      html: screen(
        'en',
        'Sign-in requested from an LG TV',
        'Is this you signing in?',
        `${line('We got a sign-in request for your account from an LG webOS TV near Leeds, UK, on 24 November at 7:42 PM GMT.')}${gold(approve, 'Approve sign-in')}${line('This link works for 15 minutes. Not you? <a href="https://www.kinoblik.example/account/signout-all">Sign out of all devices</a> and change your password.')}`,
      ),
      codes: [],
      links: [approve],
      best: { link: approve },
    },
    {
      name: 'password changed',
      language: 'en',
      subject: 'Your password has been changed',
      html: screen(
        'en',
        'Changed on 24 November 2026',
        'Password changed',
        `${line('Hi Robin, the password for your account was changed on 24 November 2026 at 08:15 GMT.')}${line('If you made this change, you’re all set. If you didn’t, please <a href="https://www.kinoblik.example/LoginHelp">reset your password</a> immediately or call 0800 555 0142.')}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
