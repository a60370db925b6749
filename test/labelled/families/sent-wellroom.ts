/** A telehealth service: accounts, visits by video, prescriptions, consents, bills; English, Spanish, German. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ID = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

const calm = (
  heading: string,
  paragraphs: string[],
) => `<!DOCTYPE html><html><head><meta name="viewport" content="width=device-width">
<style>@media only screen{html{min-height:100%;background:#f2f8f7}}table.body{width:100%}h2{color:#0b5d57}</style></head><body>
<span style="display:none!important;mso-hide:all">${heading}</span><table class="body"><tr><td align="center"><table class="container" width="580">
<tr><td><img src="https://img.wellroom.example/e/leaf.png" alt="Wellroom" width="132"></td></tr><tr><td><h2>${heading}</h2>
${paragraphs.map((paragraph) => `<p class="text-left">${paragraph}</p>`).join('\n')}</td></tr><tr><td><p style="font-size:12px;color:#6d8785">
Not for emergencies: dial 911 or go to the nearest emergency room. Wellroom Medical Group, PO Box 417, Madison, WI 53701. Fax 608-555-0121.<br>This
message may hold protected health information; if it reached the wrong person, tell privacy@wellroom.example and erase it. In crisis? Call or text 988.<br>
<a href="https://www.wellroom.example/npp">Notice of Privacy Practices</a> | <a href="https://www.wellroom.example/mail/settings">Email settings</a></p></td></tr></table></td></tr></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const activate = `https://my.wellroom.example/activate?c=${random.text(ID, 34)}`;
  const access = `${random.text('BCDFGHJKMNPQRSTVWXZ23456789', 5)}-${random.text('BCDFGHJKMNPQRSTVWXZ23456789', 5)}-${random.text('BCDFGHJKMNPQRSTVWXZ23456789', 5)}`;
  const code = random.digits(6);
  const consent = `https://forms.wellroom.example/consent/${random.text(ID, 30)}`;
  const spanish = random.digits(6);
  const german = random.digits(6);
  const minor = `https://my.wellroom.example/proxy/accept/${random.text(ID, 28)}`;
  const at = `${random.whole(1, 11)}:${random.pick(['00', '15', '30', '45'])} PM`;
  return [
    {
      name: 'portal to activate with a code',
      language: 'en',
      subject: 'Activate your Wellroom patient portal',
      html: calm('Your chart, online', [
        'Dear Robin,',
        'During your call on Monday the front desk opened a portal account for you. The activation code is:',
        `<b style="font-family:monospace;font-size:18px">${access}</b>`,
        'At my.wellroom.example choose "Sign up", then type the code, your ZIP code and your date of birth. It runs out in 45 days.',
        `MRN ending in ${random.digits(4)}. Help: 608-555-${random.digits(4)}.`,
      ]),
      codes: [access],
      links: [],
      best: { code: access },
    },
    {
      name: 'sign-in code',
      language: 'en',
      subject: 'Wellroom security code',
      text: `Use ${code} to sign in to Wellroom.

For your privacy this expires in 10 minutes. Do not forward it.

Wellroom Medical Group. Msg ID ${random.digits(10)}
`,
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'visit by video tomorrow',
      language: 'en',
      subject: `Reminder: your video visit tomorrow at ${at}`,
      html: calm('See you tomorrow', [
        `<b>Who:</b> Anjali Rao, NP<br><b>When:</b> Thu, May ${random.whole(2, 28)}, ${at} CT<br><b>Visit ID:</b> ${random.digits(3)} ${random.digits(4)} ${random.digits(4)}<br>
        <b>Passcode:</b> ${random.digits(6)}<br><b>By phone:</b> +1 312 555 ${random.digits(4)}`,
        `Up to 15 minutes ahead, <a href="https://visit.wellroom.example/j/${random.digits(11)}?pwd=${random.text(ID, 24)}">join from a quiet room</a>. Have your blood pressure
        readings and a pharmacy in mind.`,
        'A copay of $25.00 goes to your card on file.',
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'consent to sign before a visit',
      language: 'en',
      subject: 'Please sign before your visit',
      html: calm('One form is missing', [
        `Your visit on May ${random.whole(2, 28)} can't start unless the consent to telehealth (form WR-${random.digits(3)}) is signed. It takes a minute:
        <a href="${consent}">read and sign the consent</a>.`,
        'Already done? Then this crossed with your form, and there is nothing left to do.',
      ]),
      codes: [],
      links: [consent],
      best: { link: consent },
    },
    {
      name: 'prescription went out',
      language: 'en',
      subject: 'Your prescription was sent to the pharmacy',
      html: calm('On its way', [
        `Rx ${random.digits(7)}, lisinopril 10 mg, 90 tablets, 3 refills<br>Sent to: Badger Drug #${random.digits(4)}, 2${random.digits(3)} Regent St, Madison, WI 5371${random.digits(1)}`,
        `Savings card: BIN 0${random.digits(5)} · PCN ADV · Group RX${random.digits(4)} · ID ${random.text('ABCDEFGH', 2)}${random.digits(9)}`,
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'account by link',
      language: 'en',
      subject: 'Finish creating your Wellroom account',
      text: `Hi Robin,

You're nearly done. Open ${activate} in the next 24 hours to confirm this email and pick a
password, and your first available visit (today, ${at}) can be booked right after.

The Wellroom team
`,
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'spanish code',
      language: 'es',
      subject: 'Wellroom: código para ver sus resultados',
      html: calm('Sus resultados están listos', [
        `Estimado/a Robin: para abrir el informe n.º ${random.digits(8)} necesita, además de su contraseña, el código <b>${spanish}</b>.`,
        `Este código es personal. Si tiene preguntas, llámenos al 608-555-${random.digits(4)} de 8 a 17 h.`,
      ]),
      codes: [spanish],
      links: [],
      best: { code: spanish },
    },
    {
      name: 'german code of a practice',
      language: 'de',
      subject: 'Ihre TAN für die Videosprechstunde',
      text: `Sehr geehrte Frau Vale,

Ihre Praxis Dr. Kessler hat für den ${random.whole(2, 28)}.05.2026 um 14:30 Uhr eine Videosprechstunde
eingerichtet. Bitte geben Sie auf video.praxisnetz.example unter "Zur Sprechstunde" diese TAN ein,
um sich auszuweisen:

    ${german.slice(0, 3)}-${german.slice(3)}

Termin-Nr. ${random.digits(7)}. Absagen bitte bis 24 Stunden vorher unter 0931 ${random.digits(6)}.
`,
      codes: [german],
      links: [],
      best: { code: german },
    },
    {
      name: 'access to the chart of another',
      language: 'en',
      subject: 'Elaine Vale wants you to see her chart',
      html: calm('Proxy access', [
        `Elaine Vale (born 19${random.whole(38, 52)}) asked us to let you see her appointments, medication and messages.`,
        `<a href="${minor}" style="background:#0b5d57;color:#fff;padding:12px 26px;border-radius:24px">Accept</a>`,
        `The offer closes on June ${random.whole(2, 28)}. Elaine can take it back at any time.`,
      ]),
      codes: [],
      links: [minor],
      best: { link: minor },
    },
  ];
}
