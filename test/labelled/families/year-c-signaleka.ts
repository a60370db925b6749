/** A Nordic service for signing and archiving documents, one sober layout: in Swedish, Norwegian, Danish and Finnish. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const lines: Record<string, [help: string, automatic: string]> = {
  sv: ['Hjälp', 'Du kan inte svara på det här mejlet.'],
  nb: ['Hjelp', 'Svar på denne e-posten blir ikke lest.'],
  da: ['Hjælp', 'Svar på denne mail når ikke frem til os.'],
  fi: ['Ohje', 'Viesti on lähetetty automaattisesti, siihen ei voi vastata.'],
};

function layout({ language, body, subject }: Draft): { html: string } {
  const [help, automatic] = lines[language] ?? ['', ''];
  return {
    html: `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>${subject}</title></head><body style="background:#F3F4F6;font-family:Inter,Roboto,Arial,sans-serif">
<table width="100%" role="presentation"><tr><td align="center"><table width="600" role="presentation" style="background:#FFFFFF;border:1px solid #E5E7EB;border-radius:8px">
<tr><td style="padding:32px 40px 0"><img src="https://files.signaleka.example/assets/wordmark.png" alt="Signaleka" width="110"></td></tr>
<tr><td style="padding:24px 40px 40px;color:#111827;font-size:15px;line-height:24px">${body}</td></tr></table>
<p style="color:#6B7280;font-size:12px;line-height:18px">${automatic}<br>Signaleka AB, Fiskargatan 8, 116 20 Stockholm · Org.nr 559214-7730 · <a href="https://support.signaleka.example/${language}" style="color:#6B7280">${help}</a></p></td></tr></table></body></html>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const [swedish, danish, finnish] = [random.digits(6), random.digits(6), random.digits(6)];
  const norwegian = random.digits(5);
  const paper = () => `https://app.signaleka.example/d/${random.text('0123456789abcdefghjkmnpqrstvwxyz', 26)}/sign`;
  const lease = paper();
  const confirm = `https://app.signaleka.example/email/confirm/${random.text('0123456789abcdefghjkmnpqrstvwxyz', 26)}`;
  const invite = `https://app.signaleka.example/team/join?code=${random.text('0123456789abcdef', 24)}&lang=fi`;
  const button = (url: string, label: string) =>
    `<a href="${url.replace('&', '&amp;')}" style="background:#1D4ED8;border-radius:6px;color:#FFFFFF;display:inline-block;font-weight:600;margin:8px 0;padding:12px 24px;text-decoration:none">${label}</a>`;
  return laidOut(
    [
      {
        name: 'sv sign-in',
        language: 'sv',
        subject: `${swedish} är din engångskod till Signaleka`,
        codes: [swedish],
        body: `<p>Hej Robin!</p><p>Ange engångskoden i webbläsaren för att fortsätta:</p><p style="font-family:ui-monospace,Menlo,monospace;font-size:32px;letter-spacing:6px">${swedish}</p>
<p>Koden slutar gälla om 15 minuter. Var det inte du? Då behöver du inte göra något.</p>`,
      },
      {
        name: 'sv lease',
        language: 'sv',
        subject: 'Signera ”Hyresavtal lgh 1203” från Bostads AB Lärkan',
        links: [lease],
        body: `<p>Hej Robin,</p><p><b>Bostads AB Lärkan</b> (Petra Nyström) har skickat ett dokument till dig för underskrift.</p>
<blockquote style="border-left:3px solid #E5E7EB;margin:0;padding-left:14px;color:#374151">Hej! Här kommer avtalet med inflyttning den 1 mars. Hyran blir 9 840 kr/mån och portkoden får du när depositionen på 19 680 kr är betald. /Petra</blockquote><p>${button(lease, 'Granska och signera')}</p><p>Sista dag: 15 februari 2026. Du legitimerar dig med e-legitimation.</p>`,
      },
      {
        name: 'sv signed',
        language: 'sv',
        subject: 'Alla har signerat: Hyresavtal lgh 1203',
        body: `<p>Hej,</p><p>dokumentet är nu undertecknat av samtliga parter och bifogas som PDF.</p><table cellpadding="4" style="font-size:13px"><tr><td>Transaktion</td><td>0922 2115 5575 ${random.digits(8)}</td></tr><tr><td>Robin Åkesson</td><td>2026-02-09 12:41:55 CET, IP 94.254.11.${random.whole(10, 99)}</td></tr><tr><td>Petra Nyström</td><td>2026-02-10 08:03:12 CET</td></tr><tr><td>SHA-256</td><td style="font-size:10px">${random.text('0123456789abcdef', 64)}</td></tr></table>
<p>Spara filen. Den kan kontrolleras på <a href="https://verify.signaleka.example">verify.signaleka.example</a>.</p>`,
      },
      {
        name: 'nb code',
        language: 'nb',
        subject: 'Bekreft e-postadressen din',
        codes: [norwegian],
        links: [confirm],
        body: `<p>Hei!</p><p>Du er i ferd med å opprette en bruker. Skriv inn bekreftelseskoden <strong style="font-size:20px">${norwegian}</strong> for å komme i gang med gratis prøveperiode i 14 dager. Er vinduet lukket? Bruk knappen i stedet:</p><p>${button(confirm, 'Bekreft adressen')}</p><p>Ikke deg? Da kan du trygt slette meldingen.</p>`,
      },
      {
        name: 'da code',
        language: 'da',
        subject: 'Din sikkerhedskode til arkivet',
        codes: [danish],
        body: `<p>Hej Robin</p><p>Du har bedt om at åbne et fortroligt dokument i arkivet. Indtast sikkerhedskoden:</p><table style="margin:12px 0"><tr><td style="background:#EFF6FF;border-radius:6px;font-size:28px;padding:10px 22px">${danish.slice(0, 3)}&nbsp;${danish.slice(3)}</td></tr></table><p>Koden kan bruges i 5 minutter. Giv den aldrig videre til andre.</p>`,
      },
      {
        name: 'da trial',
        language: 'da',
        subject: 'Din prøveperiode udløber om 3 dage',
        body: `<p>Hej Robin</p><p>Den 18. september stopper din gratis prøve af Signaleka Team. Du har indtil nu sendt 7 ud af 10 dokumenter.</p><p>Vælger du årsbetaling inden da, får du 20 % med rabatkoden SEPT20: 232 kr. pr. bruger pr. måned i stedet for 290 kr. ekskl. moms.</p><p>${button('https://app.signaleka.example/billing/plans', 'Se priser')}</p>`,
      },
      {
        name: 'fi code',
        language: 'fi',
        subject: 'Vahvistuskoodi kirjautumiseen',
        codes: [finnish],
        body: `<p>Hei,</p><p>vahvistuskoodisi on <b>${finnish}</b>. Syötä se kirjautumissivulle kymmenen minuutin kuluessa.</p><p>Jos et ole kirjautumassa Signalekaan, joku on luultavasti näppäillyt osoitteensa väärin.</p>`,
      },
      {
        name: 'fi team',
        language: 'fi',
        subject: 'Kutsu työtilaan ”Kuusamon Hirsipojat Oy”',
        links: [invite],
        body: `<p>Hei Robin,</p><p>Aino Räsänen on kutsunut sinut työtilaan <b>Kuusamon Hirsipojat Oy</b>, Y-tunnus 2918${random.digits(3)}-4. Pääset näkemään tarjoukset ja lähettämään asiakirjoja allekirjoitettavaksi.</p><p>${button(invite, 'Liity työtilaan')}</p><p>Kutsu on voimassa 30.11.2026 asti.</p>`,
      },
    ],
    layout,
  );
}
