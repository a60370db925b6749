/** A Dutch and Flemish site of classified advertisements, plain white HTML: codes, adverts, bids, payment requests, in Dutch. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function layout({ language, body }: Draft): { html: string } {
  const flemish = language === 'nl-BE';
  const site = flemish ? 'https://www.prikbord-be.example' : 'https://www.prikbord.example';
  return {
    html: `<!DOCTYPE html>
<html>
<head>
  <meta charset="utf-8">
  <style>
    .body { font-family: Arial, sans-serif; color: #2d3c4d; font-size: 14px; line-height: 20px; }
    .button { background: #eda566; border-radius: 4px; color: #2d3c4d; display: inline-block; font-weight: bold; padding: 10px 20px; text-decoration: none; }
    .advert { border: 1px solid #d9d9d9; border-radius: 4px; padding: 12px; }
  </style>
</head>
<body>
  <table class="body" width="100%" cellpadding="0" cellspacing="0"><tr><td>&nbsp;</td><td width="600">
    <a href="${site}"><img src="https://statisch.prikbord.example/mail/${flemish ? 'be' : 'nl'}/logo@2x.png" width="150" alt="Prikbord"></a>
    <div style="padding: 24px 0">
${body}
    </div>
    <p>Hartelijke groet,<br>${flemish ? 'Prikbord België' : 'het Prikbord-team'}</p>
    <p style="color: #7a7a7a; font-size: 11px; border-top: 1px solid #d9d9d9; padding-top: 12px">
      ${flemish ? 'Prikbord België BV, Diestsevest 32, 3000 Leuven, BTW BE 0739.114.886' : 'Prikbord B.V., Wibautstraat 131, 1091 GL Amsterdam, KvK 63184290'}<br>
      <a href="${site}/veilig">Veilig handelen</a> | <a href="${site}/voorwaarden">Voorwaarden</a> | <a href="${site}/mailvoorkeuren?u=${subjectKey(body)}">Minder mail ontvangen</a>
    </p>
  </td><td>&nbsp;</td></tr></table>
</body>
</html>`,
  };
}

const subjectKey = (body: string) => `m${body.length}`;

export function mails(random: Random): FamilyMail[] {
  const enter = random.digits(6);
  const belgian = random.digits(6);
  const phone = random.digits(4);
  const advert = `m${random.digits(10)}`;
  const confirm = `https://www.prikbord.example/registreren/bevestig?c=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 32)}`;
  const publish = `https://www.prikbord-be.example/plaatsen/activeer/${advert}?sleutel=${random.text('0123456789abcdef', 16)}`;
  return laidOut(
    [
      {
        name: 'register',
        language: 'nl',
        subject: 'Nog één klik en je account is klaar',
        links: [confirm],
        body: `<p>Hoi Robin,</p><p>Leuk dat je erbij bent! Bevestig je e-mailadres, dan kun je meteen bieden en berichten sturen.</p>
<p><a class="button" href="${confirm}">Ja, dit is mijn adres</a></p>
<p>Doe dit binnen 3 dagen, anders verwijderen we je aanmelding.</p>`,
      },
      {
        name: 'sign-in',
        language: 'nl',
        subject: `Inlogcode: ${enter}`,
        codes: [enter],
        body: `<p>Hoi Robin,</p><p>Je logt in op een computer die we niet herkennen (Edge, Windows, omgeving Zwolle). Vul daar deze inlogcode in:</p>
<p style="font-size: 26px"><strong>${enter}</strong></p><p>De code werkt een kwartier. Deel hem met niemand, ook niet met een koper die zegt dat hij je wil ‘verifiëren’. Dat is altijd oplichting.</p>`,
      },
      {
        name: 'advert online',
        language: 'nl',
        subject: `Je advertentie staat online (${advert})`,
        body: `<div class="advert"><strong>Bakfiets, 2 jaar oud, met regentent</strong><br>€ 1.450,00 of bieden<br>Ophalen, Zwolle 8011 LM<br>0 x gezien, 0 x bewaard</div>
<p>Tip: met een Dagtopper (€ 3,75) sta je 7 dagen bovenaan. <a href="https://click.prikbord.example/?qs=7f22ab01&amp;p=dagtopper">Bekijk de mogelijkheden</a></p>`,
      },
      {
        name: 'bid',
        language: 'nl',
        subject: 'Nieuw bod van Sjoerd: € 1.275,00',
        body: `<p>Sjoerd heeft een bod gedaan op <em>Bakfiets, 2 jaar oud, met regentent</em>:</p><div class="advert">“Hallo, zou 1275 akkoord zijn? Kan hem donderdag om 18.30 ophalen en betaal met een betaalverzoek. Mijn nummer: 06-${random.digits(8)}.”</div>
<p><a class="button" href="https://www.prikbord.example/berichten/${random.digits(8)}">Reageren</a></p>`,
      },
      {
        name: 'phone',
        language: 'nl',
        subject: 'Controleer je telefoonnummer',
        codes: [phone],
        body: `<p>Hoi Robin,</p><p>Je hebt een nieuw telefoonnummer toegevoegd, eindigend op ${random.digits(2)}. Typ ter controle de vier cijfers <strong>${phone}</strong> over in je profiel.</p><p>Heb jij dit niet gedaan? Ga naar Mijn Prikbord &gt; Instellingen en wijzig je wachtwoord.</p>`,
      },
      {
        name: 'paid out',
        language: 'nl',
        subject: 'Je geld is onderweg',
        body: `<p>Hoi Robin,</p><p>De koper heeft het pakket geaccepteerd. We maken € 68,40 over naar NL${random.digits(2)} INGB 0••• •••${random.digits(3)}.</p>
<table cellpadding="4"><tr><td>Transactie</td><td>PB-${random.digits(9)}</td></tr><tr><td>Verkoopprijs</td><td>€ 70,00</td></tr><tr><td>Kopersbescherming</td><td>€ 0,00</td></tr><tr><td>Transactiekosten</td><td>- € 1,60</td></tr><tr><td>Track &amp; trace</td><td>3S${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 4)}${random.digits(9)}</td></tr></table>`,
      },
      {
        name: 'publish in Belgium',
        language: 'nl-BE',
        subject: 'Activeer je zoekertje',
        links: [publish],
        body: `<p>Dag Robin,</p><p>Je zoekertje “Kinderzetel Stokke, wit” is bijna klaar. Klik op de knop en het staat binnen het halfuur op de site.</p><p><a class="button" href="${publish}">Zoekertje activeren</a></p>`,
      },
      {
        name: 'forgotten',
        language: 'nl-BE',
        subject: 'Paswoord vergeten?',
        codes: [belgian],
        body: `<p>Dag Robin,</p><p>Geen probleem. Geef op de volgende pagina de herstelcode <b>${belgian.slice(0, 3)} ${belgian.slice(3)}</b> in en kies een nieuw paswoord.</p><p>Vroeg je dit niet zelf? Dan mag je dit bericht wissen; er verandert niets.</p>`,
      },
    ],
    layout,
  );
}
