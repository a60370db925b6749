/** Replies that do one thing unlike the others: how they quote, sign, or what little they say. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'fresh-name-only-indented-quote',
    language: 'en',
    subject: 'Re: The oak by the bus stop',
    from: 'Leopold Quist',
    answers: true,
    text: `The council marked it with a white ring, which means pruning and not felling.
I asked at the office to be sure.

Henrietta wrote:

    Does anybody know what the white paint on the oak is for? The children
    are worried that it will be cut down.

    Henrietta Moss
    14 Orchard Rise
`,
    newWords: 'The council marked it with a white ring, which means pruning and not felling.\nI asked at the office to be sure.',
    quoted: 'below',
  },
  {
    name: 'fresh-postscript-below-the-name',
    language: 'it',
    subject: 'R: Sopralluogo in cantina',
    from: 'Fiorenzo Galvagno',
    answers: true,
    text: `Il deumidificatore va acceso anche di notte, altrimenti la muffa torna entro un mese.

Un saluto,
Fiorenzo

P.S. Il metro che avevo dimenticato da voi potete tenerlo.

Da: Miriam Colla <miriam@colla.example>
Inviato: giovedì 5 marzo 2026 18:02
A: Fiorenzo Galvagno <f.galvagno@muriasciutti.example>
Oggetto: Sopralluogo in cantina

Buonasera, dobbiamo lasciarlo in funzione tutto il giorno?
`,
    newWords:
      'Il deumidificatore va acceso anche di notte, altrimenti la muffa torna entro un mese.\n\nUn saluto,\nFiorenzo\n\nP.S. Il metro che avevo dimenticato da voi potete tenerlo.',
    quoted: 'below',
  },
  {
    name: 'fresh-one-word-between-banner-and-disclaimer',
    language: 'en-US',
    subject: 'RE: Overtime request 3318',
    from: 'Rosalind Eberhardt',
    answers: true,
    html: `<html><head><meta name="Generator" content="Microsoft Exchange Server"></head><body><table border="0" cellspacing="0" cellpadding="0" width="100%" style="background:#FFF3CD"><tbody><tr><td style="padding:6px"><b>[EXTERNAL]</b> CAUTION: This email originated from outside of the organization. Do not click links or open attachments unless you recognize the sender.</td></tr></tbody></table><br><div class="WordSection1"><p class="MsoNormal">Approved.</p><p class="MsoNormal">&nbsp;</p><table class="MsoNormalTable" border="0" cellspacing="0" cellpadding="0"><tbody><tr><td width="90"><img src="cid:logo@eberhardt" width="80" height="80" alt=""></td><td><b>Rosalind Eberhardt</b><br>Regional Manager, Kestrel Staffing<br>O 555-010-0190 | M 555-010-0191<br><a href="https://social.example/kestrel"><img src="cid:in@eberhardt" alt="LinkedIn"></a> <a href="https://photos.example/kestrel"><img src="cid:ig@eberhardt" alt="Instagram"></a></td></tr></tbody></table><p class="MsoNormal">&nbsp;</p><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in"><p class="MsoNormal"><b>From:</b> Timesheets &lt;timesheets@millrace.example&gt;<br><b>Sent:</b> Friday, October 31, 2025 4:41 PM<br><b>To:</b> Rosalind Eberhardt &lt;reberhardt@kestrel.example&gt;<br><b>Subject:</b> Overtime request 3318</p></div><p class="MsoNormal">Six hours on Saturday for D. Lowry. Approved or declined?</p></div><p style="font-size:8pt;color:#777">This e-mail and any files transmitted with it are confidential and intended solely for the addressee. If you have received it in error, please notify the sender and delete it.</p></body></html>`,
    newWords: 'Approved.',
    quoted: 'below',
  },
  {
    name: 'fresh-attachment-only-romanian',
    language: 'ro',
    subject: 'Re: Certificat de naștere',
    from: 'Smaranda Ilieș',
    answers: true,
    text: `Găsiți copia în atașament.

On Mon, Sep 15, 2025 at 12:50 PM Starea Civilă Sector 9
<registratura@starea-civila.example> wrote:

> Vă rugăm să ne trimiteți o copie a certificatului de naștere.
>
`,
    newWords: 'Găsiți copia în atașament.',
    quoted: 'below',
  },
  {
    name: 'fresh-table-in-text',
    language: 'en-GB',
    subject: 'Re: Egg numbers for the box scheme',
    from: 'Jocasta Threlfall',
    answers: true,
    text: `Here is what the hens managed this week:

  day        trays   cracked
  Monday        11         2
  Wednesday     14         0
  Friday         9         5

The drop on Friday was the fox, not the feed.

-- 
Jocasta Threlfall, Beckside Farm, eggs and honey at the gate

________________________________
From: Nettlebed Veg Boxes <hello@nettlebed.example>
Sent: 28 March 2026 06:30
To: Jocasta Threlfall <jocasta@beckside.example>
Subject: Egg numbers for the box scheme

Morning! How many trays should we plan for?
`,
    newWords:
      'Here is what the hens managed this week:\n\n  day        trays   cracked\n  Monday        11         2\n  Wednesday     14         0\n  Friday         9         5\n\nThe drop on Friday was the fox, not the feed.',
    quoted: 'below',
  },
  {
    name: 'fresh-ukrainian-english-attribution',
    language: 'uk',
    subject: 'Re: Volunteer translators',
    from: 'Мирослава Дячук',
    answers: true,
    text: `Можу взяти медичні тексти, приблизно п'ять сторінок на тиждень. Юридичні краще віддайте комусь іншому.

Sent from Proton Mail for iOS.

On Tuesday, May 26th, 2026 at 7:33 PM, Ansel Whitby <ansel@bridgewords.example> wrote:

> Dear Myroslava, which kinds of text would you like to translate, and how many pages a week?
> You may answer in Ukrainian.
`,
    newWords: "Можу взяти медичні тексти, приблизно п'ять сторінок на тиждень. Юридичні краще віддайте комусь іншому.",
    quoted: 'below',
  },
  {
    name: 'fresh-forward-with-a-line-above',
    language: 'fr',
    subject: 'Fwd: Coupure d’eau mardi',
    from: 'Yolande Péchard',
    answers: false,
    text: `Pensez à remplir quelques bouteilles lundi soir, surtout au troisième étage.

---------- Forwarded message ---------
De : Régie des Eaux <avis@regie-eaux.example>
Date: ven. 15 mai 2026 à 08:00
Subject: Coupure d’eau mardi
To: <y.pechard@copro-tilleuls.example>


Madame, Monsieur, l’eau sera coupée mardi 19 mai de 9 h à 13 h dans votre rue.
`,
    newWords:
      'Pensez à remplir quelques bouteilles lundi soir, surtout au troisième étage.\n\n---------- Forwarded message ---------\nDe : Régie des Eaux <avis@regie-eaux.example>\nDate: ven. 15 mai 2026 à 08:00\nSubject: Coupure d’eau mardi\nTo: <y.pechard@copro-tilleuls.example>\n\nMadame, Monsieur, l’eau sera coupée mardi 19 mai de 9 h à 13 h dans votre rue.',
    quoted: 'none',
  },
  {
    name: 'fresh-zoho-line-quoted-by-hand',
    language: 'es-CO',
    subject: 'Re: Cotización de uniformes',
    from: 'Marcela Urrego',
    answers: true,
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><html><head><meta content="text/html;charset=UTF-8" http-equiv="Content-Type"></head><body><div style="font-family: Verdana, Arial, Helvetica, sans-serif; font-size: 10pt;"><div>Don Efraín, usted me pone "entrega en 45 días hábiles" y nosotros inauguramos el 8 de agosto.<br></div><div><br></div><div>¿Qué tal si nos despacha primero las camisas y después los delantales?<br></div><div><br></div><div id="Zm-_Id_-Sgn" data-zbluepencil-ignore="true" data-sigid="41000001"><div>Marcela Urrego<br></div><div>Panadería La Espiga · Medellín<br></div></div><div class="zmail_extra_hr" style="border-top: 1px solid rgb(204, 204, 204); min-height: 0px; margin-top: 10px; margin-bottom: 10px; line-height: 0px;"><br></div><div class="zmail_extra" data-zbluepencil-ignore="true"><div><br></div><div id="Zm-_Id_-Sgn1">---- El mié, 01 jul 2026 11:25:40 -0500 <b>Confecciones Tolima &lt;ventas@tolima.example&gt;</b> escribió ----<br></div><div><br></div><blockquote id="blockquote_zmail" style="margin: 0px;"><div>Adjunto la cotización. Entrega en 45 días hábiles.<br></div></blockquote></div></div><br></body></html>`,
    newWords:
      'Don Efraín, usted me pone "entrega en 45 días hábiles" y nosotros inauguramos el 8 de agosto.\n\n¿Qué tal si nos despacha primero las camisas y después los delantales?',
    quoted: 'below',
  },
  {
    name: 'fresh-yandex-html-turkish',
    language: 'tr',
    subject: 'Re: Halı yıkama',
    from: 'Nurgül Karataş',
    answers: true,
    html: `<div>Merhaba Serkan Bey,</div><div> </div><div>Salondaki halı 6 metrekare, yatak odasındaki 4. Beni 0555 010 01 64 numarasından arayabilirsiniz; fiyat listenize (<a href="https://halici.example/fiyat">https://halici.example/fiyat</a>) baktım, uygun.</div><div> </div><div> </div><div>12.04.2026, 13:06, "Serkan Halı Yıkama" &lt;info@halici.example&gt;:</div><blockquote><p>Sayın Nurgül Hanım, halılarınızın ölçüsünü yazar mısınız?</p></blockquote>`,
    newWords:
      'Merhaba Serkan Bey,\n\nSalondaki halı 6 metrekare, yatak odasındaki 4. Beni 0555 010 01 64 numarasından arayabilirsiniz; fiyat listenize (halici.example/fiyat [1]) baktım, uygun.',
    quoted: 'below',
  },
];
