/** A bug tracker of the old kind that writes plain text: accounts by token, changes of bugs, requests for review; English, German. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ID = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

export function mails(random: Random): FamilyMail[] {
  const bug = random.whole(812_000, 989_000);
  const create = `https://bugs.openplough.example/token.cgi?t=${random.text(ID, 22)}&a=request_new_account`;
  const cancel = `https://bugs.openplough.example/token.cgi?t=${random.text(ID, 22)}&a=cancel_new_account`;
  const password = `https://bugs.openplough.example/token.cgi?t=${random.text(ID, 22)}&a=cfmpw`;
  const address = `https://bugs.openplough.example/token.cgi?t=${random.text(ID, 22)}&a=cfmem`;
  const german = `https://fehler.openplough.example/token.cgi?t=${random.text(ID, 22)}&a=cfmpw&lang=de`;
  const code = random.digits(6);
  return [
    {
      name: 'account to create',
      language: 'en',
      subject: 'OpenPlough Bugs: confirm account creation',
      text: `OpenPlough Bugs has received a request to create a user account
using your email address (robin@postroom.localhost).

To continue creating an account using this email address, visit the
following link by ${random.whole(10, 28)} June 2026 at 09:41 BST:

${create}

If you did not receive this email before that date, the request will have
lapsed and you may ask for another at https://bugs.openplough.example/createaccount.cgi

PRIVACY NOTICE: OpenPlough Bugs is an open bug tracking system. Activity on
most bugs, including email addresses, will be visible to registered users.
We recommend using a secondary account or a free web email service.

If you would rather not create an account, or if this request was made in
error, you can do nothing or visit:

${cancel}
`,
      codes: [],
      links: [create],
      best: { link: create },
    },
    {
      name: 'password change',
      language: 'en',
      subject: 'OpenPlough Bugs Change Password Request',
      text: `You have (or someone impersonating you has) asked for a change of your
OpenPlough Bugs password. To complete the change, visit the following link:

${password}

If you are not the person who made this request, or you wish to cancel it,
visit the following link:

https://bugs.openplough.example/token.cgi?t=${random.text(ID, 22)}&a=cxlpw

If you do nothing, the request will lapse after 3 days (on 2026-07-${random.whole(10, 29)}
at 14:03:${random.whole(10, 59)}) or when you log in successfully.

To reduce the risk of typing it wrong, copy the whole link.
`,
      codes: [],
      links: [password],
      best: { link: password },
    },
    {
      name: 'new address to confirm',
      language: 'en',
      subject: 'OpenPlough Bugs Email Change Request',
      text: `OpenPlough Bugs was asked to move the email address
of r.vale@oldcollege.example over to robin@postroom.localhost.

To confirm the change, visit the following link:

${address}

The old address has been told as well and may still cancel it.
This token runs out in 72 hours.
-- 
Sent by Bugnest 5.2.${random.whole(1, 9)}
`,
      codes: [],
      links: [address],
      best: { link: address },
    },
    {
      name: 'a bug changed',
      language: 'en',
      subject: `[Bug ${bug}] Seeder crashes on import of ISO-XML with more than 65536 rows`,
      text: `https://bugs.openplough.example/show_bug.cgi?id=${bug}

Tove Lindqvist <tove@openplough.example> changed:

           What    |Removed                     |Added
----------------------------------------------------------------------------
             Status|NEW                         |ASSIGNED
           Assignee|nobody@openplough.example   |tove@openplough.example
             Flags |                            |needinfo?(robin@postroom.localhost)
   Target Milestone|---                         |14${random.digits(1)} Branch

--- Comment #${random.whole(4, 19)} from Tove Lindqvist <tove@openplough.example> ---
Can you attach the file, or at least its first 200 lines? I see error code
0x${random.text('0123456789abcdef', 8)} in your log but cannot reproduce it with revision ${random.text('0123456789abcdef', 12)}.

-- 
Configure bugmail: https://bugs.openplough.example/userprefs.cgi?tab=email
You are receiving this mail because:
You reported the bug.
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'review wanted',
      language: 'en',
      subject: `review requested: [Bug ${bug + 412}] Unit labels are cut off at 150% : [Attachment 9${random.digits(6)}] patch v2`,
      text: `Callum Deasy <callum@openplough.example> has asked Robin Vale for review:
Bug ${bug + 412}: Unit labels are cut off at 150%
https://bugs.openplough.example/show_bug.cgi?id=${bug + 412}

--- Comment #3 from Callum Deasy ---
Rebased, and the two nits from last time are gone. 14 tests pass, 0 fail.
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'two-step code',
      language: 'en',
      subject: 'OpenPlough Bugs verification code',
      text: `Hello Robin Vale,

somebody with your password is changing the API keys of your account from
address 198.51.100.${random.whole(2, 250)}. Type this where you are being asked:

    ${code}

The page accepts it until ${random.whole(10, 23)}:${random.whole(10, 59)} UTC. If that is not you, change your
password now and tell the administrators.
`,
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'german password change',
      language: 'de',
      subject: 'OpenPlough Fehlerdatenbank: Passwortänderung angefordert',
      text: `Sie (oder jemand, der sich für Sie ausgibt) haben ein neues Passwort für
die Fehlerdatenbank angefordert. Um die Änderung abzuschließen, folgen Sie
bitte diesem Verweis:

${german}

Falls Sie dies nicht waren, brauchen Sie nichts zu tun; die Anforderung
verfällt am ${random.whole(10, 28)}.08.2026. Ihr altes Passwort gilt bis dahin weiter.
`,
      codes: [],
      links: [german],
      best: { link: german },
    },
  ];
}
