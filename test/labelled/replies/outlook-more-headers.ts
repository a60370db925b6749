/** Replies above the block of headers that Outlook and its like put over the older mail, in more languages. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'hu-malom-outlook-text',
    language: 'hu',
    subject: 'RE: Malomkerék',
    answers: true,
    text: `Tisztelt Malomőr Úr!

A kerék tölgyből legyen, a régi lapátokat kérem megőrizni. Április végéig ráérünk.

Tisztelettel:
Kincses Borbála

Feladó: Vízimalom Egyesület <iroda@vizimalom-egyesulet.example>
Küldve: 2026. február 3., kedd 9:14
Címzett: Kincses Borbála <borbala@kincses-faipar.example>
Tárgy: Malomkerék

Milyen fából készüljön a kerék, és mi legyen a régi lapátokkal?
`,
    newWords: `Tisztelt Malomőr Úr!

A kerék tölgyből legyen, a régi lapátokat kérem megőrizni. Április végéig ráérünk.`,
    quoted: 'below',
  },
  {
    name: 'pt-pt-azulejos-outlook-ios',
    language: 'pt-PT',
    subject: 'RE: Azulejos da cozinha',
    answers: true,
    text: `Bom dia, Sr. Falcato.

Ficamos com os azuis. São 11 metros quadrados, mais um para as quebras.

Obter o Outlook para iOS<https://outlook-app.example/ios>
________________________________
De: Olaria Falcato <olaria@falcato-azulejos.example>
Enviado: 3 de fevereiro de 2026 09:14
Para: Benedita Roque <benedita@roque-casa.example>
Assunto: Azulejos da cozinha

Sempre quer os azuis? Quantos metros são?
`,
    newWords: `Bom dia, Sr. Falcato.

Ficamos com os azuis. São 11 metros quadrados, mais um para as quebras.`,
    quoted: 'below',
  },
  {
    name: 'nb-hytte-outlook-text',
    language: 'nb',
    subject: 'SV: Strøm til hytta',
    answers: true,
    text: `Hei,

vi vil ha jordkabel hele veien. Grøfta graver vi selv i uke 20.

Med vennlig hilsen
Ragnhild Flatøy
Tlf. 555 50 113

Fra: Fjellstrøm Installasjon <post@fjellstrom-inst.example>
Sendt: tirsdag 3. februar 2026 09:14
Til: Ragnhild Flatøy <ragnhild@flatoy.example>
Emne: Strøm til hytta

Luftstrekk eller jordkabel? Og hvem graver?
`,
    newWords: `Hei,

vi vil ha jordkabel hele veien. Grøfta graver vi selv i uke 20.`,
    quoted: 'below',
  },
  {
    name: 'sl-smucanje-outlook-text',
    language: 'sl',
    subject: 'RE: Smučarski tečaj',
    answers: true,
    text: `Pozdravljeni,

prijavljam oba otroka. Zala že vozi sama, Vid pa še ne.

Lep pozdrav,
Matjaž Kotnik

________________________________
Od: Smučarska šola Brin <sola@smuci-brin.example>
Poslano: torek, 03. februar 2026 09:14
Za: Matjaž Kotnik <matjaz@kotnikovi.example>
Zadeva: Smučarski tečaj

Prijavljate enega ali oba otroka? Ali že smučata?
`,
    newWords: `Pozdravljeni,

prijavljam oba otroka. Zala že vozi sama, Vid pa še ne.`,
    quoted: 'below',
  },
  {
    name: 'bg-mebeli-outlook-text',
    language: 'bg',
    subject: 'RE: Библиотека по мярка',
    answers: true,
    text: `Добър ден,

рафтовете да са шест, от дъб. Вратички няма да има.

С уважение,
Калина Брезоева

От: Дърводелница Ясен <zayavki@yasen-mebeli.example>
Изпратено: вторник, 3 февруари 2026 г. 9:14
До: Калина Брезоева <kalina@brezoeva.example>
Относно: Библиотека по мярка

Колко рафта да направим и ще има ли вратички?
`,
    newWords: `Добър ден,

рафтовете да са шест, от дъб. Вратички няма да има.`,
    quoted: 'below',
  },
  {
    name: 'id-gudang-outlook-text',
    language: 'id',
    subject: 'RE: Kunci gudang',
    answers: true,
    text: `Pak Hendra,

kuncinya ada di pos satpam. Gudang dua jangan dibuka dulu, lantainya baru dicat.

Salam,
Wulandari

Dari: Hendra Kusnadi <hendra@gudang-makmur.example>
Dikirim: Selasa, 03 Februari 2026 09.14
Kepada: Wulandari <wulan@gudang-makmur.example>
Perihal: Kunci gudang

Bu, kunci gudang ada di mana?
`,
    newWords: `Pak Hendra,

kuncinya ada di pos satpam. Gudang dua jangan dibuka dulu, lantainya baru dicat.`,
    quoted: 'below',
  },
  {
    name: 'th-rongrian-outlook-text',
    language: 'th',
    subject: 'RE: รถรับส่งนักเรียน',
    from: 'ชลธิชา',
    answers: true,
    text: `เรียนคุณครู

น้องจะขึ้นรถเฉพาะตอนเช้าค่ะ ตอนเย็นคุณยายมารับเอง

ขอบคุณค่ะ
ชลธิชา

________________________________
จาก: โรงเรียนบ้านสวน <rotsong@bansuan-school.example>
ส่ง: 3 กุมภาพันธ์ 2569 09:14
ถึง: ชลธิชา <chonthicha@bansuan-mail.example>
เรื่อง: รถรับส่งนักเรียน

น้องจะขึ้นรถทั้งเช้าและเย็นหรือไม่
`,
    newWords: `เรียนคุณครู

น้องจะขึ้นรถเฉพาะตอนเช้าค่ะ ตอนเย็นคุณยายมารับเอง`,
    quoted: 'below',
  },
  {
    name: 'vi-maybom-outlook-html',
    language: 'vi',
    subject: 'RE: Máy bơm nước',
    answers: true,
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body lang="VI"><div class="WordSection1">
<p class="MsoNormal">Chào anh,</p>
<p class="MsoNormal">Máy bơm đặt ở vườn sau. Ống dài 40 mét là đủ.</p>
<p class="MsoNormal">&nbsp;</p>
<p class="MsoNormal">Trân trọng,</p>
<p class="MsoNormal">Đoàn Ngọc Lâm</p>
<p class="MsoNormal">&nbsp;</p>
<p class="MsoNormal"><b>Từ:</b> Cơ Điện Hòa Phú &lt;banhang@codien-hoaphu.example&gt;<br><b>Đã gửi:</b> Thứ Ba, 3 Tháng Hai 2026 9:14 SA<br><b>Tới:</b> Đoàn Ngọc Lâm &lt;lam@doan-lam.example&gt;<br><b>Chủ đề:</b> Máy bơm nước</p>
<p class="MsoNormal">Máy bơm đặt ở đâu và cần ống dài bao nhiêu?</p>
</div></body></html>
`,
    newWords: `Chào anh,

Máy bơm đặt ở vườn sau. Ống dài 40 mét là đủ.`,
    quoted: 'below',
  },
];
