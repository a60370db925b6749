/** An Italian provider of public identities: sober HTML and texts, OTPs, activations, recognitions by video, renewals; Italian. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const sober = (body: string) => `<html lang="it"><body style="font-family:'Titillium Web',Arial;color:#17324d;font-size:16px">
<div style="max-width:600px;margin:auto"><div style="background:#06c;height:6px"></div><p style="font-size:20px;font-weight:600">IdSemplice</p>${body}
<p style="font-size:12px;border-top:1px solid #d9dadb;padding-top:12px">IdSemplice è un servizio di Certifica Italia S.p.A., Gestore di Identità Digitale accreditato, Via Ostiense 131/L, 00154 Roma, P. IVA 08394571002. Assistenza: 06 4547 9811, lun-ven 9-19. Le risposte a questo indirizzo non vengono lette.</p></div></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const otp = random.digits(6);
  const address = random.digits(5);
  const activation = `${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 4)}-${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 4)}`;
  const request = `IDS-${random.digits(9)}`;
  const activate = `https://attiva.idsemplice.example/spid/conferma?pratica=${request}&tk=${random.text('abcdef0123456789', 28)}`;
  const unlock = `https://selfcare.idsemplice.example/sblocco/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 32)}`;
  return [
    {
      name: 'OTP of sign-in',
      language: 'it',
      subject: 'Codice temporaneo per l’accesso',
      html: sober(
        `<p>Gentile Robin Falchi,</p><p>è stata richiesta un'autenticazione di livello 2 presso <b>Fascicolo Sanitario – Regione Lazio</b>.</p><p>Codice temporaneo: <b>${otp}</b></p><p>Inseriscilo entro 2 minuti. Se non stai accedendo a un servizio, sospendi subito la tua identità chiamando l'assistenza.</p>`,
      ),
      codes: [otp],
      links: [],
      best: { code: otp },
    },
    {
      name: 'code for the address',
      language: 'it',
      subject: `${address} - verifica e-mail`,
      text: `Ciao,
per proseguire con la richiesta ${request} riporta nella pagina di registrazione questo codice di verifica: ${address}

Ti serviranno anche tessera sanitaria e un documento valido.

IdSemplice
Assistenza 06 4547 9811`,
      codes: [address],
      links: [],
      best: { code: address },
    },
    {
      name: 'activation with a code and a link',
      language: 'it',
      ...bothParts({
        from: 'IdSemplice <noreply@idsemplice.example>',
        subject: 'Riconoscimento completato: attiva la tua identità',
        encoding: 'base64',
        text: `Gentile Robin Falchi,

il riconoscimento del ${random.whole(10, 28)}/03/2026 è andato a buon fine.

1) Apri ${activate}
2) Inserisci il codice di attivazione ${activation}

Hai 30 giorni di tempo, poi la pratica ${request} verrà chiusa.

IdSemplice`,
        html: sober(
          `<p>Gentile Robin Falchi,</p><p>il riconoscimento è andato a buon fine.</p><ol><li>Apri la <a href="${activate.replace('&', '&amp;')}">pagina di attivazione</a></li><li>Inserisci il codice di attivazione <b>${activation}</b></li></ol><p>Hai 30 giorni di tempo, poi la pratica ${request} verrà chiusa.</p>`,
        ),
      }),
      codes: [activation],
      links: [activate],
      best: { code: activation },
    },
    {
      name: 'unlock',
      language: 'it',
      subject: 'La tua identità è bloccata',
      html: sober(
        `<p>Gentile Robin Falchi,</p><p>dopo 5 tentativi errati abbiamo bloccato le tue credenziali. Puoi sbloccarle e scegliere una nuova password <a href="${unlock}">cliccando qui</a>.</p><p>Per motivi di sicurezza il collegamento vale 60 minuti.</p>`,
      ),
      codes: [],
      links: [unlock],
      best: { link: unlock },
    },
    {
      name: 'appointment for recognition by video',
      language: 'it',
      subject: 'Promemoria: videoriconoscimento domani alle 16:30',
      html: sober(
        `<p>Gentile Robin Falchi,</p><p>l'operatore n. ${random.digits(3)} ti chiamerà domani alle 16:30 dal numero 06 4547 ${random.digits(4)}.</p><p>Pratica: ${request}<br>Durata: circa 15 minuti<br>Documento: carta d'identità CA${random.digits(5)}XY</p><p>L'operatore ti leggerà la parola d'ordine <b>${random.pick(['MAGNOLIA', 'BUSSOLA', 'ARGINE'])} ${random.digits(2)}</b>: così saprai che siamo noi.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'report of accesses',
      language: 'it',
      subject: 'Riepilogo dei tuoi accessi di febbraio',
      html: sober(
        `<table cellpadding="5" style="font-size:13px"><tr><th>Data</th><th>Servizio</th><th>Livello</th></tr>${[3, 11, 19].map((day) => `<tr><td>${day}/02/2026 ${random.whole(10, 20)}:${random.whole(10, 59)}</td><td>${random.pick(['INPS', 'Comune di Roma', 'Agenzia Entrate'])}</td><td>2</td></tr>`).join('')}</table><p>Totale: 3 accessi, 0 tentativi falliti. Codice identificativo: CERT${random.digits(10)}.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'alert of a new device',
      language: 'it',
      subject: 'Nuovo dispositivo associato alla tua identità',
      text: `Gentile Robin Falchi,

dal ${random.whole(10, 28)}/04/2026 alle ${random.whole(10, 22)}:${random.whole(10, 59)} l'app IdSemplice è attiva anche su "Redmi Note 1${random.digits(1)}" (ID ${random.text('ABCDEF0123456789', 8)}).

Se riconosci il telefono puoi ignorare l'avviso. In caso contrario revoca il dispositivo dall'area personale o chiama lo 06 4547 9811, codice operazione ${random.digits(6)}.`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
