/** A shop that repairs phones, in Brazilian Portuguese: service orders, device numbers and warranties, and no code to use. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({ text: `*** CONSERTA JÁ ***\n\n${body}` });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('pt-BR', [
        [
          'Ordem de serviço 30418',
          'Oi, Robin! Seu aparelho entrou na bancada.\nO.S.: 30418\nIMEI: 356 718 090 417 331\nPrazo: sexta.',
        ],
        ['Orçamento pronto', 'Tela nova R$ 489,00, mão de obra R$ 120,00. Pra aprovar, responda SIM 30418.'],
        ['Pronto pra retirar', 'Pode buscar! Fale no balcão o número 30418 e leve um documento.'],
        ['Garantia 90 dias', 'Certificado GJ-7714-02, válido até 22/02/2027. Lote da bateria 20260417.'],
        ['Pix recebido', 'Recebemos R$ 609,00. ID da transação E18236120202611. Autenticação 9C44F1.'],
        [
          'Antes de deixar o celular',
          'Tire a senha da tela, por favor. Não peça código de verificação pra gente nem mande o seu.',
        ],
        ['Avalie a loja', 'Nota de 0 a 10? Atendimento 7702, técnico Caio. Leva 30 segundos.'],
      ]),
    ],
    layout,
  );
}
