/** Notices that a code was used, wrong or too late, in 18 languages: what they name works no more, so none is told. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, name }: Draft) =>
  name.length % 2 === 0 ? { text: body } : { html: `<p>${body}</p><p>—<br>Halyard Accounts</p>` };

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        ['Thanks, that worked', 'Your email is verified. The code was 318402; you can throw it away.'],
        [
          'New login to Halyard',
          'We noticed a login with the one-time code 318402 from Porto at 09:15. Was it you? Then all is well.',
        ],
        ['Code rejected', 'You typed 318420 and we had sent 318402. Start over to get a fresh one.'],
        ['Too late', 'Verification code 318402 lapsed an hour ago, and nobody used it. Sign in again if you still want to.'],
        ['Payment approved', 'The payment to Pike & Sons was approved with passcode 90417 and is on its way.'],
        ['Password reset complete', 'Reset code 771204 was accepted. Sign in with your new password from now on.'],
      ]),
      ...withoutCodes('de', [['Hat geklappt', 'Die Nummer 318402 war richtig, Ihre Adresse ist bestätigt.']]),
      ...withoutCodes('fr', [['C’est vérifié', 'Le code 318402 a été accepté. Vous n’en aurez plus besoin.']]),
      ...withoutCodes('es', [['Ya está', 'Aceptamos el código 318402 y su correo quedó verificado.']]),
      ...withoutCodes('it', [['Fatto', 'Il codice 318402 è stato accettato, l’indirizzo è confermato.']]),
      ...withoutCodes('pt-BR', [['Tudo certo', 'O código 318402 foi aceito e não vale mais.']]),
      ...withoutCodes('nl', [['Gelukt', 'Code 318402 klopte, je adres is bevestigd.']]),
      ...withoutCodes('sv', [['Klart', 'Koden 318402 stämde och är nu förbrukad.']]),
      ...withoutCodes('fi', [['Valmista', 'Koodi 318402 hyväksyttiin, se ei toimi enää.']]),
      ...withoutCodes('pl', [['Gotowe', 'Kod 318402 został przyjęty, adres jest potwierdzony.']]),
      ...withoutCodes('cs', [['Hotovo', 'Kód 318402 byl přijat, už neplatí.']]),
      ...withoutCodes('ro', [['Gata', 'Codul 318402 a fost acceptat.']]),
      ...withoutCodes('hu', [['Kész', 'A 318402 kódot elfogadtuk, többé nem érvényes.']]),
      ...withoutCodes('ru', [['Готово', 'Код 318402 принят, почта подтверждена.']]),
      ...withoutCodes('uk', [['Готово', 'Код 318402 прийнято, він більше не діє.']]),
      ...withoutCodes('tr', [['Tamamdır', '318402 kodu kabul edildi, adresiniz doğrulandı.']]),
      ...withoutCodes('ja', [['完了しました', 'コード 318402 を受け付け、メールの確認が済みました。']]),
      ...withoutCodes('ko', [['완료', '코드 318402 확인을 마쳤습니다.']]),
      ...withoutCodes('zh-Hans', [['已完成', '验证码 318402 已通过，不能再次使用。']]),
      ...withoutCodes('ar', [['تم', 'قبلنا الرمز 318402 ولم يعد صالحا.']]),
      ...withoutCodes('vi', [['Xong', 'Mã 318402 đã được chấp nhận và hết hiệu lực.']]),
    ],
    layout,
  );
}
