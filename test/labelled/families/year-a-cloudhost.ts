/** A hosting company in Germany that writes plain English text mails: sign-up, login codes, servers, invoices and maintenance. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const HEX = '0123456789abcdef';

export function mails(random: Random): FamilyMail[] {
  const register = `${random.digits(5)}`;
  const extension = `${random.digits(4)}`;
  const client = `N${random.digits(8)}`;
  const login = random.digits(6);
  const erase = random.digits(6);
  const verify = `https://accounts.nordrack.example/signup/verify/${random.text(HEX, 48)}`;
  const reset = `https://accounts.nordrack.example/password/new?token=${random.text(HEX, 64)}`;
  const server = random.digits(8);
  const ip = `${random.whole(60, 190)}.${random.whole(10, 250)}.${random.whole(10, 250)}.${random.whole(2, 250)}`;
  const invoice = `R00${random.digits(8)}`;
  const drafts: Draft[] = [
    {
      name: 'registration',
      language: 'en',
      subject: 'Nordrack Accounts: Please verify your e-mail address',
      links: [verify],
      body: `thank you for your registration at Nordrack.

In order to finish it, please open the following address in your browser:

${verify}

The address works for 24 hours. After that, the data you entered will be
erased and you would have to register again.

As the next step we ask every new client for a payment method or a copy of
an identity document. This takes between two minutes and one working day.`,
    },
    {
      name: 'unknown device',
      language: 'en',
      subject: 'Nordrack Accounts: Login with an unknown device',
      codes: [login],
      body: `your correct password has just been entered on a device we have never seen you use:

    Client number:  ${client}
    Time:           12.02.2026 09:41:17 CET
    IP address:     ${ip}
    Browser:        Chromium 141 (Linux x86_64)

If this was you, please enter this code in the login form:

    ${login}

You have 10 minutes. If it was not you, please change your password at once,
as it is known to somebody else.

Hint: With a second factor (TOTP or security key) you will not get these
mails any more.`,
    },
    {
      name: 'server ready',
      language: 'en',
      subject: `Your new server "build-02" (#${server}) is ready`,
      body: `your order from today has been carried out. You can use the server from now on.

    Server ID:    #${server}
    Name:         build-02
    Type:         NX22 (2 vCPU, 4 GB RAM, 40 GB NVMe)
    Location:     Falkenstein, rack 14-07
    Image:        Debian 13
    IPv4:         ${ip}
    IPv6:         2a0f:4f8:c012:${random.text(HEX, 4)}::/64
    SSH key:      robin-agent (ED25519, ${random.text(HEX, 2)}:${random.text(HEX, 2)}:${random.text(HEX, 2)}:…)

Since an SSH key was chosen, no root password has been set.

    ssh root@${ip}

Price: EUR 4.59 per month, billed hourly (EUR 0.0074), plus VAT.`,
    },
    {
      name: 'invoice',
      language: 'en',
      subject: `Your invoice ${invoice} of 01.03.2026`,
      body: `attached you will find the invoice for the past month as a PDF file.

    Client number:    ${client}
    Invoice number:   ${invoice}
    Invoice date:     01.03.2026
    Amount due:       EUR 11.73
    Mandate:          NRDE${random.digits(9)}

We will debit the amount from your account DE** **** **** **** **${random.digits(4)}
on or shortly after 08.03.2026. You need not do anything.

Please do not pay by bank transfer as long as a SEPA mandate exists; it only
makes work for both of us.

All invoices: https://accounts.nordrack.example/invoice`,
    },
    {
      name: 'maintenance',
      language: 'en',
      subject: 'Planned maintenance FSN1-DC14, 19.05.2026 03:00 - 05:00 UTC',
      body: `the access switches in the following data centre get a new firmware:

    Ticket:       #2026051${random.digits(3)}-${random.digits(6)}
    Where:        FSN1-DC14
    Begin:        19.05.2026 03:00 UTC
    End:          19.05.2026 05:00 UTC (at the latest)
    Affected:     #${server} build-02

During this window the connection will be lost twice, for about 90 seconds
each time. The server itself keeps running. There is no other action
required on your side. Progress: https://status.nordrack.example/c5d1`,
    },
    {
      name: 'forgotten password',
      language: 'en',
      subject: 'Nordrack Accounts: New password',
      links: [reset],
      body: `on our website a new password for the client number ${client} was asked for,
from the IP address ${ip}.

Here you set it:

${reset}

The second factor stays as it is. If you lost that as well, there is only the
way by post: https://docs.nordrack.example/accounts/lost-2fa/

If this was not your wish, please just delete this mail.`,
    },
    {
      name: 'project deletion',
      language: 'en',
      subject: 'Confirmation code for deleting the project "staging"',
      codes: [erase],
      body: `you want to delete the project "staging" with everything in it:

    2 servers, 1 volume (20 GB), 1 load balancer, 3 snapshots

Because this can not be undone, please type the confirmation code

    ${erase}

into the dialog in the console. Without it nothing will happen. The costs
until now (EUR 2.16) will appear on the next invoice.`,
    },
  ];
  return laidOut(drafts, ({ body }) => ({
    text: `Dear Mr Vale,

${body}

Kind regards

Your Nordrack Team

--
Nordrack Online GmbH
Am Umspannwerk 9
08223 Falkenstein / Germany
Tel: +49 3745 60${extension}
support@nordrack.example

Register Court: Chemnitz, HRB ${register}
Managing Directors: Dr. Martin Olbrich, Svenja Raabe
`,
  }));
}
