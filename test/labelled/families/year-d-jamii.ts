/** A Kenyan portal of a county's services, fees and a savings society: codes, permits, receipts; in Swahili and English. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const [signUp, signIn, loan] = [random.digits(6), random.digits(6), random.digits(4)];
  const activate = `https://accounts.jamii.example/en/activate/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 32)}`;
  const guarantee = `https://sacco.jamii.example/guarantor/respond?req=${random.digits(8)}&k=${random.text('0123456789abcdef', 20)}`;
  const receipt = () => `S${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 9)}`;
  const drafts: Draft[] = [
    {
      name: 'sign-up',
      language: 'en',
      subject: 'Jamii account - verification code',
      body: `Dear ROBIN,

${signUp} is your Jamii verification code. Kindly key it in to proceed with registration (ID No. ****${random.digits(4)}).

The code lapses after 10 minutes.`,
      codes: [signUp],
    },
    {
      name: 'address',
      language: 'en',
      subject: 'Activate your Jamii account',
      body: `Dear ROBIN,

Karibu! Your details have matched the registry of persons. Click below to activate the account:

${activate}

You will need it for the single business permit, land rates and parking.`,
      links: [activate],
    },
    {
      name: 'sign-in',
      language: 'sw',
      subject: 'Nambari ya siri ya kuingia (OTP)',
      body: `Habari Robin,

Nambari yako ya siri ya kuingia kwenye akaunti ya Jamii ni ${signIn}.
Itumie ndani ya dakika 5. Usimpe mtu mwingine nambari hii, hata akidai ni mhudumu wetu.

Kama si wewe uliyeomba, piga simu 0800 ${random.digits(3)} ${random.digits(3)} bila malipo.`,
      codes: [signIn],
    },
    {
      name: 'signed in',
      language: 'sw',
      subject: 'Umeingia kwenye akaunti yako ya Jamii',
      body: `Habari Robin,

Akaunti yako imefunguliwa leo saa 3:${random.whole(10, 59)} asubuhi kupitia Opera Mini, Kisumu (anwani ya IP 198.51.100.${random.whole(2, 250)}).

Ikiwa ni wewe, puuza ujumbe huu. Ikiwa si wewe, badilisha neno la siri kupitia https://accounts.jamii.example/sw/usalama na utupigie simu.
Kumbukumbu: LG-${random.digits(8)}`,
    },
    {
      name: 'loan',
      language: 'sw',
      subject: 'Thibitisha ombi lako la mkopo',
      body: `Ndugu mwanachama (Na. ${random.digits(6)}),

Umeomba mkopo wa dharura wa KSh ${random.whole(10, 80)},000 kwa miezi 12. Ili kuthibitisha, andika namba hii kwenye programu: ${loan}

Makato ya kila mwezi: KSh ${random.whole(1, 7)},${random.digits(3)}. Riba: 1% kwa mwezi.`,
      codes: [loan],
    },
    {
      name: 'guarantor',
      language: 'en',
      subject: 'Wanjiru Kamau requests you to be her guarantor',
      body: `Dear member,

WANJIRU KAMAU (M/No. ${random.digits(6)}) has applied for a development loan of KES ${random.whole(200, 600)},000 and named you as guarantor for KES ${random.whole(20, 60)},000.

Accept or decline here by ${random.whole(10, 28)} July 2026:
${guarantee}

Your free deposits: KES ${random.whole(70, 190)},${random.digits(3)}.00`,
      links: [guarantee],
    },
    {
      name: 'fees',
      language: 'en',
      subject: 'Payment received: school fees, Term 2',
      body: `Confirmed. KES ${random.whole(9, 30)},500.00 received for ADM ${random.digits(5)}, Uhuru Hills Academy.

Receipt      ${receipt()}
Paybill      ${random.digits(6)}
Paid by      2547XXXXX${random.digits(3)}
Fee balance  KES ${random.whole(1, 9)},${random.digits(3)}.00

Opening day is Monday 4 May. Form 2 parents' meeting: 10.00 a.m., Hall B.`,
    },
    {
      name: 'permit',
      language: 'sw',
      subject: `Kibali chako cha biashara kiko tayari (${random.digits(8)})`,
      body: `Habari Robin,

Kibali cha biashara cha mwaka 2026 kimetolewa.

Namba ya kibali: SBP/2026/${random.digits(6)}
Jina la biashara: Robin Stationers, Soko la Gikomba, kibanda ${random.whole(10, 300)}
Ada iliyolipwa: KSh ${random.whole(4, 9)},000 (risiti ${receipt()})
Mwisho wa matumizi: 31 Desemba 2026

Kichapishe na ukibandike mahali panapoonekana. Mkaguzi atakihakiki kwa kutumia msimbo wa QR.`,
    },
  ];
  return laidOut(drafts, ({ name, language, body }) => {
    const end =
      language === 'sw'
        ? 'Jamii - Huduma Karibu Nawe\nS.L.P 30075-00100, Nairobi | huduma@jamii.example'
        : 'Jamii - Services Near You\nP.O. Box 30075-00100, Nairobi | huduma@jamii.example | Toll free 0800 221 000';
    if (['sign-up', 'address', 'permit', 'guarantor'].includes(name)) {
      const linked = body.replace(
        /https:\S+/g,
        (url) => `<a href="${url.replaceAll('&', '&amp;')}">${url.replaceAll('&', '&amp;')}</a>`,
      );
      return {
        html: `<html><body style="font-family:Arial;font-size:14px"><table width="560" style="border-top:5px solid #bb0000"><tr><td><img src="https://jamii.example/static/mail/shield.png" height="48" alt="Jamii"></td></tr><tr><td>${linked.replaceAll('\n', '<br>')}</td></tr><tr><td style="color:#666;font-size:11px;padding-top:16px">${end.replace('\n', '<br>')}</td></tr></table></body></html>`,
      };
    }
    return { text: `${body}\n\n${end}` };
  });
}
