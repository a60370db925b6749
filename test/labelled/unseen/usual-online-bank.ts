/** A bank in five languages: inline-styled cards, the one-time password large and blue, security advice at the end. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const card = (inner: string, small: string) => `<html><body style="margin:0;background-color:#eef2f7">
<div style="max-width:560px;margin:0 auto;font-family:'Segoe UI',Tahoma,Arial,sans-serif;font-size:15px;line-height:1.5;color:#1d2733">
  <div style="background-color:#0b3d91;padding:18px 28px"><img src="https://cdn.marelinebank.example/mail/logo_white.png" alt="Mareline Bank" height="26" style="border:0;display:block"></div>
  <div style="background-color:#ffffff;padding:28px;border:1px solid #d7dfe9;border-top:0">
${inner}
  </div>
  <div style="padding:16px 28px;font-size:11px;line-height:1.4;color:#6b7785">${small}</div>
</div></body></html>`;

const large = (code: string) =>
  `<div style="margin:22px 0;font-size:32px;font-weight:700;color:#0b3d91;letter-spacing:4px">${code}</div>`;
const rows = (list: [string, string][]) =>
  `<table style="width:100%;border-collapse:collapse;font-size:14px">${list
    .map(
      ([key, value]) =>
        `<tr><td style="padding:6px 0;color:#6b7785">${key}</td><td style="padding:6px 0;text-align:right">${value}</td></tr>`,
    )
    .join('\n')}</table>`;

export function mails(random: Random): FamilyMail[] {
  const [payment, payee] = [random.digits(6), random.digits(8)];
  const [italian, spanish, brazilian, brazilianReset, turkish] = [
    random.digits(6),
    random.digits(6),
    random.digits(6),
    random.digits(6),
    random.digits(6),
  ];
  const confirmIt = `https://secure.marelinebank.example/it/conferma-email?c=${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 28)}`;
  const resetBr = `https://secure.marelinebank.example/br/senha/nova?id=${random.digits(9)}&h=${random.text('abcdef0123456789', 20)}`;
  const english =
    'Mareline Bank plc is authorised and regulated. Registered office: 4 Quayside Square, Bristol BS1 6AB, company no. 07719204. Sent to you as a service message; please do not reply.';
  const italianSmall =
    'Mareline Bank S.p.A., Via dei Fornai 22, 20121 Milano – P. IVA 09941760158. Messaggio generato automaticamente: non rispondere.';
  const brazilianSmall =
    'Central de Atendimento: 4003-0199 (capitais) ou 0800 555 0199 (demais localidades), 24 horas. Ouvidoria: 0800 555 0177. Mareline Bank S.A., CNPJ 41.207.993/0001-55, Av. das Palmeiras, 1200, São Paulo – SP, 01310-100.';
  return [
    {
      name: 'card payment',
      language: 'en',
      subject: 'Your one-time passcode for your online payment',
      html: card(
        `<p>Dear Robin Marsh,</p><p>Please use the one-time passcode below to authorise your online card payment:</p>${large(payment)}${rows(
          [
            ['Merchant', 'TRELLIS BOOKS LTD'],
            ['Amount', 'GBP 64.30'],
            ['Card', `**** **** **** ${random.digits(4)}`],
            ['Date', '19 Jan 2026 20:11'],
          ],
        )}<p>The passcode will expire in 5 minutes. Never share it with anyone, not even with bank staff. If you don't recognise this payment, call us immediately on 0330 555 0101.</p>`,
        english,
      ),
      codes: [payment],
      links: [],
      best: { code: payment },
    },
    {
      name: 'new sign-in',
      language: 'en',
      subject: 'New sign-in to your online banking',
      html: card(
        `<p>Dear Robin Marsh,</p><p>We noticed a new sign-in to your online banking.</p>${rows([
          ['Time', '20 January 2026, 08:02 GMT'],
          ['Device', 'Mareline app 7.14.2, Android 15'],
          ['IP address', '192.0.2.146'],
          ['Location', 'Bristol, United Kingdom'],
        ])}<p>If this was you, you don't need to do anything. If not, please <a href="https://www.marelinebank.example/security">lock your account</a> or phone 0330 555 0101, option 2.</p>`,
        english,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'new payee',
      language: 'en',
      subject: 'Security code to add a new payee',
      html: card(
        `<p>Dear Robin Marsh,</p><p>You asked to add <b>J. Ostrow</b> (sort code 04-29-${random.digits(2)}, account ending ${random.digits(4)}) as a new payee.</p><p>Enter this security code in online banking to confirm:</p>${large(`${payee.slice(0, 4)} ${payee.slice(4)}`)}<p>Valid for 10 minutes. Be careful: fraudsters may ask you to read out this code over the phone. We never do.</p>`,
        english,
      ),
      codes: [payee],
      links: [],
      best: { code: payee },
    },
    {
      name: 'codice OTP',
      language: 'it',
      subject: 'Codice OTP per autorizzare la tua operazione',
      html: card(
        `<p>Gentile Cliente,</p><p>il codice OTP per autorizzare il bonifico di <b>€ 1.250,00</b> a favore di Immobiliare Tre Pini è:</p>${large(italian)}<p>Il codice è valido per 5 minuti. Non comunicarlo a nessuno. Se non hai richiesto questa operazione, contatta subito il Servizio Clienti al numero 800 555 012.</p><p>Cordiali saluti,<br>Mareline Bank</p>`,
        italianSmall,
      ),
      codes: [italian],
      links: [],
      best: { code: italian },
    },
    {
      name: 'estratto conto',
      language: 'it',
      subject: 'Il tuo estratto conto è disponibile',
      html: card(
        `<p>Gentile Robin Marsh,</p><p>ti informiamo che l'estratto conto al 31/12/2025 del conto corrente n. 1000/${random.digits(8)} è disponibile nell'area riservata, sezione Documenti.</p>${rows(
          [
            ['Saldo iniziale', '€ 2.318,44'],
            ['Saldo finale', '€ 1.906,12'],
          ],
        )}<p>Il documento resterà consultabile per 10 anni.</p>`,
        italianSmall,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'conferma indirizzo',
      language: 'it',
      subject: 'Conferma il tuo indirizzo email',
      html: card(
        `<p>Ciao Robin,</p><p>per completare la richiesta di apertura del conto (pratica n. ${random.digits(7)}) conferma il tuo indirizzo email cliccando sul pulsante qui sotto.</p><p style="margin:24px 0"><a href="${confirmIt}" style="background-color:#0b3d91;color:#ffffff;padding:12px 28px;border-radius:24px;text-decoration:none;font-weight:600">Conferma email</a></p><p>Il link scade tra 72 ore. Se non hai richiesto tu l'apertura del conto, ignora questa email.</p>`,
        italianSmall,
      ),
      codes: [],
      links: [confirmIt],
      best: { link: confirmIt },
    },
    {
      name: 'código de seguridad',
      language: 'es',
      subject: 'Tu código de seguridad',
      html: card(
        `<p>Hola, Robin:</p><p>Tu código de seguridad para acceder a la banca online es:</p>${large(spanish)}<p>Introdúcelo en los próximos 10 minutos. No lo compartas con nadie: nuestros empleados nunca te lo pedirán por teléfono.</p><p>Si no has sido tú, llámanos al 900 555 018.</p>`,
        'Mareline Bank, S.A., Sucursal en España. C/ del Faro, 9, 28010 Madrid. NIF W0184420H. Este es un mensaje automático.',
      ),
      codes: [spanish],
      links: [],
      best: { code: spanish },
    },
    {
      name: 'transferencia recibida',
      language: 'es',
      subject: 'Has recibido una transferencia',
      html: card(
        `<p>Hola, Robin:</p><p>Te informamos de que has recibido una transferencia en tu cuenta terminada en ${random.digits(4)}.</p>${rows(
          [
            ['Importe', '480,00 €'],
            ['Ordenante', 'Editorial Vado, S.L.'],
            ['Concepto', 'Factura 2026-0017'],
            ['Fecha valor', '16/01/2026'],
            ['Referencia', `TR${random.digits(10)}`],
          ],
        )}<p>Puedes consultar el detalle en la app o en <a href="https://www.marelinebank.example/es/movimientos">tus movimientos</a>.</p>`,
        'Mareline Bank, S.A., Sucursal en España. C/ del Faro, 9, 28010 Madrid. Puedes cambiar tus preferencias de avisos en Ajustes.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'código de verificação',
      language: 'pt-BR',
      subject: `Seu código de verificação: ${brazilian}`,
      html: card(
        `<p>Olá, Robin!</p><p>Use o código abaixo para confirmar o acesso à sua conta em um novo dispositivo:</p>${large(brazilian)}<p>O código expira em 10 minutos.</p><p><b>Atenção:</b> não compartilhe este código com ninguém. Se você não fez essa solicitação, desconsidere este e-mail e troque sua senha no aplicativo.</p>`,
        brazilianSmall,
      ),
      codes: [brazilian],
      links: [],
      best: { code: brazilian },
    },
    {
      name: 'fatura fechada',
      language: 'pt-BR',
      subject: 'Sua fatura de janeiro fechou',
      html: card(
        `<p>Olá, Robin!</p><p>A fatura do seu cartão final ${random.digits(4)} já está disponível.</p>${rows([
          ['Valor total', 'R$ 1.384,57'],
          ['Vencimento', '26/01/2026'],
          ['Pagamento mínimo', 'R$ 207,69'],
        ])}<p>Código de barras para pagamento:<br><span style="font-family:monospace">34191.79001 01043.510047 91020.150008 4 94330000138457</span></p>`,
        brazilianSmall,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'redefinição de senha',
      language: 'pt-BR',
      subject: 'Redefinição de senha',
      html: card(
        `<p>Olá, Robin!</p><p>Recebemos um pedido para redefinir a senha do seu Internet Banking. Para continuar, digite este código na tela de recuperação:</p>${large(brazilianReset)}<p>ou clique no botão para criar uma nova senha:</p><p><a href="${resetBr.replace('&', '&amp;')}" style="background-color:#0b3d91;color:#ffffff;padding:12px 28px;border-radius:24px;text-decoration:none;font-weight:600">Redefinir senha</a></p><p>Válido por 30 minutos. Protocolo ${random.digits(9)}.</p>`,
        brazilianSmall,
      ),
      codes: [brazilianReset],
      links: [resetBr],
      best: { code: brazilianReset },
    },
    {
      name: 'tek kullanımlık şifre',
      language: 'tr',
      subject: 'Tek kullanımlık şifreniz',
      html: card(
        `<p>Sayın Robin Marsh,</p><p>İnternet Şubesi girişiniz için tek kullanımlık şifreniz:</p>${large(turkish)}<p>Şifreniz 3 dakika boyunca geçerlidir. Güvenliğiniz için bu şifreyi banka personeli dahil kimseyle paylaşmayınız.</p><p>Bu işlemi siz yapmadıysanız 444 0 119 numaralı Müşteri İletişim Merkezimizi arayınız.</p>`,
        'Mareline Bank A.Ş., Rıhtım Cad. No: 18, 34425 Beyoğlu/İstanbul. Mersis No: 0612088841700015.',
      ),
      codes: [turkish],
      links: [],
      best: { code: turkish },
    },
    {
      name: 'hesap özeti',
      language: 'tr',
      subject: 'Kredi kartı hesap özetiniz (Ocak 2026)',
      html: card(
        `<p>Sayın Robin Marsh,</p><p>${random.digits(4)} ile biten kredi kartınızın Ocak 2026 dönemine ait hesap özeti bilgileri aşağıdadır.</p>${rows(
          [
            ['Dönem borcu', '7.412,90 TL'],
            ['Asgari ödeme tutarı', '1.482,58 TL'],
            ['Son ödeme tarihi', '28.01.2026'],
            ['Kullanılabilir limit', '22.587,10 TL'],
          ],
        )}<p>Ödemenizi otomatik ödeme talimatı ile zamanında yapabilirsiniz.</p>`,
        'Mareline Bank A.Ş., Rıhtım Cad. No: 18, 34425 Beyoğlu/İstanbul. E-posta tercihlerinizi İnternet Şubesi üzerinden güncelleyebilirsiniz.',
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
