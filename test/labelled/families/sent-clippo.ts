/** A short video app, in English, Japanese and Portuguese: codes in a big line, a new device, what is on tonight. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const signUp = random.digits(6);
  const japanese = random.digits(6);
  const brazil = random.digits(6);
  const reset = random.digits(6);
  const none = { codes: [], links: [], best: null };
  const email = (code: string) => ({ codes: [code], links: [], best: { code } });
  return [
    {
      name: 'sign-up code',
      language: 'en',
      subject: `${signUp} is your verification code`,
      html: strip('Verification code', [
        `To verify your account, enter this code in Clippo:`,
        `<span style="font-size:20px;font-weight:bold">${signUp}</span>`,
        `Verification codes expire after 48 hours.`,
        `If you didn't request a code, please ignore this message.`,
        `Clippo Support Team`,
      ]),
      ...email(signUp),
    },
    {
      name: 'code, Japanese',
      language: 'ja',
      subject: `${japanese}は認証用コードです`,
      html: strip(
        '認証コード',
        [
          'アカウントを認証するには、Clippoで次のコードを入力します:',
          `<span style="font-size:20px;font-weight:bold">${japanese}</span>`,
          'コードの有効期限は48時間です。',
          'リクエストした覚えがない方は、何もしていただく必要はありません。',
          'Clippoサポートチーム',
        ],
        'ja',
      ),
      ...email(japanese),
    },
    {
      name: 'code, Portuguese',
      language: 'pt-BR',
      subject: `Clippo: ${brazil} é o seu código`,
      html: strip(
        'Código de verificação',
        [
          'Alguém está entrando na sua conta @robin.vale em um novo aparelho. Para continuar, insira este código no Clippo:',
          `<span style="font-size:20px;font-weight:bold">${brazil}</span>`,
          `Aparelho: moto g8${random.digits(1)} · Recife, PE · ${random.whole(2, 27)} de novembro, 20h1${random.digits(1)}`,
          'O código vale por 48 horas. Não reconhece? Troque a senha pelo app em Perfil &gt; Configurações &gt; Conta.',
          'Equipe de suporte do Clippo',
        ],
        'pt',
      ),
      ...email(brazil),
    },
    {
      name: 'password code',
      language: 'en',
      subject: 'Reset your Clippo password',
      text: `Hi @robin.vale,

Here's your code to reset your password: ${reset}

Open the app, tap "Forgot password?", and enter the code. It's valid for one hour.

Didn't request a reset? No changes have been made to your account.

Clippo Support Team

This email was generated for @robin.vale. 5800 Sepulveda Row, Suite 100-10, Culver City, CA 90232 USA
`,
      ...email(reset),
    },
    {
      name: 'new device',
      language: 'en',
      subject: 'New device logged in to your account',
      html: strip('New device login', [
        'Hi robin.vale, your account was just logged in to on a new device.',
        `When: 11/${random.whole(2, 27)} 18:4${random.digits(1)} GMT<br>Device type: iPhone1${random.whole(4, 7)},2<br>Near: Leeds, United Kingdom`,
        `If this was you, no action is needed. If it wasn't, <a href="https://www.clippo.example/security/devices?uid=${random.digits(19)}">remove the device</a> and turn on 2-step verification.`,
        'Clippo Support Team',
      ]),
      ...none,
    },
    {
      name: 'what is on',
      language: 'en',
      subject: '👀 @sourdough.sam and 12 others posted while you were out',
      html: `<html><body style="margin:0;background:#f8f8f8"><center><table width="420" bgcolor="#ffffff" style="font-family:ProximaNova,Arial"><tr><td colspan="2" style="padding:24px;font-size:22px"><b>Catch up on what you missed</b></td></tr>
<tr><td style="padding:8px 24px"><a href="https://www.clippo.example/@sourdough.sam/video/${random.digits(19)}"><img src="https://p16-sign.clippocdn.example/obj/${random.digits(12)}.jpeg" width="170" alt=""></a><br>♥ ${random.whole(10, 900)}.${random.digits(1)}K</td>
<td style="padding:8px 24px"><a href="https://www.clippo.example/@leedsbynight/video/${random.digits(19)}"><img src="https://p16-sign.clippocdn.example/obj/${random.digits(12)}.jpeg" width="170" alt=""></a><br>♥ ${random.digits(4)}</td></tr>
<tr><td colspan="2" style="padding:24px" align="center"><a href="https://www.clippo.example/foryou?enter_from=email_digest" style="background:#fe2c55;color:#fff;padding:12px 60px;border-radius:4px;text-decoration:none">Watch now</a><br><br>
LIVE tonight 20:00: The Great Crumb Off. Gift code CRUMB${random.digits(3)} gives 50 coins, 18+ only.</td></tr>
<tr><td colspan="2" style="font-size:10px;color:#8a8b91;padding:24px">Sent to robin@postroom.localhost. <a href="https://www.clippo.example/unsub?t=${random.digits(16)}">Unsubscribe</a>. Clippo Technology Limited, 10 Earlsfort Yard, Dublin, D02 T380</td></tr></table></center></body></html>`,
      ...none,
    },
  ];
}

const FEET = {
  en: ['Have a question?', 'Help Center', 'This is an automatically generated email. Replies aren’t monitored.'],
  ja: ['ご質問がありますか?', 'ヘルプセンター', 'これは自動生成メールです。返信は受け付けていません。'],
  pt: ['Tem alguma dúvida?', 'Central de Ajuda', 'Este e-mail foi gerado automaticamente. Não é possível responder.'],
} as const;

function strip(title: string, paragraphs: readonly string[], language: keyof typeof FEET = 'en'): string {
  const [question, help, automatic] = FEET[language];
  const rows = paragraphs.map((paragraph) => `<p style="margin:0 0 20px 0">${paragraph}</p>`).join('\n');
  return `<!DOCTYPE html><html><body style="margin:0;padding:0"><div style="background:#000;padding:16px 20px"><img src="https://p16-sign.clippocdn.example/mail/logo_w.png" height="28" alt="Clippo"></div>
<div style="padding:20px;max-width:600px;color:#161823;font:16px/1.4 Arial"><h2>${title}</h2>${rows}</div>
<div style="padding:20px;color:rgba(22,24,35,.5);font:12px Arial">${question} <a href="https://support.clippo.example/">${help}</a><br>${automatic} Clippo 5800 Sepulveda Row, Suite 100-10, Culver City, CA 90232 USA</div></body></html>`;
}
