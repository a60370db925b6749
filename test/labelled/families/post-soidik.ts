/** An Estonian app for shared cars and scooters: codes, checking a licence, receipts of rides, fines, offers; Estonian. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const green = (
  top: string,
  body: string,
) => `<!DOCTYPE html><html><head><meta name="viewport" content="width=device-width, initial-scale=1"><style>
.wrapper{width:100%;table-layout:fixed;background:#f4fbf6}.inner{max-width:580px;margin:0 auto;background:#fff}h1{font-size:24px;margin:0 0 16px}.otp{background:#0d1f14;color:#3df08a;font:700 30px/60px "SF Mono",Menlo,monospace;text-align:center;border-radius:10px}</style></head>
<body style="margin:0"><center class="wrapper"><div class="inner" style="padding:28px;font-family:Arial,sans-serif;font-size:15px;line-height:1.5">
<p style="font-weight:900;color:#0d1f14;font-size:20px">sõidik</p><h1>${top}</h1>${body}</div>
<p style="font-size:11px;color:#7a8f80;font-family:Arial">Sõidik OÜ, Vana-Lõuna 15, 10134 Tallinn, reg 14550128 · <a href="https://soidik.example/et/privaatsus">Privaatsus</a> · <a href="https://r.soidik.example/unsub/robin">Loobu kirjadest</a></p></center></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const start = random.digits(4);
  const account = random.digits(6);
  const business = random.digits(6);
  const verify = `https://r.soidik.example/v/${random.text('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 20)}`;
  const licence = `https://kontroll.soidik.example/juhiluba?session=${random.text('abcdef0123456789', 36)}`;
  const ride = random.digits(8);
  const day = random.whole(10, 28);
  return [
    {
      name: 'sign-in code',
      language: 'et',
      subject: `${start} on sinu Sõidiku kood`,
      html: green(
        'Tere tulemast tagasi',
        `<p>Sisesta kood äppi, et sõitma saada:</p><div class="otp">${start}</div><p>Kood aegub 3 minutiga. Meie klienditugi ei küsi seda kunagi.</p>`,
      ),
      codes: [start],
      links: [],
      best: { code: start },
    },
    {
      name: 'account deletion',
      language: 'et',
      subject: 'Konto kustutamise kinnitamine',
      html: green(
        'Kahju, et lahkud',
        `<p>Palusid oma konto kustutada. Alles jäänud ${random.whole(2, 9)},40 € boonusraha läheb kaotsi.</p><p>Kui oled otsuses kindel, trüki avatud aknasse kinnituskood <b>${account}</b>. Muidu jäta kõik nii, nagu on.</p>`,
      ),
      codes: [account],
      links: [],
      best: { code: account },
    },
    {
      name: 'business profile',
      language: 'et',
      subject: 'Äriprofiili kinnituskood',
      text: `Tere, Robin

Lisasid tööalase e-posti (robin@postroom.localhost) oma äriprofiilile.
Kinnita see koodiga ${business.slice(0, 3)}-${business.slice(3)}: ava Profiil > Äri > Kinnita.

Edaspidi saadame tööpäevade sõitude arved siia, maksja Falk Konsult OÜ, reg ${random.digits(8)}.

Sõidik
tugi@soidik.example, 555 0134
`,
      codes: [business],
      links: [],
      best: { code: business },
    },
    {
      name: 'confirm address',
      language: 'et',
      subject: 'Kinnita oma e-post',
      html: green(
        'Veel üks klõps',
        `<p>Nii teame, kuhu kviitungid saata.</p><p><a href="${verify}" style="background:#3df08a;color:#0d1f14;padding:14px 28px;border-radius:10px;font-weight:700;text-decoration:none">Kinnitan e-posti</a></p>`,
      ),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'licence check',
      language: 'et',
      subject: 'Sinu juhiluba vajab uuesti kontrollimist',
      html: green(
        'Aeg juhiluba üle vaadata',
        `<p>Meile esitatud loa (ET${random.digits(6)}) kehtivus lõpeb ${day}.04.2026. Pildista uus luba ja iseennast, kulub umbes kaks minutit.</p><p><a href="${licence}">Alusta kontrolli</a></p><p>Pärast seda kuupäeva autosid avada ei saa, tõukerattaid küll.</p>`,
      ),
      codes: [],
      links: [licence],
      best: { link: licence },
    },
    {
      name: 'receipt',
      language: 'et',
      subject: `Sõit lõppes: 6,${random.digits(2)} €`,
      html: green(
        'Aitäh sõidu eest!',
        `<table width="100%"><tr><td>Sõit nr</td><td align="right">${ride}</td></tr><tr><td>Auto</td><td align="right">Toyota Yaris ${random.digits(3)} BKT</td></tr><tr><td>Kestus</td><td align="right">23 min 1${random.digits(1)} s</td></tr><tr><td>Teekond</td><td align="right">8,4 km</td></tr><tr><td>Käibemaks 24%</td><td align="right">1,22 €</td></tr><tr><td>Kaart</td><td align="right">Visa •• ${random.digits(4)}</td></tr></table><p>Balti jaam → Ülemiste, ${day}.03.2026 18:0${random.digits(1)}</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'parking fine',
      language: 'et',
      subject: `Leppetrahv nr ${random.digits(9)}`,
      text: `Tere

Sinu sõidu ajal (${ride}) pargiti auto alale, kus see pole lubatud: Narva mnt ${random.whole(2, 60)}, tsoon EP12.
Parkla esitas nõude 40,00 EUR, millele lisandub haldustasu 5,00 EUR. Summa broneeritakse kaardilt 3 päeva pärast.
Vaidlustamiseks vasta sellele kirjale ja lisa foto. Viitenumber ${random.digits(10)}.

Sõidik
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'offer',
      language: 'et',
      subject: 'Nädalavahetus linnast välja? -30% päevahinnast',
      html: green(
        'Mere äärde või metsa',
        `<p>Sisesta makstes sooduskood <b>METSA30</b> ja ööpäev maksab 27,30 € asemel 39 €. Kehtib ${day}.–${day + 2}. mail, esimesed 200 km hinna sees.</p><p>Too sõber kaasa: tema saab 5 €, sina 5 €. Sinu soovituskood on ROBIN${random.digits(2)}F.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
