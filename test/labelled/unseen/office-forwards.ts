/** Colleagues of a surveyors' office who forward and answer mails to each other: codes passed on, quoted, dead or meant for others. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function whole(subject: string, from: string, rest: string) {
  const raw = `From: ${from} <${from.toLowerCase().replace(' ', '.')}@quillbymarsh.example>
To: Robin Tasker <robin@postroom.localhost>
Subject: =?utf-8?b?${Buffer.from(subject).toString('base64')}?=
Date: Tue, 17 Feb 2026 10:${(10 + (subject.length % 50)).toString()}:07 +0000
Message-ID: <${subject.length}.5501@quillbymarsh.example>
MIME-Version: 1.0
${rest}
`.replaceAll('\n', '\r\n');
  return { subject, raw };
}

const nothing = { codes: [], links: [], best: null };
const code = (one: string) => ({ codes: [one], links: [], best: { code: one } });
const link = (one: string) => ({ codes: [], links: [one], best: { link: one } });

export function mails(random: Random): FamilyMail[] {
  const digits = Array.from({ length: 7 }, () => random.digits(6)) as [string, string, string, string, string, string, string];
  const [portal, fresh, stale, sign, finnish, coded, norwegian] = digits;
  const letters = random.text('BCDFGHJKLMNPQRSTVWXZ', 6);
  const magic = `https://tenders.blackmoor-council.example/a/${random.text('abcdefghijkmnpqrstuvwxyz23456789', 21)}`;
  const invite = `https://planroom.example/i/${random.text('abcdefghijkmnpqrstuvwxyz', 10)}?w=quillby&r=editor`;
  const map = `https://kartdata.example/bekreft/${random.text('0123456789abcdef', 12)}`;
  const moved = `<p>Moi Robin, tämä tuli minulle, vaikka sinä sitä odotit:</p><blockquote style="border-left:2px solid #999;padding-left:8px"><b>Kiinteistötieto Oy</b><br>Otsikko: Tunnistautuminen<br><br>Vahvistusnumero <b>${coded}</b>. Syötä se selaimeen, jossa aloitit rekisteröinnin.</blockquote><p>– Kaisu, alanumero 4417</p>`;
  return [
    {
      name: 'en forwarded in two versions',
      language: 'en',
      ...whole(
        'Fwd: Sign-in attempt',
        'Gwendolyn Marsh',
        `Content-Type: multipart/alternative; boundary="b1_55018"

--b1_55018
Content-Type: text/plain; charset=utf-8

Robin, this is for you, I only registered the firm. Quick, it lasts till half past.
---------- Forwarded message ---------
From: Land Data Exchange <noreply@landdata.example>
Date: Tue, 17 Feb 2026 at 10:04
Subject: Sign-in attempt
To: <gwen@quillbymarsh.example>

Your sign-in number: ${portal}
Account LDX-20418, requested from 192.0.2.14.

--b1_55018
Content-Type: text/html; charset=utf-8

<div dir="ltr">Robin, this is for you, I only registered the firm. Quick, it lasts till half past.<br><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">---------- Forwarded message ---------<br>From: <b>Land Data Exchange</b><br>Date: Tue, 17 Feb 2026 at 10:04<br>Subject: Sign-in attempt</div><br>Your sign-in number: <b>${portal}</b><br>Account LDX-20418, requested from 192.0.2.14.</div></div>

--b1_55018--`,
      ),
      ...code(portal),
    },
    {
      name: 'en newest above an older one',
      language: 'en',
      subject: 'Re: Re: locked out of the timesheet thing',
      text: `Sorry, the one below had gone stale by the time you read it. Just made you another: ${fresh}. Pop it in straight away this time.

Idris (IT, ext. 2204)

On 17 Feb 2026, at 09:12, Idris Penhallow wrote:

> Try ${stale}, should let you pick a new password.
>
>> On 17 Feb 2026, at 08:58, Robin Tasker wrote:
>> Timesheets won't have me. Employee no. 10077.`,
      ...code(fresh),
    },
    {
      name: "en somebody else's code",
      language: 'en',
      subject: 'heads up about the bank',
      text: `Robin, the bank's mail with 550 204 in it went to the shared inbox again. That was Alastair's, he has paid the VAT with it. So nothing for us to do, and please leave that page alone. Also: cheque book no. 118 is finished, I ordered another (ref 77-3304).
Gwen`,
      ...nothing,
    },
    {
      name: 'en magic link in an attached mail',
      language: 'en',
      ...whole(
        'Fw: your tender room',
        'Alastair Quillby',
        `Content-Type: multipart/mixed; boundary="=_mix.3304"

--=_mix.3304
Content-Type: text/plain; charset=us-ascii

Can you go in and upload the drawings? Attached is the mail that lets you in. Lot 4, closes 17:00.
A.

--=_mix.3304
Content-Type: message/rfc822
Content-Disposition: attachment; filename="your tender room.eml"

From: Blackmoor Council Procurement <room@blackmoor-council.example>
To: alastair@quillbymarsh.example
Subject: your tender room
Date: Tue, 17 Feb 2026 08:30:00 +0000
MIME-Version: 1.0
Content-Type: text/plain; charset=us-ascii

Tender BMC/2026/0417, lot 4 (boundary survey, 3.2 ha).

Enter the room without a password:
${magic}

The room shuts on 17 February 2026 at 17:00. Helpdesk 01632 960 118.

--=_mix.3304--`,
      ),
      ...link(magic),
    },
    {
      name: 'en invoice to check',
      language: 'en',
      subject: 'FW: Invoice 88204 - tripod repair',
      text: `Does this look right to you? I thought we said 140.
From: Accounts [mailto:accounts@stativ-tools.example]
Sent: 16 February 2026 15:44
To: Gwendolyn Marsh
Subject: Invoice 88204 - tripod repair

Invoice 88204, your order QM-0119
Repair of carbon tripod, serial 5J-20417      £165.00
VAT                                            £33.00
Sort code 00-55-18, account 33044718. Payable within 30 days.`,
      ...nothing,
    },
    {
      name: 'en dead code forwarded for the record',
      language: 'en',
      subject: 'Fwd: One-time passcode',
      text: `For your file only, this is what they send. It's dead, I used it yesterday to get in.

Begin forwarded message:
> From: Geodesy Cloud <auth@geodesy.example>
> Subject: One-time passcode
> Date: 16 February 2026 at 11:20:31 GMT
>
> Passcode 334 471
> Enter it within 10 minutes. Request 9012-77.`,
      ...nothing,
    },
    {
      name: 'en door and alarm of the office',
      language: 'en',
      subject: 'You are first in tomorrow',
      text: `Robin, since you open up tomorrow: the street door takes 2580 and the green key, the alarm panel in the hall 19 73 then "off". Bins go out on Wednesdays. Boiler man comes at 8.15, his job number is 40 551. If it howls anyway, ring the keyholder line, 01632 960 550.
Gwen`,
      ...nothing,
    },
    {
      name: 'en invitation, quoted-printable',
      language: 'en',
      ...whole(
        'FW: Planroom',
        'Gwendolyn Marsh',
        `Content-Type: text/html; charset="utf-8"
Content-Transfer-Encoding: quoted-printable

<p>They sent your seat to me. Please accept it yourself.</p>
<p><b>From:</b> Planroom &lt;seats@planroom.example&gt;<br><b>Sent:</b> 17 February 20=
26 09:41<br><b>Subject:</b> A seat in =E2=80=9CQuillby=E2=80=9D</p>
<p>Robin Tasker has been given an editor seat (no. 12 of 15, =C2=A318 a month).=
</p>
<p><a style=3D"background:#234;color:#fff;padding:8px" href=3D"${invite.slice(0, 30)}=
${invite.slice(30).replaceAll('=', '=3D')}">Accept the seat</a> or <a href=3D"https://planroom.example/pricing">see what it costs</a></p>`,
      ),
      ...link(invite),
    },
    {
      name: 'en letters passed on in own words',
      language: 'en',
      subject: 'drone licence',
      text: `The aviation people mailed me ${letters}. That goes on the page I left open on your desktop, the one with the blue plane, and then you are a registered pilot until 2031. Fee was £11.79.
Al (from my phone)`,
      ...code(letters),
    },
    {
      name: 'en meeting with a calendar part',
      language: 'en',
      ...whole(
        'Party wall call',
        'Gwendolyn Marsh',
        `Content-Type: multipart/alternative; boundary="cal.7"

--cal.7
Content-Type: text/plain; charset=utf-8

Thursday 19 February, 14:00, with the neighbours of 14 Elm Row.
Video: https://vc.quillbymarsh.example/r/elmrow
Meeting ID 402 118 7730, passcode 881204
By phone 01632 960 990, then 4021187730#

--cal.7
Content-Type: text/calendar; charset=utf-8; method=REQUEST

BEGIN:VCALENDAR
VERSION:2.0
BEGIN:VEVENT
UID:20260219-7730@quillbymarsh.example
DTSTART:20260219T140000Z
DURATION:PT1H
SUMMARY:Party wall call
ORGANIZER:mailto:gwen@quillbymarsh.example
END:VEVENT
END:VCALENDAR
--cal.7--`,
      ),
      ...nothing,
    },
    {
      name: 'en two codes passed on',
      language: 'en',
      subject: 'Fwd: Lease of the Dunmore office',
      text: `Two steps, Robin, I can't from the train. Open it with the first, sign with the second.

-------- Original message --------
From: Inkwell Signatures
To: Gwendolyn Marsh
Subject: Lease of the Dunmore office

Envelope 7713-0029, 2 signers, 9 pages.
To open the document: ${sign}
To sign the document: HWT4-PX9K
Both run out on 20 Feb 2026.`,
      codes: [sign, 'HWT4-PX9K'],
      links: [],
      best: { code: sign },
    },
    {
      name: 'fi forwarded for use',
      language: 'fi',
      subject: 'VL: Karttapalvelun kirjautuminen',
      text: `Hei Robin, käytä sinä tätä, minä olen jo maastossa. Aikaa on kymmenen minuuttia.
Lähettäjä: Karttapalvelu <eivastausta@karttapalvelu.example>
Lähetetty: 17. helmikuuta 2026 9:02
Vastaanottaja: Kaisu Lehtovirta
Aihe: Karttapalvelun kirjautuminen

Kirjautumiskoodi ${finnish.slice(0, 3)} ${finnish.slice(3)}
Asiakasnumero 20418, käyttäjä lehtovirta.k`,
      ...code(finnish),
    },
    {
      name: 'fi question about an order',
      language: 'fi',
      subject: 'VS: takymetrin akku',
      text: `Moi, tilasin sen eilen, tilausnumero 553301 ja seurantatunnus JJFI 6628 0000 4417. Tulee torstaina pakettiautomaattiin, lokeron koodi tulee sitten tekstarina Joonalle. Hinta nousi 189 euroon. Laita se projektille 2026-14.
Kaisu`,
      ...nothing,
    },
    {
      name: 'fi forwarded in base64',
      language: 'fi',
      ...whole(
        'Fwd: Tunnistautuminen',
        'Kaisu Lehtovirta',
        `Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: base64

${Buffer.from(moved).toString('base64').replace(/.{76}/g, '$&\n')}`,
      ),
      ...code(coded),
    },
    {
      name: 'nb forwarded code and link',
      language: 'nb',
      subject: 'Vs: Bekreft kontoen i Kartdata',
      text: `Hei, denne skulle til deg. Ta enten tallet eller lenken. Hilsen Sunniva

---- Videresendt melding ----
Fra: Kartdata (ikke svar)
Dato: tirsdag 17. februar 2026 kl. 11.36

Oppgi ${norwegian} i skjemaet, eller bekreft kontoen på ${map}
Kundenr. 88-20417. Brukerstøtte 22 55 01 44.`,
      codes: [norwegian],
      links: [map],
      best: { code: norwegian },
    },
  ];
}
