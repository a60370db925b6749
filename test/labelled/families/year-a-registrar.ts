/** A registrar of domains: verification of contacts, codes for logins and transfers, renewals, DNS, in American English. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const domain = 'quietparcel.example';
  const order = random.digits(9);
  const login = random.digits(6);
  const unlock = random.digits(6);
  const epp = random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789!#%', 14);
  const icann = `https://raa.domainwick.example/verification/confirm/${random.text('0123456789abcdef', 8)}-${random.text('0123456789abcdef', 4)}-4${random.text('0123456789abcdef', 3)}-${random.text('0123456789abcdef', 12)}`;
  const transfer = `https://ap.domainwick.example/Domains/TransferAway/Approve?d=${domain}&auth=${random.text('0123456789abcdef', 40)}`;
  const drafts: Draft[] = [
    {
      name: 'verification of the contact',
      language: 'en',
      subject: `IMMEDIATE VERIFICATION required for ${domain}`,
      links: [icann],
      body: `<p>Hello Robin Vale,</p><p>ICANN, the body that oversees domain names, makes every registrar check the email of a new registrant. Please open this link to verify yours:</p>
<p><a href="${icann}">${icann}</a></p>
<p><font color="#cc0000"><b>Without it, the following domain(s) will be suspended after 15 days (02/27/2026):</b></font></p><ul><li>${domain}</li></ul><p>There's no charge, and no login is needed.</p>`,
    },
    {
      name: 'login code',
      language: 'en',
      subject: 'Domainwick device verification code',
      codes: [login],
      body: `<p>Hello <b>robinvale</b>,</p><p>Someone has just logged in from a device you haven't used before.</p><table cellpadding="3"><tr><td>Time:</td><td>2026-03-04 11:20:36 EST</td></tr><tr><td>IP:</td><td>${random.whole(60, 190)}.${random.whole(10, 250)}.${random.whole(10, 250)}.${random.whole(2, 250)}</td></tr></table>
<p>To let it through, enter the code <b>${login}</b>. It goes stale in 30 minutes. With TOTP or U2F turned on (Profile &gt; Security), we wouldn't have had to mail.</p>`,
    },
    {
      name: 'order',
      language: 'en',
      subject: `Domainwick order summary: ${order}`,
      body: `<p>Thank you for your order!</p><table width="100%" border="0" cellpadding="5" style="font-size:13px"><tr bgcolor="#efefef"><th align="left">Product</th><th>Qty</th><th>Years</th><th align="right">Price</th></tr><tr><td>Domain Registration<br><b>${domain}</b></td><td align="center">1</td><td align="center">1</td><td align="right">$9.58</td></tr><tr><td>ICANN fee</td><td></td><td></td><td align="right">$0.20</td></tr><tr><td>WhoisCloak (free for life)</td><td align="center">1</td><td align="center">1</td><td align="right">$0.00</td></tr><tr><td>Coupon NEWDOT26</td><td></td><td></td><td align="right">-$1.50</td></tr><tr><td colspan="3"><b>TOTAL</b></td><td align="right"><b>$8.28</b></td></tr></table>
<p>Order #${order} | Transaction #${random.digits(9)} | Customer IP logged<br>User: robinvale | Paid from: Visa **** ${random.digits(4)}</p><p>Your Support PIN, asked for in live chat: <b>${random.digits(4)}</b> (change it in Profile &gt; Tools).</p>`,
    },
    {
      name: 'code for the transfer',
      language: 'en',
      subject: `Auth code for ${domain}`,
      codes: [epp],
      body: `<p>Hello Robin,</p><p>You asked for the authorization (EPP) code of <b>${domain}</b>. Give it to your new registrar when it asks you for it:</p><p style="font-family:Courier New;font-size:16px">${epp.replaceAll('&', '&amp;')}</p><p>Mind that it's case-sensitive. The domain has to be unlocked, and 60 days must have gone by since registration.</p>`,
    },
    {
      name: 'transfer away',
      language: 'en',
      subject: `Outgoing transfer of ${domain}: please respond by 06/06/2026`,
      links: [transfer],
      body: `<p>Attention: Robin Vale<br>Re: Transfer of <b>${domain}</b></p><p>On 06/01/2026 we were told that you want your domain to move to:</p><p>Gaining registrar: Kiwisteel Internet Ltd (IANA ID ${random.digits(4)})</p><p>If that is so, approve it here and it goes through within an hour:</p><p><a href="${transfer.replaceAll('&', '&amp;')}">Approve the transfer</a></p><p>If you don't want it to go, log in and choose Cancel Transfer. Should we hear nothing until 06/06/2026, it will proceed.</p>`,
    },
    {
      name: 'code for unlocking',
      language: 'en',
      subject: 'Confirm: registrar lock OFF',
      codes: [unlock],
      body: `<p>Hello robinvale,</p><p>An unlocked domain can be carried off by anybody with the auth code, so we ask twice. Confirmation code for switching off the lock of ${domain}:</p><p><span style="font-size:18px;background:#ffffcc;padding:4px 10px">${unlock}</span></p>`,
    },
    {
      name: 'renewal',
      language: 'en',
      subject: `Your domain ${domain} expires in 30 days`,
      body: `<p>Hello Robin,</p><p>This is the first of two reminders which ICANN obliges us to send.</p><table border="1" cellpadding="5" style="border-collapse:collapse;font-size:13px"><tr><td>${domain}</td><td>expires Feb 12, 2027</td><td>auto-renew: <b>ON</b></td><td>$15.48/yr</td></tr></table><p>We'll try Visa **** ${random.digits(4)} on Jan 13. After the expiration you have 27 days to renew at the normal price; then $98.00 is due on top.</p><p>For 8% off renew for 3 years with STAYPUT8.</p>`,
    },
  ];
  return laidOut(drafts, ({ body }) => ({
    html: `<html><head><title>Domainwick</title></head><body><table width="650" border="0" cellspacing="0" cellpadding="0" align="center" style="font-family:Arial,Helvetica,sans-serif;font-size:14px;color:#4d4d4d">
<tr><td style="border-bottom:1px solid #e9e9e9;padding-bottom:12px"><a href="https://www.domainwick.example/"><img src="https://files.domainwick.example/emails/wick-logo.gif" border="0" alt="Domainwick.com"></a></td><td align="right" style="border-bottom:1px solid #e9e9e9"><a href="https://www.domainwick.example/support/">Support</a></td></tr>
<tr><td colspan="2" style="padding:15px 0;line-height:20px">${body}<p>Sincerely,<br>Domainwick Support<br>https://www.domainwick.example/support/</p></td></tr>
<tr><td colspan="2" align="center" style="font-size:11px;color:#999;border-top:1px solid #e9e9e9;padding:10px">Copyright &copy; 2001-2026 Domainwick, Inc. 4600 East Washington Street, Suite 305, Phoenix, AZ 85034</td></tr></table></body></html>`,
  }));
}
