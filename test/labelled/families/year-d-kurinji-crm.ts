/** An Indian CRM and help desk: a trial, sign-in, forwarding, tickets, a webinar, portals; in English, Tamil and Hindi. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const token = (length: number) => random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', length);
  const [login, forward, tamil] = [random.digits(7), random.digits(9), random.digits(6)];
  const activate = `https://accounts.kurinji.example/signup/verify?digest=${token(48)}&servicename=KurinjiCRM`;
  const portal = `https://help.malligai-hospital.example/portal/ta/activate/${token(22)}`;
  const board = `https://one.kurinji.example/invite?zuid=${random.digits(8)}&t=${token(30)}`;
  const ticket = random.digits(5);
  const welcome = bothParts({
    from: 'Kurinji Accounts <accounts@kurinji.example>',
    subject: 'Verify your email to begin your 15-day trial',
    encoding: 'quoted-printable',
    text: `Hi Robin,

One last step! Verify robin@postroom.localhost, and your Kurinji CRM trial (Enterprise, 15 days, 5 users) is good to go.

Verify: ${activate}

Questions? Write to support@kurinji.example or ring us up:
India +91 44 ${random.digits(4)} ${random.digits(4)} | USA +1 888 ${random.digits(3)} ${random.digits(4)}

Kurinji Corporation, Tenkasi - Madurai Road, Tenkasi 627 8${random.digits(2)}`,
    html: frame(
      `<p>Hi Robin,</p><p>One last step! Verify <b>robin@postroom.localhost</b>, and your Kurinji CRM trial (Enterprise, 15 days, 5 users) is good to go.</p><table cellpadding="0" cellspacing="0"><tr><td bgcolor="#5b3fa8" style="border-radius:3px"><a href="${activate.replace('&', '&amp;')}" style="display:block;padding:12px 30px;color:#ffffff;text-decoration:none">Verify email</a></td></tr></table>`,
    ),
    header: ['List-Unsubscribe: <https://accounts.kurinji.example/unsub>'],
  });
  return [
    { name: 'trial', language: 'en', ...welcome, codes: [], links: [activate], best: { link: activate } },
    {
      name: 'sign-in',
      language: 'en',
      subject: 'Kurinji: sign-in OTP for a new browser',
      html: frame(
        `<p>Hello Robin,</p><p>Use the OTP below for signing in to your Kurinji account.</p><p style="font:bold 22px monospace;border:1px solid #ddd;display:inline-block;padding:8px 20px">${login}</p><p>Valid for: 30 minutes<br>Browser: Firefox 14${random.whole(0, 9)} (Ubuntu)<br>Place: Coimbatore, Tamil Nadu</p><p>Set up the Kurinji Keys app to sign in without OTPs over email. It's free.</p>`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'forwarding',
      language: 'en',
      subject: `(#${forward}) Mail forwarding confirmation for the help desk`,
      text: `support@robin-works.example is about to forward its mail to Kurinji Desk.

Confirmation code: ${forward}

Paste it under Admin > Channels > Email > Forwarding, and press Verify. Till that is done, no ticket will be made out of mails sent to support@robin-works.example.

Kurinji Desk (build 26.4.${random.digits(4)})
`,
      codes: [forward],
      links: [],
      best: { code: forward },
    },
    {
      name: 'ticket',
      language: 'en',
      subject: `[#${ticket}] Re: Import of contacts stops at row 4096`,
      html: `<div style="font-family:Arial"><div style="color:#b5b5b5">##- Write your answer above this line -##</div><p>Hi Robin,</p><p>Thanks for your patience. Our developers have traced this to a UTF-16 byte order mark in row 4097; a fix goes out with hotfix 8.21.${random.whole(3, 19)} on the IN data centre tonight (22:00 to 23:30 IST).</p><p>Could you retry the import (job id ${random.digits(13)}) tomorrow and let us know?</p><p>Regards,<br>Arulmozhi S<br>Kurinji Support</p><p style="color:#888">Ticket: <a href="https://help.kurinji.example/agent/tickets/${ticket}">#${ticket}</a> | Status: Waiting on you | How did we do? <a href="https://help.kurinji.example/happy?r=3">Good</a> <a href="https://help.kurinji.example/happy?r=2">Okay</a> <a href="https://help.kurinji.example/happy?r=1">Bad</a></p></div>`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'webinar',
      language: 'en-IN',
      subject: 'You are in! Workflow automation masterclass, Wed 4 PM IST',
      html: frame(
        `<p>Dear Robin,</p><p>Your seat for the masterclass is booked.</p><p>Wed, ${random.whole(10, 28)} Sep 2026, 4:00 PM to 5:15 PM IST<br>Webinar key: ${random.digits(10)}<br>Passcode: ${random.text('abcdefghkmnpqrstuvwxyz', 3)}${random.digits(3)}</p><p><a href="https://meet.kurinji.example/join?key=${random.digits(10)}">Join at the time of the session</a></p><p>By phone: +91 22 ${random.digits(4)} ${random.digits(4)}, PIN ${random.digits(6)}#</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'Tamil portal',
      language: 'ta',
      subject: 'மல்லிகை மருத்துவமனை: உங்கள் கணக்கைச் செயல்படுத்தவும்',
      html: `<html><body><p>வணக்கம் ராபின்,</p><p>மல்லிகை மருத்துவமனையின் உதவி மையத்தில் உங்கள் பெயரில் ஒரு கணக்கு தொடங்கப்பட்டுள்ளது. கடவுச்சொல்லை அமைத்து கணக்கைச் செயல்படுத்த கீழே உள்ள இணைப்பைத் திறக்கவும்.</p><p><a href="${portal}">கணக்கைச் செயல்படுத்து</a></p><p>இணைப்பு 3 நாட்களுக்குச் செல்லுபடியாகும். உதவிக்கு: 0452-${random.digits(7)}</p><p style="color:#999;font-size:11px">Powered by Kurinji Desk</p></body></html>`,
      codes: [],
      links: [portal],
      best: { link: portal },
    },
    {
      name: 'Tamil code',
      language: 'ta',
      subject: 'மருத்துவமனை முன்பதிவுக்கான ஒருமுறை கடவுஎண்',
      text: `வணக்கம்,

மருத்துவர் சந்திப்பை முன்பதிவு செய்ய உங்கள் ஒருமுறை கடவுஎண் (OTP): ${tamil}

இதை 10 நிமிடங்களுக்குள் உள்ளிடவும். வேறு யாரிடமும் பகிர வேண்டாம்.

மல்லிகை மருத்துவமனை, 14 மேலவாசல் தெரு, மதுரை 625 001
`,
      codes: [tamil],
      links: [],
      best: { code: tamil },
    },
    {
      name: 'directory',
      language: 'hi',
      subject: 'संस्था "उजाला फ़ाउंडेशन" में शामिल होने का निमंत्रण',
      html: frame(
        `<p>नमस्ते,</p><p>मीरा जोशी ने आपको Kurinji One पर अपनी संस्था "उजाला फ़ाउंडेशन" से जुड़ने का न्योता भेजा है। निमंत्रण स्वीकार करने के लिए यह बटन दबाएँ:</p><p><a href="${board.replace('&', '&amp;')}" style="background:#5b3fa8;color:#fff;padding:10px 24px">निमंत्रण स्वीकार करें</a></p><p>यह निमंत्रण ${random.whole(10, 28)} अक्टूबर तक मान्य है।</p>`,
      ),
      codes: [],
      links: [board],
      best: { link: board },
    },
  ];
}

function frame(body: string): string {
  return `<!DOCTYPE html><html><body style="margin:0;padding:20px;background:#fafafa"><table width="620" cellpadding="26" bgcolor="#ffffff" style="border:1px solid #e6e6e6;font-family:Lato,Arial,sans-serif;font-size:14px;color:#1c1c1c"><tr><td><img src="https://img.kurinji.example/logo-mail.png" alt="Kurinji" height="28"><br>${body}</td></tr><tr><td style="font-size:11px;color:#999;border-top:1px solid #eee">&copy; 2026 Kurinji Corporation Pvt. Ltd. All Rights Reserved. <a href="https://www.kurinji.example/privacy.html">Privacy</a> &bull; <a href="https://accounts.kurinji.example/unsub">Email preferences</a></td></tr></table></body></html>`;
}
