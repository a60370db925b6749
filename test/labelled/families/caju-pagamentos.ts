/** A payment app in Brazil and Portugal, chatty and brief: codes in a sentence, in a bubble and in the subject; receipts, vouchers and queues. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<div style="background:#fff3e8;padding:20px"><div style="background:#fff;border-radius:16px;padding:20px;font-family:Nunito,Arial">${body.replaceAll('\n', '<br>')}</div><center><small>caju ✦ feito em Recife</small></center></div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('pt-BR', [
        [
          '# pra entrar no caju',
          'Oi, Robin!\n\nChegou seu código: <b style="font-size:30px">#</b>\n\nEle some em 5 min.',
          '730418',
        ],
        [
          'Pix de R$ 900,00 esperando você',
          'Vai pra: Oficina do Nando\nChave: 118.402.***-**\n\nConfirma com # lá no app.',
          '5583',
        ],
        ['Celular novo, é?', 'Vimos um Moto G tentando entrar.\nSe é seu, bota isto nele:\n<b>#</b>', '619207'],
        ['Esqueceu a senha', 'Acontece. Digite <b>#</b> e crie outra.', 'Q8M4ZX'],
      ]),
      ...withCodes('pt', [
        ['Pedido de acesso', 'Olá,\no número que pediu para aceder é o #. Só funciona nesta sessão.', '204915'],
        ['Associar cartão', 'Cartão que termina em 6620.\nPara o associar, introduza na aplicação: #', '48130'],
      ]),
      ...withoutCodes('pt-BR', [
        ['Pix enviado ✔', 'R$ 900,00 pra Oficina do Nando.\nID E118402026112614470182. Autenticação 7F20AA41.'],
        ['Ganhe R$ 20', 'Passe o cupom CAJU20 pra três amigos. Vale até domingo.'],
        ['Boleto vence amanhã', 'Nosso número 77031-4, valor R$ 118,40. Linha digitável no app.'],
        ['Entrou, né?', 'Você entrou pelo Moto G às 14:02 usando o código 619207. Não foi você? Bloqueie já.'],
        ['Retirada no balcão', 'Pedido 5520. Mostre a senha 41 e o código de retirada 7702 pro atendente.'],
        ['Suporte: protocolo aberto', 'Protocolo 20261126118. Tem 14 pessoas na sua frente.'],
      ]),
      ...withoutCodes('pt', [
        ['Recibo', 'Recebemos 31,20 €. Entidade 11604, referência 204 915 118.'],
        ['Novas tarifas', 'A partir de 2027 a transferência urgente custa 1,04 €.'],
      ]),
    ],
    layout,
  );
}
