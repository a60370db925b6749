/** An Italian supermarket with a card: leaflets in HTML, codes of the app, links, spending by delivery, points and vouchers; Italian. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const leaflet = (
  body: string,
) => `<table align="center" width="600" style="border:0;background:#fffbe0"><tr><td align="center" style="background:#ffcc00;padding:12px;font:bold 24px Verdana;color:#b5121b">GIRASOLE</td></tr><tr><td style="padding:20px;font:14px Verdana;color:#333">${body}</td></tr>
<tr><td style="font:10px Verdana;padding:12px;color:#999">Girasole Distribuzione S.c.a r.l., Via Emilia Est 1480, 41126 Modena, C.F. e P.IVA 02648130365, Numero Verde 800 90 51 70. Hai ricevuto questa mail perché possiedi Carta Sole. <a href="https://dem.girasole.example/unsub?c=44">Cancellati</a></td></tr></table>`;

export function mails(random: Random): FamilyMail[] {
  const app = random.digits(6);
  const link = random.digits(8);
  const card = `2980${random.digits(9)}`;
  const confirm = `https://spesa.girasole.example/registrazione/attiva?cod=${random.text('abcdef0123456789', 26)}`;
  const reset = `https://spesa.girasole.example/pwd/${random.text('ABCDEFGHJKabcdefghjk23456789', 24)}`;
  return [
    {
      name: 'code of the app',
      language: 'it',
      subject: 'Girasole: il tuo codice è arrivato',
      html: leaflet(
        `Ciao Robin!<br><br>Copialo nell'app per entrare: <span style="font-size:26px;color:#b5121b">${app}</span><br><br>Scade tra dieci minuti, come il pane appena sfornato.`,
      ),
      codes: [app],
      links: [],
      best: { code: app },
    },
    {
      name: 'card to be linked',
      language: 'it',
      subject: 'Collega la Carta Sole al tuo profilo',
      text: `Ciao Robin,

per associare la Carta Sole n. ${card} al profilo online, vai in Area Personale > Le mie carte e digita il codice di associazione:

${link.slice(0, 4)} ${link.slice(4)}

Da quel momento vedrai saldo punti (oggi: ${random.digits(4)}) e scontrini.

Servizio Clienti Girasole - 800 90 51 70`,
      codes: [link],
      links: [],
      best: { code: link },
    },
    {
      name: 'registration',
      language: 'it',
      ...bothParts({
        from: 'Girasole Spesa Online <spesa@girasole.example>',
        subject: 'Conferma l’iscrizione alla spesa online',
        encoding: 'base64',
        text: `Ciao Robin,

manca solo la tua conferma per iniziare a fare la spesa da casa:
${confirm}

Consegniamo a Modena dal lunedì al sabato, da 5,90 euro.`,
        html: leaflet(
          `Ciao Robin,<br><br>manca solo la tua conferma per iniziare a fare la spesa da casa.<br><br><center><a href="${confirm}" style="background:#b5121b;color:#fff;padding:12px 30px">CONFERMO</a></center><br>Consegniamo a Modena dal lunedì al sabato, da 5,90 euro.`,
        ),
      }),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'new password',
      language: 'it',
      subject: 'Reimposta la password',
      text: `Ciao,

hai chiesto di cambiare password? Se sì, clicca su ${reset} entro le ${random.whole(10, 22)}:${random.whole(10, 59)} di oggi.
Se no, cestina pure questa mail.

Girasole Spesa Online`,
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'delivery of the spending',
      language: 'it',
      subject: `Ordine ${random.digits(8)} in preparazione`,
      html: leaflet(
        `Consegna: giovedì ${random.whole(10, 28)} tra le 18 e le 20, Via Giardini ${random.whole(10, 400)}, scala B, citofono ${random.whole(10, 60)}.<br><br>38 articoli, ${random.whole(64, 190)},${random.digits(2)} € (preautorizzati sulla carta **${random.digits(4)})<br>Sostituzioni: 2 – latte 1 l, mele Golden 1,5 kg<br>Sacchetti: 6. Il fattorino chiederà il numero <b>${random.digits(3)}</b>.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'vouchers of the week',
      language: 'it',
      subject: 'Robin, 3 buoni solo per te fino a domenica',
      html: leaflet(
        `<table cellpadding="8" border="1"><tr><td>-20% ortofrutta<br>EAN 99${random.digits(11)}</td><td>5 € ogni 50 €<br>EAN 99${random.digits(11)}</td><td>Caffè 2x1<br>EAN 99${random.digits(11)}</td></tr></table><br>Mostrali in cassa oppure usa online il codice <b>SOLE${random.digits(3)}</b>.<br>Prosciutto crudo 1,${random.digits(2)} €/etto, passata 700 g 0,${random.digits(2)} €, acqua 6x1,5 l 1,${random.digits(2)} €.<br><br><a href="https://dem.girasole.example/c/${random.digits(8)}">Sfoglia il volantino</a>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'recall of a product',
      language: 'it',
      subject: `Richiamo prodotto: lotto L26${random.digits(3)}`,
      text: `Gentile cliente,

dallo scontrino n. ${random.digits(4)}-${random.digits(4)} del ${random.whole(10, 28)}/02/2026 risulta l'acquisto di "Hummus classico 200 g", EAN 8001${random.digits(9)}, scadenza 14/03/2026.

Non consumarlo e riportalo in negozio: rimborso 1,99 euro anche senza scontrino.

Ufficio Qualità Girasole`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
