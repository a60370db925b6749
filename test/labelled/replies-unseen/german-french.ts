/** Replies in German and French that nobody looks at while the software is made. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'x-de-protokoll-vom-handy',
    language: 'de',
    subject: 'Re: Was kam bei der Sitzung heraus?',
    answers: true,
    text: `Servus Kilian,

du hast nicht viel versäumt. Weil du es wortgetreu wolltest, hier meine Mitschrift.

Walburga: Wir haben noch 1.900 Euro in der Kasse.
Eginhard: Davon gehen 700 für die Trachten ab.
Walburga: Die sind schon bezahlt.
Eginhard: Dann fahren wir zum Almabtrieb, und zwar mit zwei Bussen.

Abgestimmt wurde danach auch: neun dafür, keiner dagegen, Notburga hat sich enthalten, weil sie an dem
Tag selbst mit den Kühen unterwegs ist.

Zum Schluss ging es um die Tuba. Der Instrumentenbauer in Mittenau würde sie für 260 Euro ausbeulen, die
Ventile macht er umsonst mit. Ich habe für dich mitgestimmt, also dafür. Wenn du das nicht willst,
sag es mir bis Sonntag, sonst bringe ich sie am Montag hin.

Das Formular für den Bus liegt unter
https://formulare.amt-hohenfels.example/verkehr/sonderfahrt?schritt=3 und ist schon halb ausgefüllt.

Schönen Gruß
Lorenz Haberfellner
--\u0020
Diese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.

Am 22. August 2025 23:31:09 MESZ schrieb Kilian Troger <kilian@blaskapelle-oberried.example>:
>Lorenz, was kam bei der Sitzung heraus? Am liebsten wortgetreu.
>
>Kilian
`,
    newWords: `Servus Kilian,

du hast nicht viel versäumt. Weil du es wortgetreu wolltest, hier meine Mitschrift.

Walburga: Wir haben noch 1.900 Euro in der Kasse.
Eginhard: Davon gehen 700 für die Trachten ab.
Walburga: Die sind schon bezahlt.
Eginhard: Dann fahren wir zum Almabtrieb, und zwar mit zwei Bussen.

Abgestimmt wurde danach auch: neun dafür, keiner dagegen, Notburga hat sich enthalten, weil sie an dem
Tag selbst mit den Kühen unterwegs ist.

Zum Schluss ging es um die Tuba. Der Instrumentenbauer in Mittenau würde sie für 260 Euro ausbeulen, die
Ventile macht er umsonst mit. Ich habe für dich mitgestimmt, also dafür. Wenn du das nicht willst,
sag es mir bis Sonntag, sonst bringe ich sie am Montag hin.

Das Formular für den Bus liegt unter
formulare.amt-hohenfels.example/… [1] und ist schon halb ausgefüllt.`,
    quoted: 'below',
  },
  {
    name: 'x-de-nur-ein-name',
    language: 'de',
    subject: 'Re: Wer vertritt den Kläger?',
    answers: true,
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8" /></head><body style='font-size: 10pt; font-family: Verdana,Geneva,sans-serif'>
<p>Rechtsanwältin Friedrun Spengler</p>
<p id="reply-intro">Am 2025-05-05 14:20, schrieb Kanzlei Uhlenbrock:</p>
<blockquote type="cite" style="padding: 0 0.4em; border-left: #1010ff 2px solid; margin: 0">
<div id="replybody1">
<p>Sehr geehrte Geschäftsstelle,</p>
<p>wer vertritt in der Sache 3 C 118/25 jetzt den Kläger?</p>
<p>Uhlenbrock</p>
</div>
</blockquote>
</body></html>
`,
    newWords: 'Rechtsanwältin Friedrun Spengler',
    quoted: 'below',
  },
  {
    name: 'x-de-chronik-horde',
    language: 'de',
    subject: 'Re: Fragen zur Ortschronik',
    answers: true,
    text: `Zitat von Irmtraud Selchow <i.selchow@heimatkreis-drosa.example>:

> 1. Stimmt das Baujahr 1788 für die Bockwindmühle?

Ja, der Balken mit der Inschrift ist erhalten.

> 2. Wie hieß der letzte Müller?

Das weiß niemand mehr sicher. Im Kirchenbuch steht Habermann, auf dem Grabstein Haberland.

> 3. Darf ich die Fotos abdrucken?

Alle bis auf das mit der Katze.

Beste Grüße
Wendelin Kuschel
Archivpfleger
`,
    newWords: `Zitat von Irmtraud Selchow <i.selchow@heimatkreis-drosa.example>:

> 1. Stimmt das Baujahr 1788 für die Bockwindmühle?

Ja, der Balken mit der Inschrift ist erhalten.

> 2. Wie hieß der letzte Müller?

Das weiß niemand mehr sicher. Im Kirchenbuch steht Habermann, auf dem Grabstein Haberland.

> 3. Darf ich die Fotos abdrucken?

Alle bis auf das mit der Katze.`,
    quoted: 'interleaved',
  },
  {
    name: 'x-de-abwesenheit',
    language: 'de',
    subject: 'Automatische Antwort: Unterlagen Deichbau',
    answers: true,
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body>
<div>Vielen Dank für Ihre Nachricht. Ich bin bis einschließlich 8. August nicht im Haus, und meine Mails werden nicht weitergeleitet.</div>
<div>&nbsp;</div>
<div>Vertretung: Herr Tjark Ommen, Apparat 512.</div>
<div>In dringenden Fällen: die Leitwarte, rund um die Uhr.</div>
<div>&nbsp;</div>
<div>Viele Grüße</div>
<div>Swantje Petersen-Rode</div>
<div>Deichverband Nordersiel</div>
</body></html>
`,
    newWords: `Vielen Dank für Ihre Nachricht. Ich bin bis einschließlich 8. August nicht im Haus, und meine Mails werden nicht weitergeleitet.

Vertretung: Herr Tjark Ommen, Apparat 512.
In dringenden Fällen: die Leitwarte, rund um die Uhr.`,
    quoted: 'none',
  },
  {
    name: 'x-fr-reponse-en-deux-langues',
    language: 'fr',
    subject: 'Re[2]: Stage en mer / Sea training',
    answers: true,
    text: `Chers collègues,

Le stage commence le 2 octobre à Keravel. Chacun apporte son ciré.

The training starts on 2 October at Keravel. Everyone brings their own oilskins.

À bientôt,
Corentin Le Dantec

------ Message d'origine ------
De "Maud Ravalec" <maud@ecole-des-quais.example>
À "Corentin Le Dantec" <corentin@ecole-des-quais.example>
Date 15/09/2025 16:40:21
Objet Re: Stage en mer / Sea training

>Quelle est la date définitive ? Pouvez-vous répondre dans les deux langues ?
>
>Maud
`,
    newWords: `Chers collègues,

Le stage commence le 2 octobre à Keravel. Chacun apporte son ciré.

The training starts on 2 October at Keravel. Everyone brings their own oilskins.`,
    quoted: 'below',
  },
  {
    name: 'x-fr-cantine-zimbra',
    language: 'fr',
    subject: 'Re: Menus de novembre',
    answers: true,
    html: `<html><body><div style="font-family: arial, helvetica, sans-serif; font-size: 12pt; color: #000000"><div>Voici ce que la commission a décidé.</div><div><br data-mce-bogus="1"></div><div>* * *</div><div><br data-mce-bogus="1"></div><div>Lundi et jeudi, plat sans viande ; le mercredi, pas de dessert sucré.</div><div><br data-mce-bogus="1"></div><div>* * *</div><div><br data-mce-bogus="1"></div><div>Le reste ne change pas.</div><div><br data-mce-bogus="1"></div><div data-marker="__SIG_PRE__"><div>Sincères salutations</div><div>Fulbert Jacquemin</div><div>Intendance du lycée Hélène-Arnoux</div></div><div><br></div><hr id="zwchr" data-marker="__DIVIDER__"><div data-marker="__HEADERS__"><b>De: </b>"Ghislaine Poitevin" &lt;g.poitevin@traiteur-poitevin.example&gt;<br><b>À: </b>"Fulbert Jacquemin" &lt;f.jacquemin@lycee-arnoux.example&gt;<br><b>Envoyé: </b>Mardi 14 Octobre 2025 10:25:48<br><b>Objet: </b>Menus de novembre<br></div><div><br></div><div data-marker="__QUOTED_TEXT__"><div>Qu'a décidé la commission pour les menus ?</div></div></div></body></html>
`,
    newWords: `Voici ce que la commission a décidé.

* * *

Lundi et jeudi, plat sans viande ; le mercredi, pas de dessert sucré.

* * *

Le reste ne change pas.`,
    quoted: 'below',
  },
  {
    name: 'x-fr-mention-legale',
    language: 'fr',
    subject: 'Re: Dossier 77-B',
    answers: true,
    html: `<div style="font-family:Georgia,serif">
<p>Maître,</p>
<p>Mon client accepte la médiation et refuse l'expertise. Il propose le 19 ou le 26, au choix de la partie adverse.</p>
<p>Veuillez agréer mes salutations distinguées,<br>Ombeline Charrier<br>Avocate au barreau de Saint-Gobain</p>
<p style="font-size:8pt;color:#808080">Ce message et ses pièces jointes sont confidentiels et réservés à leur destinataire. Si vous l'avez reçu par erreur, détruisez-le et prévenez l'expéditeur.</p>
</div>
`,
    newWords: `Maître,

Mon client accepte la médiation et refuse l'expertise. Il propose le 19 ou le 26, au choix de la partie adverse.`,
    quoted: 'none',
  },
];
