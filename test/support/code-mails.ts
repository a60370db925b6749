/** Mails with one-time codes, labelled with what a person would type: the rules were made on these. */
import { codeTraps } from './code-traps.ts';

/** `codes` are all codes of the mail; none is a trap. */
export type CodeMail = { name: string; subject: string; text?: string; html?: string; codes: string[] };

const mailsWithCodes: CodeMail[] = [
  {
    name: 'six digits on a line of their own',
    subject: 'Verify your email address',
    text: 'Hi Robin,\n\nThanks for joining Tallow. Your verification code is:\n\n482913\n\nIt expires in 10 minutes. If you did not sign up, ignore this mail.\n\nTallow, 2100 Harbour Street, Oakland, CA 94607\n© 2026 Tallow Inc.\n',
    codes: ['482913'],
  },
  {
    name: 'the code opens the subject',
    subject: '771204 is your Quillpost login code',
    text: 'Use 771204 to sign in to Quillpost. Do not share it with anyone.\n\nSent 21 November 2026 at 10:15 UTC from 203.0.113.7.',
    codes: ['771204'],
  },
  {
    name: 'an HTML card with the code as a heading',
    subject: 'Your sign-in code',
    html: '<html><head><style>.c{font:28px monospace}</style></head><body><table width="600"><tr><td><img src="cid:logo" alt=""></td></tr><tr><td><p>Hello,</p><p>Enter this code to finish signing in:</p></td></tr><tr><td><h1 class="c">930 184</h1></td></tr><tr><td><p>This code is valid for 15 minutes.</p></td></tr><tr><td><small>Larkway Ltd, 12 Mill Road, Cambridge CB1 2AD. Company no. 08812345</small></td></tr></table></body></html>',
    codes: ['930184'],
  },
  {
    name: 'one digit a cell',
    subject: 'Confirm it is you',
    html: '<html><head><style>.c{font:28px monospace}</style></head><body><table width="600"><tr><td><p>Your one-time passcode</p></td></tr><tr><td><table><tr><td>4</td><td>0</td><td>7</td><td>1</td><td>9</td><td>5</td></tr></table></td></tr><tr><td><p>Never share this code. It expires at 14:30.</p></td></tr></table></body></html>',
    codes: ['407195'],
  },
  {
    name: 'dashed digits in a sentence',
    subject: 'Brindle confirmation code: 604-218',
    text: 'Your confirmation code is below - enter it in your open browser window and we will get you signed in.\n\n604-218\n\nQuestions? Call +1 (415) 555-0132.',
    codes: ['604218'],
  },
  {
    name: 'letter prefix outside of the field',
    subject: 'Verification for your account',
    text: 'G-550731 is your verification code.\n\nIf you did not request it, somebody may be trying to reach your account.',
    codes: ['550731'],
  },
  {
    name: 'letters and digits in two groups',
    subject: 'Log in to Fernhill',
    html: '<html><head><style>.c{font:28px monospace}</style></head><body><table width="600"><tr><td><p>Copy and paste this temporary login code:</p></td></tr><tr><td><div style="background:#f4f4f4"><code>X7K2-PQ9R</code></div></td></tr><tr><td><p>Or <a href="https://fernhill.example/magic?t=88121020">log in with this magic link</a>.</p></td></tr></table></body></html>',
    codes: ['X7K2-PQ9R'],
  },
  {
    name: 'capitals and digits after a colon',
    subject: 'Password reset',
    text: 'We got a request to reset the password of robin@mail.example.\nReset code: AB12CD\nRequest id 8841207. The code works once and for one hour.',
    codes: ['AB12CD'],
  },
  {
    name: 'four digits beside an order number',
    subject: 'Confirm your order #20481177',
    text: 'Please confirm your order 20481177 of $149.90.\nYour verification code for order 20481177 is 5582.\nDelivery by 2026-11-28 to 10115 Berlin.',
    codes: ['5582'],
  },
  {
    name: 'eight digits for a bank',
    subject: 'Harrow Bank: authorise your payment',
    text: 'Your one-time password for the payment of EUR 1,204.50 to card ending in 4417 is 83920175. We will never call you to ask for it.',
    codes: ['83920175'],
  },
  {
    name: 'German, in a sentence',
    subject: 'Ihr Bestätigungscode',
    text: 'Guten Tag,\n\nIhr Bestätigungscode lautet 319077. Er ist 10 Minuten gültig.\n\nKundennummer: 55120983\nTelefon 030 1234 5678\nMusterstraße 12, 10115 Berlin',
    codes: ['319077'],
  },
  {
    name: 'German, HTML, spaced',
    subject: 'Anmeldung bei Kranich',
    html: '<html><head><style>.c{font:28px monospace}</style></head><body><table width="600"><tr><td><h2>Fast geschafft!</h2></td></tr><tr><td><p>Gib diesen Code in der App ein, um dich anzumelden:</p></td></tr><tr><td><p><b>8 2 0 4 4 6</b></p></td></tr><tr><td><p>Rechnung 2026-10098 findest du im Konto.</p></td></tr></table></body></html>',
    codes: ['820446'],
  },
  {
    name: 'French',
    subject: 'Code de vérification : 448120',
    text: 'Bonjour,\n\nVoici votre code de vérification : 448120\nIl est valable 5 minutes. Ne le partagez avec personne.\n\n75011 Paris - Tél. 01 23 45 67 89',
    codes: ['448120'],
  },
  {
    name: 'Spanish',
    subject: 'Tu código de seguridad',
    text: 'Hola:\n\nIntroduce el siguiente código de seguridad para iniciar sesión\n\n  290 655\n\nCaduca en 20 minutos. Pedido de referencia 77120934.',
    codes: ['290655'],
  },
  {
    name: 'Italian',
    subject: 'Il tuo codice di verifica',
    text: 'Ciao Robin,\nil codice di verifica per accedere a Ginestra è 7741.\nScade tra 3 minuti.\nP.IVA 01234567890',
    codes: ['7741'],
  },
  {
    name: 'Portuguese',
    subject: 'Seu código de acesso',
    text: 'Olá,\n\nUse o código 615093 para entrar na sua conta. Ele expira em 10 minutos.\n\nNão compartilhe este código.',
    codes: ['615093'],
  },
  {
    name: 'Dutch',
    subject: 'Inloggen bij Waterlelie',
    text: 'Beste Robin,\n\nJe verificatiecode is: 554 871\n\nDe code is 15 minuten geldig. KvK-nummer 61234567.',
    codes: ['554871'],
  },
  {
    name: 'Polish',
    subject: 'Kod weryfikacyjny',
    text: 'Cześć,\n\nTwój kod weryfikacyjny to 902337. Kod jest ważny 10 minut.\n\nNumer zamówienia 55102938',
    codes: ['902337'],
  },
  {
    name: 'Japanese, no spaces',
    subject: '【こぶし】認証コードのお知らせ',
    text: 'こぶしをご利用いただきありがとうございます。\n認証コード：381650\n有効期限は10分です。\nお問い合わせ番号 8810233',
    codes: ['381650'],
  },
  {
    name: 'Chinese, inside a sentence',
    subject: '登录验证',
    text: '您好，您的验证码是205518，请在5分钟内输入。请勿泄露给他人。订单号 99120481',
    codes: ['205518'],
  },
  {
    name: 'Korean',
    subject: '이메일 인증번호 안내',
    text: '안녕하세요.\n인증번호는 [740216] 입니다.\n10분 이내에 입력해 주세요.\n사업자등록번호 123-45-67890',
    codes: ['740216'],
  },
  {
    name: 'Russian',
    subject: 'Код подтверждения',
    text: 'Здравствуйте!\n\nВаш код подтверждения: 118-846\n\nНикому не сообщайте его. Номер заказа 5501229.',
    codes: ['118846'],
  },
  {
    name: 'Arabic with its own digits',
    subject: 'رمز التحقق',
    text: 'مرحبا،\n\nرمز التحقق الخاص بك هو ٥٦٣٨٢٩\n\nتنتهي صلاحيته خلال 10 دقائق.',
    codes: ['563829'],
  },
  {
    name: 'two codes',
    subject: 'Your codes for the move',
    text: 'To move your number you need two codes.\n\nSecurity code (old device): 228817\nSecurity code (new device): 904112\n\nBoth expire in an hour.',
    codes: ['228817', '904112'],
  },
  {
    name: 'a reply that brings a new code above an old one',
    subject: 'Re: your login',
    text: 'The old one has run out, here is a new verification code: 660318\n\nOn Fri, Nov 20, 2026 at 9:01 AM Desk <desk@tallow.example> wrote:\n> Your verification code is 115290\n',
    codes: ['660318'],
  },
  {
    name: 'a code below the sentence that names it, with stars',
    subject: 'Sign in to Mossgrove',
    text: 'Somebody (you, we hope) wants to sign in from Lisbon.\n\n*** 73915 ***\n\nThis is your one-time code. It was made at 08:15:22 on 11/21/2026.',
    codes: ['73915'],
  },
  {
    name: 'code inside a long friendly sentence',
    subject: 'Almost there!',
    text: 'Hey Robin, welcome to Saltmarsh! To make sure this address is yours, please type 338102 into the box on the page you just left. That is all.',
    codes: ['338102'],
  },
  {
    name: 'marketing-like HTML with the code in a button',
    subject: 'Your Pennywhistle code',
    html: '<body><div>PENNYWHISTLE</div><h2>Welcome back</h2><p>Here’s your login code for Pennywhistle:</p><a href="https://pennywhistle.example/auth" style="padding:12px">491 337</a><p>Code expires in 30 minutes.</p><p>Pennywhistle GmbH, Torstraße 2024, 10119 Berlin, HRB 204817</p></body>',
    codes: ['491337'],
  },
  {
    name: 'code below a bold label in a two-column table',
    subject: 'Access request',
    html: '<table><tr><td>User</td><td>robin</td></tr><tr><td>Request ID</td><td>99120045</td></tr><tr><td>One-time PIN</td><td>6027</td></tr><tr><td>Valid until</td><td>10:45</td></tr></table>',
    codes: ['6027'],
  },
  {
    name: 'small letters and digits',
    subject: 'Your temporary login code for Hazel',
    text: 'Your temporary login code is\n\nq7mz4t\n\nThis code will only be valid for the next 5 minutes.',
    codes: ['q7mz4t'],
  },
  {
    name: 'letters alone in two groups',
    subject: 'Confirm email address on Orchard: BXF-KQW',
    text: 'Your confirmation code is below. Enter it in your open browser window.\n\nBXF-KQW\n\nIf you did not request this email, there is nothing to worry about.',
    codes: ['BXF-KQW'],
  },
  {
    name: 'a year as a code',
    subject: 'Verification code',
    text: 'Your verification code is:\n\n2024\n\n© 2026 Ferrous',
    codes: ['2024'],
  },
  {
    name: 'Swedish',
    subject: 'Din engångskod',
    text: 'Hej!\n\nDin engångskod är 540 218. Koden är giltig i 10 minuter.\n\nOrg.nr 556012-3456',
    codes: ['540218'],
  },
  {
    name: 'Turkish',
    subject: 'Doğrulama kodunuz',
    text: 'Merhaba,\n\nDoğrulama kodunuz: 883140\n\nBu kodu kimseyle paylaşmayın. Sipariş no 44120981',
    codes: ['883140'],
  },
  {
    name: 'French, the code first',
    subject: 'Connexion à Mirabelle',
    html: '<p>Bonjour Robin,</p><p><strong>702 915</strong> est votre code de connexion à Mirabelle.</p><p>Il expire dans 10 minutes. Service client : 09 70 80 90 10</p>',
    codes: ['702915'],
  },
  {
    name: 'German, PIN for a device',
    subject: 'Neues Gerät anmelden',
    text: 'Hallo Robin,\n\nfür die Anmeldung auf deinem neuen Gerät brauchst du diese PIN:\n\n 4 4 0 9\n\nVertragsnummer 7712 0934. Ausgabe 2026/11.',
    codes: ['4409'],
  },
  {
    name: 'Spanish, subject only',
    subject: '650284 es tu código de verificación de Olivar',
    html: '<p>¿Has sido tú? Si no has intentado entrar, cambia tu contraseña.</p><p>Calle Mayor 48, 28013 Madrid</p>',
    codes: ['650284'],
  },
  {
    name: 'Japanese in brackets, wide digits',
    subject: 'ログイン確認',
    text: 'ログインを完了するには、次の確認コードを入力してください。\n\n【９１５０３３】\n\n東京都渋谷区 〒150-0001',
    codes: ['915033'],
  },
  {
    name: 'traditional Chinese',
    subject: '您的驗證碼',
    text: '親愛的會員您好：\n\n您的一次性密碼為 118 204，請於 10 分鐘內使用。\n\n會員編號 88120457',
    codes: ['118204'],
  },
  {
    name: 'forwarded by a person',
    subject: 'Fwd: Your Tallow code',
    text: 'Here it is.\n\n---------- Forwarded message ---------\nFrom: Tallow <no-reply@tallow.example>\nDate: Sat, Nov 21, 2026 at 9:00 AM\nSubject: Your Tallow code\nTo: Robin <robin@mail.example>\n\nYour security code is 230918. It expires soon.',
    codes: ['230918'],
  },
];

export const codeMails: readonly CodeMail[] = [...mailsWithCodes, ...codeTraps];
