/** A host of websites in Russian: contracts, bills, servers and domains, and no code to use. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({
  html: `<p style="color:#063">Пчельник хостинг</p>${body
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')}`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('ru', [
        ['Счёт 118840 на оплату', 'Сумма <b>1 204,00 ₽</b>\nСчёт <b>118840</b>\nУкажите номер счёта в платеже.'],
        ['Сервер vds-4417 перезагружен', 'Причина: обновление ядра 6.1.55. Код завершения 0. Заявка 88213.'],
        ['Домен продлён', 'robin-garden.example до 24.11.2027. Номер операции 77120338.'],
        ['Лицензия панели', 'Ключ лицензии <code>PN4K-77LX-20QD</code> уже вписан в панель, делать ничего не нужно.'],
        ['Договор изменён', 'Договор ПХ-20714, приложение 3. Возразить можно до 10 декабря.'],
        ['Новый вход в панель', 'Вход 24.11 в 09:14, подтверждён кодом 5520**. Если это не вы, смените пароль.'],
        ['Баланс на исходе', 'Осталось 33,80 ₽. Лицевой счёт 620714.'],
      ]),
    ],
    layout,
  );
}
