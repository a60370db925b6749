/** A power supplier for Italy and Portugal: modern semantic HTML with dark mode, links at an identity host, bills and meter notices. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const TOKEN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const letter = (lang: string, heading: string, main: string, footer: string) => `<!DOCTYPE html>
<html lang="${lang}" dir="ltr">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="supported-color-schemes" content="light dark">
<title>${heading}</title>
<style>
:root { color-scheme: light dark; }
body { font: 400 1rem/1.6 system-ui, 'Segoe UI', sans-serif; background: Canvas; margin: 0; }
main, header, footer { max-width: 38rem; margin-inline: auto; padding: 1rem 1.25rem; }
header { border-bottom: 4px solid #ffb300; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.5rem; }
.cta { display: inline-block; background: #0b5fff; color: #fff !important; padding: .8em 1.6em; border-radius: .4em; text-decoration: none; }
footer { font-size: .75rem; color: #777; }
@media (prefers-color-scheme: dark) { footer { color: #aaa; } .cta { background: #6ea0ff; color: #000 !important; } }
</style>
</head>
<body>
<header><img src="https://www.lumevento.example/brand/lumevento.svg" alt="Lumevento" width="150" height="34"></header>
<main>
<h1>${heading}</h1>
${main}
</main>
<footer>${footer}</footer>
</body>
</html>`;

export function mails(random: Random): FamilyMail[] {
  const step = (flow: string) =>
    `https://lumevento.idp-sicura.example/realms/${flow}/login-actions/action-token?key=eyJhbGciOiJIUzUxMiJ9.${random.text(TOKEN, 120)}.${random.text(TOKEN, 43)}&amp;client_id=web&amp;tab_id=${random.text(TOKEN, 11)}`;
  const raw = (url: string) => url.replaceAll('&amp;', '&');
  const it = `<p>Lumevento Energia S.p.A., via della Rimembranza 61, 10121 Torino. Capitale sociale € 12.500.000 i.v., P. IVA 09920340017, REA TO-1182907.</p><p><a href="https://www.lumevento.example/it/area-clienti">Area clienti</a> · <a href="https://www.lumevento.example/it/guasti">Guasti 800 555 019</a> · <a href="https://www.lumevento.example/it/privacy">Privacy</a></p>`;
  const pt = `<p>Lumevento Portugal, S.A., Avenida da República 118, 4450-242 Matosinhos. Capital social 3.000.000 €, matrícula e NIPC 514 770 932.</p><p><a href="https://www.lumevento.example/pt/area-de-cliente">Área de cliente</a> · <a href="https://www.lumevento.example/pt/avarias">Avarias 800 555 044</a> · <a href="https://www.lumevento.example/pt/reclamacoes">Livro de reclamações</a></p>`;
  const en = `<p>Lumevento Portugal, S.A., Avenida da República 118, 4450-242 Matosinhos. VAT PT514770932. English line: +351 22 555 0107, weekdays 9 to 18.</p><p><a href="https://www.lumevento.example/en/my-area">My area</a> · <a href="https://www.lumevento.example/en/faults">Faults</a></p>`;
  const [attiva, nuova, entrada, morada, chave, bills] = [step('it'), step('it'), step('pt'), step('pt'), step('pt'), step('pt')];
  const otp = random.digits(8);
  const pod = `IT001E${random.digits(8)}`;
  const cpe = `PT0002000${random.digits(9)}KR`;
  return [
    {
      name: 'area clienti da attivare',
      language: 'it',
      subject: 'Benvenuto in Lumevento: attivi la Sua area clienti',
      html: letter(
        'it',
        'Manca un passaggio',
        `<p>Gentile cliente, la fornitura è partita il 1° novembre 2026. Per vedere consumi e bollette occorre attivare l’utenza web, che il nostro sportello di via Po ha già predisposto.</p>
<dl><dt>Codice cliente</dt><dd>${random.digits(9)}</dd><dt>POD</dt><dd>${pod}</dd><dt>Offerta</dt><dd>Casa Vento 24, 0,1184 €/kWh</dd></dl>
<p><a class="cta" href="${attiva}">Attiva l’utenza</a></p>
<p>L’invito resta valido fino al 24 dicembre 2026.</p>`,
        it,
      ),
      codes: [],
      links: [raw(attiva)],
      best: { link: raw(attiva) },
    },
    {
      name: 'bolletta disponibile',
      language: 'it',
      subject: 'La bolletta n. 2026/0091847 è disponibile',
      html: letter(
        'it',
        '112,47 € entro il 14 dicembre',
        `<dl><dt>Periodo</dt><dd>1/09/2026 – 31/10/2026</dd><dt>Consumo</dt><dd>418 kWh</dd><dt>POD</dt><dd>${pod}</dd><dt>Codice avviso pagoPA</dt><dd>3010 0000 ${random.digits(4)} ${random.digits(4)} 62</dd></dl>
<p><a class="cta" href="https://www.lumevento.example/it/bollette/20260091847">Apri la bolletta</a></p>
<p>Con la domiciliazione non ci pensa più: <a href="https://www.lumevento.example/it/domiciliazione">richiedila in due minuti</a>.</p>`,
        it,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'indirizzo e-mail sostituito',
      language: 'it',
      subject: 'Conferma del nuovo recapito',
      html: letter(
        'it',
        'È questo il Suo nuovo recapito?',
        `<p>Il 24/11/2026 alle 11:19, tramite il call center (operatrice 3127), ci è stato chiesto di spedire le comunicazioni a <b>robin@postroom.localhost</b> anziché a r•••n@vecchiaposta.example.</p>
<p>Il cambio avviene quando apre la pagina seguente; fino ad allora scriviamo al vecchio.</p>
<p><a href="${nuova}">Sì, usate questo recapito</a></p>
<p>Ha dubbi? Ci chiami al numero verde 800 555 019, pratica ${random.digits(8)}.</p>`,
        it,
      ),
      codes: [],
      links: [raw(nuova)],
      best: { link: raw(nuova) },
    },
    {
      name: 'codice usa e getta',
      language: 'it',
      subject: 'Codice per autorizzare il cambio di IBAN',
      html: letter(
        'it',
        'Cambio di IBAN',
        `<p>Sta per sostituire il conto di addebito che finisce per 4471 con quello che finisce per 9002. Nel riquadro «Autorizza» riporti</p>
<p><strong style="font-size:2rem">${otp.slice(0, 4)}&nbsp;${otp.slice(4)}</strong></p>
<p>entro le 16:45. Nessun nostro incaricato glielo chiederà mai al telefono. <a href="https://www.lumevento.example/it/truffe">Come riconoscere una truffa</a></p>`,
        it,
      ),
      codes: [otp],
      links: [],
      best: { code: otp },
    },
    {
      name: 'primeira palavra-passe',
      language: 'pt',
      subject: 'O seu acesso à área de cliente',
      html: letter(
        'pt',
        'Escolha a sua palavra-passe',
        `<p>Caro cliente ${random.digits(9)},</p><p>o balcão de Matosinhos abriu-lhe hoje um acesso à área de cliente. Não lhe atribuímos nenhuma palavra-passe; defina-a o senhor ou a senhora, com um mínimo de 10 caracteres.</p>
<p><a class="cta" href="${chave}">Definir palavra-passe</a></p>
<p>CPE ${cpe}, potência contratada 6,90 kVA.</p>`,
        pt,
      ),
      codes: [],
      links: [raw(chave)],
      best: { link: raw(chave) },
    },
    {
      name: 'morada alterada por telefone',
      language: 'pt',
      subject: 'Aprove a mudança de morada',
      html: letter(
        'pt',
        'Mudança de morada',
        `<p>Pelo telefone, a 23/11/2026, foi-nos indicada uma nova morada para o envio das faturas:</p>
<blockquote>Rua de Cedofeita 402, 3.º Dto.<br>4050-173 Porto</blockquote>
<p>Está certa? <a href="${morada}">Aprovar</a>. Não está? <a href="${step('pt')}">Anular a mudança</a>.</p>
<p>Processo M-2026-${random.digits(6)}.</p>`,
        pt,
      ),
      codes: [],
      links: [raw(morada)],
      best: { link: raw(morada) },
    },
    {
      name: 'entrar por correio eletrónico',
      language: 'pt',
      subject: 'Ligação de entrada',
      html: letter(
        'pt',
        'Entrar sem palavra-passe',
        `<p>Às 09:41 solicitou uma ligação de entrada. É válida por 15 minutos, num único dispositivo:</p>
<p><a href="${entrada}">Prosseguir</a></p>
<p>Sabia que também pode entrar com o Cartão de Cidadão? <a href="https://www.lumevento.example/pt/cartao">Saiba mais</a>.</p>`,
        pt,
      ),
      codes: [],
      links: [raw(entrada)],
      best: { link: raw(entrada) },
    },
    {
      name: 'leitura do contador',
      language: 'pt',
      subject: 'Comunique a leitura até 28 de novembro',
      html: letter(
        'pt',
        'Quanto marca o seu contador?',
        `<p>Contador n.º ${random.digits(11)}, última leitura 18 402 kWh em 27/09/2026. Envie-nos a nova entre 24 e 28 de novembro e pague só o que gastou.</p>
<p><a class="cta" href="https://www.lumevento.example/pt/leituras?cpe=${cpe}">Comunicar leitura</a></p><p>Ou ligue 800 555 045 e tenha à mão o CPE ${cpe}.</p>`,
        pt,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'fatura eletrónica',
      language: 'pt',
      subject: 'Fatura FT 2026A/771204',
      html: letter(
        'pt',
        'A fatura de novembro',
        `<dl><dt>Valor</dt><dd>58,13 €</dd><dt>Débito direto</dt><dd>10/12/2026</dd><dt>Entidade</dt><dd>21098</dd><dt>Referência</dt><dd>${random.digits(3)} ${random.digits(3)} ${random.digits(3)}</dd><dt>ATCUD</dt><dd>JFX7KM2P-771204</dd></dl>
<p><a class="cta" href="https://www.lumevento.example/pt/faturas/771204.pdf">Ver fatura</a></p>`,
        pt,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'bills by mail to be confirmed',
      language: 'en',
      subject: 'Bills by e-mail: we need your yes',
      html: letter(
        'en',
        'No more paper?',
        `<p>Dear customer ${random.digits(9)}, on the form you handed in at Matosinhos you crossed “bills by e-mail”. Portuguese law wants this address checked first.</p>
<p><a class="cta" href="${bills}">I agree</a></p>
<p>Paper goes on arriving at 4450-242 Matosinhos until you have done so. Your contract (CPE ${cpe}) does not change.</p>`,
        en,
      ),
      codes: [],
      links: [raw(bills)],
      best: { link: raw(bills) },
    },
    {
      name: 'planned power cut',
      language: 'en',
      subject: 'Planned power cut on 3 December, 09:00–11:30',
      html: letter(
        'en',
        'No power for two and a half hours',
        `<p>The grid operator replaces transformer PT-0418 in Rua de Cedofeita. Work order ${random.digits(9)}. Please unplug your computers; freezers need not be emptied.</p>
<p><a class="cta" href="https://www.lumevento.example/en/faults/map?postcode=4050-173">See the map</a></p>`,
        en,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
