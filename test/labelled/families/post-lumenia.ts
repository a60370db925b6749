/** An Italian supplier of power and gas: contract signing with a code, area access, bills, readings, price changes; Italian. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

type Part = { name: string; subject: string; paragraphs: string[]; button?: [label: string, url: string]; box?: string };

const FOOT = `Lumenia Energia S.p.A. - Via dell'Officina 44, 40128 Bologna - P.IVA 03917460378
Servizio Clienti 800 055 512 (gratuito da fisso), lun-sab 8-22
Questo è un messaggio automatico: le risposte a questa casella non vengono lette.`;

function mail({ name, subject, paragraphs, button, box }: Part, codes: string[], links: string[]): FamilyMail {
  const text = [...paragraphs.slice(0, -1), box ?? '', button ? `${button[0]}:\n${button[1]}` : '', paragraphs.at(-1) ?? '', FOOT]
    .filter((part) => part !== '')
    .join('\n\n')
    .replace(/<[^>]*>/g, '');
  const html = `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /></head>
<body bgcolor="#ffffff"><table width="640" align="center" cellpadding="0" cellspacing="0" border="0">
<tr><td bgcolor="#e4f222" height="64" style="padding-left:24px"><img src="https://www.lumenia.example/dem/testata.gif" alt="Lumenia" width="180" height="40" /></td></tr>
${paragraphs.slice(0, -1).map(row).join('\n')}
${box ? `<tr><td align="center" style="padding:12px"><table border="1" bordercolor="#0a3d62" cellpadding="12"><tr><td><font face="Courier New" size="5">${box}</font></td></tr></table></td></tr>` : ''}
${button ? `<tr><td align="center" style="padding:16px"><a href="${button[1]}"><font color="#0a3d62" size="4"><b>${button[0]}</b></font></a></td></tr>` : ''}
${row(paragraphs.at(-1) ?? '')}
<tr><td style="padding:20px 24px;border-top:1px solid #cccccc"><font face="Verdana" size="1" color="#666666">${FOOT.replaceAll('\n', '<br />')}</font></td></tr>
</table></body></html>`;
  const [[code], [link]] = [codes, links];
  const best = code !== undefined ? { code } : link !== undefined ? { link } : null;
  return {
    name,
    language: 'it',
    ...bothParts({ from: '"Lumenia" <servizi@lumenia.example>', subject, text, html, encoding: 'quoted-printable' }),
    codes,
    links,
    best,
  };
}

const row = (paragraph: string) =>
  `<tr><td style="padding:8px 24px"><font face="Verdana" size="2">${paragraph.replaceAll('\n', '<br />')}</font></td></tr>`;

export function mails(random: Random): FamilyMail[] {
  const otp = random.digits(6);
  const area = random.digits(6);
  const mailCode = `${random.digits(3)}-${random.digits(3)}`;
  const sign = `https://firma.lumenia.example/contratti/${random.text('0123456789ABCDEF', 32)}`;
  const activate = `https://area.lumenia.example/attiva?u=${random.digits(9)}&k=${random.text('0123456789abcdef', 24)}`;
  const activation = random.text('ABCDEFGHLMNPQRSTUVZ23456789', 7);
  const pod = `IT001E${random.digits(8)}`;
  const client = random.digits(9);
  const day = random.whole(10, 28);
  return [
    mail(
      {
        name: 'signing code',
        subject: 'Codice OTP per la firma del contratto',
        paragraphs: [
          'Gentile Robin Falk,',
          `per firmare digitalmente la proposta n. ${random.digits(10)} (offerta <b>Luce Fissa 24</b>) inserisca questo codice OTP nella pagina di firma:`,
          `Il codice dura 5 minuti. Comunicandolo ad altri autorizza la conclusione del contratto: non lo detti mai all'operatore.`,
        ],
        box: otp,
      },
      [otp],
      [],
    ),
    mail(
      {
        name: 'area access',
        subject: 'Accesso alla tua Area Personale',
        paragraphs: [
          'Ciao Robin,',
          `il tuo codice di verifica è <b>${area}</b>. Digitalo per completare l'accesso all'Area Personale dal dispositivo "Safari su iPhone".`,
          'Se non stai cercando di accedere, cambia subito la password.',
        ],
      },
      [area],
      [],
    ),
    mail(
      {
        name: 'address for bills',
        subject: 'Bolletta via e-mail: manca solo la conferma',
        paragraphs: [
          'Gentile cliente,',
          `ha chiesto di ricevere a questo indirizzo le bollette della fornitura ${pod}. Per attivare il servizio detti al risponditore del numero 800 055 512, scelta 3, oppure scriva nell'app il numero di conferma:`,
          `Codice cliente: ${client}. Finché non conferma, continueremo a spedire la bolletta cartacea in via Saragozza 9, 40123 Bologna.`,
        ],
        box: mailCode,
      },
      [mailCode.replace('-', '')],
      [],
    ),
    mail(
      {
        name: 'contract to sign',
        subject: 'I documenti del contratto sono pronti per la firma',
        paragraphs: [
          'Gentile Robin Falk,',
          `come concordato al telefono il ${day}/01/2026, abbiamo preparato i documenti per il cambio di fornitore del punto ${pod}. Li legga con calma e, se è d'accordo, li firmi online.`,
          'Ha 14 giorni di tempo per ripensarci, senza costi. Trascorsi 10 giorni senza firma la proposta decade.',
        ],
        button: ['Leggi e firma i documenti', sign],
      },
      [],
      [sign],
    ),
    mail(
      {
        name: 'activate area',
        subject: 'Attiva il tuo profilo Lumenia',
        paragraphs: [
          'Benvenuto in Lumenia!',
          `Abbiamo creato il profilo collegato al codice cliente ${client}. Apra la pagina qui sotto entro 72 ore, inserisca il codice di attivazione e scelga la password.`,
          `Dopo il primo ingresso troverà consumi, bollette e il premio porta-un-amico: 30 € per lei e 30 € per chi usa il suo codice ROBIN-LUME.`,
        ],
        box: activation,
        button: ['Attiva il profilo', activate],
      },
      [activation],
      [activate],
    ),
    mail(
      {
        name: 'bill',
        subject: `Bolletta luce n. ${random.digits(12)} di 68,41 euro`,
        paragraphs: [
          'Gentile Robin Falk,',
          `la nuova bolletta del bimestre gennaio-febbraio 2026 è disponibile.\nImporto: 68,41 €\nScadenza: ${day}/04/2026\nConsumo: 231 kWh (F1 88, F2 61, F3 82)\nPOD: ${pod}`,
          `Il pagamento avverrà con addebito diretto sul conto IT** * ***** ***** *******${random.digits(5)}. Codice avviso pagoPA 3020${random.digits(14)}.`,
        ],
      },
      [],
      [],
    ),
    mail(
      {
        name: 'reading',
        subject: 'È il momento dell’autolettura del gas',
        paragraphs: [
          'Ciao Robin,',
          `dal ${day} al 31 puoi inviarci la lettura del contatore matricola ${random.digits(8)}. Ultimo valore: 0${random.digits(4)} Smc. Invia solo le cifre nere, prima della virgola, con un SMS al 339 555 0188 o dall'app.`,
          'Così paghi quello che consumi davvero.',
        ],
      },
      [],
      [],
    ),
    mail(
      {
        name: 'new terms',
        subject: 'Variazione delle condizioni economiche dal 1° luglio 2026',
        paragraphs: [
          'Gentile cliente,',
          `ai sensi dell'art. 13 del Codice di condotta commerciale (delibera ARERA 366/2018) la informiamo che il corrispettivo energia passerà da 0,1290 a 0,1345 €/kWh e la quota fissa resterà di 9,90 € al mese.`,
          `Può recedere senza oneri entro il ${day}/06/2026. Rif. pratica VU-${random.digits(7)}.`,
        ],
      },
      [],
      [],
    ),
  ];
}
