/** A Brazilian bank that lives in an app, in Brazilian Portuguese: device and card codes, a link to a contract, bills, transfers, points. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const device = random.digits(6);
  const site = random.digits(6);
  const password = random.digits(4);
  const sign = `https://ablink.comunica.cajubank.example/ss/c/u001.${random.text('ABCDEFGHabcdefghijklmnop0123456789-_', 64)}/${random.digits(3)}/${random.text('abcdefghijkmnopqrstuvwxyz', 22)}/h1`;
  const confirm = `https://conta.cajubank.example/email/confirmar/${random.text('0123456789abcdef', 32)}`;
  const bill = random.whole(300, 2900);
  const cents = random.digits(2);
  const last = random.digits(4);
  const bar = `${random.digits(5)}.${random.digits(5)} ${random.digits(5)}.${random.digits(6)} ${random.digits(5)}.${random.digits(6)} 7 ${random.digits(14)}`;
  const drafts: Draft[] = [
    {
      name: 'new phone',
      language: 'pt-BR',
      subject: 'Seu código para autorizar um novo celular',
      body: `<h1>Oi, Robin!</h1><p>Você está entrando na sua conta por um aparelho que a gente ainda não conhece: <b>Moto G84 (Android 14)</b>.</p><p>Copie e cole no app:</p>
<div class="cx">${device}</div><p>Ele dura 10 minutos. <b>Nunca passe esse número por telefone</b>: ninguém do Caju liga pedindo isso, nem a "central de segurança".</p>`,
      codes: [device],
    },
    {
      name: 'computer',
      language: 'pt-BR',
      subject: `${site} - acesso ao Caju pelo computador`,
      body: `<p>Use <b>${site}</b> para liberar o acesso pelo navegador (Chrome no Windows, Belo Horizonte - MG).</p><p>Não foi você? Bloqueie o acesso em Perfil &gt; Segurança &gt; Aparelhos ou fale com a gente no 0800 591 ${random.digits(4)}.</p>`,
      codes: [site],
    },
    {
      name: 'card password',
      language: 'pt-BR',
      subject: 'Desbloqueio do seu cartão Caju Mastro',
      body: `<h1>Seu cartão chegou? 💳</h1><p>Para ativar o cartão final ${last}, abra o app, toque em "Recebi meu cartão" e digite o PIN de ativação <b>${password}</b>.</p><p>Depois disso, escolha a sua senha de 4 dígitos, que vale para compras e saques.</p><p>Entregue em 12/06/2026 por Rápido Log, objeto CJ${random.digits(9)}BR.</p>`,
      codes: [password],
    },
    {
      name: 'contract to sign',
      language: 'pt-BR',
      subject: 'Falta só a sua assinatura no contrato do empréstimo',
      body: `<p>Robin, a proposta nº ${random.digits(8)} foi aprovada:</p><table width="100%" cellpadding="6"><tr><td>Valor liberado</td><td align="right">R$ ${random.whole(2, 9)}.000,00</td></tr><tr><td>Parcelas</td><td align="right">24x de R$ ${random.whole(150, 480)},${random.digits(2)}</td></tr><tr><td>CET</td><td align="right">${random.whole(2, 4)},${random.digits(2)}% a.m.</td></tr></table>
<p>Leia com calma e assine até sexta-feira. O dinheiro cai na hora.</p><p style="text-align:center"><a class="bt" href="${sign}">Ler e assinar</a></p>`,
      links: [sign],
    },
    {
      name: 'address to confirm',
      language: 'pt-BR',
      subject: 'Confirma pra gente: este e-mail é seu?',
      body: `<p>Você trocou o e-mail da conta (ag. 0001, c/c *****${random.digits(2)}-${random.digits(1)}). Para valer, é preciso clicar no botão em até 72 horas:</p><p style="text-align:center"><a class="bt" href="${confirm}">Sim, é meu</a></p><p>Se preferir, cole no navegador: ${confirm}</p>`,
      links: [confirm],
    },
    {
      name: 'bill',
      language: 'pt-BR',
      subject: `Sua fatura fechou: R$ ${bill},${cents}`,
      body: `<h1>Fatura de julho</h1><table width="100%" cellpadding="6"><tr><td>Total</td><td align="right"><b>R$ ${bill},${cents}</b></td></tr><tr><td>Vencimento</td><td align="right">10/07/2026</td></tr><tr><td>Pagamento mínimo</td><td align="right">R$ ${Math.round(bill * 0.15)},00</td></tr><tr><td>Cartão</td><td align="right">final ${last}</td></tr></table>
<p>Código de barras:</p><p style="font-family:monospace;font-size:13px">${bar}</p><p>Débito automático não está ligado. Quer pagar em dia sem esquecer? <a href="https://app.cajubank.example/da">Ligar agora</a></p>`,
    },
    {
      name: 'transfer received',
      language: 'pt-BR',
      subject: 'Você recebeu um Pix',
      body: `<p style="font-size:28px;color:#0a7d4f">R$ ${random.whole(20, 800)},${random.digits(2)}</p><p>De <b>Mariana S. Teixeira</b> · CPF ***.${random.digits(3)}.${random.digits(3)}-**<br>Em 23/08/2026 às 19h${random.whole(10, 59)}<br>ID da transação: E${random.digits(8)}20260823${random.digits(4)}${random.text('abcdefghijk0123456789', 11)}</p>`,
    },
    {
      name: 'sign-in noticed',
      language: 'pt-BR',
      subject: 'Novo acesso à sua conta',
      body: `<p>Robin, sua conta foi aberta em outro aparelho em 02/11/2026, às 7h${random.whole(10, 59)}:</p><p><b>Galaxy S23</b> · IP 189.${random.whole(10, 99)}.${random.whole(2, 250)}.${random.whole(2, 250)} · Contagem, MG · versão 8.${random.digits(2)}.1</p><p>Reconhece? Então pode fechar este e-mail. Se algo parece estranho, <a href="https://ablink.comunica.cajubank.example/ss/c/u001.${random.text('ABCDEFGHabcdefgh', 40)}/h0">fale com a nossa equipe</a> e tenha em mãos o protocolo ${random.digits(11)}.</p>`,
    },
  ];
  return laidOut(drafts, ({ body, subject }) => ({
    html: `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>${subject}</title><style>body{margin:0;background:#fff6ee;font-family:Graphik,Helvetica,Arial,sans-serif;color:#2d1b0e}h1{font-size:26px}.cx{font-size:34px;font-weight:700;letter-spacing:.2em;background:#ffe3cc;border-radius:16px;padding:20px;text-align:center}.bt{background:#e8590c;color:#fff!important;border-radius:99px;padding:16px 36px;text-decoration:none;display:inline-block}</style></head>
<body><div style="display:none">${subject} &#8199;&#65279;&#847; &#8199;&#65279;&#847; &#8199;&#65279;&#847;</div><center><div style="max-width:520px;text-align:left;background:#fff;padding:32px;line-height:1.55"><img src="https://img.cajubank.example/caju.png" alt="Caju" width="64">${body}
<p style="margin-top:36px;font-size:12px;color:#8a7768">Abraços,<br>time do Caju<br><br>Caju Instituição de Pagamento S.A. – CNPJ 31.601.815/0001-90<br>Av. Brigadeiro Faria Lima, 4440, 9º andar, São Paulo – SP, 04538-132<br>Ouvidoria: 0800 887 8301 (dias úteis, 9h às 18h). Deficientes auditivos: 0800 887 0463. <a href="https://cajubank.example/privacidade">Privacidade</a><br>A gente nunca manda boleto anexado nem pede senha, selfie ou instalação de programa por e-mail. Desconfiou? Encaminhe para golpe@cajubank.example.</p></div></center></body></html>`,
  }));
}
