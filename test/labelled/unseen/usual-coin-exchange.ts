/** A crypto exchange in four languages: dark-headed tables, bracketed subjects, the code in gold, an anti-phishing phrase on top. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const FOOT = {
  en: 'Stay connected! <a href="https://social.example/kovento">Social</a> &bull; <a href="https://chat.example/kovento">Chat</a><br>Never give your password or codes to anyone, including Kovento support.<br>&copy; 2018&ndash;2026 Kovento Ltd., Victoria, Mah&eacute;. All rights reserved.',
  ru: 'Это автоматическое сообщение, пожалуйста, не отвечайте на него.<br>Служба поддержки: <a href="https://www.kovento.example/ru/support">kovento.example/ru/support</a><br>&copy; 2018&ndash;2026 Kovento. Все права защищены.',
  uk: 'Це автоматичне повідомлення, будь ласка, не відповідайте на нього.<br>Служба підтримки: <a href="https://www.kovento.example/uk/support">kovento.example/uk/support</a><br>&copy; 2018&ndash;2026 Kovento. Усі права захищено.',
  ko: '본 메일은 발신 전용입니다. 문의사항은 <a href="https://www.kovento.example/ko/support">고객센터</a>를 이용해 주세요.<br>&copy; 2018&ndash;2026 Kovento. All rights reserved.',
};

const mail = (
  language: keyof typeof FOOT,
  title: string,
  body: string,
) => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"></head><body bgcolor="#FAFAFA">
<table width="600" align="center" cellpadding="0" cellspacing="0" style="background:#FFFFFF;border-collapse:collapse">
<tr><td style="background:#12161C;padding:14px 24px"><span style="color:#F0B429;font:bold 20px Arial">KOVENTO</span></td></tr>
<tr><td style="padding:30px 24px 0;font:bold 20px/28px Arial;color:#14151A">${title}</td></tr>
<tr><td style="padding:12px 24px 30px;font:14px/22px Arial;color:#14151A">${body}</td></tr>
<tr><td style="border-top:1px solid #EAECEF;padding:18px 24px;font:12px/18px Arial;color:#929AA5;text-align:center">${FOOT[language]}</td></tr>
</table></body></html>`;
const gold = (code: string) => `<br><span style="font:bold 26px Arial;color:#C99400">${code}</span><br><br>`;
const yellow = (url: string, label: string) =>
  `<br><table cellpadding="0" cellspacing="0"><tr><td bgcolor="#F0B429" style="padding:11px 34px;border-radius:3px"><a href="${url}" style="color:#12161C;font-weight:bold;text-decoration:none">${label}</a></td></tr></table><br>`;

export function mails(random: Random): FamilyMail[] {
  const code = () => random.digits(6);
  const [login, russian, russianPayout, ukrainian, ukrainianPhone, korean] = [code(), code(), code(), code(), code(), code()];
  const hex = (length: number) => random.text('0123456789abcdef', length);
  const withdraw = `https://www.kovento.example/en/withdraw/confirm?vc=${hex(40)}`;
  const confirmRu = `https://www.kovento.example/ru/register/verify/${hex(32)}`;
  const resetUk = `https://www.kovento.example/uk/reset-password?ticket=${hex(36)}`;
  return [
    {
      name: 'login verification',
      language: 'en',
      subject: `[Kovento] Login Verification Code – 2026-01-21 09:31:06 (UTC)`,
      html: mail(
        'en',
        'Login Verification Code',
        `<div style="text-align:right;font-size:12px">Anti-phishing code: <b>bluekettle</b></div>You are logging in to your Kovento account. Your verification code:${gold(login)}The code is valid for 10 minutes. Please do not share it.<br><br>Account: ro***@postroom.example<br>IP: 203.0.113.164<br><br><i>Don't recognize this activity? Please <a href="https://www.kovento.example/en/freeze">disable your account</a> and contact customer support.</i>`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'new device',
      language: 'en',
      subject: '[Kovento] New Device Login Detected – 2026-01-21 09:33:40 (UTC)',
      html: mail(
        'en',
        'New Device Login Detected',
        `<div style="text-align:right;font-size:12px">Anti-phishing code: <b>bluekettle</b></div>We detected a login to your account <b>ro***@postroom.example</b> from a new device.<br><br>Time: 2026-01-21 09:33:40 (UTC)<br>Device: Chrome V144.0.7559 (Linux)<br>IP address: 203.0.113.164 (Tallinn, Estonia)<br><br>If this activity is not your own operation, change your password and contact us immediately.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'withdrawal confirmation',
      language: 'en',
      subject: '[Kovento] Confirm Your Withdrawal Request',
      html: mail(
        'en',
        'Confirm Your Withdrawal',
        `You've requested to withdraw <b>0.18400000 BTC</b> from your account.<br><br>Address: bc1q${random.text('acdefghjklmnpqrstuvwxyz023456789', 38)}<br>Network fee: 0.00012000 BTC<br>Request ID: ${random.digits(12)}<br>${yellow(withdraw, 'Confirm Withdrawal')}The link expires in 30 minutes. Check the address carefully: completed withdrawals cannot be reversed.`,
      ),
      codes: [],
      links: [withdraw],
      best: { link: withdraw },
    },
    {
      name: 'код подтверждения',
      language: 'ru',
      subject: '[Kovento] Код подтверждения для входа',
      html: mail(
        'ru',
        'Вход в аккаунт',
        `Здравствуйте!<br><br>Ваш код подтверждения:${gold(russian)}Код действителен в течение 10 минут. Никому не сообщайте его, даже сотрудникам поддержки.<br><br>Если вы не пытались войти в аккаунт, немедленно смените пароль.`,
      ),
      codes: [russian],
      links: [],
      best: { code: russian },
    },
    {
      name: 'подтверждение почты',
      language: 'ru',
      subject: '[Kovento] Подтвердите адрес электронной почты',
      html: mail(
        'ru',
        'Подтверждение регистрации',
        `Здравствуйте!<br><br>Спасибо за регистрацию на Kovento. Чтобы завершить регистрацию, подтвердите адрес электронной почты, нажав на кнопку ниже.<br>${yellow(confirmRu, 'Подтвердить')}Если кнопка не работает, скопируйте ссылку в адресную строку браузера:<br><a href="${confirmRu}">${confirmRu}</a><br><br>Ссылка действует 24 часа.`,
      ),
      codes: [],
      links: [confirmRu],
      best: { link: confirmRu },
    },
    {
      name: 'вход с нового адреса',
      language: 'ru',
      subject: '[Kovento] Вход с нового IP-адреса',
      html: mail(
        'ru',
        'Вход с нового IP-адреса',
        `<div style="text-align:right;font-size:12px">Антифишинговый код: <b>vishnya77</b></div>В ваш аккаунт выполнен вход с нового IP-адреса.<br><br>Время: 18.01.2026 23:14:52 (UTC+3)<br>IP-адрес: 198.51.100.17<br>Город: Казань<br>Устройство: Android 14, приложение 2.98.4<br><br>Если это были вы, никаких действий не требуется. В противном случае обратитесь в службу поддержки.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'код для вывода средств',
      language: 'ru',
      subject: `[Kovento] ${russianPayout} – код для вывода средств`,
      html: mail(
        'ru',
        'Подтверждение вывода средств',
        `Вы запросили вывод <b>1 250,00 USDT</b> (сеть TRC20).<br><br>Адрес: T${random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz123456789', 33)}<br>Комиссия: 1,00 USDT<br><br>Для подтверждения операции введите код:${gold(russianPayout)}Срок действия кода &mdash; 30 минут. Номер заявки: ${random.digits(11)}.`,
      ),
      codes: [russianPayout],
      links: [],
      best: { code: russianPayout },
    },
    {
      name: 'код реєстрації',
      language: 'uk',
      subject: '[Kovento] Код підтвердження реєстрації',
      html: mail(
        'uk',
        'Вітаємо на Kovento!',
        `Щоб завершити реєстрацію, введіть код підтвердження:${gold(ukrainian)}Код дійсний протягом 15 хвилин.<br><br>Якщо ви не реєструвалися на Kovento, просто проігноруйте цей лист.`,
      ),
      codes: [ukrainian],
      links: [],
      best: { code: ukrainian },
    },
    {
      name: 'скидання пароля',
      language: 'uk',
      subject: '[Kovento] Скидання пароля',
      html: mail(
        'uk',
        'Скидання пароля',
        `Вітаємо!<br><br>Ми отримали запит на скидання пароля до вашого облікового запису. Натисніть кнопку, щоб встановити новий пароль.<br>${yellow(resetUk, 'Скинути пароль')}Посилання дійсне 30 хвилин. З міркувань безпеки виведення коштів буде призупинено на 24 години після зміни пароля.`,
      ),
      codes: [],
      links: [resetUk],
      best: { link: resetUk },
    },
    {
      name: 'депозит зараховано',
      language: 'uk',
      subject: '[Kovento] Депозит зараховано',
      html: mail(
        'uk',
        'Депозит успішно зараховано',
        `Ваш депозит у розмірі <b>15 000,00 UAH</b> зараховано на баланс.<br><br>Дата: 19.01.2026 11:06<br>Номер операції: ${random.digits(14)}<br>Картка: **** ${random.digits(4)}<br><br><a href="https://www.kovento.example/uk/wallet" style="color:#C99400">Переглянути баланс</a>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'зміна номера телефону',
      language: 'uk',
      subject: '[Kovento] Зміна номера телефону',
      html: mail(
        'uk',
        'Підтвердьте зміну номера телефону',
        `Ви змінюєте номер телефону на +380 ** *** ** ${random.digits(2)}.<br><br>Ваш код підтвердження: <b style="font-size:20px;color:#C99400">${ukrainianPhone}</b><br><br>Не повідомляйте цей код нікому. Він дійсний 10 хвилин. Якщо це були не ви, зверніться до служби підтримки.`,
      ),
      codes: [ukrainianPhone],
      links: [],
      best: { code: ukrainianPhone },
    },
    {
      name: '인증번호',
      language: 'ko',
      subject: '[Kovento] 이메일 인증번호 안내',
      html: mail(
        'ko',
        '이메일 인증번호 안내',
        `안녕하세요, Kovento입니다.<br><br>아래 인증번호를 입력하여 본인 인증을 완료해 주세요.${gold(korean)}인증번호는 발송 후 10분간 유효합니다.<br>요청 시간: 2026-01-20 14:22:09 (KST)<br><br>본인이 요청하지 않은 경우 고객센터(1577-0199)로 연락해 주시기 바랍니다.`,
      ),
      codes: [korean],
      links: [],
      best: { code: korean },
    },
    {
      name: '비밀번호 변경 완료',
      language: 'ko',
      subject: '[Kovento] 비밀번호가 변경되었습니다',
      html: mail(
        'ko',
        '비밀번호 변경 완료',
        `안녕하세요, 회원님.<br><br>2026년 1월 20일 14시 25분에 회원님의 비밀번호가 변경되었습니다.<br>접속 IP: 192.0.2.208<br>접수번호: ${random.digits(10)}<br><br>보안을 위해 변경 후 24시간 동안 출금이 제한됩니다.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
