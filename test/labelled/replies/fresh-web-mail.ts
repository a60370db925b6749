/** Replies written in the web pages of Gmail, Yahoo, Proton, Fastmail, GMX, web.de and Mail.ru, and in the app of Yahoo. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'fresh-gmail-web-museum-visit',
    language: 'en',
    subject: 'Re: Museum visit, year 4',
    from: 'Maya Lindqvist-Orr',
    answers: true,
    html: `<div dir="ltr">Hi Robin,<div><br></div><div>The coach can take 31 children, so please leave the twins on the list. I will bring the packed lunches for the two who forgot theirs last time.</div><div><br></div><div>Could you send me the number of the driver before Thursday?<br clear="all"><div><br></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature" data-smartmail="gmail_signature"><div dir="ltr"><b>Maya Lindqvist-Orr</b><div>Class teacher, Fern Street Primary</div><div><a href="http://fernstreet.example" target="_blank">fernstreet.example</a></div></div></div></div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Tue, Mar 3, 2026 at 9:14 AM Robin Achterberg &lt;<a href="mailto:robin@coachline.example">robin@coachline.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div dir="ltr">Dear Ms Lindqvist-Orr,<br><br>how many seats do you need on the 12th? Our small bus has 33.<br><br>Robin</div>
</blockquote></div>
`,
    newWords:
      'Hi Robin,\n\nThe coach can take 31 children, so please leave the twins on the list. I will bring the packed lunches for the two who forgot theirs last time.\n\nCould you send me the number of the driver before Thursday?',
    quoted: 'below',
  },
  {
    name: 'fresh-gmail-web-text-folded-attribution',
    language: 'en',
    subject: 'Re: Boiler inspection on Friday',
    from: 'Oluwaseun Bright',
    answers: true,
    text: `Friday between 8 and 10 suits us. Ring at flat 6, the bell of flat 5 has
been broken since the storm.

The meter cupboard is locked; the caretaker keeps the key until noon.

On Wed, 14 Jan 2026 at 16:02, Thermafix Service Appointments and Annual
Inspections <appointments-and-inspections@thermafix.example>
wrote:

> Good afternoon,
>
> your boiler is due for its yearly inspection. Would Friday suit you?
>
> Thermafix
>
`,
    newWords:
      'Friday between 8 and 10 suits us. Ring at flat 6, the bell of flat 5 has\nbeen broken since the storm.\n\nThe meter cupboard is locked; the caretaker keeps the key until noon.',
    quoted: 'below',
  },
  {
    name: 'fresh-gmail-web-french-orchard',
    language: 'fr',
    subject: 'Re: Commande de pommes',
    from: 'Solène Kervadec',
    answers: true,
    html: `<div dir="ltr"><div>Bonjour Monsieur Thévenot,</div><div><br></div><div>Les douze cageots de reinettes sont prêts depuis ce matin. Vous pouvez passer au hangar jusqu&#39;à 18 h, il y aura quelqu&#39;un pour charger.</div><div><br></div><div>Pour les poires il faudra encore patienter une semaine.</div><div><br></div><div>Cordialement,</div><div>Solène Kervadec</div><div>Verger des Trois Ruisseaux</div><div>02 55 01 77 30</div></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">Le lun. 13 oct. 2025 à 18:47, Gaspard Thévenot &lt;<a href="mailto:gaspard@epicerie-thevenot.example">gaspard@epicerie-thevenot.example</a>&gt; a écrit :<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex;border-left:1px #ccc solid;padding-left:1ex"><div dir="ltr">Bonsoir, où en est notre commande ? Merci d&#39;avance, G. Thévenot</div></blockquote></div>`,
    newWords:
      "Bonjour Monsieur Thévenot,\n\nLes douze cageots de reinettes sont prêts depuis ce matin. Vous pouvez passer au hangar jusqu'à 18 h, il y aura quelqu'un pour charger.\n\nPour les poires il faudra encore patienter une semaine.",
    quoted: 'below',
  },
  {
    name: 'fresh-gmail-web-spanish-workshop',
    language: 'es',
    subject: 'Re: Presupuesto del embrague',
    from: 'Iker Zubeldia',
    answers: true,
    text: `Buenos días, Carmen:

Adelante con la reparación. Si el volante bimasa también está gastado,
cámbielo de paso y me lo suma a la factura.

¿Lo tendrían listo para el viernes? Ese día salgo de viaje con los niños.

El jue, 5 feb 2026 a las 12:31, Talleres Ugarte (<taller@ugarte.example>)
escribió:

> Hola, Iker:
> el embrague completo sale por 640 € más IVA.
> Quedamos a la espera de su respuesta.
>
> --
> Carmen Ugarte
>
`,
    newWords:
      'Buenos días, Carmen:\n\nAdelante con la reparación. Si el volante bimasa también está gastado,\ncámbielo de paso y me lo suma a la factura.\n\n¿Lo tendrían listo para el viernes? Ese día salgo de viaje con los niños.',
    quoted: 'below',
  },
  {
    name: 'fresh-gmail-web-brazilian-list',
    language: 'pt-BR',
    subject: 'Re: Material para a festa',
    from: 'Jussara Tavares',
    answers: true,
    html: `<div dir="ltr"><div>Oi, Wesley!</div><div><br></div><div>Do que ficou combinado, ainda falta comprar:</div><div><ul><li>dois rolos de papel crepom azul</li><li>copos de 200 ml, uns 80</li><li>pilhas para a caixa de som</li></ul></div><div>O bolo já está pago.</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">Em qua., 10 de jun. de 2026 às 20:05, Wesley Prado &lt;<a href="mailto:wesley@creche-sabia.example" target="_blank">wesley@creche-sabia.example</a>&gt; escreveu:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div dir="auto">Jussara, o que eu preciso levar no sábado?</div></blockquote></div>
`,
    newWords:
      'Oi, Wesley!\n\nDo que ficou combinado, ainda falta comprar:\n* dois rolos de papel crepom azul\n* copos de 200 ml, uns 80\n* pilhas para a caixa de som\n\nO bolo já está pago.',
    quoted: 'below',
  },
  {
    name: 'fresh-yahoo-web-refund',
    language: 'en',
    subject: 'Re: Your return 55120',
    from: 'Delphine Okafor',
    answers: true,
    html: `<html><head></head><body><div class="ydp8e1c2a4fyahoo-style-wrap" style="font-family:Helvetica Neue, Helvetica, Arial, sans-serif;font-size:16px;"><div></div>
        <div dir="ltr" data-setdir="false">Hello,</div><div dir="ltr" data-setdir="false"><br></div><div dir="ltr" data-setdir="false">The kettle arrived back at your depot on the 9th, the courier showed me the scan. My bank still has no refund from you.</div><div dir="ltr" data-setdir="false"><br></div><div dir="ltr" data-setdir="false">Please tell me which day it was issued.</div><div><br></div>
        </div><div id="ydp6d0f3b71yahoo_quoted_8842197310" class="ydp6d0f3b71yahoo_quoted">
            <div style="font-family:'Helvetica Neue', Helvetica, Arial, sans-serif;font-size:13px;color:#26282a;">
                <div>
                    On Monday, November 17, 2025 at 10:40:22 AM GMT-5, Hearthware Returns &lt;returns@hearthware.example&gt; wrote:
                </div>
                <div><br></div><div><br></div>
                <div><div id="ydp6d0f3b71yiv1180"><p>We have registered your return. Refunds take five working days.</p></div></div>
            </div>
        </div></body></html>`,
    newWords:
      'Hello,\n\nThe kettle arrived back at your depot on the 9th, the courier showed me the scan. My bank still has no refund from you.\n\nPlease tell me which day it was issued.',
    quoted: 'below',
  },
  {
    name: 'fresh-yahoo-app-spanish',
    language: 'es-MX',
    subject: 'Re: Cita con la doctora Arrieta',
    from: 'Rosalba Quintanar',
    answers: true,
    text: `No alcanzo a llegar el martes porque mi hijo sale de la primaria a esa hora. ¿Habrá lugar el jueves por la tarde?

Enviado desde Yahoo Mail para Android

  El lun., 4 de may. de 2026 a la(s) 9:15 a.m., Clínica Los Encinos<recepcion@encinos.example> escribió:   Estimada paciente: le recordamos su cita del martes 5 de mayo a las 13:00 horas. Favor de confirmar.
`,
    newWords: 'No alcanzo a llegar el martes porque mi hijo sale de la primaria a esa hora. ¿Habrá lugar el jueves por la tarde?',
    quoted: 'below',
  },
  {
    name: 'fresh-proton-web-lease',
    language: 'en',
    subject: 'Re: Lease renewal unit 12',
    from: 'Tobiah Marchetti',
    answers: true,
    html: `<div style="font-family: Arial, sans-serif; font-size: 14px;">I read the draft twice. Clause 9 still says the tenant pays for the lift, which we had struck out in August.<br><br>With that line gone I can sign tomorrow.</div><div style="font-family: Arial, sans-serif; font-size: 14px;"><br></div>
<div class="protonmail_signature_block" style="font-family: Arial, sans-serif; font-size: 14px;">
    <div class="protonmail_signature_block-user protonmail_signature_block-empty"></div>
    <div class="protonmail_signature_block-proton">
        Sent with <a target="_blank" href="https://proton.me/mail/home" rel="noopener noreferrer">Proton Mail</a> secure email.
    </div>
</div>
<div style="font-family: Arial, sans-serif; font-size: 14px;"><br></div><div class="protonmail_quote">
        On Thursday, September 4th, 2025 at 11:52 AM, Halcyon Lettings &lt;office@halcyonlettings.example&gt; wrote:<br>
        <blockquote class="protonmail_quote" type="cite">
            <div>Dear Mr Marchetti, attached is the new lease for your signature.</div>
        </blockquote><br>
    </div>`,
    newWords:
      'I read the draft twice. Clause 9 still says the tenant pays for the lift, which we had struck out in August.\n\nWith that line gone I can sign tomorrow.',
    quoted: 'below',
  },
  {
    name: 'fresh-fastmail-web-choir',
    language: 'en',
    subject: 'Re: Spring concert running order',
    from: 'Philippa Nwosu',
    answers: true,
    html: `<!DOCTYPE html><html><head><title></title><style type="text/css">p.MsoNormal,p.MsoNoSpacing{margin:0}</style></head><body><div>Altos would rather open with the Tallis, since half of us must leave by nine.</div><div><br></div><div>Is the organ tuned yet?</div><div><br></div><div id="sig41207733"><div class="signature">-- </div><div class="signature">Philippa Nwosu</div><div class="signature">"He who sings scares away his woes."</div></div><div><br></div><div>On Sun, 8 Feb 2026, at 7:20 PM, Edgar Holroyd wrote:</div><blockquote type="cite" id="qt" style=""><div>All, here is a first running order. Tell me what you would move.</div><div><br></div><div>1. Byrd<br>2. Britten<br>3. Tallis</div></blockquote><div><br></div></body></html>`,
    newWords: 'Altos would rather open with the Tallis, since half of us must leave by nine.\n\nIs the organ tuned yet?',
    quoted: 'below',
  },
  {
    name: 'fresh-gmx-web-garage',
    language: 'de',
    subject: 'Aw: Stellplatz Lindenhof',
    from: 'Hannelore Wiesbeck',
    answers: true,
    html: `<html><head></head><body><div style="font-family: Verdana;font-size: 12.0px;"><div>Guten Abend Herr Pfisterer,</div>
<div>&nbsp;</div>
<div>den Stellplatz 14 nehme ich gern, allerdings erst ab Mai. Bis dahin steht der Wagen noch in der Werkstatt.</div>
<div>&nbsp;</div>
<div>Die Kaution überweise ich morgen.</div>
<div>&nbsp;
<div name="quote" style="margin:10px 5px 5px 10px; padding: 10px 0 10px 10px; border-left:2px solid #C3D9E5; word-wrap: break-word; -webkit-nbsp-mode: space; -webkit-line-break: after-white-space;">
<div style="margin:0 0 10px 0;"><b>Gesendet:</b>&nbsp;Donnerstag, 26. März 2026 um 17:31 Uhr<br/>
<b>Von:</b>&nbsp;&quot;Verwaltung Lindenhof&quot; &lt;verwaltung@lindenhof.example&gt;<br/>
<b>An:</b>&nbsp;h.wiesbeck@gmx.example<br/>
<b>Betreff:</b>&nbsp;Stellplatz Lindenhof</div>
<div name="quoted-content">Sehr geehrte Frau Wiesbeck, Stellplatz 14 ist frei geworden. Haben Sie noch Interesse?</div>
</div>
</div></div></body></html>`,
    newWords:
      'Guten Abend Herr Pfisterer,\n\nden Stellplatz 14 nehme ich gern, allerdings erst ab Mai. Bis dahin steht der Wagen noch in der Werkstatt.\n\nDie Kaution überweise ich morgen.',
    quoted: 'below',
  },
  {
    name: 'fresh-webde-text-two-older',
    language: 'de',
    subject: 'Aw: Re: Zaun zum Nachbargrundstück',
    from: 'Detlef Krumbholz',
    answers: true,
    text: `Dann machen wir es so: Sie besorgen die Pfosten, ich den Draht.

Am Samstag ab 10 bin ich mit dem Erdbohrer da.

Gesendet: Mittwoch, 08. April 2026 um 20:12 Uhr
Von: "Ayse Demirtas" <ayse@demirtas.example>
An: "Detlef Krumbholz" <d.krumbholz@web.example>
Betreff: Re: Zaun zum Nachbargrundstück
Hallo Herr Krumbholz,
die Hälfte der Kosten übernehme ich selbstverständlich.

> Gesendet: Dienstag, 07. April 2026 um 08:40 Uhr
> Von: "Detlef Krumbholz" <d.krumbholz@web.example>
> An: ayse@demirtas.example
> Betreff: Zaun zum Nachbargrundstück
> Der Sturm hat den Zaun umgelegt. Wie teilen wir uns das?
`,
    newWords: 'Dann machen wir es so: Sie besorgen die Pfosten, ich den Draht.\n\nAm Samstag ab 10 bin ich mit dem Erdbohrer da.',
    quoted: 'below',
  },
  {
    name: 'fresh-mailru-web-furniture',
    language: 'ru',
    subject: 'Re: Доставка шкафа',
    from: 'Лариса Голубева',
    answers: true,
    html: `
<HTML><BODY><div>Добрый день!</div><div>&nbsp;</div><div>Подъезд открыт до восьми вечера, грузовой лифт работает. Сборку оплачу на месте картой.</div><div>&nbsp;</div><div data-signature-widget="container"><div data-signature-widget="content"><div>--<br>Лариса Голубева<br>Отправлено из Почты Mail</div></div></div><div>&nbsp;</div><div>&nbsp;</div><blockquote style="border-left:1px solid #0857A6; margin:10px; padding:0 0 0 10px;">Вторник, 17 февраля 2026, 11:08 +03:00 от Мебель у дома &lt;<a href="mailto:zakaz@mebel-doma.example">zakaz@mebel-doma.example</a>&gt;:<br>&nbsp;<div id=""><div class="js-helper js-readmsg-msg"><div><div id="style_17713156881_BODY">Здравствуйте, Лариса! Завтра привезём ваш шкаф. Есть ли в доме лифт?</div></div></div></div></blockquote></BODY></HTML>
`,
    newWords: 'Добрый день!\n\nПодъезд открыт до восьми вечера, грузовой лифт работает. Сборку оплачу на месте картой.',
    quoted: 'below',
  },
];
