/** A Finnish library: loans due, holds, PINs and addresses to confirm, as plain text mails; Finnish, Swedish and English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const end = `--
Saarikirjastot | Skärgårdsbiblioteken
Asiakaspalvelu (09) 8922 3144, ma-pe 10-16
https://saarikirjastot.example`;

export function mails(random: Random): FamilyMail[] {
  const register = random.digits(6);
  const pin = random.digits(4);
  const swedish = random.digits(6);
  const cardNumber = `24900${random.digits(9)}`;
  const newPin = `https://haku.saarikirjastot.example/MyResearch/Verify?hash=${random.text('0123456789abcdef', 42)}&auth_method=MultiILS`;
  const event = `https://tapahtumat.saarikirjastot.example/fi/vahvista/${random.digits(6)}/${random.text('abcdefghijklmnopqrstuvwxyz', 16)}`;
  return [
    {
      name: 'code for the registration',
      language: 'fi',
      subject: 'Vahvistuskoodi',
      text: `Hei!

Olet aloittanut rekisteröitymisen Saarikirjastojen asiakkaaksi. Vahvistuskoodisi on ${register}.

Syötä koodi rekisteröitymislomakkeelle kahden tunnin kuluessa.

${end}`,
      codes: [register],
      links: [],
      best: { code: register },
    },
    {
      name: 'registration accepted, with a PIN',
      language: 'fi',
      subject: 'Tervetuloa kirjaston asiakkaaksi',
      text: `Hei Aino,

kirjastokorttisi on nyt käytössä.

Kortin numero: ${cardNumber}
Väliaikainen PIN-koodi: ${pin}

Tarvitset molempia, kun kirjaudut ensimmäisen kerran verkkokirjastoon tai lainaat automaatilla. Vaihda PIN-koodi heti kirjautumisen jälkeen.

Alle 15-vuotiaan korttiin tarvitaan huoltajan suostumus.

${end}`,
      codes: [pin],
      links: [],
      best: { code: pin },
    },
    {
      name: 'code for a change of address, in Swedish',
      language: 'sv',
      subject: 'Bekräfta din nya e-postadress',
      text: `Hej,

för att e-postadressen ska uppdateras i ditt låntagarregister ber vi dig mata in siffrorna ${swedish.slice(0, 3)} ${swedish.slice(3)} på sidan Mina uppgifter.

Har du inte begärt någon ändring behöver du inte reagera.

${end}`,
      codes: [swedish],
      links: [],
      best: { code: swedish },
    },
    {
      name: 'PIN to be set anew',
      language: 'fi',
      subject: 'Saarikirjastot: PIN-koodin vaihto',
      text: `Hei,

pyysit uutta PIN-koodia kortille, jonka numero päättyy ${random.digits(4)}. Voit asettaa sen tästä osoitteesta:

${newPin}

Osoite vanhenee vuorokaudessa. Jos et ole pyytänyt vaihtoa, nykyinen PIN-koodisi toimii edelleen.

${end}`,
      codes: [],
      links: [newPin],
      best: { link: newPin },
    },
    {
      name: 'place at an event to be confirmed',
      language: 'fi',
      subject: 'Vahvista ilmoittautumisesi: Digineuvonta senioreille 12.3.',
      html: `<p>Hei Pentti!</p><p>Varasit paikan tilaisuuteen <em>Digineuvonta senioreille</em> (to 12.3.2026 klo 13&ndash;15, Lauttarannan kirjasto, 2. krs). <a href="${event}">Vahvista paikkasi</a> viimeistään ${random.whole(2, 9)}.3. &ndash; muuten se siirtyy jonossa seuraavalle.</p><p>Tilaisuus on maksuton, kahvi 1 &euro;.</p><p>Saarikirjastot</p>`,
      codes: [],
      links: [event],
      best: { link: event },
    },
    {
      name: 'reservation to be fetched',
      language: 'fi',
      subject: 'Nouda varauksesi / Hämta din reservation',
      text: `NOUTOILMOITUS ${random.whole(10, 28)}.11.2026

Varaamasi aineisto on noudettavissa:

  Jansson, Tove: Kesäkirja
  Noutopaikka: Lauttarannan kirjasto, Rantatie 5, 00210 Helsinki
  Varausnumero: ${random.digits(3)} / Noutotunnus: JÄNI ${random.digits(4)}
  Viimeinen noutopäivä: 5.12.2026

Noutamattomasta varauksesta peritään 1,50 euron maksu. Varattu aineisto on varaushyllyssä noutotunnuksen mukaisessa järjestyksessä.

${end}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'loans due, in English',
      language: 'en',
      subject: 'Due date reminder',
      text: `Dear customer,

These loans fall due on 18.12.2026:

1. The summer book / Jansson, Tove  (item 4910${random.digits(10)})
2. Teach yourself Finnish / Leney, Terttu  (item 4910${random.digits(10)})

You can renew them up to five times if nobody has reserved them. Overdue fee 0.20 EUR per item and day, 6.00 EUR at most.

${end}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'events of March',
      language: 'fi',
      subject: 'Saarikirjastojen maaliskuu: lukupiirejä, 3D-tulostusta ja Kalevala',
      text: `SAARIKIRJASTOJEN UUTISKIRJE 3/2026

1) KALEVALAN PÄIVÄ su 28.2. klo 14
   Lauttarannan kirjasto, Rantatie 5. Yhteislaulua ja runonlausuntaa. Vapaa pääsy.

2) ETÄLUKUPIIRI ke 11.3. klo 18-19.30
   Luemme Tommi Kinnusen romaanin. Liity Teamsissa: kokoustunnus ${random.digits(3)} ${random.digits(3)} ${random.digits(3)} ${random.digits(2)}, tunnuskoodi ${random.text('abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789', 6)}.

3) 3D-TULOSTIN ja vinyylileikkuri ovat palanneet huollosta. Ajan voi varata numerosta 09 310 ${random.digits(5)}.

4) POIKKEUSAUKIOLOT: pääsiäisenä 3.-6.4. kaikki toimipisteet ovat kiinni. Omatoimikirjastoon pääsee kortilla ja PIN-koodilla klo 7-22.

5) TILASTO: viime vuonna lainattiin 1 482 ${random.digits(3)} kertaa. Suosituin kirja odotti 612 varaajaa.

Uutiskirjeen voi perua: https://saarikirjastot.example/peru/${random.digits(6)}

${end}`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
