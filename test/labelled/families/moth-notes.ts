/** A two-person notes start-up: very short lower-key mails, plain or nearly so, whose codes are words with hyphens. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ADJECTIVES = ['amber', 'brisk', 'cobalt', 'dusty', 'frozen', 'gentle', 'hollow', 'ivory', 'lucky', 'rusty'];
const NOUNS = ['kettle', 'lantern', 'otter', 'pebble', 'quarry', 'ribbon', 'saddle', 'thimble', 'walnut', 'zipper'];
const PLACES = ['attic', 'bridge', 'cellar', 'garden', 'harbor', 'island', 'meadow', 'north', 'orchard', 'river'];

const sheet = (inner: string) =>
  `<div style="font:16px/1.6 -apple-system,BlinkMacSystemFont,sans-serif;color:#222;max-width:440px;padding:32px 16px">
<div style="font-size:20px;margin-bottom:28px">🦋 mothpad</div>
${inner}
<div style="margin-top:40px;color:#aaa;font-size:13px">Mothpad, 2 people in a shed · 77 Alder Lane, Portland OR 97203</div>
</div>`;

const SIGNED = 'Wren & Tobias\nmothpad.example | 77 Alder Lane, Portland OR 97203';

export function mails(random: Random): FamilyMail[] {
  const phrase = () => `${random.pick(ADJECTIVES)}-${random.pick(NOUNS)}-${random.pick(PLACES)}`;
  const [plain, both, fresh, quoted, used] = [phrase(), phrase(), phrase(), phrase(), phrase()];
  const moved = `velvet-${random.pick(NOUNS)}`;
  const clipper = `pine-${random.whole(2, 9)}-gravel`;
  const shred = random.digits(9);
  const bothLink = `https://mothpad.example/in/${random.text('abcdefghijkmnpqrstuvwxyz23456789', 22)}`;
  return [
    {
      name: 'a phrase in plain text',
      language: 'en',
      subject: 'Your Mothpad sign-in phrase',
      text: `Hi Robin,

here are your three words:

    ${plain}

Put them into the tab you left open (hyphens included) and you're in.
Good till 9:40 am Pacific. One use.

${SIGNED}`,
      codes: [plain],
      links: [],
      best: { code: plain },
    },
    {
      name: 'a phrase and a link',
      language: 'en',
      subject: 'Come on in',
      html: sheet(`<p>Two doors, same room.</p>
<p>On this device: <a href="${bothLink}" style="color:#6b4eff">open Mothpad</a></p>
<p>On another one: type <span style="background:#f3f0ff;padding:3px 8px;border-radius:4px">${both}</span></p>
<p style="color:#777">Both shut in 15 minutes. Asked for on May 6, 2026 from Firefox 150 on Linux, 192.0.2.14.</p>`),
      codes: [both],
      links: [bothLink],
      best: { code: both },
    },
    {
      name: 'an older phrase is replaced',
      language: 'en',
      subject: 'Re: Your Mothpad sign-in phrase (newer one)',
      text: `Hi again,

you asked twice, so forget about cobalt-spoon-river, it's dead now. The one that works is

    ${fresh}

Wren says sorry for the slow mail this morning (queue of 41,000, longest wait 7 min).

${SIGNED}`,
      codes: [fresh],
      links: [],
      best: { code: fresh },
    },
    {
      name: 'changelog',
      language: 'en',
      subject: 'Mothpad 0.9.14: tables, at last',
      html: sheet(`<p>Friday again! In 0.9.14:</p>
<ul style="padding-left:18px"><li>Tables, up to 40 columns</li><li>Paste-from-anything (issue #1182, open since 2023)</li><li>Start-up is down from 820 ms to 310 ms</li><li>dark-mode-toggle got a shortcut: Ctrl+Shift+8</li></ul>
<p>Next: offline sync. <a href="https://mothpad.example/log/0-9-14" style="color:#6b4eff">Longer version</a></p>
<p style="font-size:13px"><a href="https://mothpad.example/mail/off?k=r81" style="color:#aaa">no more changelogs</a></p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a hello from the founder',
      language: 'en',
      subject: 'hello from the shed',
      text: `Hey Robin,

Wren here, one half of Mothpad. You're our 12,408th user, which we find hard to believe in a shed of 110 square feet.

No tour, no tips. Just one question: what made you sign up? Reply and it lands on my phone. I answer between 8 and 10 at night, mostly.

Wren

PS the free plan holds 500 notes. Most folks need 14 months to get there.`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'moving to another address',
      language: 'en',
      subject: 'New address, two words',
      html: sheet(
        `<p>So this is where you live now! Before we move your 312 notes over, tell Settings the words <b>${moved}</b>. Until then everything still goes to ro…@shed.example.</p>`,
      ),
      codes: [moved],
      links: [],
      best: { code: moved },
    },
    {
      name: 'a phrase was used',
      language: 'en',
      subject: 'Someone (you?) got in at 14:02',
      html: sheet(`<p>A sign-in just now, with the phrase <i>${used}</i>, which is spent and opens nothing anymore.</p>
<p>Safari 19 on an iPad<br>Tacoma, WA · 203.0.113.52<br>May 9, 2026, 2:02 pm</p>
<p>Doesn't ring a bell? <a href="https://mothpad.example/settings/sessions" style="color:#6b4eff">Kick it out</a> and write to us at shed@mothpad.example.</p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'shredding everything',
      language: 'en',
      subject: 'Shred 312 notes?',
      text: `Robin,

you pressed the big red button. We'd rather you hadn't, but it's your paper.

To go through with it, copy this long number into the box under the button:

${shred.slice(0, 3)} ${shred.slice(3, 6)} ${shred.slice(6)}

It's long on purpose. 312 notes, 48 MB and 3 notebooks will be gone for good, backups included after 30 days.

${SIGNED}`,
      codes: [shred],
      links: [],
      best: { code: shred },
    },
    {
      name: 'a reply below which an older phrase is quoted',
      language: 'en',
      subject: "Re: can't get in",
      text: `Hi Robin,

found it: your clock is 9 minutes slow, so every phrase looks stale by the time it gets to us. I've made the window wider, to 30 minutes, as of 0.9.15. Could you fix the clock, ask for a new phrase and tell me if it still sulks? Ticket 2291, in case Tobias picks up.

Wren

On Sun, May 10, 2026 at 8:15 AM Robin <robin@postroom.localhost> wrote:
> This is what I got, and it says "stale":
>
>> here are your three words:
>>
>>     ${quoted}
>>
>> Put them into the tab you left open`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'pairing the clipper',
      language: 'en',
      subject: `${clipper} pairs your clipper`,
      html: sheet(`<p>The Mothpad Clipper (v3.2, Firefox) is waiting for its words.</p>
<p style="font-size:26px;font-family:ui-monospace,Menlo,monospace">${clipper}</p>
<p>Click the moth in your toolbar, type them, done. Clips land in “Inbox”, 25 MB at most each.</p>`),
      codes: [clipper],
      links: [],
      best: { code: clipper },
    },
    {
      name: 'a receipt',
      language: 'en',
      subject: 'Receipt for a year of Mothpad',
      text: `Paid: $48.00
For: Mothpad Plus, May 11, 2026 to May 10, 2027
With: Visa 8820
Receipt no.: moth-2026-00${random.digits(3)}
Sales tax: $0.00 (Oregon)

PDF: https://mothpad.example/receipts/2026-00417.pdf

Thanks for feeding us.
${SIGNED}`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
