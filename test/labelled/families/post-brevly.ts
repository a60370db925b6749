/** A Swedish digital mailbox: codes for a new device and address, letters that came in, bills, documents to sign; Swedish. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

type Letter = { subject: string; lines: string[]; large?: string; press?: [string, string] };

function letter({ subject, lines, large, press }: Letter) {
  const [greeting = '', ...rest] = lines;
  return bothParts({
    from: 'Brevly <hej@brevly.example>',
    subject,
    text: [greeting, large ?? '', ...rest, press ? `${press[0]}: ${press[1]}` : '', 'Brevly AB, Box 455, 404 30 Göteborg']
      .filter((line) => line !== '')
      .join('\n\n'),
    html: `<!DOCTYPE html><html lang="sv"><body style="margin:0;padding:0;background:#fdfdf9;color:#1d2b24">
<div style="max-width:480px;margin:0 auto;padding:40px 20px;font:17px/1.5 Georgia,'Times New Roman',serif">
<svg width="32" height="24" viewBox="0 0 32 24"><path d="M0 0h32v24H0z" fill="#5bbf8a"/></svg>
<h2>${greeting}</h2>${large ? `<p style="font:700 32px/1 Menlo,monospace;border-bottom:2px solid #5bbf8a;display:inline-block;padding:8px 0">${large}</p>` : ''}
${rest.map((line) => `<p>${line.replaceAll('\n', '<br>')}</p>`).join('\n')}
${press ? `<p><a href="${press[1].replaceAll('&', '&amp;')}" style="background:#1d2b24;color:#fdfdf9;padding:14px 24px;border-radius:99px;text-decoration:none;font-family:Arial">${press[0]}</a></p>` : ''}
<hr style="border:0;border-top:1px solid #ddd;margin-top:40px"><p style="font-size:13px;color:#7b877f">Brevly AB, org.nr 559012-4471. Box 455, 404 30 Göteborg. <a href="https://support.brevly.example/sv">Support</a> · <a href="https://app.brevly.example/installningar/aviseringar">Ändra aviseringar</a></p></div></body></html>`,
    encoding: 'base64',
  });
}

export function mails(random: Random): FamilyMail[] {
  const device = random.digits(6);
  const address = random.digits(6);
  const company = `${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`;
  const agreement = `https://app.brevly.example/sign/${random.text('abcdef0123456789', 24)}?party=2&lang=sv`;
  const share = `https://app.brevly.example/delad-brevlada/svara/${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 22)}`;
  const ocr = random.digits(16);
  const day = random.whole(2, 28);
  return [
    {
      name: 'new device',
      language: 'sv',
      ...letter({
        subject: 'Engångskod för ny enhet',
        lines: [
          'Är det du som loggar in?',
          'Ange koden i Brevly-appen på din nya telefon. Efter tio minuter slutar den fungera.',
          'Om det inte är du: strunta i mejlet, ingen kommer in utan koden.',
        ],
        large: device,
      }),
      codes: [device],
      links: [],
      best: { code: device },
    },
    {
      name: 'address',
      language: 'sv',
      ...letter({
        subject: `Bekräfta din e-post med ${address}`,
        lines: [
          'Nästan klart',
          `Din bekräftelsekod är ${address}. Skriv in den under Inställningar › Kontaktuppgifter så aviserar vi dig här när post kommer.`,
        ],
      }),
      codes: [address],
      links: [],
      best: { code: address },
    },
    {
      name: 'company mailbox',
      language: 'sv',
      ...letter({
        subject: 'Anslut ditt företag till Brevly',
        lines: [
          'Här är er anslutningskod',
          `Firmatecknaren för Falk & Dotter Snickeri AB fyller i den på sidan "Lägg till företag". Därefter går myndighetspost till er digitala låda.`,
          `Har du frågor? Ring 031-555 01 80 och uppge ärende ${random.digits(7)}.`,
        ],
        large: company,
      }),
      codes: [company.replaceAll(' ', '')],
      links: [],
      best: { code: company.replaceAll(' ', '') },
    },
    {
      name: 'agreement',
      language: 'sv',
      ...letter({
        subject: 'Hyresavtal att signera från Kvarnbyns Bostäder',
        lines: [
          'Du har ett avtal att skriva under',
          `Kvarnbyns Bostäder vill att du signerar "Hyresavtal lgh 1203, Kvarngatan ${random.whole(2, 40)}" senast den ${day} april. Två personer ska signera, en har redan gjort det.`,
        ],
        press: ['Läs och signera', agreement],
      }),
      codes: [],
      links: [agreement],
      best: { link: agreement },
    },
    {
      name: 'shared mailbox',
      language: 'sv',
      ...letter({
        subject: 'Signe Falk vill dela sin brevlåda med dig',
        lines: [
          'Hej Robin!',
          'Signe (född 1947) vill att du ska kunna läsa och betala hennes post. Hon kan när som helst ta tillbaka det.',
        ],
        press: ['Svara på förfrågan', share],
      }),
      codes: [],
      links: [share],
      best: { link: share },
    },
    {
      name: 'letter came',
      language: 'sv',
      ...letter({
        subject: 'Ny post från Region Västra',
        lines: [
          'Du har fått post',
          'Avsändare: Region Västra\nÄrende: Kallelse till provtagning\nMottaget: i dag 06:12',
          'Öppna appen för att läsa. Vi visar aldrig innehållet i mejl.',
        ],
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'sign-in alert',
      language: 'sv',
      ...letter({
        subject: 'Ny inloggning på ditt konto',
        lines: [
          'Någon loggade in',
          `Enhet: Firefox på Mac\nPlats: nära Borås\nTid: ${day} maj 2026 kl. 21.5${random.digits(1)}`,
          `Känner du igen det behöver du inte göra någonting. Annars loggar du ut alla enheter i appen och hör av dig på 031-555 01 80.`,
        ],
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'bill due',
      language: 'sv',
      ...letter({
        subject: 'Påminnelse: räkning förfaller i morgon',
        lines: [
          'Glöm inte räkningen',
          `Göta Fiber AB, 399,00 kr\nBankgiro 5050-${random.digits(4)}\nOCR ${ocr}`,
          'Betalar du i appen blir den bokförd samma dag om du godkänner före 15.00.',
        ],
      }),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
