/** An Italian provider of digital identity, certified mail and signatures, bureaucratic tables and text: in Italian. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const close = `Cordiali saluti
Identifico S.p.A. - Servizio Clienti

Identifico S.p.A., Via San Basilio 48, 52100 Arezzo (AR)
P.IVA 02174460519 - Cap. Soc. 2.000.000 euro i.v. - REA AR-164802
Assistenza: https://assistenza.identifico.example - tel. 0575 1640 20 (lun-ven 8:30-18:00)`;

const page = (body: string) => `<html><body><table width="620" border="0" align="center" cellpadding="0" cellspacing="0">
<tr><td><img src="https://www.identifico.example/mail/testata_620.jpg" width="620" height="84" alt="Identifico" /></td></tr>
<tr><td style="font-family:Tahoma,Geneva,sans-serif;font-size:13px;padding:20px;border:1px solid #d0d7de;border-top:0">${body}
<p style="color:#999;font-size:11px">${close.replaceAll('\n', '<br />')}</p></td></tr></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const mail = random.digits(6);
  const otp = random.digits(8);
  const device = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 3) + random.digits(3);
  const document = `https://firma.identifico.example/sessione/${random.text('0123456789abcdef', 8)}-${random.text('0123456789abcdef', 4)}-${random.text('0123456789abcdef', 12)}`;
  const practice = random.digits(9);
  const verify = `https://id.identifico.example/verifica?p=${practice}&k=${random.text('0123456789abcdef', 24)}`;
  const envelope = random.digits(8);
  const recover = `https://id.identifico.example/recupero?utente=ROBIN.F&t=${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 36)}`;
  const order = `ORD${random.digits(8)}`;
  return [
    {
      name: 'verify the address',
      language: 'it',
      subject: 'Identifico ID - Verifica indirizzo e-mail',
      html: page(`<p>Gentile Utente,</p><p>per proseguire con la richiesta della Sua identità digitale La invitiamo a riportare nella pagina di registrazione il seguente codice di verifica:</p>
<table align="center" cellpadding="10" bgcolor="#eef4fb"><tr><td><font size="5"><b>${mail}</b></font></td></tr></table>
<p>Se ha chiuso la pagina, può in alternativa <a href="${verify.replace('&', '&amp;')}">verificare l'indirizzo con un clic</a>.</p>
<p>Entrambi scadono dopo 20 minuti. Numero pratica: ${practice}.</p>`),
      codes: [mail],
      links: [verify],
      best: { code: mail },
    },
    {
      name: 'order',
      language: 'it',
      subject: `Conferma ordine ${order}`,
      text: `Gentile Robin Ferrante,

abbiamo ricevuto il Suo ordine ${order} del 09/01/2026.

Articolo                                   Importo
--------------------------------------------------
Casella PEC Standard 1 GB (1 anno)          9,90 €
Kit firma remota con OTP mobile            36,00 €
IVA 22%                                    10,10 €
Totale                                     56,00 €

Modalità di pagamento: bonifico bancario
IBAN: IT${random.digits(2)}L05696 14100 000003${random.digits(6)}
Causale da indicare: ${order}

L'attivazione avviene all'accredito, di norma entro 2 giorni lavorativi.

${close}
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'one-time password by mail',
      language: 'it',
      subject: 'Codice OTP per accedere ad Agenzia Tributi',
      html: page(`<p>Gentile ROBIN FERRANTE,</p><p>il codice temporaneo per completare l'accesso con Identifico ID di livello 2 al servizio <i>Agenzia Tributi - Cassetto fiscale</i> è</p>
<p align="center" style="font-size:22px;letter-spacing:2px">${otp.slice(0, 4)} ${otp.slice(4)}</p><p>Richiesta delle 15:26:09 del 20/02/2026, valida 3 minuti. Se non riconosce l'operazione, sospenda subito l'identità dal Suo profilo.</p>`),
      codes: [otp],
      links: [],
      best: { code: otp },
    },
    {
      name: 'document',
      language: 'it',
      ...bothParts({
        from: 'Identifico Firma <firma@identifico.example>',
        subject: 'Studio Legale Bramante Le ha inviato un documento da firmare',
        text: `Gentile Robin Ferrante,\n\nStudio Legale Bramante Le ha inviato «Mandato professionale.pdf» (4 pagine, 2 firme richieste).\n\nApra e firmi: ${document}\n\nL'ID della busta è ${envelope}.\nScadenza: 15/04/2026.\n\n${close}`,
        html: page(`<p>Gentile Robin Ferrante,</p><p><b>Studio Legale Bramante</b> Le ha inviato «Mandato professionale.pdf» (4 pagine, 2 firme richieste).</p>
<p align="center"><a href="${document}" style="background:#0a58ca;color:#fff;padding:11px 30px;text-decoration:none">Apra e firmi</a></p><p>L'ID della busta è ${envelope}.<br />Scadenza: 15/04/2026.</p>`),
        encoding: 'quoted-printable',
      }),
      codes: [],
      links: [document],
      best: { link: document },
    },
    {
      name: 'certified mail expires',
      language: 'it',
      subject: 'La Sua casella PEC scade tra 30 giorni',
      html: page(`<p>Gentile Cliente,</p><p>La informiamo che il servizio sotto indicato è in scadenza:</p><table border="1" cellpadding="6" style="border-collapse:collapse;font-size:12px"><tr><td>Casella</td><td>robin.ferrante@pec.identifico.example</td></tr><tr><td>Scadenza</td><td>08/01/2027</td></tr><tr><td>Importo del rinnovo</td><td>9,90 € + IVA</td></tr><tr><td>Codice cliente</td><td>RN-${random.digits(4)}-${random.digits(6)}</td></tr></table>
<p>Per rinnovare utilizzi il pannello <a href="https://pannello.identifico.example/rinnovi">Rinnovi</a>. In mancanza la casella sarà sospesa e, trascorsi 90 giorni, cancellata.</p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'access',
      language: 'it',
      subject: 'Avviso di accesso con Identifico ID',
      html: page(`<p>Gentile ROBIN FERRANTE,</p><p>Le segnaliamo un nuovo utilizzo della Sua identità digitale:</p><ul><li>Servizio: Previdenza Lavoro - Fascicolo del cittadino</li><li>Livello: 2 (notifica su app)</li><li>Data: 02/07/2026, ore 11:04:37</li><li>ID transazione: _${random.text('0123456789abcdef', 24)}</li></ul>
<p>Se riconosce l'accesso non deve fare altro. In caso contrario revochi subito le credenziali dal <a href="https://id.identifico.example/profilo/sicurezza">profilo</a> oppure chiami lo 0575 1640 29.</p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'app activation',
      language: 'it',
      subject: 'Attivazione App Identifico su nuovo dispositivo',
      text: `Gentile Utente,

per associare l'app Identifico al dispositivo "Redmi di Robin" digiti il seguente codice di attivazione:

   ${device}

Rispetti maiuscole e numeri. Dopo l'associazione il precedente dispositivo non riceverà più notifiche.

${close}
`,
      codes: [device],
      links: [],
      best: { code: device },
    },
    {
      name: 'recovery',
      language: 'it',
      subject: 'Recupero credenziali',
      html: page(`<p>Gentile Utente,</p><p>è stata inoltrata una richiesta di recupero delle credenziali per il nome utente ROBIN.F. Prosegua da questo indirizzo, attivo per 12 ore:</p><p><a href="${recover.replace('&', '&amp;')}">${recover.replace('&', '&amp;')}</a></p>
<p>Le sarà richiesto di rispondere alla domanda di sicurezza. Non dia seguito alla presente se non ha fatto Lei la richiesta.</p>`),
      codes: [],
      links: [recover],
      best: { link: recover },
    },
  ];
}
