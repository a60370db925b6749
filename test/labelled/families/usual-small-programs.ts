/** Small programs and plugins that send a sign-in code in one or two lines of their own wording, and say as briefly that something is done. */
import { laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) =>
  body.startsWith('<') ? { html: `<body style="font:15px system-ui">${body}</body>` } : { text: body };

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        ['# is your Tidepool code', 'Hi Robin,\n\n# is your Tidepool code.\n', '604187'],
        ['Tidepool login', 'Login code: #\nGood for 10 minutes.', '318846'],
        ['Your login token', 'token = #', 'b7k2q9'],
        ['[wiki] sign-in', 'Somebody (hopefully you) is signing in to the wiki.\n\nCode: #\n\nNot you? Do nothing.', '77150'],
        ['Finish signing up', '<p>Almost there. Use <strong>#</strong> to finish signing up.</p>', '902664'],
        ['Two-factor', '<div>Two-factor code</div><div style="font-size:32px">#</div>', '441903'],
        ['OTP', 'OTP #', '7036'],
        ['OTP for robin', 'robin: # (5 min)', '815520'],
        ['Reset', 'Use this to reset your password:\n\n    #', 'K4TQ-88XM'],
        ['Sign-in attempt', 'Enter # in the window you left open.', '5281'],
        ['verify', 'please verify with # - thanks', '630071'],
        ['Confirm your mail', 'Type # on the page to confirm that this address is yours.', '198352'],
        ['Password for today', 'One-time password: #', 'wf83nd'],
        ['Backup restore', 'Unlock code for the restore: #', '20931764'],
        ['Invite accepted', '<h3>Welcome aboard</h3><p>To open your account, your code is</p><h1>#</h1>', '553028'],
      ]),
      ...withCodes('de', [
        ['# ist dein Zugang', 'Dein Einmalcode: #', '740215'],
        ['Login', 'Bitte # eingeben.', '66182'],
        ['Bestätige dich', '<p>Code zur Anmeldung:</p><p><b>#</b></p>', '391740'],
      ]),
      ...withCodes('fr', [
        ['Connexion', 'Code de connexion : #', '280164'],
        ['Encore une étape', 'Saisissez # pour terminer.', '7193'],
      ]),
      ...withCodes('es', [
        ['Acceso', 'Para entrar: #', '614093'],
        ['Verifica tu correo', 'Escribe # en la pantalla de registro.', '50718'],
      ]),
      ...withCodes('it', [['Accesso', 'Il codice per entrare è #. Vale 5 minuti.', '836114']]),
      ...withCodes('pt-BR', [['Acesso', 'Use # para entrar.', '471509']]),
      ...withCodes('nl', [['Inloggen', 'Code om in te loggen: #', '920356']]),
      ...withCodes('sv', [['Logga in', 'Engångskod #', '135870']]),
      ...withCodes('da', [['Log ind', 'Din engangskode er #', '608824']]),
      ...withCodes('fi', [['Kirjaudu', 'Koodisi: #', '74106']]),
      ...withCodes('pl', [['Logowanie', 'Kod logowania: #', '259031']]),
      ...withCodes('cs', [['Přihlášení', 'Váš kód je #', '480716']]),
      ...withCodes('ro', [['Autentificare', 'Codul tău: #', '317205']]),
      ...withCodes('ru', [['Вход', '# — код для входа', '640923']]),
      ...withCodes('tr', [['Giriş', 'Giriş kodun #', '87340']]),
      ...withCodes('ja', [['ログイン', '認証コード: #', '205183']]),
      ...withCodes('ko', [['로그인', '인증번호는 # 입니다', '790415']]),
      ...withCodes('zh-Hans', [['登录', '验证码 #，五分钟内用完', '163970']]),
      ...withCodes('vi', [['Đăng nhập', 'Mã của bạn: #', '582047']]),
      ...withCodes('id', [['Masuk', 'Kode masuk: #', '0914']]),
      ...withoutCodes('en', [
        ['Signed in', 'You are signed in on Kitchen-PC. Session 604187.'],
        ['Backup done', 'Backup 20931 finished, 4410 files, no errors.'],
        ['Invite sent', 'Your invite to Sam went out. You have 3 left of 2026.'],
        ['Wiki: page moved', 'Page 77150 was moved to /old by kim.'],
        ['Low disk', '/dev/sda1 is at 9126 of 9900 MB'],
        ['Password changed', 'Done. Your password was changed at 1840.'],
      ]),
      ...withoutCodes('de', [
        ['Export fertig', 'Export 391740 liegt bereit.'],
        ['Neues Gerät', 'Angemeldet: Küche, Nr. 66182.'],
      ]),
      ...withoutCodes('es', [['Copia hecha', 'Copia 614093 guardada.']]),
      ...withoutCodes('fr', [['Sauvegarde', 'Lot 280164 archivé, 1290 pages.']]),
      ...withoutCodes('ja', [['完了', '受付 205183 の処理が終わりました']]),
    ],
    layout,
  );
}
