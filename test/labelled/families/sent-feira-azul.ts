/** A Brazilian shop on the net: cheerful cards in HTML, tokens, links, orders, payments by Pix and coupons; Brazilian Portuguese. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const card = (body: string) => `<div style="background:#ebebeb;padding:16px;font-family:'Proxima Nova',Arial,sans-serif">
<center><img src="https://http2.feiraazul.example/mail/logo__large.png" height="34" alt="Feira Azul"></center>
<div style="background:#fff;border-radius:6px;max-width:560px;margin:16px auto;padding:32px">${body}</div>
<center style="padding:12px"><a href="https://play.loja.example/store/apps/details?id=br.feiraazul"><img src="https://http2.feiraazul.example/mail/google_play.png" width="120" alt="Disponível no Google Play"></a> <a href="https://apps.loja.example/br/app/id463953241"><img src="https://http2.feiraazul.example/mail/app_store.png" width="120" alt="Baixar na App Store"></a></center>
<center style="font-size:12px;color:#999">Não responda a este e-mail. Enviado por FEIRA AZUL COMÉRCIO LTDA., CNPJ 03.007.331/0001-41, Av. das Nações Unidas, 3003, Osasco/SP, CEP 06233-903.<br>
<a href="https://www.feiraazul.example/privacidade">Privacidade</a> | <a href="https://www.feiraazul.example/notificacoes">Gerenciar e-mails</a></center></div>`;

export function mails(random: Random): FamilyMail[] {
  const token = random.digits(6);
  const purchase = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 6);
  const order = `2000${random.digits(12)}`;
  const access = `https://www.feiraazul.example/gz/authentication/emailconfirm/${random.text('abcdef0123456789', 36)}?utm_source=mail`;
  const device = `https://conta.feiraazul.example/dispositivo/autorizar?t=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 30)}`;
  return [
    {
      name: 'code of sign-in',
      language: 'pt-BR',
      subject: 'Seu código de segurança',
      html: card(`<h1 style="font-size:24px">Oi, Robin!</h1><p>Para entrar, digite na tela de acesso:</p>
<div style="display:flex;justify-content:center">${[...token].map((digit) => `<span style="border:1px solid #3483fa;border-radius:4px;padding:10px;margin:3px;font-size:22px">${digit}</span>`).join('')}</div>
<p><b>Não compartilhe com ninguém</b>, nem com quem disser que trabalha aqui. Vale por 15 minutos.</p>
<p style="color:#999">Acesso pedido de um Moto G${random.whole(10, 84)} em Campinas, SP.</p>`),
      codes: [token],
      links: [],
      best: { code: token },
    },
    {
      name: 'code to confirm a purchase',
      language: 'pt-BR',
      subject: 'Confirme que é você fazendo esta compra',
      html: card(`<p>Robin, vimos uma compra fora do seu padrão e queremos ter certeza de que está tudo bem.</p>
<p>Smart TV 50" 4K — R$ 2.${random.digits(3)},90 em 10x, cartão final ${random.digits(4)}, entrega no CEP 13015-${random.digits(3)}.</p>
<p>Foi você? Volte à tela de pagamento e informe <b style="font-size:20px">${purchase}</b>. Se não reconhece, desconsidere e a compra será cancelada em 30 minutos.</p>`),
      codes: [purchase],
      links: [],
      best: { code: purchase },
    },
    {
      name: 'confirmation of the address',
      language: 'pt-BR',
      subject: 'Falta pouco: confirme seu e-mail',
      html: card(`<h1 style="font-size:24px">Só mais um passo</h1><p>Confirme que este e-mail é seu para comprar, vender e acompanhar seus pedidos.</p>
<p><a href="${access}" style="background:#3483fa;color:#fff;padding:14px 24px;border-radius:5px;text-decoration:none">Confirmar e-mail</a></p>
<p style="font-size:13px;color:#999">O botão não funciona? Cole no navegador:<br>${access}</p>`),
      codes: [],
      links: [access],
      best: { link: access },
    },
    {
      name: 'new device to be allowed',
      language: 'pt-BR',
      subject: 'Novo dispositivo tentando acessar sua conta',
      text: `Olá, Robin.

Alguém está tentando entrar com a sua senha em um dispositivo novo (Chrome no Windows, IP 198.51.100.${random.whole(2, 250)}, ${random.whole(10, 28)}/05/2026 às 21h${random.whole(10, 59)}).

Se for você, libere o acesso em ${device} nas próximas 2 horas.

Se não for, não precisa abrir nada: sem a sua liberação ninguém entra. Aproveite para trocar a senha pelo aplicativo.

Equipe Feira Azul
SAC 0800 637 ${random.digits(4)}`,
      codes: [],
      links: [device],
      best: { link: device },
    },
    {
      name: 'order paid by Pix',
      language: 'pt-BR',
      subject: `Pague seu pedido #${order} com Pix`,
      html: card(`<h1 style="font-size:24px">Falta só pagar</h1><p>Total: <b>R$ ${random.whole(40, 390)},${random.digits(2)}</b>. O Pix vence hoje às 23h59.</p>
<p>Pix copia e cola:</p><p style="word-break:break-all;background:#f5f5f5;padding:12px;font-family:monospace">00020126580014br.gov.bcb.pix0136${random.text('abcdef0123456789', 32)}5204000053039865802BR5910FEIRAAZUL6006OSASCO6304${random.text('ABCDEF0123456789', 4)}</p>
<p><a href="https://www.feiraazul.example/compras/${order}">Ver pedido</a></p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'parcel with a word for the courier',
      language: 'pt-BR',
      subject: 'Seu pacote chega hoje 🚚',
      html: card(`<p>Robin, deixe alguém em casa entre 14h e 18h.</p><p>Diga ao entregador a palavra-chave <b>${random.pick(['girassol', 'abacaxi', 'violão'])}</b> e os 4 números <b>${random.digits(4)}</b> para receber.</p>
<p>Rastreamento: FA${random.digits(9)}BR<br>Pedido ${order}<br>Transportadora: Rápido Sul, (11) 4002-${random.digits(4)}</p>
<p><a href="https://www.feiraazul.example/envios/${random.digits(11)}">Acompanhar no mapa</a></p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'coupons',
      language: 'pt-BR',
      subject: 'R$ 30 OFF te esperando, Robin 💙',
      html: card(`<h1>CUPOM: <span style="color:#00a650">AZUL30</span></h1><p>Use até 31/05 em compras acima de R$ 199. Limite de 1 uso por CPF.</p>
<ul><li>Fone sem fio: de R$ 249 por R$ ${random.whole(139, 199)}</li><li>Air fryer 4L: R$ ${random.whole(259, 339)} em 12x</li><li>Tênis de corrida: 40% OFF com TENIS${random.digits(2)}</li></ul>
<p><a href="https://click.feiraazul.example/track?e=${random.text('abcdef0123456789', 26)}">Quero aproveitar</a></p>`),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
