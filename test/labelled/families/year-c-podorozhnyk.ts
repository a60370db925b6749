/** A Ukrainian health portal (doctors, analyses, prescriptions), light HTML: registration, consent, visits, results, in Ukrainian. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function layout({ body }: Draft): { html: string } {
  return {
    html: `<!DOCTYPE html><html lang="uk"><head><meta charset="UTF-8" /><meta name="viewport" content="width=device-width" /></head>
<body style="background:#f0f7f1;font-family:'e-Ukraine',Arial,sans-serif;margin:0;padding:20px"><div style="background:#fff;border-radius:14px;margin:0 auto;max-width:560px;padding:30px">
<p style="color:#2e8b57;font-size:20px;font-weight:bold;margin-top:0">🌿 Подорожник</p>
${body}
</div><div style="color:#7b8a80;font-size:12px;margin:16px auto;max-width:560px">Гаряча лінія: 0 800 330 214 (безкоштовно). Ви отримали цей лист, бо користуєтеся порталом podorozhnyk.example.<br/>ТОВ «Подорожник Мед», вул. Антоновича 44, м. Київ, 03150, код ЄДРПОУ 40996530. <a href="https://podorozhnyk.example/privacy" style="color:#7b8a80">Політика конфіденційності</a></div></body></html>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const register = random.digits(6);
  const declaration = random.digits(4);
  const enter = random.digits(6);
  const verify = `https://podorozhnyk.example/email/verify/${random.digits(6)}/${random.text('0123456789abcdef', 40)}?expires=17${random.digits(8)}&signature=${random.text('0123456789abcdef', 32)}`;
  const family = `https://podorozhnyk.example/family/accept?invite=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 20)}`;
  const prescription = `${random.digits(4)}-${random.text('0123456789ABCDEFGHKMPTX', 4)}-${random.text('0123456789ABCDEFGHKMPTX', 4)}-${random.text('0123456789ABCDEFGHKMPTX', 4)}`;
  return laidOut(
    [
      {
        name: 'register',
        language: 'uk',
        subject: 'Код для реєстрації на порталі',
        codes: [register],
        body: `<p>Вітаємо!</p><p>Щоб завершити реєстрацію, введіть цей код у вікні браузера або застосунку:</p><p style="background:#e3f3e7;border-radius:10px;font-size:30px;letter-spacing:5px;padding:14px;text-align:center"><b>${register}</b></p><p>Діє 10 хвилин. Якщо ви не реєструвалися, просто не звертайте уваги на лист.</p>`,
      },
      {
        name: 'address',
        language: 'uk',
        subject: 'Підтвердьте електронну пошту',
        links: [verify],
        body: `<p>Добрий день, Robin!</p><p>Ви вказали цю скриньку для отримання результатів аналізів. Підтвердьте, що вона належить вам:</p><p><a href="${verify.replace('&', '&amp;')}" style="background:#2e8b57;border-radius:10px;color:#fff;display:inline-block;padding:12px 22px;text-decoration:none">Підтвердити пошту</a></p><p>Кнопка працюватиме одну добу.</p>`,
      },
      {
        name: 'visit',
        language: 'uk',
        subject: 'Нагадуємо про візит 17 березня о 09:40',
        body: `<p>Добрий день, Robin!</p><p>Ви записані до лікаря.</p><p><b>Терапевт Гнатюк Оксана Василівна</b><br/>вівторок, 17.03.2026, 09:40, кабінет 214<br/>Амбулаторія № 3, вул. Січових Стрільців 21</p><p>Номер талона: <b>Т-${random.digits(3)}</b>. Не зможете прийти? Скасуйте запис щонайменше за 2 години: <a href="https://podorozhnyk.example/visits">мої записи</a>.</p>`,
      },
      {
        name: 'declaration',
        language: 'uk',
        subject: 'Підписання декларації з лікарем',
        codes: [declaration],
        body: `<p>Добрий день!</p><p>Лікар Гнатюк О. В. створила декларацію № 0001-${random.digits(4)}-${random.digits(4)}. Продиктувати код не потрібно: уведіть <b>${declaration}</b> у своєму кабінеті, щоб погодитися з нею.</p><p>Без підтвердження впродовж трьох днів декларацію буде скасовано.</p>`,
      },
      {
        name: 'prescription',
        language: 'uk',
        subject: 'Вам виписано електронний рецепт',
        body: `<p>Рецепт № <b>${prescription}</b></p><p>Амоксицилін, таблетки 500 мг, 20 шт.<br/>Діє: 18.03.2026 – 16.04.2026<br/>Код погашення: <b>${random.digits(4)}</b></p><p>Назвіть обидва номери фармацевту в будь-якій аптеці. Подробиці за телефоном 16-77.</p>`,
      },
      {
        name: 'sign-in',
        language: 'uk',
        subject: `Вхід до кабінету: ${enter.slice(0, 3)} ${enter.slice(3)}`,
        codes: [enter],
        body: `<p>Robin, хтось входить до вашого кабінету з пристрою Redmi Note 13 (Львів).</p><p>Одноразовий пароль: <b style="font-size:20px">${enter.slice(0, 3)} ${enter.slice(3)}</b></p><p>Це не ви? Змініть пароль і завершіть усі сеанси в налаштуваннях.</p>`,
      },
      {
        name: 'family',
        language: 'uk',
        subject: 'Марта додає вас до сімейного кабінету',
        links: [family],
        body: `<p>Добрий день, Robin!</p><p>Марта Коваль хоче бачити ваші записи до лікарів та щеплення. Погоджуєтеся?</p><p><a href="${family}" style="background:#2e8b57;border-radius:10px;color:#fff;display:inline-block;padding:12px 22px;text-decoration:none">Прийняти запрошення</a></p><p>Доступ можна забрати будь-коли.</p>`,
      },
    ],
    layout,
  );
}
