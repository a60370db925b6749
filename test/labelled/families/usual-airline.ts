/** An airline and its miles club: itinerary tables, account codes and flight notices in English, Portuguese, Spanish and Italian. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const LEGAL = {
  en: 'Aerolago Linhas Aéreas S.A. Please do not reply: this mailbox is not monitored. Contact us: +55 11 5550 1420.',
  'pt-BR':
    'Aerolago Linhas Aéreas S.A. – CNPJ 12.345.678/0001-90 – Av. das Nações 4200, São Paulo/SP, CEP 04578-000. SAC 0800 555 0142.',
  es: 'Aerolago Linhas Aéreas S.A. Este buzón no recibe respuestas. Centro de atención: +54 11 5550 1420.',
  it: 'Aerolago Linhas Aéreas S.A. Ti preghiamo di non rispondere a questa e-mail. Assistenza clienti: +39 02 5550 1420.',
};

function flightMail(language: keyof typeof LEGAL, title: string, content: string): string {
  return `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>${title}</title><style type="text/css">
.outer{background-color:#e8eef4;width:100%}.inner{width:620px;background-color:#fff;border-radius:12px;overflow:hidden}
.sky{background-color:#00295b;color:#fff;padding:22px 32px;font:bold 20px Tahoma,sans-serif}.txt{padding:10px 32px;font:15px/22px Tahoma,sans-serif;color:#1d2b3a}
.seg td{border-bottom:1px dashed #9fb3c8;padding:8px 6px;font:14px Tahoma,sans-serif}.token{font:bold 28px Consolas,monospace;color:#00295b}
.btn a{background-color:#ff5a36;color:#fff !important;padding:12px 26px;border-radius:24px;text-decoration:none;font:bold 15px Tahoma,sans-serif}
.tiny{padding:18px 32px;font:11px/16px Tahoma,sans-serif;color:#7a8899}</style></head>
<body><table class="outer"><tr><td align="center"><table class="inner" cellspacing="0">
<tr><td class="sky"><img src="https://mail.aerolago.example/i/tail.png" alt="Aerolago" height="30"/><br/>${title}</td></tr>
${content}
<tr><td class="tiny">${LEGAL[language]} &copy; 2026</td></tr>
</table></td></tr></table></body></html>`;
}

const txt = (text: string) => `<tr><td class="txt">${text}</td></tr>`;
const code = (value: string) => `<tr><td class="txt" align="center"><span class="token">${value}</span></td></tr>`;
const btn = (url: string, label: string) =>
  `<tr><td class="txt btn" align="center" height="60"><a href="${url.replaceAll('&', '&amp;')}">${label}</a></td></tr>`;
const segments = (...legs: string[][]) =>
  `<tr><td class="txt"><table class="seg" width="100%" cellspacing="0">${legs
    .map((leg) => `<tr>${leg.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table></td></tr>`;

export function mails(random: Random): FamilyMail[] {
  const [miles, transfer, brazil, purchase] = [random.digits(6), random.digits(6), random.digits(6), random.digits(6)];
  const [spanish, italian] = [random.digits(6), random.digits(6)];
  const locator = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 6);
  const member = random.digits(10);
  const ticket = `957-${random.digits(10)}`;
  const hash = () => random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 40);
  const reset = `https://clube.aerolago.example/pt/nova-senha?chave=${hash()}&origem=email`;
  const confirm = `https://email.aerolago.example/tr/cl/${hash()}/${hash()}`;
  return [
    {
      name: 'miles club sign-in',
      language: 'en',
      subject: `Aerolago: ${miles} is your one-time code`,
      html: flightMail(
        'en',
        'Your one-time code',
        `${txt('Dear Robin,')}${txt('Please use the following code to log in to your Miles Club account:')}${code(miles)}${txt(`It is valid for 10 minutes. Membership number: ${member.slice(0, 3)} **** ${member.slice(7)}. If you did not try to log in, please change your password.`)}`,
      ),
      codes: [miles],
      links: [],
      best: { code: miles },
    },
    {
      name: 'e-ticket',
      language: 'en',
      subject: `Booking confirmation ${locator} – São Paulo to Lisbon`,
      html: flightMail(
        'en',
        'Your booking is confirmed',
        `${txt(`Booking reference: <b>${locator}</b><br/>E-ticket number: ${ticket}<br/>Passenger: FERRER/ROBIN`)}${segments(['LG 8064', 'GRU 22:35', 'LIS 11:50 (+1)', '12 Dec 2026', 'Seat 23A'], ['LG 8065', 'LIS 13:10', 'GRU 20:05', '9 Jan 2027', 'Seat 24C'])}${txt('Total: USD 1,284.60, charged to Visa ending 4410. Baggage: 2 x 23 kg.')}${btn(`https://www.aerolago.example/en/trips/${locator}`, 'Manage booking')}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'delay',
      language: 'en',
      subject: 'Your flight LG 8064 is delayed',
      html: flightMail(
        'en',
        'Flight delayed',
        `${txt('We are sorry to inform you that flight LG 8064 on 12 December is running late.')}${segments(['Scheduled', '22:35'], ['New departure', '<b>23:50</b>'], ['Gate', '314'])}${txt(`Show this email at our counter with your booking reference ${locator} for a meal voucher (no. ${random.digits(8)}).`)}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'miles transfer',
      language: 'en',
      subject: 'Confirm your miles transfer',
      html: flightMail(
        'en',
        'Confirm your transfer',
        `${txt('Dear Robin,')}${txt(`You asked to transfer 15,000 miles to member ${random.digits(10)}. Enter this verification code to confirm the transaction:`)}${code(transfer)}${txt('Your code expires at 16:20 (UTC-3). Transfer fee: USD 25.00. Transferred miles cannot be returned.')}`,
      ),
      codes: [transfer],
      links: [],
      best: { code: transfer },
    },
    {
      name: 'codigo de verificacao',
      language: 'pt-BR',
      subject: 'Seu código de verificação Aerolago',
      html: flightMail(
        'pt-BR',
        'Código de verificação',
        `${txt('Olá, Robin!')}${txt('Use o código abaixo para confirmar seu cadastro no Clube de Milhas:')}${code(brazil)}${txt('O código é válido por 30 minutos. Não compartilhe com ninguém. Se não foi você, ignore este e-mail.')}`,
      ),
      codes: [brazil],
      links: [],
      best: { code: brazil },
    },
    {
      name: 'check-in aberto',
      language: 'pt-BR',
      subject: `Check-in aberto para o voo LG 3317 (${locator})`,
      html: flightMail(
        'pt-BR',
        'Seu check-in está aberto',
        `${txt(`Robin, faltam 48 horas para sua viagem! Faça o check-in com o código de reserva <b>${locator}</b> e evite filas.`)}${segments(['LG 3317', 'Guarulhos 07:40', 'Recife 10:50', '26/11/2026'])}${btn('https://www.aerolago.example/pt/check-in', 'Fazer check-in')}${txt('Documento aceito: RG emitido há menos de 10 anos ou CNH.')}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'nova senha',
      language: 'pt-BR',
      subject: 'Redefinição de senha',
      html: flightMail(
        'pt-BR',
        'Esqueceu sua senha?',
        `${txt('Olá, Robin!')}${txt('Recebemos uma solicitação de redefinição de senha para o seu cadastro. Clique no botão abaixo para criar uma nova senha.')}${btn(reset, 'Redefinir senha')}${txt(`Este link é válido por 2 horas. Protocolo: 2026${random.digits(8)}.`)}`,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'compra com cartao',
      language: 'pt-BR',
      subject: `${purchase} é o código para confirmar sua compra`,
      html: flightMail(
        'pt-BR',
        'Confirme sua compra',
        `${txt('Olá, Robin!')}${txt(`Para concluir a compra de R$ 1.348,90 (2 passagens, em 6x sem juros), informe o código <b>${purchase}</b> na tela de pagamento.`)}${txt(`Válido por 5 minutos. Cartão final ${random.digits(4)}.`)}`,
      ),
      codes: [purchase],
      links: [],
      best: { code: purchase },
    },
    {
      name: 'codigo de seguridad',
      language: 'es',
      subject: 'Tu código de seguridad',
      html: flightMail(
        'es',
        'Tu código de seguridad',
        `${txt('Hola, Robin:')}${txt('Ingresa el siguiente código para iniciar sesión en tu cuenta Aerolago:')}${code(`${spanish.slice(0, 3)} ${spanish.slice(3)}`)}${txt('Vence en 10 minutos. Nunca te lo pediremos por teléfono ni por WhatsApp.')}`,
      ),
      codes: [spanish],
      links: [],
      best: { code: spanish },
    },
    {
      name: 'confirmar correo',
      language: 'es',
      subject: 'Confirma tu correo electrónico',
      html: flightMail(
        'es',
        'Confirma tu correo electrónico',
        `${txt('¡Hola, Robin! Gracias por sumarte al Club de Millas. Tu número de socio es 704 5512 088.')}${txt('Confirma tu correo con un clic y recibe 500 millas de bienvenida:')}${btn(confirm, 'Confirmar correo')}${txt('El enlace vence el 01/12/2026.')}`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'estado de cuenta de millas',
      language: 'es',
      subject: 'Tu estado de cuenta de noviembre',
      html: flightMail(
        'es',
        'Tu saldo: 48.250 millas',
        `${txt(`Socio n.º ${member} – Categoría Plata`)}${segments(['03/11/2026', 'EZE–GRU LG 8012', '+1.420'], ['15/11/2026', 'Compra en tienda aliada', '+310'], ['31/12/2026', 'Millas por vencer', '-2.000'])}${btn('https://clube.aerolago.example/es/promociones', 'Ver promociones')}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'codice monouso',
      language: 'it',
      subject: 'Codice di accesso Aerolago',
      html: flightMail(
        'it',
        'Il tuo codice di accesso',
        `${txt('Gentile Robin,')}${txt('per accedere al tuo profilo inserisci il codice monouso riportato di seguito:')}${code(italian)}${txt('Il codice è valido per 10 minuti. Se non hai effettuato tu la richiesta, contatta il nostro servizio clienti.')}`,
      ),
      codes: [italian],
      links: [],
      best: { code: italian },
    },
    {
      name: 'carta di imbarco',
      language: 'it',
      subject: `La tua carta d'imbarco per il volo LG 8071`,
      html: flightMail(
        'it',
        'Carta d’imbarco',
        `${txt(`Gentile Robin, in allegato trovi la carta d'imbarco. Codice prenotazione: ${locator}, biglietto ${ticket}.`)}${segments(['LG 8071', 'MXP 12:55', 'GRU 20:40', '18/12/2026', 'Posto 31K', 'Gruppo 4'])}${txt('Il gate chiude 20 minuti prima della partenza.')}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
