/** Notices that something was proved already, in twenty languages and in many words: the value that did it is named, and is of no use any more. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<div style="max-width:420px;border:1px solid #ccc;padding:22px;font-family:system-ui"><p>${body.replaceAll('\n', '</p><p>')}</p></div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        ['That was you', 'At 18:40 a tablet in Bergen typed 771029 and was let through. If you were in Bergen, good.'],
        ['Receipt for your approval', 'You approved the standing order with 40618 on 4 May. Keep this for your files.'],
        ['Nobody came', 'We sent 552810 to your phone on Monday. It went unused and has now gone.'],
        ['Swapped', '330917 was tried twice and refused, as 604482 had taken its place. You are in all the same.'],
      ]),
      ...withoutCodes('de', [
        ['Das hat geklappt', 'Mit der 771029 kam um 18:40 ein Tablet aus Bergen herein. Waren Sie das, ist alles gut.'],
        ['Beleg', 'Sie haben den Dauerauftrag am 4. Mai mittels 40618 genehmigt.'],
      ]),
      ...withoutCodes('fr', [
        ['C’était vous', 'À 18 h 40, une tablette à Bergen a fourni 771029 et elle est entrée.'],
        ['Reçu d’accord', 'Vous avez donné votre accord au virement au moyen de 40618, le 4 mai.'],
      ]),
      ...withoutCodes('es', [['Eras tú', 'A las 18:40 una tableta en Bergen tecleó 771029 y pasó.']]),
      ...withoutCodes('it', [['Eri tu', 'Alle 18:40 un tablet a Bergen ha fornito 771029 ed è passato.']]),
      ...withoutCodes('pt-BR', [['Foi você', 'Às 18h40 um tablet em Bergen digitou 771029 e passou.']]),
      ...withoutCodes('nl', [['Dat was u', 'Om 18.40 uur tikte een tablet in Bergen 771029 in en mocht door.']]),
      ...withoutCodes('sv', [['Det var du', 'Klockan 18.40 slog en platta i Bergen in 771029 och släpptes igenom.']]),
      ...withoutCodes('da', [['Det var dig', 'Kl. 18.40 tastede en tablet i Bergen 771029 og kom igennem.']]),
      ...withoutCodes('fi', [['Se olit sinä', 'Klo 18.40 tabletti Bergenissä antoi luvun 771029 ja pääsi läpi.']]),
      ...withoutCodes('pl', [['To pan', 'O 18:40 tablet w Bergen podał 771029 i został wpuszczony.']]),
      ...withoutCodes('cs', [['To jste byli vy', 'V 18:40 zadal tablet v Bergenu 771029 a byl vpuštěn.']]),
      ...withoutCodes('hu', [['Ön volt az', '18:40-kor egy bergeni tablet beütötte a 771029-et, és bejutott.']]),
      ...withoutCodes('ro', [['Ați fost dumneavoastră', 'La 18:40 o tabletă din Bergen a tastat 771029 și a intrat.']]),
      ...withoutCodes('ru', [['Это были вы', 'В 18:40 планшет в Бергене набрал 771029 и был пропущен.']]),
      ...withoutCodes('uk', [['Це були ви', 'О 18:40 планшет у Бергені набрав 771029, і його пропустили.']]),
      ...withoutCodes('el', [['Ήσασταν εσείς', 'Στις 18:40 ένα τάμπλετ στο Μπέργκεν έδωσε 771029 και πέρασε.']]),
      ...withoutCodes('tr', [['Sizdiniz', '18.40’ta Bergen’deki bir tablet 771029 girdi ve içeri alındı.']]),
      ...withoutCodes('ar', [['كنت أنت', 'في 18:40 كتب جهاز لوحي في بيرغن 771029 وسُمح له بالدخول.']]),
      ...withoutCodes('hi', [['वह आप थे', '18:40 पर बर्गन के एक टैबलेट ने 771029 डाला और अंदर आ गया।']]),
      ...withoutCodes('ja', [['ご本人でした', '18時40分、ベルゲンのタブレットから771029が打たれ、通りました。']]),
      ...withoutCodes('ko', [['본인이셨습니다', '18시 40분 베르겐의 태블릿이 771029를 넣고 통과했습니다.']]),
      ...withoutCodes('zh-Hans', [['是您本人', '18:40，卑尔根的一台平板输了771029，已放行。']]),
      ...withoutCodes('vi', [['Đó là bạn', 'Lúc 18:40, một máy tính bảng ở Bergen gõ 771029 và đã được vào.']]),
      ...withoutCodes('id', [['Itu anda', 'Pukul 18.40 sebuah tablet di Bergen memasukkan 771029 dan diizinkan.']]),
    ],
    layout,
  );
}
