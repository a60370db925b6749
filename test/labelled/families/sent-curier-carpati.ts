/** A Romanian courier: notices in bare HTML, codes of an account, links of confirmation, AWBs, lockers, cash on delivery; Romanian. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const bare = (body: string) =>
  `<div><div style="color:#e2231a;font-size:22px;font-family:Arial"><b>Curier Carpați</b></div><br>${body}<br><br>--<br><small>SC Curier Carpați Expres SRL, Bd. Timișoara 104, București, sector 6 · J40/11832/2009 · Dispecerat 021 944 10 10</small></div>`;

export function mails(random: Random): FamilyMail[] {
  const code = random.digits(6);
  const refund = random.digits(5);
  const awb = random.digits(13);
  const confirm = `https://client.curiercarpati.example/cont/confirma/${random.text('abcdef0123456789', 30)}`;
  const address = `https://client.curiercarpati.example/livrare/${awb}/adresa?c=${random.text('ABCDEFGHJK23456789', 10)}`;
  const bill = random.digits(7);
  return [
    {
      name: 'code of sign-in',
      language: 'ro',
      subject: 'Cod de autentificare Curier Carpați',
      html: bare(
        `Bună ziua,<br><br>Codul dumneavoastră de autentificare este <font size="5"><b>${code}</b></font> și expiră în 10 minute.<br><br>Nu ați cerut niciun cod? Ignorați acest e-mail.`,
      ),
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'code to confirm a bank account',
      language: 'ro',
      subject: 'Confirmare IBAN pentru ramburs',
      text: `Buna ziua,

Ati solicitat ca rambursul pentru AWB ${awb} (${random.digits(3)},00 lei) sa fie virat in contul RO** BTRL **** ${random.digits(4)}.

Pentru confirmare, completati in formular codul primit: ${refund}

Curier Carpati
Tel. 021 944 10 10 (L-V 8-20, S 9-14)`,
      codes: [refund],
      links: [],
      best: { code: refund },
    },
    {
      name: 'account to be confirmed',
      language: 'ro',
      subject: 'Finalizați crearea contului',
      html: bare(
        `Bună, Robin!<br><br>Pentru a finaliza crearea contului de client apăsați <a href="${confirm}">aici</a>. Linkul este valabil 24 de ore.<br><br>După confirmare puteți tipări etichete și comanda ridicări de la 16,${random.digits(2)} lei.`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'address of delivery to be confirmed',
      language: 'ro',
      subject: `Confirmați adresa pentru coletul ${awb}`,
      text: `Buna ziua, Robin Falk,

Coletul ${awb} de la LIBRARIA CARTURESTI (1,${random.digits(1)} kg) are adresa incompleta: Str. Lunga, nr. ${random.whole(10, 90)}, Brasov, 5000${random.digits(2)}.

Va rugam confirmati sau corectati adresa pana la ora 20:00:
${address}

Fara confirmare coletul se intoarce la expeditor dupa 3 zile.`,
      codes: [],
      links: [address],
      best: { link: address },
    },
    {
      name: 'parcel on its way',
      language: 'ro',
      subject: 'Curierul ajunge azi între 12:00 și 15:00',
      html: bare(
        `AWB: <b>${awb}</b><br>Curier: Ionuț, 07${random.digits(2)} ${random.digits(3)} ${random.digits(3)}<br>De plată la livrare: ${random.digits(3)},${random.digits(2)} lei (numerar sau card)<br>PIN livrare, de comunicat curierului: <b>${random.digits(4)}</b><br><br><a href="https://www.curiercarpati.example/urmarire?awb=${awb}">Urmărește pe hartă</a>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'parcel in a locker',
      language: 'ro',
      subject: `Coletul tău e în lockerul Profi Tractorul, cod ${random.digits(6)}`,
      html: bare(
        `Deschide ușița cu codul din subiect sau scanează QR-ul. Ai timp 48 de ore, până ${random.whole(10, 28)}.11.2026 la 18:${random.whole(10, 59)}.<br>Locker ${random.digits(4)}, Brașov, Str. 13 Decembrie 125. AWB ${awb}.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'bill of the month',
      language: 'ro',
      subject: `Factura fiscală CCX ${bill}`,
      text: `Stimate client,

Factura seria CCX nr. ${bill} din 31.10.2026, in valoare de ${random.digits(3)},${random.digits(2)} lei (TVA 21% inclus), a fost incarcata in e-Factura cu indexul ${random.digits(10)}.
Scadenta: 15.11.2026. Cont: RO49 AAAA 1B31 0075 9384 0000. Cod client: ${random.digits(6)}.

Departament financiar`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
