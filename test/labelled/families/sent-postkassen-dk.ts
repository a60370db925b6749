/** A Danish public mail box and the offices that write through it: short neutral mails, codes, links, appointments and bills; Danish. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const neutral = (
  body: string,
) => `<!DOCTYPE html><html lang="da"><body style="font-family:'IBM Plex Sans',Helvetica,sans-serif;font-size:16px;line-height:24px;color:#1a1a1a;max-width:600px">
${body}
<p>Med venlig hilsen<br>Min Postkasse</p>
<p style="color:#6b6b6b;font-size:13px">Svar på denne mail bliver ikke læst. Hjælp: 70 20 11 46, hverdage 8-20. Min Postkasse drives af Styrelsen for Digital Post, Landgreven 4, 1301 København K, CVR 34819045.</p>
</body></html>`;

export function mails(random: Random): FamilyMail[] {
  const verify = random.digits(6);
  const companion = random.text('ABCDEFGHJKLMNPRSTUVXYZ23456789', 8);
  const confirm = `https://minpostkasse.example/indstillinger/bekraeft-email/${random.text('abcdef0123456789', 36)}`;
  const access = `https://minpostkasse.example/fuldmagt/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 24)}/accepter`;
  return [
    {
      name: 'code for the address',
      language: 'da',
      subject: 'Din bekræftelseskode',
      html: neutral(
        `<p>Hej Robin</p><p>Her er koden, som bekræfter, at du vil have beskeder til denne mailadresse:</p><p style="font-size:24px;font-weight:600">${verify}</p><p>Indtast den i Min Postkasse, inden der er gået en time.</p>`,
      ),
      codes: [verify],
      links: [],
      best: { code: verify },
    },
    {
      name: 'code of a companion',
      language: 'da',
      subject: 'Kode til at få læseadgang',
      text: `Hej

Inger Falk har givet dig læseadgang til sin post. Skriv adgangskoden nedenfor under "Adgange" i Min Postkasse, så er I i gang:

${companion.slice(0, 4)} ${companion.slice(4)}

Koden udløber den ${random.whole(10, 28)}. marts kl. 23.59. Sagsnummer ${random.digits(4)}-${random.digits(5)}.

Med venlig hilsen
Min Postkasse`,
      codes: [companion],
      links: [],
      best: { code: companion },
    },
    {
      name: 'address to be confirmed',
      language: 'da',
      subject: 'Bekræft din mailadresse',
      html: neutral(
        `<p>Hej Robin</p><p>Du har ændret din mailadresse i Min Postkasse. Du skal bekræfte den her:</p><p><a href="${confirm}">${confirm}</a></p><p>Gør du det ikke inden 7 dage, bruger vi stadig din gamle adresse.</p>`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'authority to be accepted',
      language: 'da',
      subject: 'Du er blevet bedt om at være fuldmagtshaver',
      html: neutral(
        `<p>Hej Robin</p><p>Inger Falk beder dig om at varetage hendes post fra 1. april 2026. <a href="${access}">Accepter fuldmagten</a> med MitID senest om 14 dage. Vil du ikke, lader du bare være.</p>`,
      ),
      codes: [],
      links: [access],
      best: { link: access },
    },
    {
      name: 'new message',
      language: 'da',
      subject: 'Du har fået ny post fra Odense Kommune',
      html: neutral(
        `<p>Hej Robin</p><p>Der ligger 1 ny besked til dig fra Odense Kommune, Borgerservice, modtaget ${random.whole(10, 28)}.05.2026 kl. 06.${random.whole(10, 59)}. Emne: "Afgørelse, sag 27.${random.digits(2)}.04-G01-${random.digits(4)}-26".</p><p>Åbn appen eller gå ind på Min Postkasse, som du plejer. Vi sender aldrig links til login i mails.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'call to a hospital',
      language: 'da',
      subject: 'Påmindelse: tid på Odense Universitetshospital',
      text: `Kære Robin Falk

Du har tid i Ortopædkirurgisk Ambulatorium
${random.whole(10, 28)}. juni kl. 10.${random.whole(10, 59)}, indgang 8${random.digits(1)}, stue ${random.whole(2, 40)}

Meld din ankomst på standeren med dit sundhedskort eller nummeret ${random.digits(5)}.
Afbud: 65 41 ${random.digits(2)} ${random.digits(2)}. Husk maks. 2 ledsagere.`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'parking ticket',
      language: 'da',
      subject: 'Opkrævning: kontrolafgift 795 kr.',
      html: neutral(
        `<p>Afgiftsnummer ${random.digits(8)}<br>Køretøj: DK ${random.text('ABCDEHJKLMNPRSTUVXYZ', 2)} ${random.digits(2)} ${random.digits(3)}<br>Sted: Vindegade ${random.whole(2, 90)}, kl. 14.${random.whole(10, 59)}<br>Betal senest den 10. med +71&lt;${random.digits(15)}+${random.digits(8)}&lt;</p><p>Klagefristen er 4 uger.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
