/** An Italian post with its bank: one-time codes, an address to confirm, parcels, receipts, notices of security; Italian. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const letter = (title: string, body: string) => `<!DOCTYPE HTML>
<html><body style="margin:0;background:#fff8dc"><center>
<table cellpadding="0" cellspacing="0" width="580" style="background:#ffffff;border-top:10px solid #f4c300">
<tr><td style="padding:20px 30px 0"><font face="Trebuchet MS, Arial" size="5" color="#0a3c8c"><b>${title}</b></font></td></tr>
<tr><td style="padding:10px 30px 20px"><font face="Trebuchet MS, Arial" size="3" color="#333333">${body}</font></td></tr>
<tr><td bgcolor="#0a3c8c" style="padding:14px 30px"><font face="Trebuchet MS, Arial" size="1" color="#ffffff">Posta Aurora S.p.A. - Sede legale: Viale Libeccio 190, 00144 Roma - Capitale sociale € 306.110.000 i.v. - P. IVA 01014661000<br>Ti ricordiamo che Posta Aurora non chiede mai le credenziali di accesso (nome utente, password, codice conto, PIN) n&eacute; via email n&eacute; al telefono.</font></td></tr>
</table></center></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const otp = random.digits(6);
  const account = random.digits(6);
  const device = random.text('ABCDEFGHKMNPQRSTUVWXYZ23456789', 6);
  const confirm = `https://securelogin.posta-aurora.example/jod-fcc/conferma-email?ticket=${random.text('0123456789abcdef', 32)}`;
  const recover = `https://securelogin.posta-aurora.example/recupero/${random.text('0123456789abcdef', 48)}`;
  return [
    {
      name: 'one-time password for a payment',
      language: 'it',
      subject: `Codice OTP per autorizzare il tuo pagamento`,
      html: letter(
        'Autorizza il pagamento',
        `<p>Gentile MARCO FERRANTE,</p><p>per autorizzare il pagamento di <b>${random.whole(12, 190)},${random.digits(2)} euro</b> presso LIBRERIA DEL PORTO con la tua carta Aurora Evolution **** ${random.digits(4)}, inserisci il codice OTP:</p><p align="center"><font size="6"><b>${otp.slice(0, 3)} ${otp.slice(3)}</b></font></p><p>Il codice vale 5 minuti. Non comunicarlo a nessuno, neppure a chi dice di chiamare per conto nostro.</p>`,
      ),
      codes: [otp],
      links: [],
      best: { code: otp },
    },
    {
      name: 'code to open an account',
      language: 'it',
      subject: 'Registrazione a posta-aurora.example: codice di verifica',
      text: `Ciao Giulia,

per completare la registrazione al sito inserisci questo codice di verifica: ${account}

Se hai chiuso la pagina, riparti da Registrati e ti invieremo un altro codice.

Grazie,
Posta Aurora

Assistenza: 06.4526.3322 (il costo dipende dal tuo operatore)`,
      codes: [account],
      links: [],
      best: { code: account },
    },
    {
      name: 'app on a new phone',
      language: 'it',
      subject: 'Abilitazione nuovo dispositivo in App AuroraPay',
      html: letter(
        'Stai abilitando un nuovo telefono',
        `<p>Ciao Giulia,</p><p>abbiamo ricevuto la richiesta di abilitare <b>Galaxy A55</b> a operare sul conto n. ${random.digits(4)}******${random.digits(2)}. Sul nuovo telefono ti verr&agrave; chiesto il codice di abilitazione:</p><table align="center" border="1" cellpadding="10" bordercolor="#0a3c8c" style="border-collapse:collapse"><tr><td><tt>${device}</tt></td></tr></table><p>Se non riconosci la richiesta, blocca subito il conto dal numero verde 800.00.33.22.</p>`,
      ),
      codes: [device],
      links: [],
      best: { code: device },
    },
    {
      name: 'address to confirm for the digital identity',
      language: 'it',
      subject: 'Conferma il tuo indirizzo email per AuroraID',
      html: letter(
        'Manca solo la conferma',
        `<p>Gentile cliente,</p><p>hai indicato questo indirizzo come contatto della tua identit&agrave; digitale. <a href="${confirm}"><b>Conferma indirizzo</b></a> entro 48 ore, altrimenti la richiesta n. ${random.digits(10)} decade.</p><p>Hai gi&agrave; confermato? Allora non devi fare altro.</p>`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'credentials to be recovered',
      language: 'it',
      subject: 'Recupero password',
      html: letter(
        'Recupero password',
        `<p>Ciao Marco,</p><p>hai richiesto il recupero della password. Scegline una nuova collegandoti a questa pagina:</p><p><a href="${recover}">Scegli la nuova password</a></p><p>Per motivi di sicurezza la pagina sar&agrave; attiva fino alle ore ${random.whole(10, 23)}:30 di oggi.</p>`,
      ),
      codes: [],
      links: [recover],
      best: { link: recover },
    },
    {
      name: 'parcel on its way',
      language: 'it',
      subject: 'La tua spedizione è in consegna oggi',
      html: letter(
        'Il pacco arriva oggi',
        `<p>La spedizione <b>5P${random.digits(9)}IT</b> spedita da Calzature Rinaldi &egrave; in consegna oggi tra le 11:00 e le 13:30 in Via dei Glicini 27, 40137 Bologna.</p><p>Non sei in casa? Se il portalettere non ti trova, il pacco andr&agrave; in giacenza per 10 giorni all&rsquo;ufficio postale BOLOGNA 14; per ritirarlo mostra il documento e il codice ritiro ${random.digits(4)}.</p><p><a href="https://www.posta-aurora.example/cerca/#/5P">Segui la spedizione</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'receipt of a payment slip',
      language: 'it',
      subject: 'Esito operazione: bollettino pagato',
      html: letter(
        'Ricevuta di pagamento',
        `<p>Gentile MARCO FERRANTE, ti confermiamo l&rsquo;operazione richiesta.</p><table width="100%" cellpadding="4"><tr><td>Bollettino</td><td>TD 896</td></tr><tr><td>C/C beneficiario</td><td>${random.digits(8)}</td></tr><tr><td>Causale</td><td>TARI 2026 prima rata</td></tr><tr><td>Codice bollettino</td><td>${random.digits(18)}</td></tr><tr><td>Importo</td><td>&euro; 118,00</td></tr><tr><td>Commissione</td><td>&euro; 2,00</td></tr><tr><td>CRO/TRN</td><td>${random.digits(11)}</td></tr><tr><td>VCYL</td><td>0${random.digits(3)}</td></tr></table><p>Conserva questa ricevuta: ha valore liberatorio.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
