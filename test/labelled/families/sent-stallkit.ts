/** A platform of small web shops: customers' accounts, sign-in codes, orders, shipping, carts left behind; English, Italian, Korean. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ID = 'abcdef0123456789';

const shop = (
  name: string,
  order: string,
  inner: string,
  foot: string,
) => `<!DOCTYPE html><html lang="en"><head><title>${name}</title>
<link rel="stylesheet" type="text/css" href="/assets/notifications/styles.css"></head><body><table class="body"><tr><td>
<table class="header row"><tr><td class="header__cell"><center><table class="container"><tr><td>
<table class="row"><tr><td class="shop-name__cell"><h1 class="shop-name__text"><a href="https://${name.toLowerCase().replaceAll(' ', '')}.example">${name}</a></h1></td>
<td class="order-number__cell"><span class="order-number__text">${order}</span></td></tr></table></td></tr></table></center></td></tr></table>
<table class="row content"><tr><td class="content__cell"><center><table class="container"><tr><td>${inner}</td></tr></table></center></td></tr></table>
<table class="row footer"><tr><td><p class="disclaimer__subtext">${foot}</p></td></tr></table></td></tr></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const activate = `https://oatandflint.example/account/activate/${random.digits(13)}/${random.text(ID, 32)}-${random.digits(10)}`;
  const reset = `https://oatandflint.example/account/reset/${random.digits(13)}/${random.text(ID, 32)}-${random.digits(10)}`;
  const staff = `https://accounts.stallkit.example/invitations/${random.text(ID, 40)}?store=oat-and-flint`;
  const code = random.digits(6);
  const italian = random.digits(6);
  const order = `#OF${random.whole(1100, 9800)}`;
  const foot = 'If you have any questions, reply to us or write to hello@oatandflint.example';
  return [
    {
      name: 'customer account to activate',
      language: 'en',
      subject: 'Customer account activation',
      html: shop(
        'Oat and Flint',
        '',
        `<h2>Hi Robin, about your customer account…</h2><p>We moved shop. Your old log-in didn't come with us, but your addresses and the last
        ${random.whole(2, 9)} orders did. All you have to do is activate your account and choose a password.</p>
        <table class="row actions"><tr><td><a href="${activate}" class="button__text">Activate Account</a></td></tr></table>
        <p>or <a href="https://oatandflint.example">Visit our store</a></p>`,
        foot,
      ),
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'sign-in code',
      language: 'en',
      subject: `${code} is your Oat and Flint login code`,
      html: shop(
        'Oat and Flint',
        '',
        `<h2>Log in with this code</h2><p style="font-size:28px;letter-spacing:.3em">${code}</p><p>Only type it at oatandflint.example. After 10
        minutes it's stale, and each new one makes the one before useless.</p>`,
        foot,
      ),
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'order',
      language: 'en',
      subject: `Order ${order} confirmed`,
      html: shop(
        'Oat and Flint',
        `Order ${order}`,
        `<h2>Thank you for your purchase!</h2><p>We're getting your order ready to be shipped. We will notify you when it has been sent.</p>
        <p><a href="https://oatandflint.example/${random.digits(11)}/orders/${random.text(ID, 32)}/authenticate?key=${random.text(ID, 32)}"
        class="button__text">View your order</a></p><h3>Order summary</h3><table><tr><td>Rolled oats, 5 kg × 1</td><td>£${random.whole(9, 19)}.50</td></tr>
        <tr><td>Discount (SPRING${random.digits(2)})</td><td>-£2.00</td></tr><tr><td>Shipping</td><td>£3.95</td></tr><tr><td>Taxes</td><td>£0.00</td></tr></table>
        <h3>Customer information</h3><p>Robin Vale<br>${random.whole(2, 90)} Foundry Lane<br>Sheffield S3 ${random.whole(1, 9)}GA</p>
        <p>Visa ending with ${random.digits(4)}</p>`,
        foot,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'shipped',
      language: 'en',
      subject: `A shipment from order ${order} is on the way`,
      html: shop(
        'Oat and Flint',
        `Order ${order}`,
        `<h2>Your order is on the way</h2><p>Royal Parcel tracking number: <a href="https://track.royalparcel.example/${random.digits(12)}">
        ${random.text('ABCDEFGHJK', 2)}${random.digits(9)}GB</a></p><p>Track your shipment to see the delivery status.</p>
        <h3>Items in this shipment</h3><p>Rolled oats, 5 kg × 1</p>`,
        foot,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'password to reset',
      language: 'en',
      subject: 'Customer account password reset',
      html: shop(
        'Oat and Flint',
        '',
        `<h2>Reset your password</h2><p>Go to this address to set a new password for your customer account at
        <a href="https://oatandflint.example">Oat and Flint</a>: <a href="${reset}">${reset}</a></p><p>Nothing changes as long as you leave it alone.</p>`,
        foot,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'cart left behind',
      language: 'en',
      subject: 'You left something in the basket (10% inside)',
      html: shop(
        'Oat and Flint',
        '',
        `<h2>Still hungry?</h2><p>Enter BACK10-${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 6)} at checkout for 10% off until midnight on Friday.</p>
        <p><a href="https://oatandflint.example/checkouts/ac/${random.text(ID, 32)}/recover?key=${random.text(ID, 32)}" class="button__text">Items in your
        cart</a></p><p>Flint pepper mill × 1 — £${random.whole(20, 45)}.00</p>`,
        `Don't want to hear about baskets? <a href="https://oatandflint.example/unsubscribe/${random.text(ID, 16)}">Unsubscribe</a>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'asked to join as staff',
      language: 'en',
      subject: 'Oat and Flint: your staff account',
      text: `Morag Flint added you to the store Oat and Flint (oat-and-flint.stallkit.example).

Before you can log in, create your staff account: ${staff}

Permissions: Orders, Products, Reports. The link is for you only and stops working after 7 days.

Stallkit | 150 Weller Street West, Ottawa, ON K2P ${random.whole(1, 9)}L8
`,
      codes: [],
      links: [staff],
      best: { link: staff },
    },
    {
      name: 'italian code',
      language: 'it',
      subject: 'Il tuo codice di accesso a Bottega Lunaria',
      html: shop(
        'Bottega Lunaria',
        '',
        `<p>Ciao Robin,<br>inserisci <strong>${italian}</strong> nella pagina di accesso. Il codice scade tra 10 minuti.</p>
        <p>Non lo hai richiesto tu? Nessuno può entrare senza il codice, quindi puoi stare tranquillo.</p>`,
        `Bottega Lunaria di S. Ricci, P. IVA 0${random.digits(10)}, 50122 Firenze`,
      ),
      codes: [italian],
      links: [],
      best: { code: italian },
    },
    {
      name: 'korean shipping',
      language: 'ko',
      subject: '[달빛상점] 주문하신 상품이 발송되었습니다',
      html: shop(
        'Moonlit Store',
        `주문번호 2026${random.digits(4)}-${random.digits(7)}`,
        `<p>Robin Vale 고객님, 주문하신 상품이 발송되었습니다.</p><p>택배사: 한빛택배<br>운송장번호: ${random.digits(12)}<br>결제금액: ${random.whole(12, 89)},000원</p>
        <p><a href="https://moonlitstore.example/order/detail/${random.digits(7)}">배송조회</a></p>`,
        `고객센터 070-4${random.digits(3)}-${random.digits(4)}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
