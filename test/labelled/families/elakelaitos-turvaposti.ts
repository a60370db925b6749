/** A Finnish pension insurer: documents to sign, secure mail and calls to prove oneself for, beside decisions and reminders; two mails in English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function paper(language: 'fi' | 'en', content: string): string {
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"></head><body style="margin:0;padding:48px 24px;background:#fff">
<main style="max-width:440px;font:17px/27px 'Source Serif 4',Cambria,serif;color:#111">${content}
<footer style="margin-top:56px;font:12px/18px Helvetica,sans-serif;color:#777">${
    language === 'fi'
      ? 'Keskinäinen Eläkelaitos Honkasuo, Kanavakatu 22 B, 33210 Tampere. Y-tunnus 0755018-4. Vaihde 03 555 0180 (ark. 9–15).'
      : 'Honkasuo Mutual Pension, Kanavakatu 22 B, FI-33210 Tampere. Business ID 0755018-4. Switchboard +358 3 555 0180.'
  }</footer></main></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const [sign, call, gone, fresh] = [random.digits(6), random.digits(4), random.digits(6), random.digits(6)];
  const [web, spoken] = [random.text('BCDFGHJKLMNPQRSTVWX', 2) + random.digits(4), random.digits(5)];
  return [
    {
      name: 'document to sign',
      language: 'fi',
      subject: 'Allekirjoita eläkehakemus',
      html: paper(
        'fi',
        `<p>Hei Robin,</p><p>hakemuksesi (vanhuuseläke, alkaen 1.2.2027) on valmis allekirjoitettavaksi. Kirjoita allekirjoituskenttään luvut</p><p style="font-size:32px;line-height:44px">${sign}</p><p>viimeistään perjantaina 20.11.2026 klo 16.00. Hakemuksen asianumero on HON/${random.digits(5)}/2026.</p>`,
      ),
      codes: [sign],
      links: [],
      best: { code: sign },
    },
    {
      name: 'invitation into the self-service',
      language: 'fi',
      subject: 'Kutsu työnantajan asiointipalveluun',
      html: paper(
        'fi',
        `<p>Saimaan Veistämö Oy on nimennyt sinut palkkatietojen ilmoittajaksi.</p><p>Liity palveluun tästä:<br><a href="https://asiointi.honkasuo.example/liity?kutsu=c0b7-2e9&amp;rooli=ilmoittaja" style="color:#00508c">Hyväksyn kutsun</a></p><p>Kutsu raukeaa 30.11.2026. Eläkejärjestelynumero 46-${random.digits(6)}P, seuraava ilmoituspäivä 15.12.</p>`,
      ),
      codes: [],
      links: ['https://asiointi.honkasuo.example/liity?kutsu=c0b7-2e9&rooli=ilmoittaja'],
      best: { link: 'https://asiointi.honkasuo.example/liity?kutsu=c0b7-2e9&rooli=ilmoittaja' },
    },
    {
      name: 'signed by all',
      language: 'fi',
      subject: 'Kaikki ovat allekirjoittaneet: vuokrasopimus',
      text: `Hei,

asiakirjan "Vuokrasopimus_Kanavakatu_4A12.pdf" viimeinen allekirjoitus saatiin 11.11.2026 klo 14.07.

Allekirjoittajat
- Robin Ashdown, vahvistettu tekstiviestillä
- Kaisu Lehtola, vahvistettu henkilökortilla

Asiakirjatunnus 8F20-${random.digits(4)}-C7
SHA-256 3be1f07a94c2d85e6610ab7f${random.digits(8)}

Kopio säilyy arkistossa 10 vuotta.
Honkasuo, asiakirjapalvelu`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'key list of the bank',
      language: 'fi',
      subject: 'Ohje: näin tunnistaudut pankin avainlukulistalla',
      html: paper(
        'fi',
        `<p>Kysyit, mitä kirjautumisnäytöllä näkyvä ”luku 0427” tarkoittaa. Se on järjestysnumero: etsi paperilistaltasi rivi 0427 ja kirjoita sen vieressä oleva kuusinumeroinen avainluku. Me emme tiedä lukua eikä sitä voi tilata meiltä.</p><p>Jos lista on hukassa, soita pankkiisi. Tämän viestiketjun tunnus on ${random.digits(7)}.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'four digits for a call',
      language: 'fi',
      subject: 'Soitto tänään klo 13.15',
      text: `Hei,

eläkeasiantuntija Into Varvikko soittaa sinulle tänään 16.11. klo 13.15 numerosta 03 555 0187. Kun linja avautuu, nauhoite pyytää varmistusta: näppäile silloin ${call}.

Puhelu kestää noin 20 minuuttia. Ota esiin työtodistus vuosilta 1998–2003.

Eläkelaitos Honkasuo`,
      codes: [call],
      links: [],
      best: { code: call },
    },
    {
      name: 'reminder',
      language: 'fi',
      subject: 'Muistutus: vakuutusmaksu erääntyy 30.11.',
      html: paper(
        'fi',
        `<p>YEL-maksusi 3/4 on vielä avoinna.</p><table style="font:15px/24px Helvetica,sans-serif"><tr><td>Summa</td><td>&nbsp;642,18 €</td></tr><tr><td>Eräpäivä</td><td>&nbsp;30.11.2026</td></tr><tr><td>Tilinumero</td><td>&nbsp;FI21 1234 5600 0007 85</td></tr><tr><td>Viite</td><td>&nbsp;${random.digits(5)} ${random.digits(5)} ${random.digits(2)}</td></tr></table><p>Jos maksoit jo, kiitos. Viivästyskorko on 11,5 %.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'secure mail to open',
      language: 'fi',
      subject: 'Sinulle on turvapostia',
      html: paper(
        'fi',
        `<p>Käsittelijä Aava Nurmikoski on lähettänyt sinulle suojatun viestin, aiheena kuntoutustuki.</p><p>Viestin näet Honkasuon sivuilla kohdassa Turvaposti, kun syötät lukemista varten avauskoodin <span style="font-family:monospace;border-bottom:2px solid #00508c">tR6vQx2b</span>.</p><p>Isot ja pienet kirjaimet merkitsevät. Viesti poistuu 30 päivän kuluttua, 18.12.2026.</p>`,
      ),
      codes: ['tR6vQx2b'],
      links: [],
      best: { code: 'tR6vQx2b' },
    },
    {
      name: 'one for the web, one spoken',
      language: 'fi',
      subject: 'Valtuutus vahvistetaan kahdella koodilla',
      text: `Hei Robin,

olet valtuuttamassa tyttäresi hoitamaan eläkeasioitasi. Tarvitsemme molemmat:

  1) verkkokoodi ${web}, lomakkeen viimeiselle sivulle
  2) puhelinkoodi ${spoken}, kun virkailija soittaa sinulle keskiviikkona

Valtuutuksen numero on V-${random.digits(6)}, ja se on voimassa 31.12.2031 asti.

Terveisin
Eläkelaitos Honkasuo
PL 118, 33101 Tampere`,
      codes: [web, spoken],
      links: [],
      best: { code: web },
    },
    {
      name: 'the new one replaces the old',
      language: 'fi',
      subject: 'Uusi koodi aiemman tilalle',
      html: paper(
        'fi',
        `<p>Pyysit koodin uudelleen klo 8.31. Aiempi ${gone} on mitätöity. Käytä nyt tätä: <b>${fresh}</b>.</p><p>Se kelpaa klo 8.46 saakka. Istunto ${random.text('0123456789abcdef', 10)}.</p>`,
      ),
      codes: [fresh],
      links: [],
      best: { code: fresh },
    },
    {
      name: 'words for a signature in English',
      language: 'en',
      subject: 'Signature words for your pension transfer',
      html: paper(
        'en',
        `<p>Dear Robin Ashdown,</p><p>the transfer of EUR 23,906.11 from your Irish scheme (policy 7/40${random.digits(5)}) needs your signature. On the last page of the form, under <i>Signature words</i>, put</p><p style="font-size:26px;line-height:40px">pine-lantern-58</p><p>with the dashes. We can accept it up to and including 4 December 2026.</p>`,
      ),
      codes: ['pine-lantern-58'],
      links: [],
      best: { code: 'pine-lantern-58' },
    },
    {
      name: 'audit trail in English',
      language: 'en',
      subject: 'Signed: Transfer of pension rights',
      text: `The document is complete. For your files, this is how it went:

2026-11-19 10:02:17 EET  opened from 203.0.113.77
2026-11-19 10:06:40 EET  words entered (oak-ferry-31), accepted
2026-11-19 10:06:41 EET  sealed, certificate serial 4A:07:${random.digits(2)}:E1

Envelope ${random.digits(10)}. The words can't be entered a second time. Payment day: 15 January 2027.

Honkasuo document service`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
