/** A manager of open-source mailing lists: subscriptions to confirm by web or reply, welcomes, digests, bounces; English, German, Japanese. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const HEX = '0123456789abcdef';

export function mails(random: Random): FamilyMail[] {
  const token = random.text(HEX, 40);
  const leave = random.text(HEX, 40);
  const subscribe = `https://lists.tarnkernel.example/mailman/confirm/tarn-devel/${token}`;
  const unsubscribe = `https://lists.tarnkernel.example/mailman/confirm/tarn-announce/${leave}`;
  const account = `https://lists.tarnkernel.example/archives/accounts/confirm-email/MTg${random.text(HEX, 2)}:1u${random.text(HEX, 4)}:${random.text(HEX, 27)}/`;
  const reenable = `http://lists.tarnkernel.example/mailman/confirm/tarn-devel/${random.text(HEX, 40)}`;
  const german = `https://listen.freifunk-aue.example/mailman/confirm/technik/${random.text(HEX, 40)}`;
  return [
    {
      name: 'subscription to confirm',
      language: 'en',
      subject: `confirm ${token}`,
      text: `Mailing list subscription confirmation notice for mailing list
tarn-devel

We have received a request from 203.0.113.${random.whole(2, 240)} for subscription of your email
address, "robin@postroom.localhost", to the tarn-devel@lists.tarnkernel.example
mailing list.  To confirm that you want to be added to this mailing list,
simply reply to this message, keeping the Subject: header intact.  Or
visit this web page:

    ${subscribe}

Note that simply sending a 'reply' to this message should work from
most mail readers, since that usually leaves the Subject: line in the
right form (additional "Re:" text in the Subject: is okay).

If you have no wish to be subscribed to this list, please simply
disregard this message.  Questions go to
tarn-devel-owner@lists.tarnkernel.example.
`,
      codes: [],
      links: [subscribe],
      best: { link: subscribe },
    },
    {
      name: 'welcome to the list',
      language: 'en',
      subject: 'Welcome to the "tarn-devel" mailing list (Digest mode)',
      text: `Welcome to the tarn-devel@lists.tarnkernel.example mailing list! Patches go
inline, one per mail, against v6.${random.whole(2, 19)}-rc${random.whole(1, 7)}; see https://docs.tarnkernel.example/submitting

To post to this list, send your message to:

  tarn-devel@lists.tarnkernel.example

General information about the mailing list is at:

  https://lists.tarnkernel.example/mailman/listinfo/tarn-devel

If you ever want to unsubscribe or change your options (eg, switch to
or from digest mode, change your password, etc.), visit your
subscription page at:

  https://lists.tarnkernel.example/mailman/options/tarn-devel/robin%40postroom.localhost

You must know your password to change your options. It is:

  ${random.text('abcdefghijkmnopqrstuvwxyz', 8)}

Normally, a reminder of it comes once a month.
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'leaving to confirm',
      language: 'en',
      subject: 'Your confirmation is required to leave the tarn-announce mailing list',
      text: `Mailing list removal confirmation notice for mailing list tarn-announce

Somebody, hopefully you, wants robin@postroom.localhost off tarn-announce.
If so, go to

    ${unsubscribe}

or answer this mail and leave its subject as it is. Should you prefer to
stay on the list, throw this away. (Confirmation string: ${leave})
`,
      codes: [],
      links: [unsubscribe],
      best: { link: unsubscribe },
    },
    {
      name: 'archive account',
      language: 'en',
      subject: '[lists.tarnkernel.example] Confirm email address',
      text: `Hello from lists.tarnkernel.example!

You're getting this mail because user rvale has given robin@postroom.localhost
as the address of an account in the archives.

To confirm this is correct, go to ${account}

Thank you from lists.tarnkernel.example!
`,
      codes: [],
      links: [account],
      best: { link: account },
    },
    {
      name: 'digest',
      language: 'en',
      subject: `tarn-devel Digest, Vol ${random.whole(90, 240)}, Issue ${random.whole(2, 30)}`,
      text: `Today's Topics:

   1. [PATCH v4 03/11] net: confirm the reset before the link comes up
      (Anselm Brodie)
   2. Re: Login fails with code ${random.digits(5)} on armhf (Wen Yu)
   3. CFP: Tarn Days 2026, Brno (Petra Malá)

----------------------------------------------------------------------

Message: 1
Date: Tue, ${random.whole(2, 28)} Apr 2026 08:14:${random.whole(10, 59)} +0200
From: Anselm Brodie <anselm@brodie.example>
Message-ID: <2026042${random.digits(1)}0614.${random.digits(6)}-4-anselm@brodie.example>

The verification of the token in tarn_link_up() raced with reset.
Activate it only after phy_confirm() has come back:

@@ -${random.digits(3)},7 +${random.digits(3)},9 @@ static int tarn_link_up(struct phy *p)
-	if (p->code == ${random.digits(4)})
+	if (p->code == TARN_LINK_OK)

Link: https://lore.tarnkernel.example/r/2026042${random.digits(8)}
Signed-off-by: Anselm Brodie <anselm@brodie.example>

------------------------------

Message: 2
Date: Tue, 21 Apr 2026 15:22:08 +0800
From: Wen Yu <wenyu@tarnkernel.example>

On Mon, Apr 20, 2026, Robin Vale wrote:
> login: error ${random.digits(5)}, then nothing

Try commit ${random.text(HEX, 12)} ("auth: do not enter code path twice").
------------------------------

End of tarn-devel Digest
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'disabled for bounces',
      language: 'en',
      subject: `confirm ${reenable.slice(-40)}`,
      text: `Your membership in the mailing list tarn-devel has been disabled due to
excessive bounces. The last bounce received from you was dated
${random.whole(10, 28)}-May-2026. You will get 2 more messages like this before you are
deleted from the list.

To re-enable your membership, you can simply respond to this message
(leaving the Subject: line intact), or visit the confirmation page at

    ${reenable}
`,
      codes: [],
      links: [reenable],
      best: { link: reenable },
    },
    {
      name: 'german subscription',
      language: 'de',
      subject: `Bestätigung für Ihr Abonnement der Liste technik`,
      text: `Für die Adresse robin@postroom.localhost wurde von 198.51.100.${random.whole(2, 200)} aus ein
Abonnement der Mailingliste technik@listen.freifunk-aue.example beantragt.

Bitte bestätigen Sie es, indem Sie auf diese Mail antworten und den Betreff
stehen lassen, oder indem Sie diese Seite aufrufen:

    ${german}

Ohne Ihre Bestätigung werden Sie nicht eingetragen.
`,
      codes: [],
      links: [german],
      best: { link: german },
    },
    {
      name: 'japanese held post',
      language: 'ja',
      subject: 'あなたの tarn-ja への投稿は司会者の承認待ちです',
      text: `あなたが投稿した次のメールは

    Re: [tarn-ja ${random.digits(5)}] 起動時にエラー ${random.digits(4)} が出る件

司会者が内容を確認するまで配送を保留しています。

保留の理由:
    本文が 40 KB の制限を超えています (${random.whole(48, 190)} KB)

投稿が配送されるか、または却下の通知が届きます。

管理者: tarn-ja-owner@lists.tarnkernel.example
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
