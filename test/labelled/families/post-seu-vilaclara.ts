/** The electronic office of a Catalan town: codes for digital identity and signatures, notices, fines, appointments; Catalan. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const SIGNED = `Ajuntament de Vilaclara
Plaça de la Vila, 1 - 08600 Vilaclara
Tel. 93 555 01 20 / 010
De conformitat amb el RGPD (UE) 2016/679, les vostres dades es tracten per gestionar aquest tràmit.`;

function both(subject: string, paragraphs: string[], encoding: 'base64' | 'quoted-printable') {
  return bothParts({
    from: 'Seu electrònica <no-contesteu@seu.vilaclara.example>',
    subject,
    text: `${paragraphs.join('\n\n').replace(/<[^>]*>/g, '')}\n\n${SIGNED}\n`,
    html: `<html><body><div style="font-family:Calibri,sans-serif;font-size:11pt;color:#1f1f1f">
<p><img src="https://seu.vilaclara.example/img/escut_60.png" alt="Ajuntament de Vilaclara" width="60"></p>
${paragraphs.map((paragraph) => `<p class="MsoNormal">${paragraph}</p>`).join('\n')}
<p style="font-size:8pt;color:#7f7f7f;border-top:1px solid #c00000">${SIGNED.replaceAll('\n', '<br>')}</p></div></body></html>`,
    encoding,
  });
}

export function mails(random: Random): FamilyMail[] {
  const identity = random.digits(6);
  const signature = random.digits(6);
  const phone = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 5);
  const validate = `https://identitat.vilaclara.example/validacio/${random.text('abcdef0123456789', 32)}`;
  const petition = `https://participa.vilaclara.example/iniciatives/${random.digits(3)}/signar?t=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 20)}`;
  const record = `E2026${random.digits(6)}`;
  const day = random.whole(10, 28);
  return [
    {
      name: 'identity code',
      language: 'ca',
      ...both(
        'Contrasenya d’un sol ús',
        [
          'Benvolgut/da,',
          `La vostra contrasenya d'un sol ús per identificar-vos a la seu electrònica és <b>${identity}</b>.`,
          'Caduca al cap de 5 minuts. Si no esteu fent cap tràmit, no en feu cas.',
        ],
        'quoted-printable',
      ),
      codes: [identity],
      links: [],
      best: { code: identity },
    },
    {
      name: 'signature code',
      language: 'ca',
      ...both(
        `Signatura de la sol·licitud ${record}`,
        [
          'Hola, Robin Falk,',
          `Esteu a punt de signar la <i>Sol·licitud de gual permanent</i> (C/ Major, ${random.whole(2, 80)}). Escriviu el codi a la casella «Codi de signatura» i premeu «Signa i envia»:`,
          `<span style="font-size:20pt;letter-spacing:3pt">${signature}</span>`,
          `Resum del document (SHA-256): ${random.text('0123456789abcdef', 64)}`,
        ],
        'base64',
      ),
      codes: [signature],
      links: [],
      best: { code: signature },
    },
    {
      name: 'notices',
      language: 'ca',
      subject: 'Doneu d’alta aquest correu per rebre avisos',
      text: `Benvolgut/da,

Heu indicat aquesta adreça per rebre els avisos de notificació electrònica (article 41 de la Llei 39/2015).
Per donar-la d'alta, introduïu el codi següent a l'apartat "Les meves dades":

${phone}

El codi és vàlid durant 24 hores i distingeix entre la lletra O i el número 0.

${SIGNED}
`,
      codes: [phone],
      links: [],
      best: { code: phone },
    },
    {
      name: 'validation',
      language: 'ca',
      ...both(
        'Valideu el registre a la identitat digital',
        [
          'Benvolgut/da,',
          'Per completar l’alta cal que valideu el correu. Feu clic a l’enllaç o copieu-lo al navegador:',
          `<a href="${validate}">${validate}</a>`,
          `Si no ho feu abans del dia ${day}, haureu de tornar a començar.`,
        ],
        'quoted-printable',
      ),
      codes: [],
      links: [validate],
      best: { link: validate },
    },
    {
      name: 'petition',
      language: 'ca',
      subject: 'Confirma la teva signatura: «Més ombra als patis»',
      html: `<div style="background:#ffe9e0;padding:24px;font-family:Poppins,Arial,sans-serif"><div style="background:#fff;max-width:540px;margin:auto;padding:24px;border-radius:18px"><h2>Gràcies per participar!</h2>
<p>Robin, la teva signatura a favor de la iniciativa <b>«Més ombra als patis»</b> encara no compta. Confirma-la amb aquest botó:</p><p><a href="${petition}" style="background:#e4572e;color:#fff;border-radius:18px;padding:12px 24px;text-decoration:none">Confirmo la signatura</a></p>
<p>De moment som 1.${random.digits(3)} persones; en calen 2.000 abans del ${day} de juny.</p></div><p style="text-align:center;font-size:12px">Participa Vilaclara · participa@vilaclara.example</p></div>`,
      codes: [],
      links: [petition],
      best: { link: petition },
    },
    {
      name: 'notification waiting',
      language: 'ca',
      ...both(
        'Avís de notificació electrònica disponible',
        [
          'Benvolgut/da,',
          `Teniu disponible una notificació de l'expedient ${record} (registre S-2026-${random.digits(5)}).`,
          `Hi podeu accedir fins al ${day}/05/2026 a les 23:59 h. Passats 10 dies naturals sense accedir-hi, s'entendrà rebutjada.`,
        ],
        'quoted-printable',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'appointment',
      language: 'ca',
      ...both(
        'Cita prèvia confirmada',
        [
          'La vostra cita s’ha reservat correctament.',
          `Tràmit: Empadronament<br>Dia: ${day}/04/2026<br>Hora: 11:40<br>Lloc: OAC, planta baixa<br>Localitzador: ${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 3)}${random.digits(4)}`,
          'En arribar, mostreu el localitzador al taulell.',
        ],
        'base64',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'tax',
      language: 'ca',
      subject: 'Període de pagament de l’IVTM 2026',
      text: `Us informem que del 2 de març al ${day} de maig es pot pagar l'impost sobre vehicles.

Matrícula:    ${random.digits(4)} LKM
Import:       74,${random.digits(2)} EUR
Emissora:     081021
Referència:   ${random.digits(12)}
Identificació: ${random.digits(10)}

Si el rebut està domiciliat, es carregarà el 4 de maig al compte ES** **** **** **** ${random.digits(4)}.

${SIGNED}
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
