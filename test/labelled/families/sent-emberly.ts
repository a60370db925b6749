/** A dating app: codes, a link to sign in, matches, a subscription, an account about to go; English, French, Spanish, Korean. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ID = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const pink = (
  inner: string,
) => `<html><body style="margin:0;background:#fff5f6"><center><div style="max-width:480px;padding:32px 20px;
font-family:Proxima Nova,'Open Sans',sans-serif;text-align:center;color:#21262e"><div style="font-size:30px;color:#fe3c72;font-weight:800">emberly</div>
${inner}<p style="font-size:11px;color:#a0a5ad;margin-top:40px">Emberly, 8500 Larkspur Ave, Dallas, TX 75225<br>
<a href="https://emberly.example/legal" style="color:#a0a5ad">Legal</a> · <a href="https://emberly.example/safety" style="color:#a0a5ad">Safety tips</a><br>
<a href="https://apps.emberly.example/ios"><img src="https://img.emberly.example/e/ios.png" width="110" alt="App Store"></a>
<a href="https://apps.emberly.example/android"><img src="https://img.emberly.example/e/play.png" width="110" alt="Google Play"></a><br>EU: EMB Group Services, 1 Hanover Quay, Dublin D02 VP61, reg. 547018</p>
</div></center></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const code = random.digits(6);
  const french = random.digits(6);
  const korean = random.digits(6);
  const spanish = random.digits(4);
  const verify = `https://click.emberly.example/f/a/${random.text(ID, 22)}~~/AAQRxQA~/RgR${random.text(ID, 80)}~`;
  const magic = `https://emb.example/l/${random.text(ID, 9)}`;
  return [
    {
      name: 'code for a sign-in',
      language: 'en',
      subject: 'Your Emberly verification code',
      html: pink(`<h2>Hey, it's you, right?</h2><p>Pop this into the app:</p><div style="background:#fff;border:1px solid #f3d3da;border-radius:12px;
      font-size:36px;letter-spacing:10px;padding:16px">${code}</div><p>We'll never call or text to get it from you, and neither should a match.</p>`),
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'address to verify',
      language: 'en',
      subject: 'Verify your email, keep your matches',
      html: pink(`<p>If you ever lose your phone, this address is the only way back to your ${random.whole(3, 30)} matches. So take two seconds and</p>
      <p><a href="${verify}" style="background:linear-gradient(45deg,#fd297b,#ff655b);color:#fff;border-radius:28px;padding:14px 36px">verify it</a></p>
      <p><a href="https://click.emberly.example/u/${random.text(ID, 18)}">Unsubscribe from everything but security</a></p>`),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'short link to sign in',
      language: 'en',
      ...bothParts({
        from: 'Emberly <login@emberly.example>',
        subject: 'Log in to Emberly',
        encoding: 'quoted-printable',
        text: `Lost your number? Log in with ${magic} on the phone that has the app. One use, 30 minutes.`,
        html: pink(
          `<p>Lost your number? Log in with <a href="${magic}">${magic}</a> on the phone that has the app. One use, 30 minutes.</p>`,
        ),
      }),
      codes: [],
      links: [magic],
      best: { link: magic },
    },
    {
      name: 'likes',
      language: 'en',
      subject: `${random.whole(5, 40)} people like you, Robin 🔥`,
      html: pink(`<h2>Don't leave them hanging</h2><p>Theo, 34, is 3 miles away. Alex, 31, is ${random.whole(4, 19)}. Somebody sent you a Super Like.</p>
      <p><a href="https://click.emberly.example/f/a/${random.text(ID, 60)}">See who likes you</a></p><p>Gold: 50% off with EMBER${random.digits(2)}, today only.</p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'subscription renewed',
      language: 'en',
      subject: 'Your Emberly Gold receipt',
      html: pink(`<table style="text-align:left;width:100%"><tr><td>Order</td><td>GPA.33${random.digits(2)}-${random.digits(4)}-${random.digits(4)}-${random.digits(5)}</td></tr><tr><td>Plan</td>
      <td>Gold, 6 months</td></tr><tr><td>Total</td><td>$${random.whole(60, 110)}.99</td></tr><tr><td>Card</td><td>•••• ${random.digits(4)}</td></tr></table>
      <p>Next charge: December ${random.whole(2, 28)}, 2026. Cancel any time, at least a day before, in the settings of the app.</p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'french code',
      language: 'fr',
      subject: `Emberly : ${french}`,
      html: pink(`<p>Salut Robin,</p><p>ton code de connexion est le <b>${french}</b>.</p><p>Ne le partage avec personne, même pas avec ton crush. Il est valable
      pendant 15 minutes.</p>`),
      codes: [french],
      links: [],
      best: { code: french },
    },
    {
      name: 'spanish deletion of the account',
      language: 'es',
      subject: 'Código para eliminar tu cuenta',
      html: pink(`<p>Nos da pena que te vayas. Para confirmar que quieres borrar tu perfil, tus fotos y tus ${random.whole(5, 60)} conversaciones, escribe
      <b>${spanish}</b> en la aplicación antes de 1 hora.</p><p>¿Has cambiado de idea? No hagas nada.</p>`),
      codes: [spanish],
      links: [],
      best: { code: spanish },
    },
    {
      name: 'korean code for a new phone',
      language: 'ko',
      subject: '새 기기 로그인 인증번호',
      html: pink(`<p>Robin님, 새로운 기기에서 로그인을 시도했어요.</p><p>인증번호 <b style="font-size:26px">${korean}</b></p><p>3분 안에 앱에 입력해 주세요. 본인이 아니라면
      비밀번호를 변경해 주세요.</p>`),
      codes: [korean],
      links: [],
      best: { code: korean },
    },
    {
      name: 'a report was dealt with',
      language: 'en',
      subject: 'Thanks for your report',
      html: pink(`<p>Case ${random.digits(8)}: we looked into the profile that you reported on June ${random.whole(2, 27)}, and it's gone. You won't see it again,
      and it won't see you.</p><p>Tip: a match who asks for a code from your mail or for money is no match.</p>`),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
