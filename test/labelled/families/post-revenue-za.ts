/** The tax office of South Africa and its portal, stiff and partly in capitals: OTPs, assessments, letters; English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const HEX = '0123456789abcdef';

export function mails(random: Random): FamilyMail[] {
  const reference = `0${random.digits(9)}`;
  const caseNumber = random.digits(9);
  const bank = (inner: string) =>
    `<HTML><BODY><TABLE width="700" border="0" cellpadding="0" cellspacing="0"><TR><TD bgcolor="#003366"><IMG src="cid:header.jpg@01DC${random.text(HEX.toUpperCase(), 4)}" alt="SARA South African Revenue Agency" width="700" height="90"></TD></TR><TR><TD style="padding:15px"><FONT face="Arial" size="2">${inner}</FONT></TD></TR><TR><TD bgcolor="#e6e6e6" style="padding:8px"><FONT face="Arial" size="1">Call centre 0800 555 0277 | www.sara.example | Please do not answer: this mailbox is not monitored.<BR>SARA will NEVER request your banking details by post, e-mail or SMS. Report phishing to phishing@sara.example.</FONT></TD></TR></TABLE></BODY></HTML>`;

  const otp = random.digits(6);
  const before = random.digits(4);
  const after = random.digits(4);
  const detail = random.digits(5);
  const confirm = `https://secure.efiling.sara.example/Register/VerifyEmail?uid=${random.text(HEX, 8)}-${random.text(HEX, 4)}-${random.text(HEX, 4)}-${random.text(HEX, 4)}-${random.text(HEX, 12)}`;
  const shared = `https://secure.efiling.sara.example/SharedAccess/Accept?inv=${random.text(HEX, 40)}&tpr=1`;
  const mobi = random.digits(6);
  const assessed = `R ${random.whole(1, 9)} ${random.digits(3)}.${random.digits(2)}`;

  return [
    {
      name: 'OTP of the portal',
      language: 'en',
      subject: 'SARA eFiling: One Time PIN',
      text: `Dear Taxpayer

Your eFiling One-Time-Pin (OTP) is: ${otp}

The OTP was requested on 2026/07/08 at ${random.whole(10, 22)}:${random.whole(10, 59)}:${random.whole(10, 59)} for the login name RPOSTR${random.digits(2)} and expires after 10 minutes.

IF THIS WAS NOT DONE BY YOU, CONTACT THE SARA FRAUD HOTLINE ON 0800 555 011 IMMEDIATELY.

Sincerely
ISSUED ON BEHALF OF THE COMMISSIONER
`,
      codes: [otp],
      links: [],
      best: { code: otp },
    },
    {
      name: 'security detail changed',
      language: 'en',
      ...bothParts({
        from: 'SARA eFiling <noreply@efiling.sara.example>',
        subject: 'Change of security contact details',
        encoding: 'quoted-printable',
        text: `Dear R POSTROOM

A change of your security contact detail was captured.

Tax reference number: ${reference}
Old cell phone: 083***${before}
New cell phone: 071***${after}

Capture PIN ${detail} on the eFiling screen to save the change. Three wrong attempts will lock the profile for 24 hours.

SOUTH AFRICAN REVENUE AGENCY`,
        html: bank(
          `Dear R POSTROOM<BR><BR>A change of your security contact detail was captured.<BR><BR><TABLE border="1" cellpadding="4"><TR><TD>Tax reference number</TD><TD>${reference}</TD></TR><TR><TD>Old cell phone</TD><TD>083***${before}</TD></TR><TR><TD>New cell phone</TD><TD>071***${after}</TD></TR></TABLE><BR>Capture PIN <B>${detail}</B> on the eFiling screen to save the change. Three wrong attempts will lock the profile for 24 hours.<BR><BR>SOUTH AFRICAN REVENUE AGENCY`,
        ),
      }),
      codes: [detail],
      links: [],
      best: { code: detail },
    },
    {
      name: 'registration to confirm',
      language: 'en',
      subject: 'eFiling registration - verify e-mail address',
      html: bank(
        `Dear MX ROBIN POSTROOM<BR><BR>Your registration for eFiling was received (request ${random.digits(11)}).<BR><BR>Click on the link below to verify the e-mail address supplied. Where the link does not open, copy it to the address bar.<BR><BR><A href="${confirm}">${confirm}</A><BR><BR>You may file once your identity was matched with the Department of Home Affairs, which takes up to 48 hours.`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'shared access of a tax practitioner',
      language: 'en',
      subject: 'Request for access to your tax profile',
      html: bank(
        `Dear R POSTROOM<BR><BR>Tax practitioner <B>KHUMALO VAN WYK INC</B> (PR-${random.digits(7)}) asks to view and file your returns for Income Tax, reference ${reference}.<BR><BR><A href="${shared.replace('&', '&amp;')}">ACCEPT OR REJECT THE REQUEST</A><BR><BR>Without any response in 7 business days it is rejected.`,
      ),
      codes: [],
      links: [shared],
      best: { link: shared },
    },
    {
      name: 'PIN of the app',
      language: 'en',
      subject: `${mobi}: SARA MobiApp activation PIN`,
      html: bank(
        `Good day ROBIN,<BR><BR>Thank you for downloading the MobiApp. To activate it on device <I>SM-A556E</I>, fill in the PIN below.<BR><BR><FONT size="5"><B>${mobi}</B></FONT><BR><BR>Filing season for non-provisional taxpayers: 21 July to 20 October 2026.`,
      ),
      codes: [mobi],
      links: [],
      best: { code: mobi },
    },
    {
      name: 'automatic assessment',
      language: 'en',
      subject: 'Your auto assessment has been issued',
      text: `Dear R POSTROOM

Income Tax 2026: AUTO ASSESSMENT (ITA34)

Tax reference number: ${reference}
Document number: ${random.digits(3)}
Assessment date: 2026/07/07
Refund due to you: ${assessed}
Bank account: ******${random.digits(4)}

Do you agree? Then you need not do anything; the refund will be paid within 72 hours. If not, file a return by 20 October 2026.

The ITA34 and IRP5 data (certificate ${random.digits(30)}) can be viewed on eFiling, USSD *134*7${random.digits(3)}# or WhatsApp 0800 555 ${random.digits(4)}.

SOUTH AFRICAN REVENUE AGENCY
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'documents wanted',
      language: 'en',
      subject: `Supporting documents required, case ${caseNumber}`,
      html: bank(
        `Dear Taxpayer<BR><BR>VERIFICATION OF INCOME TAX RETURN: 2026<BR><BR>Case number: ${caseNumber}<BR>Reference: ${reference}<BR>Letter date: 2026-08-03<BR><BR>The following relevant material must be submitted within 21 business days:<OL><LI>Medical scheme certificate, source code 4005</LI><LI>Travel log book, source codes 3701 and 3702</LI><LI>Retirement annuity certificate, source code 4006</LI></OL>Upload via eFiling, or hand in at a branch by appointment. Failure to do so may lead to an estimated assessment in terms of section 95 of the Tax Administration Act, 2011.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'branch appointment',
      language: 'en',
      subject: 'Appointment confirmation: Rissik Street branch',
      html: bank(
        `Dear ROBIN POSTROOM<BR><BR>Your appointment has been booked.<BR><BR>Appointment no.: ${random.digits(7)}<BR>Date: Thursday 13 August 2026, 11:${random.pick(['00', '20', '40'])}<BR>Type: in person, queue ticket B${random.digits(3)}<BR>ID number: 9${random.digits(5)}*******<BR><BR>Arrive 15 minutes earlier and bring your ID. To cancel, SMS the appointment number and the word CANCEL to 47${random.digits(3)}.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
