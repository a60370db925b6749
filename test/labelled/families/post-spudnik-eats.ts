/** An Irish food delivery app with chatty mails: sign-in codes and links, group orders, receipts in euro, vouchers; English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const UUID = (random: Random) => [8, 4, 4, 4, 12].map((length) => random.text('0123456789abcdef', length)).join('-');

export function mails(random: Random): FamilyMail[] {
  const order = random.digits(4);
  const shell = (hidden: string, inner: string) => `<!DOCTYPE html><html lang="en-IE"><head><meta charset="utf-8"><style>
body{background:#fff7ec;margin:0} .box{background:#fff;border-radius:16px;font-family:'Nunito',Verdana,sans-serif;margin:20px auto;max-width:540px;padding:30px;color:#3a2414}
.cta a{background:#e8590c;border-radius:8px;color:#fff;font-weight:800;padding:14px 22px;text-decoration:none}</style></head><body>
<span style="display:none!important;visibility:hidden;mso-hide:all;opacity:0;max-height:0">${hidden}${'&#847;&zwnj;&nbsp;'.repeat(18)}</span>
<div class="box"><div style="font-size:22px;font-weight:900;color:#e8590c">Spudnik</div>${inner}</div>
<div style="font-family:Verdana,sans-serif;font-size:11px;color:#a58d78;text-align:center;padding-bottom:30px">Spudnik Eats Ireland DAC, 2nd floor, Ormond Wharf, Dublin 7, D07 K2P6. Registered no. 581290.<br><a href="https://em.spudnik.example/unsub/${UUID(random)}">Too many mails?</a></div></body></html>`;

  const login = random.digits(6);
  const both = random.digits(5);
  const enter = `https://spudnik.example/auth/email/${UUID(random)}`;
  const group = `https://spudnik.example/group/${UUID(random)}?from=email`;
  const age = random.digits(6);
  const boxty = random.whole(20, 30);
  const total = `€${boxty + 10}.24`;

  return [
    {
      name: 'sign-in code',
      language: 'en',
      subject: `${login} is your Spudnik login code`,
      html: shell(
        'Hungry? Sure you are.',
        `<h2>Come on in</h2><p>Your login code:</p><p style="font-size:40px;font-weight:900;margin:0">${login}</p><p>The code is good for 10 minutes. Don't share it with anyone. Our staff and riders will never ask for it.</p>`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'code and button',
      language: 'en',
      subject: 'Getting you back into Spudnik',
      html: shell(
        `Tap the button or use ${both}`,
        `<h2>Welcome back, Robin</h2><p>On your phone? One tap and you're in.</p><p class="cta"><a href="${enter}">Log me in</a></p><p>On another device? Enter this code there instead: <b style="font-size:20px">${both}</b></p><p>Both work once and expire at ${random.whole(13, 22)}:${random.whole(10, 59)}.</p>`,
      ),
      codes: [both],
      links: [enter],
      best: { code: both },
    },
    {
      name: 'invited to a group order',
      language: 'en',
      subject: 'Aoife started a group order – add yours!',
      html: shell(
        'From Bombay Pantry, closes 12:45',
        `<h2>Lunch is on Aoife</h2><p>Aoife Brannigan opened a group order from <b>Boxty & Sons, Smithfield</b>, budget €15 a head. Pick your bits by 12:45.</p><p class="cta"><a href="${group}">Join the group order</a></p><p>Group of 7, order #${order}.</p>`,
      ),
      codes: [],
      links: [group],
      best: { link: group },
    },
    {
      name: 'proof of age',
      language: 'en',
      subject: 'Your over-18s check',
      text: `Howya Robin,

There's drink in your basket, so the law says we've to check who's ordering.

Enter the code ${age} at checkout. Have photo ID ready at the door as well; Age Card, passport or licence will do.

The check keeps for 12 months. Licensed sales 10:30-22:00, Sundays from 12:30.

Spudnik Eats Ireland DAC
`,
      codes: [age],
      links: [],
      best: { code: age },
    },
    {
      name: 'receipt',
      language: 'en',
      subject: `Receipt for order #${order}`,
      html: shell(
        `You paid ${total}`,
        `<h2>Thanks a million, Robin</h2><p>Order <b>#${order}</b> from Boxty &amp; Sons, 22 March 2026, 19:${random.whole(10, 59)}</p>
<table width="100%" cellpadding="5"><tr><td>2 &times; Bacon boxty</td><td align="right">€${boxty}.00</td></tr><tr><td>1 &times; Curry chips</td><td align="right">€5.50</td></tr><tr><td>Delivery</td><td align="right">€2.99</td></tr><tr><td>Service fee (5%)</td><td align="right">€1.75</td></tr><tr><td><b>Total</b></td><td align="right"><b>${total}</b></td></tr><tr><td>Mastercard ending</td><td align="right">${random.digits(4)}</td></tr></table>
<p>To: Apt 41, Hanover Dock, D02 X${random.digits(1)}Y${random.digits(1)}. Rider: Lucas. VAT no. IE${random.digits(7)}TH.</p><p><a href="https://spudnik.example/rate/${UUID(random)}">How was it? Rate your order</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'collection number',
      language: 'en',
      subject: 'Ready to collect!',
      text: `Your order's on the counter at Boxty & Sons, 14 Smithfield Square.

Show this at the till: ${order}

They'll mind it for 20 minutes. Ring them on 01 555 0${random.digits(3)} if you're running late.
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'refund from the support',
      language: 'en',
      subject: `Re: Missing curry chips (ticket ${random.digits(7)})`,
      text: `##- Type replies above this line -##

Hi Robin,

So sorry about the chips. I've put €5.50 back to the card ending ${random.digits(4)} (3-5 banking days, ref SPK${random.digits(9)}) and popped a little extra in your account: code SORRY-${random.text('ACDEFGHJKLMN', 4)}${random.digits(2)} takes €4 off your next order over €15.

Mind yourself,
Ciarán
Spudnik Customer Care
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'newsletter of the weekend',
      language: 'en',
      subject: 'Your weekend, sorted: 2 for 1 burgers, free delivery & a pancake debate',
      html: shell(
        '€8 off inside, if you can bear to scroll',
        `<h2>It's Friday, Robin. Do you know where your dinner is?</h2><p>Three things we'd order if we were you:</p>
<table width="100%" cellpadding="8">${[
          ['Bun Voyage, Rathmines', '2 for 1 on all smash burgers', '25-35 min', '4.7 (2,310)'],
          ['Dumpling Daughter, Capel St', '12 pork and chive for €9.95', '30-40 min', '4.8 (987)'],
          ['The Crêpe Escape', 'Pancake Tuesday came early: -30%', '15-25 min', '4.5 (1,204)'],
          ['Papa Ganoush', 'Free falafel over €20', '35-45 min', '4.6 (655)'],
        ]
          .map(
            ([place, deal, time, stars]) =>
              `<tr><td width="96"><img src="https://img.spudnik.example/r/${random.text('0123456789abcdef', 20)}/w192.jpg" width="96" height="72" alt=""></td><td><a href="https://click.em.spudnik.example/?lnk=${UUID(random)}"><b>${place}</b></a><br>${deal}<br><span style="color:#a58d78">${time} &#9733; ${stars}</span></td></tr>`,
          )
          .join('')}</table>
<p style="background:#fff7ec;border:2px dashed #e8590c;padding:14px;text-align:center">€8 off your next two orders over €25<br>Code: <b style="font-size:24px">CRISPY${random.digits(2)}</b></p>
<p class="cta"><a href="https://click.em.spudnik.example/?lnk=${UUID(random)}">Claim my €8</a></p>
<h2>The great debate</h2><p>Last week we asked 4,812 of you: lemon and sugar, or chocolate spread? Lemon won with 61%, and Cork voted 74% for lemon. Chocolate people, we hear you, and we're sorry for your loss.</p>
<h2>Riders in the rain</h2><p>Orange weather warning for Kerry, Cork and Waterford on Saturday from 14:00: some kitchens may close early. If a rider's soaked, a tip goes 100% to them.</p>
<p style="font-size:11px;color:#a58d78">Code valid till 23:59 on Sunday 15 February 2026 in Dublin, Cork, Galway, Limerick. Two uses per account. Not with alcohol, tobacco or other offers. Service fee of 5% (min. €0.99, max. €2.49) applies. 18+ for alcohol. Enjoy alcohol sensibly. Visit drinkaware.example.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
