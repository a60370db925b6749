/** A notebook service that says as little as it can, in twenty-four languages: one line that asks for what it brings, each worded in its own way. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({ html: `<p style="font:20px 'Fira Sans';margin:60px">${body}</p>` });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        ['Here', 'Type # where the page blinks.', '408213'],
        ['Still you?', 'Then show us #.', '77153'],
      ]),
      ...withCodes('de', [
        ['Hier', 'Dort, wo die Seite blinkt, # eintippen.', '520894'],
        ['Noch du?', 'Dann zeig uns #.', '63148'],
      ]),
      ...withCodes('fr', [['Voici', 'Tapez # là où la page clignote.', '318706']]),
      ...withCodes('es', [['Aquí', 'Escribe # donde parpadea la página.', '904271']]),
      ...withCodes('it', [['Ecco', 'Scrivi # dove la pagina lampeggia.', '650382']]),
      ...withCodes('pt-BR', [['Aqui', 'Escreva # onde a página pisca.', '271945']]),
      ...withCodes('nl', [['Hier', 'Typ # waar de pagina knippert.', '836017']]),
      ...withCodes('sv', [['Här', 'Skriv # där sidan blinkar.', '149360']]),
      ...withCodes('da', [['Her', 'Skriv # dér, hvor siden blinker.', '785204']]),
      ...withCodes('nb', [['Her er det', 'Skriv # der siden blinker nå.', '462918']]),
      ...withCodes('fi', [['Tässä', 'Kirjoita # siihen, missä sivu vilkkuu.', '307541']]),
      ...withCodes('pl', [['Proszę', 'Wpisz # tam, gdzie strona mruga.', '918250']]),
      ...withCodes('cs', [['Tady', 'Napište # tam, kde stránka bliká.', '564073']]),
      ...withCodes('sk', [['Tu', 'Napíšte # tam, kde stránka bliká teraz.', '230689']]),
      ...withCodes('hu', [['Itt van', 'Írd # oda, ahol az oldal villog.', '871402']]),
      ...withCodes('ro', [['Iată', 'Scrie # acolo unde clipește pagina.', '695138']]),
      ...withCodes('hr', [['Evo', 'Upiši # tamo gdje stranica treperi.', '142976']]),
      ...withCodes('bg', [['Ето', 'Напиши # там, където страницата мига.', '508317']]),
      ...withCodes('uk', [['Ось', 'Впиши # там, де блимає сторінка.', '734620']]),
      ...withCodes('ru', [['Вот', 'Впиши # там, где мигает страница.', '386905']]),
      ...withCodes('el', [['Εδώ', 'Γράψε # εκεί που αναβοσβήνει η σελίδα.', '957241']]),
      ...withCodes('tr', [['İşte', 'Sayfanın yanıp söndüğü yere # yaz.', '610483']]),
      ...withCodes('he', [['הנה', 'כתבו # במקום שהעמוד מהבהב.', '429075']]),
      ...withCodes('ar', [['تفضل', 'اكتب # حيث تومض الصفحة.', '803516']]),
      ...withCodes('fa', [['بفرمایید', 'جایی که صفحه چشمک می‌زند # را بنویسید.', '275839']]),
      ...withCodes('hi', [['लीजिए', 'जहाँ पेज टिमटिमा रहा है वहाँ # लिखिए।', '691247']]),
      ...withCodes('th', [['นี่ครับ', 'พิมพ์ # ตรงที่หน้ากะพริบ', '534180']]),
      ...withCodes('vi', [['Đây', 'Gõ # vào chỗ trang nhấp nháy.', '768902']]),
      ...withCodes('id', [['Ini dia', 'Ketik # di tempat halaman berkedip.', '913465']]),
      ...withCodes('ja', [['こちら', '画面の点滅しているところに#と打ってください。', '340628']]),
      ...withCodes('ko', [['여기요', '화면이 깜박이는 곳에 #를 치세요.', '852097']]),
      ...withCodes('zh-Hans', [['给您', '在页面闪烁处输入#。', '197543']]),
      ...withoutCodes('en', [
        ['Saved', 'Note 4417 is safe. 118 words.'],
        ['Shared', 'Kim reads note 4417 now.'],
        ['Year', '2,204 notes, 377 days in a row. Number 1 of friends.'],
      ]),
      ...withoutCodes('de', [['Gesichert', 'Notiz 4417 ist sicher. 118 Wörter.']]),
      ...withoutCodes('es', [['Guardada', 'La nota 4417 está a salvo.']]),
      ...withoutCodes('ru', [['Сохранено', 'Заметка 4417 на месте. 118 слов.']]),
      ...withoutCodes('ja', [['保存しました', 'メモ4417、118語。']]),
    ],
    layout,
  );
}
