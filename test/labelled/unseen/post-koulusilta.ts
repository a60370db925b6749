/** A Finnish service between schools and homes: guardians' keys, sign-in codes, changed addresses, messages of teachers; Finnish. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const minimal = ({ body }: Draft) => ({
  text: `${body}

--
Tämän viestin lähetti Koulusilta. Siihen ei voi vastata sähköpostilla.
Saarijärven kaupunki, sivistystoimi, PL 13, 43101 Saarijärvi
`,
});

const light = ({ body, subject }: Draft) => ({
  html: `<!DOCTYPE html><html lang="fi"><head><meta charset="utf-8"><title>${subject}</title></head><body>
<div style="font-family:'Noto Sans',sans-serif;font-size:15px"><p style="background:#003580;color:#ffffff;padding:8px 12px;margin:0">Koulusilta &ndash; Saarijärvi</p>
<div style="border:1px solid #003580;padding:12px">${body}</div><p style="font-size:11px">Ilmoitusasetuksia voit muuttaa <a href="https://saarijarvi.koulusilta.example/profile/notifications">täällä</a>.</p></div></body></html>`,
});

export function mails(random: Random): FamilyMail[] {
  const letters = 'ABCDEFGHJKLMNPQRSTUVXYZ';
  const key = `${random.text(letters, 5)}-${random.digits(5)}-${random.text(letters, 5)}`;
  const login = random.digits(6);
  const address = random.digits(5);
  const check = random.digits(4);
  const claim = `https://saarijarvi.koulusilta.example/connect/${random.text('abcdef0123456789', 32)}`;
  const consent = `https://saarijarvi.koulusilta.example/forms/${random.digits(5)}/answer?k=${random.text('abcdefghijklmnopqrstuvwxyz', 18)}`;
  const day = random.whole(3, 27);
  return [
    ...laidOut(
      [
        {
          name: 'guardian’s key',
          language: 'fi',
          subject: 'Huoltajan avainkoodi: Falk Iida, 1B',
          body: `Hyvä huoltaja,

lapsesi aloittaa Tähtilahden koulussa elokuussa. Liitä hänet Koulusilta-tunnukseesi tällä avainkoodilla:

    ${key}

1. Kirjaudu osoitteessa saarijarvi.koulusilta.example.
2. Valitse "Lisää huollettava".
3. Kirjoita avainkoodi kenttään väliviivoineen.

Koodi on henkilökohtainen ja toimii 30.9. saakka.

Terveisin
koulusihteeri Aune Mäkelä, p. 044 555 0120`,
          codes: [key],
        },
        {
          name: 'two-step',
          language: 'fi',
          subject: 'Kirjautumisen vahvistus',
          body: `Vahvistuskoodisi on ${login}.

Syötä se kirjautumissivulle viiden minuutin kuluessa.
Pyyntö tuli osoitteesta 192.0.2.${random.whole(2, 250)}.`,
          codes: [login],
        },
        {
          name: 'new account',
          language: 'fi',
          subject: 'Tunnuksen luominen Koulusiltaan',
          body: `Hei!

Pyysit tunnusta tälle sähköpostille. Jatka tunnuksen luomista avaamalla linkki:

${claim}

Sivulla kysytään myös tarkistuslukua, joka on ${check}.

Linkki vanhenee vuorokaudessa.`,
          codes: [check],
          links: [claim],
        },
        ...withoutCodes('fi', [
          [
            'Uusi viesti: Retki perjantaina',
            `Lähettäjä: Korhonen Matti (KORM)
Vastaanottajat: 4A huoltajat

Hei kaikki!
Perjantaina ${day}.5. lähdemme Pyhä-Häkkiin klo 8.15, paluu noin klo 13.30. Bussi 2 odottaa portilla B. Mukaan säänmukaiset
vaatteet, eväät ja 3 euroa käteistä. Poissaolot numeroon 044 555 0${random.digits(3)}.
T. Matti`,
          ],
        ]),
      ],
      minimal,
    ),
    ...laidOut(
      [
        {
          name: 'address change',
          language: 'fi',
          subject: 'Vahvista uusi sähköpostiosoitteesi',
          body: `<p>Hei Robin,</p><p>vaihdoit profiiliisi uuden osoitteen. Vaihto astuu voimaan, kun annat profiilissa luvun <b style="font-size:20px">${address}</b>.</p><p>Luku kelpaa tänään kello 23.59 asti.</p>`,
          codes: [address],
        },
        {
          name: 'consent to sign',
          language: 'fi',
          subject: 'Allekirjoitettava lomake: kuvauslupa 2026–2027',
          body: `<p>Koulu pyytää sinua täyttämään ja allekirjoittamaan sähköisesti lomakkeen <i>Kuvauslupa</i> oppilaasta Falk Iida.</p><p><a href="${consent}">Siirry allekirjoittamaan</a></p><p>Vastaa viimeistään ${day}.8.2026.</p>`,
          links: [consent],
        },
        ...withoutCodes('fi', [
          [
            'Poissaolomerkintä odottaa selvitystä',
            `<p>Oppilas: Falk Iida, 4A</p><table border="1" cellpadding="4"><tr><td>Pvm</td><td>${day}.3.2026</td></tr><tr><td>Tunti</td><td>10.15–11.00 MA.4A.2</td></tr><tr><td>Merkintä</td><td>Selvittämätön poissaolo, 45 min</td></tr></table><p>Selvitä poissaolo Tuntimerkinnät-välilehdellä.</p>`,
          ],
          [
            'Viikkotiedote 12/2026',
            `<p>Ruokalista: ma kalakeitto, ti makaronilaatikko, ke uunilohi, to hernekeitto, pe kasvispyörykät.</p><p>Vanhempainilta ${day}.3. klo 18 auditoriossa sekä etänä: kokoustunnus ${random.digits(3)} ${random.digits(4)} ${random.digits(4)}, pääsykoodi ${random.digits(6)}.</p><p>Löytötavarat luokassa 114.</p>`,
          ],
        ]),
      ],
      light,
    ),
  ];
}
