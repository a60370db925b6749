/** A Portuguese bank with a payment app: confirmation codes, adhesion, statements, warnings of fraud; European Portuguese. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const FROM = 'Banco da Foz <alertas@bancofoz.example>';
const care = `Informação de segurança
- Confirme sempre o montante e o comerciante antes de inserir códigos.
- O código dura 5 minutos e caduca ao fim de 3 tentativas.
- A autenticação forte resulta da Diretiva (UE) 2015/2366 e do Decreto-Lei n.º 91/2018.
- Perdeu o cartão? Cancele-o 24 h por dia: 22 555 01 09 ou, do estrangeiro, +351 22 555 01 09.`;

const notice = `O Banco da Foz nunca lhe pede por e-mail, SMS ou telefone todas as posições do cartão matriz. Banco da Foz, S.A., Av. do Brasil 210, 4150-151 Porto. Capital social 80.000.000 €. Registado no Banco de Portugal sob o n.º 0799.`;

const both = (subject: string, text: string, inner: string) =>
  bothParts({
    from: FROM,
    subject,
    text: `${text}\n\n${notice}\n`,
    html: `<html><head><style>p{margin:0 0 14px}.k{font:700 28px Consolas,monospace;color:#00467f}</style></head>
<body style="font-family:Tahoma,sans-serif;font-size:14px;color:#333"><table width="580" align="center" style="border-top:6px solid #00467f"><tr><td style="padding:20px">
<img src="cid:logo-foz" alt="Banco da Foz" width="160"></td></tr><tr><td style="padding:0 20px">${inner}</td></tr>
<tr><td style="padding:20px;font-size:10px;color:#888">${notice}<br>Linha de Apoio: 22 555 01 00 (chamada para a rede fixa nacional), 24 h.</td></tr></table></body></html>`,
    encoding: 'base64',
    header: ['Auto-Submitted: auto-generated'],
  });

export function mails(random: Random): FamilyMail[] {
  const payment = random.digits(6);
  const adhesion = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 8);
  const device = random.digits(6);
  const sign = `https://contratos.bancofoz.example/assinar?proc=${random.digits(8)}&h=${random.text('abcdef0123456789', 40)}`;
  const mailbox = `https://net.bancofoz.example/validar-email/${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 30)}`;
  const account = `0799 ${random.digits(4)} ${random.digits(11)} ${random.digits(2)}`;
  const entity = random.digits(5);
  const reference = `${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`;
  const card = random.digits(4);
  const day = random.whole(3, 28);
  const amount = `${random.whole(40, 400)},${random.digits(2)}`;
  return [
    {
      name: 'online payment',
      language: 'pt-PT',
      ...both(
        'Código para autorizar a sua compra',
        `Exmo(a). Senhor(a),\n\nPara autorizar a compra de ${amount} EUR em LIVRARIA BERTOLDA com o cartão terminado em ${card}, introduza o código ${payment} na página do comerciante.\n\nSe não reconhece esta operação, ligue de imediato 22 555 01 00.\n\n${care}`,
        `<p>Exmo(a). Senhor(a),</p><p>Para autorizar a compra de <b>${amount} EUR</b> em LIVRARIA BERTOLDA com o cartão terminado em ${card}, introduza o código seguinte na página do comerciante:</p><p class="k">${payment}</p><p>Se não reconhece esta operação, ligue de imediato 22 555 01 00.</p><p style="font-size:11px">${care.replaceAll('\n', '<br>')}</p>`,
      ),
      codes: [payment],
      links: [],
      best: { code: payment },
    },
    {
      name: 'adhesion',
      language: 'pt-PT',
      ...both(
        'Adesão ao Foz Directo: chave de ativação',
        `Caro(a) Cliente,\n\nObrigado por ter aderido ao Foz Directo. No primeiro acesso ser-lhe-ão pedidos:\n\n- o número de adesão, que recebeu ao balcão;\n- a chave de ativação ${adhesion}\n\nDepois, escolherá um PIN de 6 algarismos. A chave deve ser usada até ${day}/05/2026.`,
        `<p>Caro(a) Cliente,</p><p>Obrigado por ter aderido ao Foz Directo. No primeiro acesso ser-lhe-ão pedidos:</p><ul><li>o número de adesão, que recebeu ao balcão;</li><li>a chave de ativação <span class="k">${adhesion}</span></li></ul><p>Depois, escolherá um PIN de 6 algarismos. A chave deve ser usada até ${day}/05/2026.</p>`,
      ),
      codes: [adhesion],
      links: [],
      best: { code: adhesion },
    },
    {
      name: 'new phone',
      language: 'pt-PT',
      ...both(
        'Está a registar um novo telemóvel',
        `Olá Robin,\n\nVai passar a usar a app Foz num Pixel 10. Quando a app pedir, escreva ${device.slice(0, 3)} ${device.slice(3)}.\n\nO código expira dentro de 3 minutos. O telemóvel anterior (Galaxy A54) deixa de ter acesso.`,
        `<p>Olá Robin,</p><p>Vai passar a usar a app Foz num <b>Pixel 10</b>. Quando a app pedir, escreva <span class="k">${device.slice(0, 3)} ${device.slice(3)}</span>.</p><p>O código expira dentro de 3 minutos. O telemóvel anterior (Galaxy A54) deixa de ter acesso.</p>`,
      ),
      codes: [device],
      links: [],
      best: { code: device },
    },
    {
      name: 'loan to sign',
      language: 'pt-PT',
      ...both(
        'O seu crédito pessoal aguarda assinatura',
        `Exmo(a). Senhor(a) Robin Falk,\n\nO crédito de 6.500,00 EUR a 48 meses (TAEG 9,8 %, prestação 163,12 EUR) foi aprovado. Assine digitalmente o contrato e a FIN em:\n${sign}\n\nA proposta é válida por 30 dias.`,
        `<p>Exmo(a). Senhor(a) Robin Falk,</p><p>O crédito de 6.500,00 EUR a 48 meses (TAEG 9,8 %, prestação 163,12 EUR) foi aprovado.</p><p><a href="${sign.replace('&', '&amp;')}" style="background:#00467f;color:#fff;padding:10px 18px">Assinar o contrato e a FIN</a></p><p>A proposta é válida por 30 dias.</p>`,
      ),
      codes: [],
      links: [sign],
      best: { link: sign },
    },
    {
      name: 'address to validate',
      language: 'pt-PT',
      ...both(
        'Valide o seu endereço de e-mail',
        `Caro(a) Cliente,\n\nAlterou os seus contactos no balcão de Matosinhos. Para que o novo endereço fique ativo, siga esta hiperligação nas próximas 48 horas:\n\n${mailbox}`,
        `<p>Caro(a) Cliente,</p><p>Alterou os seus contactos no balcão de Matosinhos. Para que o novo endereço fique ativo, <a href="${mailbox}">carregue aqui</a> nas próximas 48 horas.</p>`,
      ),
      codes: [],
      links: [mailbox],
      best: { link: mailbox },
    },
    {
      name: 'statement',
      language: 'pt-PT',
      ...both(
        `Extrato combinado n.º ${random.whole(1, 12)}/2026`,
        `Já está disponível o extrato da conta ${account}.\nSaldo contabilístico: 1.${random.digits(3)},07 EUR\nAbra a app Foz > Documentos para o consultar.`,
        `<p>Já está disponível o extrato da conta ${account}.</p><p>Abra a app Foz &gt; Documentos para o consultar.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'bill to pay',
      language: 'pt-PT',
      ...both(
        'Pagamento de serviços agendado',
        `Agendou para ${day}/06/2026 o pagamento seguinte:\n\nEntidade: ${entity}\nReferência: ${reference}\nMontante: ${amount} EUR\nConta a debitar: *${random.digits(4)}\n\nPode anulá-lo até à véspera.`,
        `<p>Agendou para ${day}/06/2026 o pagamento seguinte:</p><table border="1" cellpadding="6"><tr><td>Entidade</td><td>${entity}</td></tr><tr><td>Referência</td><td>${reference}</td></tr><tr><td>Montante</td><td>${amount} EUR</td></tr></table><p>Pode anulá-lo até à véspera.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'fraud warning',
      language: 'pt-PT',
      ...both(
        'Esteja atento às burlas "Olá pai, olá mãe"',
        `Nas últimas semanas aumentaram as mensagens de falsos familiares a pedir dinheiro.\n\n1. Desconfie de números novos.\n2. Ligue para o número antigo.\n3. Nunca partilhe códigos recebidos por SMS ou e-mail.\n\nEm 2025 bloqueámos 3.412 transferências suspeitas.`,
        `<p><b>Nas últimas semanas aumentaram as mensagens de falsos familiares a pedir dinheiro.</b></p><ol><li>Desconfie de números novos.</li><li>Ligue para o número antigo.</li><li>Nunca partilhe códigos recebidos por SMS ou e-mail.</li></ol><p>Em 2025 bloqueámos 3.412 transferências suspeitas.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
