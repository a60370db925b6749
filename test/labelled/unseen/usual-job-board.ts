/** A job board in five languages: whole mails with a plain and an HTML part, as mailing services send them. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

/** A paragraph, a code in a line of its own, or a button. */
type Block = string | { code: string } | { url: string; label: string };

const ASCII_LINE = /.{1,72}(?<!=|=[0-9A-F])|.{1,72}/g;
const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) =>
      [...Buffer.from(line)]
        .map((byte) =>
          byte > 126 || byte < 32 || byte === 61
            ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
            : String.fromCharCode(byte),
        )
        .join(''),
    )
    .map((line) => (line.match(ASCII_LINE) ?? []).join('=\r\n'))
    .join('\r\n');
const base64 = (text: string) =>
  (
    Buffer.from(text)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');

const plainOf = (block: Block) =>
  typeof block === 'string' ? block.replaceAll('<br>', '\n') : 'code' in block ? block.code : `${block.label}: ${block.url}`;
const htmlOf = (block: Block) => {
  if (typeof block === 'string') return `<p style="margin:0 0 14px">${block}</p>`;
  if ('code' in block) return `<h1 style="margin:8px 0 22px;font-size:36px;color:#14532d">${block.code}</h1>`;
  return `<p style="margin:22px 0"><a href="${block.url.replaceAll('&', '&amp;')}" style="border:2px solid #14532d;color:#14532d;padding:10px 20px;text-decoration:none">${block.label}</a></p>`;
};

function whole(random: Random, language: string, subject: string, blocks: Block[], foot: string) {
  const boundary = `--==_mimepart_${random.text('0123456789abcdef', 24)}`;
  const [encode, encoding] = language === 'ja' ? [base64, 'base64'] : [quoted, 'quoted-printable'];
  const html = `<!doctype html>
<html lang="${language}"><body style="font-family:Georgia,serif;font-size:16px;color:#1c1c1c"><table width="520" align="left" cellpadding="20"><tr><td>
<img src="https://img.jobmere.example/l/word.png" alt="Jobmere" width="96" style="margin-bottom:18px">
${blocks.map(htmlOf).join('\n')}
<p style="font-size:12px;color:#666;border-top:1px solid #ccc;padding-top:10px">${foot}</p>
</td></tr></table></body></html>`;
  const part = (type: string, body: string) => [
    `--${boundary}`,
    `Content-Type: text/${type}; charset=UTF-8`,
    `Content-Transfer-Encoding: ${encoding}`,
    '',
    encode(body),
    '',
  ];
  return [
    'From: Jobmere <notifications@mail.jobmere.example>',
    'To: robin@postroom.localhost',
    `Subject: =?UTF-8?B?${Buffer.from(subject).toString('base64')}?=`,
    `Date: Tue, 20 Jan 2026 0${random.whole(6, 9)}:${random.whole(10, 59)}:${random.whole(10, 59)} +0000`,
    `Message-ID: <${random.text('0123456789abcdef', 20)}@mail.jobmere.example>`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...part('plain', `${blocks.map(plainOf).join('\n\n')}\n\n--\n${foot.replaceAll('<br>', '\n')}`),
    ...part('html', html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

const EN = 'Jobmere Oy, Kalevankatu 90, 00180 Helsinki, Finland<br>Help: help@jobmere.example, +358 9 555 0117';
const DE = 'Jobmere Deutschland GmbH, Lindenallee 204, 10439 Berlin<br>Amtsgericht Charlottenburg, HRB 204417 B';
const FI = 'Jobmere Oy, Kalevankatu 90, 00180 Helsinki, Y-tunnus 3190447-2<br>Asiakaspalvelu: 09 555 0117 (arkisin 9–16)';
const PL = 'Jobmere Polska sp. z o.o., 00-591 Warszawa, ul. Klonowa 17<br>KRS 0000419027, NIP 701-055-01-94';
const JA = 'Jobmere株式会社 〒150-0044 東京都渋谷区円山町5-12<br>TEL 03-5550-0193（平日10:00～18:00）';

type Draft = { name: string; language: string; subject: string; blocks: Block[]; foot: string; code?: string; link?: string };

export function mails(random: Random): FamilyMail[] {
  const six = () => random.digits(6);
  const [english, german, finnish, finnishOnce, polish, japanese] = [six(), six(), six(), random.digits(5), six(), six()];
  const ticket = () => random.text('abcdefghijklmnopqrstuvwxyz0123456789', 30);
  const alertLink = `https://www.jobmere.example/alerts/confirm?aid=${random.digits(7)}&sig=${ticket()}`;
  const confirmDe = `https://www.jobmere.example/de/registrierung/bestaetigen/${ticket()}`;
  const resetFi = `https://www.jobmere.example/fi/salasana/uusi?t=${ticket()}`;
  const drafts: Draft[] = [
    {
      name: 'sign-in code',
      language: 'en',
      subject: 'Your Jobmere sign-in code',
      foot: EN,
      code: english,
      blocks: [
        'Hi Robin,',
        'Here is your one-time sign-in code:',
        { code: english },
        'It will expire in 10 minutes. If this wasn’t you, someone may have mistyped their email and you can ignore this message.',
        'Thanks,<br>The Jobmere team',
      ],
    },
    {
      name: 'application sent',
      language: 'en',
      subject: 'Your application was sent to Brightwater Logistics',
      foot: EN,
      blocks: [
        'Hi Robin,',
        'Your application for Warehouse Planner (m/f/d), job 884120, was sent to Brightwater Logistics on 19 January 2026.',
        'Salary: €3,400–3,900 a month<br>Location: Espoo 02150<br>Applicants so far: 47',
        { url: 'https://www.jobmere.example/applications/884120?ref=mail', label: 'View application' },
      ],
    },
    {
      name: 'confirm job alert',
      language: 'en',
      subject: 'Confirm your job alert',
      foot: EN,
      link: alertLink,
      blocks: [
        'Hello,',
        'Please confirm that you want to receive daily job alerts for “data analyst” within 25 km of Tampere (132 new jobs this week).',
        { url: alertLink, label: 'Confirm alert' },
        'You won’t get any emails from us until you confirm.',
      ],
    },
    {
      name: 'Bestätigungscode',
      language: 'de',
      subject: `${german} ist Ihr Bestätigungscode`,
      foot: DE,
      code: german,
      blocks: [
        'Hallo Robin Marsh,',
        'Ihr Bestätigungscode lautet:',
        { code: german },
        'Bitte geben Sie den Code innerhalb von 30 Minuten ein. Aus Sicherheitsgründen sollten Sie ihn niemandem mitteilen.',
        'Viele Grüße<br>Ihr Jobmere-Team',
      ],
    },
    {
      name: 'E-Mail-Adresse bestätigen',
      language: 'de',
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      foot: DE,
      link: confirmDe,
      blocks: [
        'Hallo Robin Marsh,',
        'vielen Dank für Ihre Registrierung bei Jobmere. Bitte klicken Sie auf den folgenden Link, um Ihre E-Mail-Adresse zu bestätigen:',
        { url: confirmDe, label: 'E-Mail-Adresse bestätigen' },
        'Der Link ist 7 Tage gültig. Falls Sie sich nicht registriert haben, müssen Sie nichts weiter tun.',
      ],
    },
    {
      name: 'vahvistuskoodi',
      language: 'fi',
      subject: 'Vahvistuskoodisi',
      foot: FI,
      code: finnish,
      blocks: [
        'Hei Robin,',
        'Vahvistuskoodisi on:',
        { code: `${finnish.slice(0, 3)} ${finnish.slice(3)}` },
        'Syötä koodi kirjautumissivulle. Koodi on voimassa 15 minuuttia.',
        'Jos et pyytänyt koodia, voit jättää tämän viestin huomiotta.',
      ],
    },
    {
      name: 'hakemus vastaanotettu',
      language: 'fi',
      subject: 'Hakemuksesi on vastaanotettu: Varastotyöntekijä, Vantaa',
      foot: FI,
      blocks: [
        'Hei Robin,',
        'Kiitos hakemuksestasi! Olemme vastaanottaneet hakemuksesi 18.1.2026 klo 20.44.',
        `Työpaikka: Varastotyöntekijä, Vantaa 01530<br>Hakemusnumero: ${random.digits(7)}<br>Hakuaika päättyy: 31.1.2026`,
        { url: 'https://www.jobmere.example/fi/hakemukset', label: 'Omat hakemukset' },
      ],
    },
    {
      name: 'vaihda salasana',
      language: 'fi',
      subject: 'Salasanan vaihtaminen',
      foot: FI,
      link: resetFi,
      blocks: [
        'Hei Robin,',
        'Saimme pyynnön vaihtaa tilisi salasana. Aseta uusi salasana alla olevasta linkistä:',
        { url: resetFi, label: 'Vaihda salasana' },
        'Linkki vanhenee 2 tunnin kuluttua. Jos et pyytänyt salasanan vaihtoa, sinun ei tarvitse tehdä mitään.',
      ],
    },
    {
      name: 'kertakäyttökoodi',
      language: 'fi',
      subject: `Kertakäyttökoodi: ${finnishOnce}`,
      foot: FI,
      code: finnishOnce,
      blocks: [
        'Hei,',
        `kertakäyttökoodisi kirjautumista varten on ${finnishOnce}.`,
        'Älä jaa koodia kenellekään. Kirjautumisyritys: 20.1.2026 klo 8.15, Oulu, IP-osoite 203.0.113.190.',
      ],
    },
    {
      name: 'kod logowania',
      language: 'pl',
      subject: `Twój kod logowania: ${polish}`,
      foot: PL,
      code: polish,
      blocks: [
        'Dzień dobry,',
        'aby zalogować się do serwisu Jobmere, użyj jednorazowego kodu:',
        { code: polish },
        'Kod jest ważny przez 10 minut. Nie udostępniaj go nikomu.',
        'Jeżeli nie próbowałeś się zalogować, zmień hasło do konta.',
      ],
    },
    {
      name: 'nowe oferty',
      language: 'pl',
      subject: '8 nowych ofert pracy dla Ciebie',
      foot: `${PL}<br>Rezygnacja z powiadomień: https://www.jobmere.example/pl/wypisz?id=330918`,
      blocks: [
        'Cześć Robin, oto najnowsze oferty dopasowane do Twojego profilu:',
        'Specjalista ds. logistyki, Poznań, 7 200–8 900 zł brutto (nr ref. LG/2026/114)<br>Analityk danych, zdalnie, 11 000–14 500 zł (nr ref. AD-30772)<br>Planista produkcji, Łódź 93-120',
        { url: 'https://www.jobmere.example/pl/oferty?alert=330918', label: 'Zobacz wszystkie oferty' },
      ],
    },
    {
      name: '認証コード',
      language: 'ja',
      subject: '認証コードのご案内',
      foot: JA,
      code: japanese,
      blocks: [
        'Robin様',
        'Jobmereをご利用いただきありがとうございます。<br>以下の認証コードを画面に入力し、本人確認を行ってください。',
        { code: `認証コード：${japanese}` },
        '※認証コードの有効期限は30分です。<br>※本メールに心当たりがない場合は、お手数ですが削除してください。',
      ],
    },
    {
      name: '面接のご案内',
      language: 'ja',
      subject: '【面接日程確定】株式会社みなと物流 オンライン面接のご案内',
      foot: JA,
      blocks: [
        'Robin様',
        '下記のとおり面接日程が確定いたしました。',
        `日時：2026年1月29日（木）14:00～14:45<br>形式：オンライン<br>ミーティングID：${random.digits(3)} ${random.digits(4)} ${random.digits(4)}<br>パスコード：${random.digits(6)}<br>求人番号：J-${random.digits(6)}`,
        '当日は5分前までに入室をお願いいたします。ご都合が悪くなった場合は、前日18時までにご連絡ください。',
      ],
    },
  ];
  return drafts.map(({ name, language, subject, blocks, foot, code, link }) => ({
    name,
    language,
    subject,
    raw: whole(random, language, subject, blocks, foot),
    codes: code === undefined ? [] : [code],
    links: link === undefined ? [] : [link],
    best: code !== undefined ? { code } : link !== undefined ? { link } : null,
  }));
}
