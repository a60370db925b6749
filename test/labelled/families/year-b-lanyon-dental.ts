/** A small dental practice, all in plain text: reminders to confirm, forms, plans, few codes; British English. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function layout({ body }: Draft): { text: string } {
  return {
    text: `${body}

Lanyon Dental Care
14a Market Jew Court
Penzance TR18 2HG
01736 496 120
reception@lanyondental.example

This message is confidential, as is anything attached to it, and is meant only for the person named. Sent by Portman PMS on behalf of the practice.
`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const short = (path: string) =>
    `https://dnt.example/${path}/${random.text('abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789', 7)}`;
  const attend = short('c');
  const consent = `https://forms.portmanpms.example/sign/lanyon/${random.text('0123456789abcdef', 24)}`;
  const code = random.digits(6);
  const portal = random.digits(4);
  const join = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 8);
  const drafts: Draft[] = [
    {
      name: 'appointment to be confirmed',
      language: 'en-GB',
      subject: 'Appointment reminder - please confirm',
      body: `Dear Robin Asher,

You have an appointment with us:

Date:     Wednesday 17 June 2026
Time:     09:50
With:     Dr K Trevaskis
For:      Examination & scale and polish (30 mins)

Please confirm that you are coming: ${attend}

To change it, phone us at least 24 hours before. Missed appointments are charged at £${random.whole(25, 45)}.00.`,
      links: [attend],
    },
    {
      name: 'code for the medical history',
      language: 'en-GB',
      subject: 'Your access code for the medical history form',
      body: `Dear Robin,

You are filling in your medical history online. Your access code is ${code}.

Please enter it along with your date of birth. The code works until midnight, and the form takes about five minutes. Have a list of your medicines to hand.`,
      codes: [code],
    },
    {
      name: 'treatment plan to sign',
      language: 'en-GB',
      subject: 'Your treatment plan and estimate (ref LDC/2281)',
      body: `Dear Robin,

It was good to see you on Wednesday. Dr Trevaskis has prepared your plan:

  UL6  crown, porcelain bonded      £${random.whole(480, 620)}.00
  LR4  composite filling            £${random.whole(95, 140)}.00
  Hygienist, 2 visits               £124.00

Please read it and sign your consent here before we book the first visit:
${consent}

The estimate holds for 90 days. Anything unclear? Ring Demelza at the desk.`,
      links: [consent],
    },
    {
      name: 'text about opening hours',
      language: 'en-GB',
      subject: 'Christmas opening and emergencies',
      body: `Dear patients,

We close at 1pm on Thursday 24 December and open again at 8.30am on Monday 4 January.

For an emergency between those dates call 01736 496 120 and press 2; you'll get the duty dentist, who covers Penzance, Hayle and St Ives. If there's severe swelling or bleeding that won't stop, call 111 or 999.

From 1 January a new patient exam is £68 (was £64) and a Plan membership £${random.whole(17, 19)}.45 a month. Members get 10% off whitening until 31 January: mention SMILE10 when you ring.`,
    },
    {
      name: 'code of the patient app',
      language: 'en-GB',
      subject: 'Patient app PIN',
      body: `Hello Robin,

Thank you for downloading the practice's app. To link it to your record, enter this PIN on the welcome screen:

    ${portal}

It is for one phone only. Ask us for another if you change phones.`,
      codes: [portal],
    },
    {
      name: 'receipt',
      language: 'en-GB',
      subject: 'Receipt 0018834',
      body: `Receipt no. 0018834
Patient no. ${random.digits(6)}
Date 17/06/2026 10:31

Examination                £ 54.00
Hygienist                  £ 62.00
Total                      £116.00
Paid: card ************${random.digits(4)}  auth ${random.digits(6)}

Your next check-up is due in December 2026. Thank you.`,
    },
    {
      name: 'activation code of the plan',
      language: 'en-GB',
      subject: 'Your Lanyon Plan: set up your Direct Debit',
      body: `Dear Robin,

As agreed at the desk, your Lanyon Plan begins on 1 July: two exams and two hygienist visits a year for £18.45 a month.

To activate it, choose Join in the patient app, enter the activation code ${join} and give your bank details. We need this by 24 June for the first payment to be taken on the 1st.

Your plan number will be ${random.digits(5)}/2.`,
      codes: [join],
    },
  ];
  return laidOut(drafts, layout);
}
