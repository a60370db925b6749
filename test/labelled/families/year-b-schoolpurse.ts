/** A service by which parents pay for school meals and trips: activation, codes, slips, letters; British English. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

function layout({ body }: Draft): { html: string } {
  return {
    html: `<div style="font-family:Verdana,Geneva,sans-serif;font-size:13px;line-height:1.5"><div style="background:#5b2a86;color:white;padding:10px 16px;font-size:18px">SchoolPurse</div>
<div style="padding:16px">${body}</div>
<hr><div style="font-size:10px;color:#666;padding:0 16px">SchoolPurse is a trading name of Purse Education Payments Ltd, 11 Kingfisher Way, Coventry CV1 2FL, Company No. 04513692.
Please do not reply: for help with payments contact your school first. <a href="https://www.schoolpurse.example/PP/Home/Privacy">Privacy</a> | <a href="https://www.schoolpurse.example/PP/Home/Cookies">Cookies</a></div></div>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const activation = `${random.text(UPPER, 5)}${random.digits(4)}`;
  const user = `Asher${random.digits(5)}`;
  const login = random.digits(6);
  const confirm = `https://www.schoolpurse.example/PP/Account/ConfirmEmail?userId=${random.digits(7)}&code=${random.text('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 60)}%3d%3d`;
  const slip = `https://www.schoolpurse.example/consent/${random.text('0123456789abcdef', 12)}`;
  const child = random.digits(6);
  const amend = confirm.replaceAll('&', '&amp;');
  const drafts: Draft[] = [
    {
      name: 'activation of a parent',
      language: 'en-GB',
      subject: 'St Brannock Primary: your SchoolPurse activation details',
      body: `<p>Dear Parent/Carer of <b>Wren Asher</b> (Class 3B),</p><p>We take payments for dinners, clubs and trips online. Please activate your account with the details below:</p>
<table border="1" cellpadding="6" style="border-collapse:collapse"><tr><td>Username</td><td>${user}</td></tr><tr><td>Activation code</td><td><b>${activation}</b></td></tr></table>
<p>Visit www.schoolpurse.example, click <i>Log in</i> and type them into the home page login boxes. You'll be guided to change both. If you have another child here, you can merge the accounts.</p><p>Mrs J Hallett, School Office</p>`,
      codes: [activation],
    },
    {
      name: 'confirm the address',
      language: 'en-GB',
      subject: 'Verify your email address',
      body: `<p>Dear Robin Asher</p><p>Thank you for activating your SchoolPurse account. Just one more step: verify your email address here.</p><p><a href="${amend}">${amend}</a></p><p>If clicking does not work, copy the whole of it into your browser's address bar. Without a verified address we cannot send receipts or remind you of your password.</p>`,
      links: [confirm],
    },
    {
      name: 'code to log in',
      language: 'en-GB',
      subject: 'SchoolPurse login code',
      body: `<p>Dear Robin Asher</p><p>Your login code is</p><h2>${login}</h2><p>It will run out at 19:48. If you ticked “Remember this device” we won't send you one again for 30 days.</p>`,
      codes: [login],
    },
    {
      name: 'payment made',
      language: 'en-GB',
      subject: 'Payment receipt - St Brannock Primary School',
      body: `<p>Dear Robin Asher</p><p>Thank you for your payment.</p><table cellpadding="4"><tr><th align="left">Receipt code</th><td>${random.digits(9)}</td></tr><tr><th align="left">Merchant</th><td>St Brannock Primary School (${random.digits(7)})</td></tr><tr><th align="left">Payer</th><td>Robin Asher, Visa debit ending ${random.digits(4)}</td></tr><tr><th align="left">Dinner money for Wren</th><td>£${random.whole(20, 50)}.00</td></tr><tr><th align="left">Eden trip, 2nd instalment</th><td>£35.00</td></tr></table><p>Wren's dinner balance is now £${random.whole(21, 60)}.60.</p>`,
    },
    {
      name: 'consent for a trip',
      language: 'en-GB',
      subject: 'Year 3 trip to the Eden Gardens - consent needed by 1 May',
      body: `<p>Dear families,</p><p>On Thursday 14 May Years 3 and 4 are going to the Eden Gardens. Coaches leave at 8:15 and are back by 16:30. The cost is £70, in two instalments.</p><p>Children need a packed lunch, a coat, wellies and no more than £5 to spend.</p><p><a href="${slip}">Give your consent online</a> by Friday 1 May, please: no slip, no trip!</p><p>Mr Dunne and Miss Achebe</p>`,
      links: [slip],
    },
    {
      name: 'letter about the week',
      language: 'en-GB',
      subject: 'St Brannock Bulletin no. 27',
      body: `<h3>Friday 24 April</h3><p><b>Attendance</b> this week 96.${random.digits(1)}%. Well done Class 5A with 98.7%!</p><p><b>Lost property</b>: 14 jumpers, 3 water bottles, one trumpet.</p><p><b>Book fair</b> Tues 28th from 3.15pm. Each child has a £1 token; swap it at the till.</p><p><b>Wraparound care</b> is going up to £4.80 a session. To book, text 07${random.digits(3)} ${random.digits(6)}.</p><p><b>Parents' evening</b> on Zoom: meeting ID ${random.digits(3)} ${random.digits(4)} ${random.digits(4)}, passcode ${random.digits(6)}. You'll be let in from the waiting room at your time.</p><p><b>Maths puzzle</b>: what comes next? 1, 4, 9, 16, 25, …</p>`,
    },
    {
      name: 'link a second child',
      language: 'en-GB',
      subject: 'Link code for Otis',
      body: `<p>Dear Robin Asher</p><p>St Brannock Nursery has set up <b>Otis Asher</b>. To add him to your existing account, go to <i>Add a child</i> and enter link code <b>${child}</b> with his date of birth. Please don't create a second login.</p>`,
      codes: [child],
    },
  ];
  return laidOut(drafts, layout);
}
