/** Replies from Outlook: classic, new, on the web, on the Mac and on phones. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'fresh-outlook-classic-pallets',
    language: 'en-GB',
    subject: 'RE: Pallet count dock 3',
    from: 'Gwendolyn Ashdown',
    answers: true,
    html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15 (filtered medium)"><!--[if !mso]><style>v\\:* {behavior:url(#default#VML);}</style><![endif]--><style><!--
/* Style Definitions */
p.MsoNormal, li.MsoNormal, div.MsoNormal
	{margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
span.EmailStyle19 {mso-style-type:personal-reply; color:windowtext;}
--></style><!--[if gte mso 9]><xml><o:shapedefaults v:ext="edit" spidmax="1026" /></xml><![endif]--></head><body lang=EN-GB link="#0563C1" vlink="#954F72" style='word-wrap:break-word'><div class=WordSection1><p class=MsoNormal><span style='mso-fareast-language:EN-US'>Morning Piotr,<o:p></o:p></span></p><p class=MsoNormal><span style='mso-fareast-language:EN-US'><o:p>&nbsp;</o:p></span></p><p class=MsoNormal><span style='mso-fareast-language:EN-US'>We counted 46 on dock 3, two of them with crushed corners. I have set those aside for the haulier to look at.<o:p></o:p></span></p><p class=MsoNormal><span style='mso-fareast-language:EN-US'><o:p>&nbsp;</o:p></span></p><p class=MsoNormal><span style='mso-fareast-language:EN-US'>Shall I book them in as short?<o:p></o:p></span></p><p class=MsoNormal><span style='mso-fareast-language:EN-US'><o:p>&nbsp;</o:p></span></p><p class=MsoNormal><span style='mso-fareast-language:EN-US'>Kind regards,<o:p></o:p></span></p><p class=MsoNormal><span style='mso-fareast-language:EN-US'><o:p>&nbsp;</o:p></span></p><p class=MsoNormal><b><span style='color:#1F3864'>Gwendolyn Ashdown</span></b><o:p></o:p></p><p class=MsoNormal>Goods-in supervisor | Tollgate Cold Stores Ltd<o:p></o:p></p><p class=MsoNormal>T +44 1632 960 118<o:p></o:p></p><p class=MsoNormal><img border=0 width=140 height=38 id="Picture_x0020_1" src="cid:image001.png@01DC8F2A.51B6E0D0" alt="Tollgate logo"><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><div><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'><p class=MsoNormal><b><span lang=EN-US>From:</span></b><span lang=EN-US> Piotr Zawada &lt;p.zawada@northhaul.example&gt; <br><b>Sent:</b> 21 January 2026 07:55<br><b>To:</b> Gwendolyn Ashdown &lt;g.ashdown@tollgate.example&gt;<br><b>Subject:</b> Pallet count dock 3<o:p></o:p></span></p></div></div><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Hi Gwen, our papers say 48. What did you get?<o:p></o:p></p></div></body></html>`,
    newWords:
      'Morning Piotr,\n\nWe counted 46 on dock 3, two of them with crushed corners. I have set those aside for the haulier to look at.\n\nShall I book them in as short?',
    quoted: 'below',
  },
  {
    name: 'fresh-outlook-classic-german-text',
    language: 'de',
    subject: 'AW: Lieferavis 77-310',
    from: 'Brandstetter, Ulrich',
    answers: true,
    text: `Hallo Frau Njoku,

die Rampe ist nur bis 14:30 Uhr besetzt. Kommt der Lkw später, bitte am Tor B melden, dort sitzt der Pförtner.

Gefahrgut ist diesmal keines dabei.

Mit freundlichen Grüßen

i. A. Ulrich Brandstetter
Wareneingang

Feldmoser Antriebe GmbH & Co. KG
Industriering 8, 84000 Auhausen
Tel. 0871 5550-214
Geschäftsführer: Dr. Vera Feldmoser, Registergericht Landshut HRA 00000

Von: Njoku, Amara <a.njoku@speditrans.example>
Gesendet: Dienstag, 2. Dezember 2025 13:20
An: Brandstetter, Ulrich <u.brandstetter@feldmoser.example>
Betreff: Lieferavis 77-310

Sehr geehrter Herr Brandstetter,

wir treffen morgen gegen 15 Uhr ein. Passt das?

Amara Njoku
Disposition
`,
    newWords:
      'Hallo Frau Njoku,\n\ndie Rampe ist nur bis 14:30 Uhr besetzt. Kommt der Lkw später, bitte am Tor B melden, dort sitzt der Pförtner.\n\nGefahrgut ist diesmal keines dabei.',
    quoted: 'below',
  },
  {
    name: 'fresh-outlook-new-onboarding',
    language: 'en-US',
    subject: 'Re: Laptop for the new analyst',
    from: 'Terrence Valdivia',
    answers: true,
    html: `<html><head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<style type="text/css" style="display:none;"> P {margin-top:0;margin-bottom:0;} </style>
</head>
<body dir="ltr">
<div class="elementToProof" style="font-family: Aptos, Aptos_EmbeddedFont, Aptos_MSFontService, Calibri, Helvetica, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);">
She starts on Monday, so please image it with the finance profile and leave it at the front desk on the second floor.</div>
<div class="elementToProof" style="font-family: Aptos, Aptos_EmbeddedFont, Aptos_MSFontService, Calibri, Helvetica, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);">
<br>
</div>
<div class="elementToProof" style="font-family: Aptos, Aptos_EmbeddedFont, Aptos_MSFontService, Calibri, Helvetica, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);">
No docking station is needed.</div>
<div id="Signature" class="elementToProof"><div style="font-family: Aptos; font-size: 11pt;"><br></div><div style="font-family: Aptos; font-size: 11pt;">Terrence Valdivia (he/him)</div><div style="font-family: Aptos; font-size: 11pt;">People Operations · Calder &amp; Wren</div></div>
<div id="appendonsend"></div>
<hr style="display:inline-block;width:98%" tabindex="-1">
<div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" style="font-size:11pt" color="#000000"><b>From:</b> IT Depot &lt;depot@calderwren.example&gt;<br>
<b>Sent:</b> Thursday, April 16, 2026 3:03 PM<br>
<b>To:</b> Terrence Valdivia &lt;terrence@calderwren.example&gt;<br>
<b>Subject:</b> Laptop for the new analyst</font>
<div>&nbsp;</div>
</div>
<div>Which profile, and where should it go?</div>
</body></html>`,
    newWords:
      'She starts on Monday, so please image it with the finance profile and leave it at the front desk on the second floor.\n\nNo docking station is needed.',
    quoted: 'below',
  },
  {
    name: 'fresh-owa-french-notary',
    language: 'fr',
    subject: 'RE: Pièces manquantes au dossier',
    from: 'Étude Vauquelin',
    answers: true,
    html: `<html><head><style type="text/css" style="display:none"><!-- p { margin-top: 0; margin-bottom: 0; } --></style></head><body dir="ltr"><div id="divtagdefaultwrapper" dir="ltr" style="font-size: 12pt; color: rgb(0, 0, 0); font-family: Calibri, Helvetica, sans-serif;"><p>Madame,</p><p><br></p><p>Le livret de famille nous est bien parvenu. En revanche, l'attestation du syndic date de plus de trois mois et devra être renouvelée avant la signature.</p><p><br></p><div id="Signature"><p>Bien à vous,</p><p>Corentin Vauquelin</p><p>Notaire associé</p></div></div><hr tabindex="-1" style="display:inline-block; width:98%"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" color="#000000" style="font-size:11pt"><b>De :</b> Inès Belhadj &lt;ines@belhadj.example&gt;<br><b>Envoyé :</b> mardi 20 janvier 2026 22:14<br><b>À :</b> Étude Vauquelin<br><b>Objet :</b> Pièces manquantes au dossier</font><div>&nbsp;</div></div><div><p>Maître, voici les deux pièces demandées.</p></div></body></html>`,
    newWords:
      "Madame,\n\nLe livret de famille nous est bien parvenu. En revanche, l'attestation du syndic date de plus de trois mois et devra être renouvelée avant la signature.",
    quoted: 'below',
  },
  {
    name: 'fresh-outlook-mac-dutch',
    language: 'nl',
    subject: 'Re: Offerte dakgoot',
    from: 'Wietske Hoogland',
    answers: true,
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name="Title" content=""><meta name="Generator" content="Microsoft Word 15 (filtered medium)"></head><body lang="NL" link="#0563C1" vlink="#954F72"><div class="WordSection1"><p class="MsoNormal"><span style="font-size:11.0pt">Dag Sjoerd,<o:p></o:p></span></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal"><span style="font-size:11.0pt">De prijs is akkoord. Zink graag, geen kunststof, want de buren hebben dat ook.<o:p></o:p></span></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal"><span style="font-size:11.0pt">Kun je de oude goot meenemen?<o:p></o:p></span></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><div style="border:none;border-top:solid #B5C4DF 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal"><b><span style="font-size:12.0pt;color:black">Van: </span></b><span style="font-size:12.0pt;color:black">Sjoerd van Dalfsen &lt;sjoerd@goot-en-dak.example&gt;<br><b>Datum: </b>maandag 6 oktober 2025 om 08:21<br><b>Aan: </b>Wietske Hoogland &lt;wietske@hoogland.example&gt;<br><b>Onderwerp: </b>Offerte dakgoot<o:p></o:p></span></p></div><p class="MsoNormal">Goedemorgen, bijgaand de offerte voor 14 meter goot.<o:p></o:p></p></div></body></html>`,
    newWords:
      'Dag Sjoerd,\n\nDe prijs is akkoord. Zink graag, geen kunststof, want de buren hebben dat ook.\n\nKun je de oude goot meenemen?',
    quoted: 'below',
  },
  {
    name: 'fresh-outlook-ios-swedish',
    language: 'sv',
    subject: 'Sv: Nycklar till stugan',
    from: 'Torbjörn Ekwall',
    answers: false,
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body><div dir="ltr" style="font-family: Aptos, sans-serif; font-size: 12pt;">Nycklarna hänger hos grannen i det gula huset. Koden till bommen är ändrad sedan i somras, ring så får du den.</div><div id="ms-outlook-mobile-body-separator-line" dir="ltr"><br></div><div id="ms-outlook-mobile-signature" dir="ltr">Hämta <a href="https://aka.ms/o0ukef">Outlook för iOS</a></div><div id="mail-editor-reference-message-container" dir="ltr"><hr style="display: inline-block; width: 98%;"><div id="divRplyFwdMsg" dir="ltr" style="font-family: Calibri, sans-serif; font-size: 11pt;"><b>Från:</b> Saga Ekwall &lt;saga@ekwall.example&gt;<br><b>Skickat:</b> Friday, February 20, 2026 5:11:40 PM<br><b>Till:</b> Torbjörn Ekwall &lt;torbjorn@ekwall.example&gt;<br><b>Ämne:</b> Nycklar till stugan<br></div><br><div dir="ltr">Hej farfar, var ligger nycklarna nu för tiden?</div></div></body></html>`,
    newWords: 'Nycklarna hänger hos grannen i det gula huset. Koden till bommen är ändrad sedan i somras, ring så får du den.',
    quoted: 'below',
  },
  {
    name: 'fresh-outlook-android-text',
    language: 'en',
    subject: 'Re: Interview on the 19th',
    from: 'Kavita Ramanathan',
    answers: true,
    text: `The 19th works. I will come by train and should be at your gate around 10:40.

Get Outlook for Android<https://aka.ms/AAb9ysg>
________________________________
From: Recruiting <jobs@pelicanfreight.example>
Sent: Wednesday, May 13, 2026 4:48:02 PM
To: Kavita Ramanathan <kavita.r@hotmail.example>
Subject: Interview on the 19th

Dear Kavita,

We would like to meet you in person. Could you be here on Tuesday the 19th at 11:00?

Pelican Freight Recruiting
`,
    newWords: 'The 19th works. I will come by train and should be at your gate around 10:40.',
    quoted: 'below',
  },
  {
    name: 'fresh-outlook-red-answers',
    language: 'en',
    subject: 'RE: Questions before the audit',
    from: 'Marguerite Stanhope',
    answers: true,
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15 (filtered medium)"></head><body lang=EN-US><div class=WordSection1><p class=MsoNormal>Anselm, see my answers in red below.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in'><p class=MsoNormal><b>From:</b> Anselm Drury &lt;a.drury@larchaudit.example&gt; <br><b>Sent:</b> Monday, November 3, 2025 9:30 AM<br><b>To:</b> Marguerite Stanhope &lt;m.stanhope@basaltworks.example&gt;<br><b>Subject:</b> Questions before the audit<o:p></o:p></p></div><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Which warehouse holds the returned stock?<o:p></o:p></p><p class=MsoNormal><span style='color:red'>The one at Quarry Lane, ground floor.<o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Who signs off write-downs above 5,000?<o:p></o:p></p><p class=MsoNormal><span style='color:red'>Our controller, and above 20,000 the board.<o:p></o:p></span></p></div></body></html>`,
    newWords:
      'Anselm, see my answers in red below.\n\nFrom: Anselm Drury <a.drury@larchaudit.example>\nSent: Monday, November 3, 2025 9:30 AM\nTo: Marguerite Stanhope <m.stanhope@basaltworks.example>\nSubject: Questions before the audit\n\nWhich warehouse holds the returned stock?\n\nThe one at Quarry Lane, ground floor.\n\nWho signs off write-downs above 5,000?\n\nOur controller, and above 20,000 the board.',
    quoted: 'interleaved',
  },
  {
    name: 'fresh-outlook-polish-english-header',
    language: 'pl',
    subject: 'RE: Reklamacja uszczelek',
    from: 'Bogumiła Sroka',
    answers: true,
    text: `Panie Marcinie,

wymienimy całą partię, bez dopłat. Kurier odbierze wadliwe uszczelki w czwartek, proszę je tylko spakować w oryginalny karton.

-----Original Message-----
From: Marcin Wdowiak <m.wdowiak@hydro-serwis.example>
Sent: Monday, March 16, 2026 10:02 AM
To: Bogumiła Sroka <b.sroka@uszczelki.example>
Subject: Reklamacja uszczelek

Dzień dobry, uszczelki z ostatniej dostawy pękają przy montażu. Co robimy?
`,
    newWords:
      'Panie Marcinie,\n\nwymienimy całą partię, bez dopłat. Kurier odbierze wadliwe uszczelki w czwartek, proszę je tylko spakować w oryginalny karton.',
    quoted: 'below',
  },
  {
    name: 'fresh-outlook-portuguese-text',
    language: 'pt-PT',
    subject: 'RE: Fatura de Abril',
    from: 'Leonor Sampaio',
    answers: true,
    text: `Bom dia,

A fatura foi paga na sexta-feira; segue em anexo o comprovativo da transferência.

Agradecemos que o próximo documento venha com o NIF da filial do Porto, como já tinha sido pedido em janeiro.

-----Mensagem original-----
De: Contabilidade [mailto:contas@tipografia-ribeira.example]
Enviada: 12 de maio de 2026 09:37
Para: Leonor Sampaio
Assunto: Fatura de Abril

Exma. Senhora, a fatura 2026/118 encontra-se por liquidar.
`,
    newWords:
      'Bom dia,\n\nA fatura foi paga na sexta-feira; segue em anexo o comprovativo da transferência.\n\nAgradecemos que o próximo documento venha com o NIF da filial do Porto, como já tinha sido pedido em janeiro.',
    quoted: 'below',
  },
  {
    name: 'fresh-outlook-thread-of-four',
    language: 'en-US',
    subject: 'RE: RE: RE: Scaffold permit',
    from: 'Desmond Achebe',
    answers: true,
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15 (filtered medium)"></head><body lang=EN-US link=blue vlink=purple><div class=WordSection1><p class=MsoNormal>Permit is in hand, number SC-2207. The crew may start at seven.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal><span style='font-size:9.0pt;color:gray'>Desmond Achebe, PE | Ironbark Construction | (555) 010-0142<o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in'><p class=MsoNormal><b>From:</b> Lucille Pratt &lt;lpratt@rivertown.example&gt; <br><b>Sent:</b> Tuesday, June 2, 2026 2:15 PM<br><b>To:</b> Desmond Achebe &lt;dachebe@ironbark.example&gt;<br><b>Subject:</b> RE: RE: Scaffold permit<o:p></o:p></p></div><table class=MsoNormalTable border=0 cellpadding=0 style='background:#FFEB9C'><tr><td style='padding:.75pt'><p class=MsoNormal><b>[EXTERNAL]</b> This message came from outside Ironbark. Do not open links you did not expect.<o:p></o:p></p></td></tr></table><p class=MsoNormal>It is on the clerk's desk. Do you have the number yet?<o:p></o:p></p><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in'><p class=MsoNormal><b>From:</b> Desmond Achebe<br><b>Sent:</b> Tuesday, June 2, 2026 11:40 AM<br><b>To:</b> Lucille Pratt<br><b>Subject:</b> RE: Scaffold permit<o:p></o:p></p></div><p class=MsoNormal>Any word? We lose a day otherwise.<o:p></o:p></p><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in'><p class=MsoNormal><b>From:</b> Lucille Pratt<br><b>Sent:</b> Monday, June 1, 2026 8:22 AM<br><b>To:</b> Desmond Achebe<br><b>Subject:</b> Scaffold permit<o:p></o:p></p></div><p class=MsoNormal>We have your application of May 28.<o:p></o:p></p></div></body></html>`,
    newWords: 'Permit is in hand, number SC-2207. The crew may start at seven.',
    quoted: 'below',
  },
  {
    name: 'fresh-owa-czech',
    language: 'cs',
    subject: 'Re: Objednávka učebnic',
    from: 'Zdeňka Malířová',
    answers: true,
    html: `<html><head><style type="text/css" style="display:none;"> P {margin-top:0;margin-bottom:0;} </style></head><body dir="ltr"><div class="elementToProof" style="font-family: Calibri, Arial, Helvetica, sans-serif; font-size: 12pt;">Dobrý den,</div><div class="elementToProof" style="font-family: Calibri, Arial, Helvetica, sans-serif; font-size: 12pt;"><br></div><div class="elementToProof" style="font-family: Calibri, Arial, Helvetica, sans-serif; font-size: 12pt;">potřebujeme ještě sedm pracovních sešitů pro třídu 5. B. Fakturu prosím vystavte na školu, ne na sdružení rodičů.</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" style="font-size:11pt" color="#000000"><b>Od:</b> Knihkupectví U Lípy &lt;obchod@ulipy.example&gt;<br><b>Odesláno:</b> středa 27. srpna 2025 14:08<br><b>Komu:</b> Zdeňka Malířová &lt;malirova@zs-lesni.example&gt;<br><b>Předmět:</b> Objednávka učebnic</font><div>&nbsp;</div></div><div>Učebnice jsou připraveny k odeslání. Chcete něco přidat?</div></body></html>`,
    newWords:
      'Dobrý den,\n\npotřebujeme ještě sedm pracovních sešitů pro třídu 5. B. Fakturu prosím vystavte na školu, ne na sdružení rodičů.',
    quoted: 'below',
  },
];
