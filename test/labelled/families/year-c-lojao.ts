/** A Brazilian department store online, loud HTML with a product strip and a text part: codes, Pix, boleto, delivery, in Portuguese. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const deals: [label: string, before: string, now: string, times: string][] = [
  ['Geladeira Frost Free Duplex 375 L Inox 127 V', '3.199,00', '2.339,10', '10x de R$ 259,90'],
  ['Smart TV 50" 4K QLED 144 Hz', '2.599,00', '1.899,00', '12x de R$ 175,83'],
  ['Fritadeira elétrica 4,2 L 1.500 W preta', '449,90', '279,00', '6x de R$ 51,67'],
  ['Notebook 15,6" 16 GB SSD 512 GB', '3.899,00', '2.999,00', '10x de R$ 333,22'],
  ['Guarda-roupa casal 6 portas com espelho', '1.499,90', '989,91', '10x de R$ 109,99'],
];

type Sheet = { name: string; subject: string; html: string; codes?: string[]; links?: string[] };

const strip = [
  ['Fone Bluetooth TWS', 'R$ 89,90'],
  ['Cafeteira 30 xícaras', 'R$ 199,00'],
  ['Ventilador 40 cm', 'R$ 159,99'],
];

function sheet({ name, subject, html, codes = [], links = [] }: Sheet): FamilyMail {
  const whole = `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="UTF-8"></head><body style="margin:0;background:#e9ecf5;font-family:Arial,sans-serif">
<table width="600" align="center" bgcolor="#ffffff" cellpadding="0" cellspacing="0"><tr><td height="6" style="background:linear-gradient(90deg,#fcd000,#ff8a00,#e91e63,#0086ff,#00d604)"></td></tr>
<tr><td style="padding:18px 30px"><a href="https://ofertas.lojaotucano.example/lnk/home?c=TX"><img src="https://img.lojaotucano.example/emkt/logo.png" alt="Lojão Tucano" height="40" border="0"></a></td></tr>
<tr><td style="padding:6px 30px 24px;color:#404040;font-size:15px;line-height:22px">${html}</td></tr>
<tr><td bgcolor="#f7f7f7" style="padding:16px 30px"><p style="font-size:13px"><b>Quem viu, comprou</b></p><table width="100%"><tr>${strip
    .map(
      ([label, price], at) =>
        `<td align="center" style="font-size:12px"><a href="https://ofertas.lojaotucano.example/lnk/p${at}"><img src="https://img.lojaotucano.example/p/${at}.jpg" width="110" alt=""><br>${label}<br><b>${price}</b> no Pix</a></td>`,
    )
    .join('')}</tr></table></td></tr>
<tr><td style="padding:16px 30px;font-size:10px;color:#909090">Lojão Tucano S/A - CNPJ 41.906.230/0001-55 - Rodovia Raposo Tavares, km 24, Cotia/SP, 06709-015. Preços e condições exclusivos do site, sujeitos a alteração e ao fim do estoque. SAC 0800 774 1188.
<a href="https://ofertas.lojaotucano.example/lnk/optout">Cancelar recebimento</a></td></tr></table></body></html>`;
  const text = html
    .replace(/<a [^>]*href="([^"]+)"[^>]*>([^<]*)<\/a>/g, '$2 ( $1 )')
    .replace(/<br>|<\/tr>|<\/p>|<\/h2>/g, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ');
  const parts = bothParts({ from: 'Lojão Tucano <pedidos@lojaotucano.example>', subject, text, html: whole, encoding: 'base64' });
  const [[code], [link]] = [codes, links];
  const best = code !== undefined ? { code } : link !== undefined ? { link } : null;
  return { name, language: 'pt-BR', ...parts, codes, links, best };
}

export function mails(random: Random): FamilyMail[] {
  const [enter, change] = [random.digits(6), random.digits(6)];
  const seller = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 2) + random.digits(4);
  const reset = `https://sacola.lojaotucano.example/cliente/senha/nova?hash=${random.text('0123456789abcdef', 32)}&origem=email`;
  const order = random.digits(16);
  const boleto = `34191.79001 ${random.digits(5)}.${random.digits(6)} ${random.digits(5)}.${random.digits(6)} ${random.digits(1)} ${random.digits(14)}`;
  const pix = `00020126580014br.gov.bcb.pix0136${random.text('0123456789abcdef', 32)}520400005303986540${random.digits(6)}5802BR6304${random.text('0123456789ABCDEF', 4)}`;
  return [
    sheet({
      name: 'sign-in',
      subject: `Seu código de acesso é ${enter}`,
      codes: [enter],
      html: `<h2>Oi, Robin!</h2><p>Use o código abaixo para entrar na sua conta do Lojão:</p><p style="background:#0086ff;border-radius:8px;color:#fff;font-size:30px;padding:12px;text-align:center"><b>${enter}</b></p>
<p>Ele vale por 10 minutos. Não passe esse número pra ninguém, combinado? A gente nunca liga pedindo.</p>`,
    }),
    sheet({
      name: 'pix waiting',
      subject: 'Falta pouco: pague o Pix do seu pedido',
      html: `<h2>Recebemos seu pedido ${order}</h2><p>Agora é só pagar R$ 329,90 em até 30 minutos. Abra o app do seu banco, escolha <b>Pix Copia e Cola</b> e cole o código:</p>
<p style="font-family:monospace;font-size:12px;word-break:break-all;border:1px solid #ccc;padding:10px">${pix}</p><p>Assim que o pagamento cair, começamos a separar seus produtos.</p>`,
    }),
    sheet({
      name: 'boleto',
      subject: 'Boleto do pedido vence amanhã',
      html: `<p>Robin, ainda não identificamos o pagamento do seu boleto.</p><p>Vencimento: 27/02/2026<br>Valor: R$ 1.149,00<br>Linha digitável:<br><b>${boleto}</b></p>
<p><a href="https://sacola.lojaotucano.example/boleto/${order}.pdf">Abrir boleto</a></p><p>Já pagou? A compensação leva até 2 dias úteis.</p>`,
    }),
    sheet({
      name: 'data change',
      subject: 'Confirme a alteração dos seus dados',
      codes: [change],
      html: `<p>Olá, Robin</p><p>Pediram para trocar o celular da sua conta para (11) 9****-**${random.digits(2)}. Se foi você, informe o código <b>${change.slice(0, 3)}-${change.slice(3)}</b> na tela de alteração.</p>
<p>Não reconhece? Entre em contato com o SAC agora mesmo e troque a senha.</p>`,
    }),
    sheet({
      name: 'out for delivery',
      subject: 'Seu pedido saiu para entrega 🚚',
      html: `<h2>É hoje!</h2><p>O pedido ${order} está com o entregador e chega até as 22h na Rua Harmonia, 532, ap. 71, Vila Madalena, 05435-000.</p>
<p>Código de rastreio: TU${random.digits(9)}BR<br>Nota fiscal: ${random.digits(9)} série 4</p><p>Na hora de receber, fale a palavra-chave <b>${random.digits(4)}</b> para o entregador: é ela que garante que o pacote ficou com a pessoa certa.</p>
<p><a href="https://ofertas.lojaotucano.example/lnk/rastreio?o=${order}">Acompanhar entrega</a></p>`,
    }),
    sheet({
      name: 'reset',
      subject: 'Esqueceu a senha? A gente te ajuda',
      links: [reset],
      html: `<p>Oi, Robin!</p><p>Clique no botão e cadastre uma senha nova. O link funciona por 2 horas.</p><p><a href="${reset.replace('&', '&amp;')}" style="background:#00a650;color:#fff;padding:14px 30px;text-decoration:none">Cadastrar nova senha</a></p>`,
    }),
    sheet({
      name: 'seller programme',
      subject: 'Ative seu cadastro de parceiro',
      codes: [seller],
      html: `<p>Olá, Robin!</p><p>Falta ativar o seu cadastro no programa Parceiro Tucano. Na página de ativação, preencha CPF e o código de ativação: <b>${seller}</b></p><p>Depois disso você já pode divulgar produtos e ganhar até 12% de comissão.</p>`,
    }),
    sheet({
      name: 'sale',
      subject: 'Cupom de R$ 50 só até meia-noite ⏰',
      html: `<h2>SÓ HOJE: R$ 50 OFF acima de R$ 299</h2><p>Digite o cupom <b>TUCANO50</b> no carrinho. Limitado às 5.000 primeiras compras e a 1 uso por CPF.</p>
<p><a href="https://ofertas.lojaotucano.example/lnk/cupom50">QUERO APROVEITAR</a></p>
${deals
  .map(
    ([label, before, now, times], at) =>
      `<p><a href="https://ofertas.lojaotucano.example/lnk/d${at + 1}">${label}</a><br>De R$ ${before} por <b>R$ ${now}</b> no Pix<br>ou ${times} sem juros (cód. ${random.digits(9)})</p>`,
  )
  .join('\n')}
<h2>Cartão Tucano: mais 10x no carnê</h2><p>Peça em 3 minutos e receba a resposta na hora. Anuidade zero no primeiro ano e R$ 20 de volta na primeira compra.</p><p><a href="https://ofertas.lojaotucano.example/lnk/cartao">PEDIR MEU CARTÃO</a></p>
<h2>Baixe o app e ganhe frete grátis</h2><p>Na primeira compra pelo app, use FRETEAPP (Sul e Sudeste, pedidos até 30 kg).</p>
<p style="font-size:10px">Oferta válida em 27/11/2026, das 0h às 23h59, ou até o fim do estoque de 1.200 unidades por item. Cupom não cumulativo, não vale para livros, celulares e produtos vendidos por parceiros. Taxa do parcelamento de 1,99% a.m. acima de 10x. CET 26,68% a.a. Consulte o regulamento 0418/2026.</p>`,
    }),
  ];
}
