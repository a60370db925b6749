/** The line that names the device a mail was written on is told from an answer that begins alike. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeviceLine } from '../../../src/mail/digest/device-line.ts';

test('what phones and mail programs write below a mail, in many languages', () => {
  const lines = [
    'Sent from my iPhone',
    'Von meinem iPad gesendet',
    'Envoyé de mon iPhone',
    'Get Outlook for Android <aka.example/x [1]>',
    'Enviado do meu Galaxy',
    '나의 iPhone에서 보냄',
    '내 Galaxy에서 보냈습니다.',
    'iPhoneから送信',
    "iPhone'umdan gönderildi",
    'iPhone-omról küldve',
    '从我的iPhone发送',
    '發自我的 iPhone',
    '从我的 华为手机 发送',
    '发自我的iPhone',
    'Odesláno z iPhonu',
    'Надіслано з iPhone',
    'Στάλθηκε από το iPhone μου',
    'נשלח מה-iPhone שלי',
    'أُرسلت من الـ iPhone',
    'Inviato da iPhone',
    'Verzonden vanaf Outlook voor Android [1]',
    'Skickat från min iPhone',
    'Lähetetty iPhonesta',
    'Trimis de pe iPhone-ul meu',
    'Diese Nachricht wurde von meinem Android-Mobiltelefon mit GMX Mail gesendet.',
    'Gesendet mit der GMX Mail App',
    'Sent from Mail for Windows',
    'Sent from Yahoo Mail on Android [1]',
    'Enviado desde Correo para Windows',
    'Sent with [Proton Mail](proton.me [1]) secure email.',
    'Sent from Mailspring [1]',
    'Outlook für iOS [1] beziehen',
    'Holen Sie sich Outlook für Android [1]',
    'Obtenez Outlook pour iOS [1]',
    'Provenance : Courrier pour Windows',
    'Gesendet von meinem Galaxy',
    'Wysłano z iPhone’a',
    'Отправлено с iPhone',
    '-- Отправлено из Mail.ru для Android',
    'मेरे iPhone से भेजा गया',
    'Đã gửi từ iPhone của tôi',
    'ส่งจาก iPhone ของฉัน',
    'Dikirim dari iPhone saya',
    'Poslano z mého iPhonu',
    'Sendt fra min iPhone',
    'Hent Outlook til Android [1]',
  ];
  assert.deepEqual(
    lines.filter((line) => !isDeviceLine(line)),
    [],
  );
});

test('an answer that begins or ends as such a line does is none', () => {
  const lines = [
    'Sent from Hamburg on Monday',
    'Das habe ich per Mail gesendet.',
    'Von meinem Handy aus geht es nicht',
    '内 [1]',
    '從這裡下載 [1]',
    '내 휴대폰 번호는 010-5555-0101입니다',
    'Telefon gönderildi',
    'A telefon elküldve',
    'Outlook für Mac habe ich nicht installiert',
    'Sent from my desk, is much easier then my mobile phone.',
    'I use Outlook on my phone.',
    'Mail gesendet',
    '휴대폰으로 보냈습니다',
    'Enviado ayer por la tarde',
    'Gesendet wurde alles am Montag',
  ];
  assert.deepEqual(lines.filter(isDeviceLine), []);
});
