/** A ride and food delivery app, in English, Portuguese and French: codes of four digits, links, trips, promotions. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const UUID = '0123456789abcdef';

const FEET = {
  en: ['Help', 'Unsubscribe', 'FAQ · Forgot password · Terms'],
  pt: ['Ajuda', 'Cancelar inscrição', 'Perguntas frequentes · Esqueci minha senha · Termos'],
  fr: ['Aide', 'Se désabonner', 'FAQ · Mot de passe oublié · Conditions'],
};

export function mails(random: Random): FamilyMail[] {
  const four = random.digits(4);
  const portuguese = random.digits(4);
  const french = random.digits(4);
  const uuid = () =>
    `${random.text(UUID, 8)}-${random.text(UUID, 4)}-4${random.text(UUID, 3)}-a${random.text(UUID, 3)}-${random.text(UUID, 12)}`;
  const confirm = `https://email.zipcab.example/ls/click?upn=${random.text(`${UUID}GHJKLMNPQRSTUVWXYZ`, 90)}`;
  const business = `https://business.zipcab.example/invite/employee?token=${uuid()}`;
  const fare = `${random.whole(11, 38)}.${random.digits(2)}`;
  const none = { codes: [], links: [], best: null };
  return [
    {
      name: 'four digits',
      language: 'en',
      subject: 'Your Zipcab account verification code',
      html: black(
        'Welcome back',
        `<p>To sign in to your Zipcab account, enter this 4-digit code:</p><p style="font-size:32px;font-weight:700;letter-spacing:4px">${four}</p><p style="color:#6b6b6b">Never share this code. Zipcab won't call or text you to ask for it.</p>`,
      ),
      codes: [four],
      links: [],
      best: { code: four },
    },
    {
      name: 'four digits, Portuguese',
      language: 'pt-BR',
      subject: `Seu código Zipcab é ${portuguese}`,
      html: black(
        'Falta pouco, Robin',
        `<p>Seu código Zipcab é <b>${portuguese}</b>. Nunca compartilhe este código.</p><p>Pedido feito por um Xiaomi Redmi às 19h2${random.digits(1)}, São Paulo.</p>`,
        FEET.pt,
      ),
      codes: [portuguese],
      links: [],
      best: { code: portuguese },
    },
    {
      name: 'change of number, French',
      language: 'fr',
      subject: 'Vérifiez que ce changement vient de vous',
      text: `Bonjour Robin,

Le numéro de téléphone de votre compte Zipcab va passer du 06 •• •• •• ${random.digits(2)} au 07 •• •• •• ${random.digits(2)}.

Pour valider le changement, saisissez dans l'application le code ${french}.

Vous n'avez rien demandé ? Ignorez ce message : votre numéro ne changera pas.

Zipcab France SAS, 5 rue Charlot des Batignolles, 75017 Paris, RCS Paris ${random.digits(3)} ${random.digits(3)} ${random.digits(3)}
`,
      codes: [french],
      links: [],
      best: { code: french },
    },
    {
      name: 'confirm address',
      language: 'en',
      subject: 'Confirm your email for trip receipts',
      html: black(
        'Is this you?',
        `<p>Hi Robin, please confirm your email address so that we can send you trip receipts and account updates.</p><p><a href="${confirm}" style="background:#000;color:#fff;display:block;padding:16px;text-align:center;text-decoration:none">Yes, confirm my email</a></p>`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'business profile',
      language: 'en',
      subject: 'Tidepool Labs wants to pay for your rides',
      html: black(
        'Your company is on Zipcab',
        `<p>Fatma Demir added you to the <b>Tidepool Labs</b> program. Work rides up to €60 a trip, Mon–Fri, 06:00–22:00, go on the company's account.</p><p><a href="${business}" style="background:#000;color:#fff;padding:14px 24px;text-decoration:none">Join program</a></p><p>Expense code TL-${random.digits(4)} will be filled in for you.</p>`,
      ),
      codes: [],
      links: [business],
      best: { link: business },
    },
    {
      name: 'trip',
      language: 'en',
      subject: 'Your Tuesday evening trip with Zipcab',
      html: black(
        `Thanks for riding, Robin <span style="float:right">€${fare}</span>`,
        `<table width="100%"><tr><td>Trip fare</td><td align="right">€${fare}</td></tr><tr><td>Booking fee</td><td align="right">€1.${random.digits(2)}</td></tr><tr><td>Promotion</td><td align="right">-€1.${random.digits(2)}</td></tr><tr><td><b>Payments</b><br>Mastercard ••••${random.digits(4)}<br>11/${random.whole(2, 27)}/26 9:4${random.digits(1)} PM</td><td align="right">€${fare}</td></tr></table>
<p>You rode with <b>Ayoub</b> ★ 4.9${random.digits(1)} · ZipX ${random.whole(3, 19)}.${random.digits(2)} km, ${random.whole(9, 38)} min<br>License plate: ${random.digits(1)}-ZKL-${random.digits(3)}<br>■ 21:1${random.digits(1)} Rue de la Loi ${random.whole(12, 200)}, 1040 Brussels<br>■ 21:4${random.digits(1)} Ninoofsesteenweg ${random.whole(12, 700)}, 1070 Anderlecht</p><p>Your trip used PIN verification. <a href="https://riders.zipcab.example/trips/${uuid()}">Rate or tip</a></p>`,
      ),
      ...none,
    },
    {
      name: 'order of food',
      language: 'en',
      subject: 'Your Zipcab Meals order with Noodle Attic',
      html: black(
        "Here's your receipt, Robin",
        `<p>Order #${random.text('0123456789ABCDEF', 5)} · delivered 19:5${random.digits(1)} · PIN at the door ${random.digits(4)}</p><table width="100%"><tr><td>2 × Dan dan noodles (hot)</td><td>€27.80</td></tr><tr><td>1 × Smacked cucumber</td><td>€6.${random.digits(2)}</td></tr><tr><td>Service</td><td>€2.${random.digits(2)}</td></tr><tr><td><b>Total</b></td><td><b>€37.${random.digits(2)}</b></td></tr></table>`,
      ),
      ...none,
    },
    {
      name: 'promotion, French',
      language: 'fr',
      subject: '🍜 -15 € dès 25 € : c’est pour vous, et jusqu’à dimanche',
      html: black(
        'Faim ? On a une idée.',
        `<p>Entrez <b style="background:#06c167;color:#fff;padding:4px 10px">MIAM15${random.digits(2)}</b> au moment de payer et retirez 15 € de votre commande.</p><p><a href="https://email.zipcab.example/ls/click?upn=${random.text(UUID, 70)}">Commander</a></p><p style="font-size:11px">Offre valable une fois, minimum 25 € hors frais, à Lille et Roubaix, jusqu'au ${random.whole(22, 29)} novembre à 23 h 59.</p>`,
        FEET.fr,
      ),
      ...none,
    },
  ];
}

function black(title: string, body: string, [help, unsubscribe, rest] = FEET.en): string {
  return `<!DOCTYPE html><html><head><style>@font-face{font-family:ZipMove;src:url(https://d3i4.zipcab.example/ZipMove.woff2)}</style></head><body bgcolor="#d6d6d5" style="margin:0"><table width="100%" bgcolor="#d6d6d5" border="0"><tr><td align="center">
<table width="700" bgcolor="#ffffff" cellpadding="28" style="font-family:ZipMove,Helvetica,Arial;font-size:16px"><tr><td bgcolor="#000000" style="color:#fff;font-size:22px">Zipcab</td></tr><tr><td><h1 style="font-size:30px">${title}</h1>${body}</td></tr>
<tr><td bgcolor="#000000" style="color:#9b9b9b;font-size:12px"><a style="color:#fff" href="https://help.zipcab.example">${help}</a> &nbsp; <a style="color:#fff" href="https://email.zipcab.example/wf/unsubscribe?upn=QmE7">${unsubscribe}</a><br><br>Zipcab B.V., Burgerweeshuispad 301, 1076 HR Amsterdam<br>${rest}</td></tr></table></td></tr></table></body></html>`;
}
