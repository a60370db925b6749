/** A Belgian bank that writes in Dutch and in French, at times in both: codes, links, mandates, statements of cards and warnings of fraud. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const body = (
  text: string,
) => `<table width="100%" bgcolor="#f4f4f0"><tr><td align="center"><table width="620" bgcolor="#ffffff" cellpadding="24"><tr><td style="font-family:Roboto,Arial;font-size:15px;color:#1e2a4a">
<b style="color:#d4a017">■</b> <b>Beiaard Bank</b><br><br>${text}<br><br><a href="https://www.beiaardbank.example/veilig-bankieren">Veilig bankieren</a> | <a href="https://www.beiaardbank.example/contact">Contact</a></td></tr><tr><td style="font-family:Arial;font-size:10px;color:#888">Beiaard Bank nv/sa – Grote Markt 12 Grand-Place, 2800 Mechelen/Malines – RPM/RPR 0403.188.265 – BIC BEIABEBB – FSMA 01823A – Card Stop 078 170 170</td></tr></table></td></tr></table>`;

export function mails(random: Random): FamilyMail[] {
  const dutch = random.digits(6);
  const french = random.digits(6);
  const both = random.digits(8);
  const itsme = `https://online.beiaardbank.example/nl/onboarding/hervat?ref=${random.text('ABCDEF0123456789', 16)}`;
  const sign = `https://online.beiaardbank.example/fr/signer/${random.text('abcdef0123456789', 32)}`;
  const mandate = `BEI-${random.digits(6)}-${random.digits(4)}`;
  return [
    {
      name: 'code in Dutch',
      language: 'nl-BE',
      subject: 'Uw verificatiecode voor Beiaard Online',
      html: body(
        `Beste mevrouw Falk,<br><br>U vroeg een verificatiecode aan om uw gsm-nummer (+32 47* ** ** ${random.digits(2)}) te wijzigen: <b>${dutch}</b>.<br><br>Geef deze code nooit door aan de telefoon. U hebt 10 minuten.`,
      ),
      codes: [dutch],
      links: [],
      best: { code: dutch },
    },
    {
      name: 'code in French',
      language: 'fr-BE',
      subject: 'Achat en ligne : votre code de sécurité',
      text: `Bonjour,

Achat de ${random.whole(19, 480)},${random.digits(2)} EUR chez COOLZONE.EXAMPLE avec la carte 5255 **** **** ${random.digits(4)}.
Code de sécurité à encoder : ${french}

Achat inconnu ? Formez le 078 170 170 (Card Stop).

Beiaard Banque`,
      codes: [french],
      links: [],
      best: { code: french },
    },
    {
      name: 'code in both languages',
      language: 'nl-BE',
      subject: 'Activatiecode / Code d’activation',
      html: body(
        `<i>(Français : voir ci-dessous)</i><br><br>Activeer de app met klantnummer ${random.digits(7)} en de activatiecode <b>${both.slice(0, 4)} ${both.slice(4)}</b>.<hr>Activez l'application avec le numéro de client indiqué ci-dessus et le code d'activation <b>${both.slice(0, 4)} ${both.slice(4)}</b>.`,
      ),
      codes: [both],
      links: [],
      best: { code: both },
    },
    {
      name: 'opening of an account goes on',
      language: 'nl-BE',
      ...bothParts({
        from: 'Beiaard Bank <geen-antwoord@beiaardbank.example>',
        subject: 'Zet uw aanvraag voort',
        encoding: 'base64',
        text: `Beste,

Uw e-mailadres moet nog bevestigd worden voor wij uw zichtrekening kunnen openen (dossier ${random.digits(8)}).

Klik op ${itsme} en volg de stappen. Hou uw identiteitskaart klaar.

Beiaard Bank`,
        html: body(
          `Beste,<br><br>Uw e-mailadres moet nog bevestigd worden voor wij uw zichtrekening kunnen openen.<br><br><a href="${itsme}" style="background:#1e2a4a;color:#fff;padding:10px 20px">Bevestigen en voortzetten</a>`,
        ),
      }),
      codes: [],
      links: [itsme],
      best: { link: itsme },
    },
    {
      name: 'document to be signed',
      language: 'fr-BE',
      subject: 'Un document attend votre signature',
      html: body(
        `Chère Madame Falk,<br><br>Votre conseillère, Sophie Dewandre (015 44 ${random.digits(2)} ${random.digits(2)}), a préparé votre contrat d'épargne-pension n° ${random.digits(10)}. Merci de le signer électroniquement avant le ${random.whole(10, 28)} décembre en suivant <a href="${sign}">ce lien personnel</a>.`,
      ),
      codes: [],
      links: [sign],
      best: { link: sign },
    },
    {
      name: 'mandate',
      language: 'nl-BE',
      subject: 'Nieuwe domiciliëring geregistreerd',
      html: body(
        `Wij registreerden een mandaat op rekening BE** **** **** ${random.digits(4)}:<br><br>Schuldeiser: De Watergroep cvba<br>Identificatie schuldeiser: BE30ZZZ0224771467<br>Mandaatreferentie: ${mandate}<br>Eerste invordering: ${random.whole(10, 28)}/02/2026, ${random.whole(30, 90)},${random.digits(2)} EUR<br>Gestructureerde mededeling: +++${random.digits(3)}/${random.digits(4)}/${random.digits(5)}+++<br><br>U hoeft niets te doen.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'warning of fraud',
      language: 'fr-BE',
      subject: 'Attention aux faux SMS de livraison',
      html: body(
        `Ces dernières semaines, 1 ${random.digits(3)} clients ont reçu un message du type « Votre colis 3SB${random.digits(6)} est bloqué, payez 2,99 € ».<br><br>Nos conseils : n'encodez jamais les 4 chiffres de votre PIN ni une réponse du lecteur (8 chiffres) sur un site ouvert via un SMS. Transférez le message à suspect@safeonweb.example.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
