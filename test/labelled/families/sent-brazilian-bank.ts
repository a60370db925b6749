/** A Brazilian digital bank: codes, links for devices, the card's bill, receipts; Portuguese of Brazil. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const hero = (
  title: string,
  body: string,
  extra = '',
) => `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head><body style="margin:0;padding:0;background:#fff7ee">
<table width="100%" cellspacing="0" cellpadding="0" role="presentation"><tr><td align="center">
<table width="560" cellspacing="0" cellpadding="0" role="presentation" style="font-family:'Graphik',Helvetica,sans-serif;color:#2b1608">
<tr><td style="background:#e8590c;border-radius:0 0 32px 32px;padding:40px;color:#fff;font-size:30px;line-height:36px;font-weight:500">${title}</td></tr>
<tr><td style="padding:32px 40px;font-size:16px;line-height:24px">${body}</td></tr>${extra}
<tr><td style="padding:24px 40px;font-size:12px;line-height:18px;color:#8d7a6c">Caju Pagamentos S.A. – Instituição de Pagamento<br>CNPJ 18.236.120/0001-58<br>Rua Capote Valente, 39, São Paulo, SP – 05409-000<br>Dúvidas? É só chamar no chat do app ou ligar para 0800 591 2117. Ouvidoria: 0800 887 0463, dias úteis, das 9h às 18h.<br><br><a href="https://cajubank.example/contrato" style="color:#8d7a6c">Contrato</a> &nbsp;·&nbsp; <a href="https://cajubank.example/privacidade" style="color:#8d7a6c">Privacidade</a> &nbsp;·&nbsp; <a href="https://social.example/caju" style="color:#8d7a6c">Instagram</a><br>E-mail enviado para robin@postroom.localhost. Confira sempre se o remetente termina em @cajubank.example.</td></tr>
</table></td></tr></table></body></html>`;

/** Both parts in base64, as the sender's program writes them. */
function multipart(subject: string, plain: string, html: string) {
  const part = (type: string, body: string) =>
    `--4f2c9a7e1b3d5f60\r\nContent-Type: ${type}; charset=UTF-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(body)
      .toString('base64')
      .replace(/.{76}/g, '$&\r\n')}\r\n`;
  return [
    'From: =?utf-8?B?Q2FqdSDwn6eh?= <oi@cajubank.example>',
    'To: robin@postroom.localhost',
    `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="4f2c9a7e1b3d5f60"',
    '',
    `${part('text/plain', plain)}${part('text/html', html)}--4f2c9a7e1b3d5f60--`,
    '',
  ].join('\r\n');
}

export function mails(random: Random): FamilyMail[] {
  const address = random.digits(6);
  const wallet = random.digits(6);
  const device = `https://app.cajubank.example/autorizar/${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-', 36)}`;
  const password = `https://u1204.ct.cajubank.example/ls/click?upn=${random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789', 80)}`;
  return [
    {
      name: 'code for the address',
      language: 'pt-BR',
      subject: 'Seu código chegou 🧡',
      raw: multipart(
        'Seu código chegou 🧡',
        `Oi, Thiago!\n\nDigite este código no app do Caju para seguir com o seu cadastro: ${address}\n\nEle vale por 10 minutos.`,
        hero(
          'Vamos confirmar seu e-mail?',
          `Oi, Thiago!<br><br>Digite este código no app do Caju para seguir com o seu cadastro:<br><br><b style="font-size:34px;letter-spacing:10px">${address}</b><br><br>Ele vale por 10 minutos. E lembre: o Caju nunca pede código por telefone, mensagem ou rede social.`,
        ),
      ),
      codes: [address],
      links: [],
      best: { code: address },
    },
    {
      name: 'card added to a wallet',
      language: 'pt-BR',
      subject: 'Adicione seu cartão final 4471 à carteira do celular',
      html: hero(
        'Falta pouco para pagar por aproximação',
        `Olá, Rafaela.<br><br>Recebemos um pedido para incluir o cartão virtual com final 4471 na carteira do seu celular (pedido feito às 13h${random.whole(10, 59)}). Quando a carteira pedir o código de ativação, informe: <b>${wallet}</b>.<br><br>Não foi você? Bloqueie o cartão no app agora mesmo.`,
      ),
      codes: [wallet],
      links: [],
      best: { code: wallet },
    },
    {
      name: 'device to be authorised',
      language: 'pt-BR',
      subject: 'Autorize seu novo aparelho',
      html: hero(
        'Novo celular na área',
        `Oi, Thiago!<br><br>Alguém entrou com seu CPF (***.${random.digits(3)}.${random.digits(3)}-**) em um <b>Moto G84</b>, perto de Campinas, SP. Se foi você, libere o acesso pelo botão abaixo. Abra este e-mail no próprio aparelho.`,
        `<tr><td style="padding:0 40px"><a href="${device}" style="display:block;background:#2b1608;border-radius:28px;color:#fff;padding:18px;text-align:center;text-decoration:none">Autorizar aparelho</a></td></tr>`,
      ),
      codes: [],
      links: [device],
      best: { link: device },
    },
    {
      name: 'new password',
      language: 'pt-BR',
      subject: 'Esqueceu a senha? A gente ajuda',
      html: hero(
        'Crie uma senha nova',
        `Rafaela, para voltar a usar sua conta é só <a href="${password}">cadastrar outra senha</a>. Por segurança, o link funciona por 30 minutos e, depois da troca, transferências acima de R$ 1.000,00 ficam bloqueadas por 24 horas.`,
      ),
      codes: [],
      links: [password],
      best: { link: password },
    },
    {
      name: 'bill of the card',
      language: 'pt-BR',
      subject: 'Sua fatura fechou: R$ 1.482,37',
      raw: multipart(
        'Sua fatura fechou: R$ 1.482,37',
        `A fatura de abril fechou no valor de R$ 1.482,37. Vencimento: 12 ABR 2026. Pague pelo app ou com o boleto em anexo.`,
        hero(
          'A fatura de abril fechou no valor de R$ 1.482,37',
          `Vencimento: <b>12 ABR 2026</b><br>Melhor dia de compra: 5<br><br>Pague pelo app, pelo QR code em anexo ou com a linha digitável do boleto:<br><br><code>26090.${random.digits(5)} ${random.digits(5)}.${random.digits(6)} ${random.digits(5)}.${random.digits(6)} 1 ${random.digits(14)}</code><br><br>Nosso número: ${random.digits(11)}. Pagamento mínimo: R$ 222,36. Juros do rotativo: 14,2% a.m. Se você já pagou, pode desconsiderar.`,
        ),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'receipt of an instant payment',
      language: 'pt-BR',
      subject: 'Você recebeu uma transferência de Padaria Dois Irmãos',
      html: hero(
        'Caiu na conta: R$ 640,00',
        `<table width="100%"><tr><td>De</td><td align="right">PADARIA DOIS IRMAOS LTDA</td></tr><tr><td>Quando</td><td align="right">28 MAR 2026, 09:${random.whole(10, 59)}</td></tr><tr><td>Chave</td><td align="right">+55 11 9****-${random.digits(4)}</td></tr><tr><td>ID da transação</td><td align="right" style="font-size:12px">E18236120202603281${random.digits(3)}s0${random.text('0123456789abcdef', 9)}</td></tr><tr><td>Autenticação</td><td align="right">${random.text('0123456789ABCDEF', 12)}</td></tr></table>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'letter of the month',
      language: 'pt-BR',
      subject: 'Selic, 13º e golpes de fim de ano: o resumo de novembro',
      html: hero(
        'Seu dinheiro em novembro',
        `<b>1. Selic em 14,25%: e agora?</b><br>O comitê manteve os juros pela quarta reunião seguida. Para quem guarda dinheiro nas Caixinhas, isso significa rendimento de 100% do CDI, sem carência. Quem deixou R$ 1.000,00 parado desde janeiro já viu crescer cerca de R$ 112,40 brutos.<br><br><b>2. O que fazer com o 13º</b><br>A primeira parcela cai até o dia 30. Nossa sugestão: metade para as dívidas mais caras, 30% para a reserva e o restante para aproveitar. <a href="https://u1204.ct.cajubank.example/ls/click?upn=${random.text('ABCDEFabcdef0123456789', 60)}">Leia a matéria completa</a>.<br><br><b>3. Golpe da central falsa</b><br>Eles ligam do nosso número, sabem seu nome e pedem para você digitar a senha ou ler um código que chegou por e-mail. Desligue. Nenhum banco precisa do seu código para cancelar compra.<br><br><b>4. Indique e ganhe</b><br>Cada amigo que abrir conta com o seu convite <b>CAJU-THI${random.digits(3)}</b> rende R$ 20,00 para cada um, até 10 amigos.<br><br><b>5. Black Friday no shopping do app</b><br>Cashback de até 18% em 40 lojas entre 24/11 e 30/11, e cupom PRIMEIRA15 na primeira compra.<br><br><span style="font-size:12px">Não quer mais o resumo? <a href="https://u1204.ct.cajubank.example/asm/?user_id=${random.digits(8)}">Cancele aqui</a>.</span>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
