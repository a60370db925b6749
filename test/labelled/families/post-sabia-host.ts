/** A Brazilian web host and domain seller in Brazilian Portuguese, part plain text and part two-part mail: codes, links, invoices, outages. */
import { bothParts } from '../both-parts.ts';
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const SIGNATURE = `
--
Sabiá Hospedagem e Domínios
Central do Cliente: https://central.sabiahost.example
Suporte 24h: (51) 3920-4410 | WhatsApp (51) 99871-2203
`;

export function mails(random: Random): FamilyMail[] {
  const panel = random.digits(6);
  const epp = random.digits(8);
  const owner = `https://central.sabiahost.example/contato/validar?c=${random.digits(7)}&h=${random.text('0123456789abcdef', 32)}`;
  const reset = `https://central.sabiahost.example/senha/redefinir/${random.text('abcdefghijkmnpqrstuvwxyz23456789', 40)}`;
  const guest = `https://central.sabiahost.example/convites/${random.text('abcdefghijkmnpqrstuvwxyz23456789', 20)}`;
  const domain = random.pick(['oficinadobarro.example', 'padariadalua.example', 'ateliemare.example']);
  const ticket = `${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 3)}-${random.digits(6)}`;
  const drafts: Draft[] = [
    {
      name: 'panel',
      language: 'pt-BR',
      subject: '[Sabiá] Token de acesso ao painel',
      body: `Olá, Robin

Alguém, provavelmente você, informou usuário e senha corretos na Central do Cliente.
Token: ${panel}
Endereço IP: 198.51.100.${random.whole(2, 250)}
Horário: 04/03/2026 16:${random.whole(10, 59)}:20 (Brasília)

O token perde a validade em 300 segundos.
`,
      codes: [panel],
    },
    {
      name: 'transfer of a domain',
      language: 'pt-BR',
      subject: `Transferência de ${domain}: autorize a saída`,
      body: `Prezado cliente,

foi solicitada a transferência do domínio ${domain} para outro provedor
(pedido ${random.digits(7)}).

Para autorizar, acesse Domínios > Transferências e preencha o campo
"Chave de liberação" com:

    ${epp}

Se você não fez o pedido, mantenha o domínio travado e abra um chamado.
Sem manifestação em 5 dias corridos, o pedido será recusado.
`,
      codes: [epp],
    },
    {
      name: 'password to redefine',
      language: 'pt-BR',
      subject: 'Redefinição de senha da Central do Cliente',
      body: `Olá!

Para cadastrar outra senha, abra o endereço abaixo até as 23h59 de hoje:

<${reset}>

A senha precisa ter de 10 a 64 caracteres, com letras e números.
`,
      links: [reset],
    },
    {
      name: 'ticket answered',
      language: 'pt-BR',
      subject: `Re: [${ticket}] Erro 503 no site`,
      body: `### Por favor, responda acima desta linha ###

Boa tarde, Robin.

Verificamos que a conta atingiu o limite de 40 processos simultâneos às 11h${random.whole(10, 59)}.
Aumentamos temporariamente para 80. Sugerimos desativar o plugin de cache antigo
(versão 2.${random.digits(1)}.${random.digits(2)}) e avaliar o plano Profissional.

Protocolo: 2026${random.digits(10)}
Atendente: Cleiton R. (N2)
Avalie este atendimento: https://pesquisa.sabiahost.example/${random.digits(9)}
`,
    },
    {
      name: 'maintenance',
      language: 'pt-BR',
      subject: 'Manutenção programada: servidor vps-br-114, 19/09 à 1h',
      body: `Informamos que no dia 19/09/2026, entre 1h e 4h, o servidor vps-br-114
(IP 203.0.113.${random.whole(2, 250)}) passará por troca de discos. Chamado interno CHG00${random.digits(5)}.

Impacto previsto: até 25 minutos de indisponibilidade.
Kernel após a atividade: 6.8.0-${random.whole(40, 90)}. Nenhuma ação é necessária.

Acompanhe em https://status.sabiahost.example/incidents/${random.text('abcdefghijkmnp0123456789', 12)}
`,
    },
  ];
  const invoice = random.digits(8);
  const total = `${random.whole(29, 99)},90`;
  const html = (body: string) =>
    `<html><body bgcolor="#ffffff"><table width="580" cellpadding="0" cellspacing="0" style="font-family:Verdana,Arial;font-size:13px;color:#444"><tr><td style="border-bottom:3px solid #f2b705;padding:12px 0"><b style="font-size:20px;color:#3b2a1a">sabiá</b> <i>host</i></td></tr><tr><td style="padding:20px 0">${body}</td></tr><tr><td style="font-size:10px;color:#999;border-top:1px solid #ddd;padding-top:8px">Sabiá Internet Ltda. · Rua dos Andradas, 1234, conj. 501, Porto Alegre/RS · CEP 90020-008<br>Não quer mais receber avisos comerciais? <a href="https://central.sabiahost.example/avisos">Ajuste aqui</a>.</td></tr></table></body></html>`;
  const both = (subject: string, text: string, body: string) =>
    bothParts({
      from: '=?UTF-8?Q?Sabi=C3=A1_Hospedagem?= <financeiro@sabiahost.example>',
      subject,
      text: `${text}${SIGNATURE}`,
      html: html(body),
      encoding: 'quoted-printable',
    });
  const raws: FamilyMail[] = [
    {
      name: 'contact of a domain',
      language: 'pt-BR',
      ...both(
        `Ação necessária: valide o contato do domínio ${domain}`,
        `Por exigência da ICANN, o titular de um domínio recém-registrado precisa validar o e-mail de contato em até 15 dias, sob pena de suspensão.\n\nValidar: ${owner}\n\nDomínio: ${domain}\nContato: ROB${random.digits(3)}\n`,
        `<p>Por exigência da ICANN, o titular de um domínio recém-registrado precisa validar o e-mail de contato em até 15 dias, sob pena de suspensão.</p><p><a href="${owner.replaceAll('&', '&amp;')}" style="background:#f2b705;padding:10px 22px;color:#3b2a1a;text-decoration:none"><b>VALIDAR CONTATO</b></a></p><p>Domínio: ${domain}</p>`,
      ),
      codes: [],
      links: [owner],
      best: { link: owner },
    },
    {
      name: 'invited to a site',
      language: 'pt-BR',
      ...both(
        'Helena Prado convidou você para administrar um site',
        `Helena Prado (helena@${domain}) quer dividir com você a administração do site ${domain}.\n\nPapel: Desenvolvedor\nResponder ao convite: ${guest}\n\nO convite vence em 14 dias.\n`,
        `<p><b>Helena Prado</b> quer dividir com você a administração do site ${domain}.</p><p>Papel: Desenvolvedor</p><p><a href="${guest}">Responder ao convite</a></p><p>O convite vence em 14 dias.</p>`,
      ),
      codes: [],
      links: [guest],
      best: { link: guest },
    },
    {
      name: 'invoice',
      language: 'pt-BR',
      ...both(
        `Fatura ${invoice} disponível - vencimento 15/05/2026`,
        `Fatura: ${invoice}\nPlano Cerrado II (anual)\nValor: R$ ${total}\nNosso número: 109/${random.digits(8)}-${random.digits(1)}\nPague com Pix, boleto ou cartão em https://central.sabiahost.example/faturas/${invoice}\n`,
        `<table border="1" cellpadding="5" style="border-collapse:collapse"><tr><th>Fatura</th><th>Descrição</th><th>Valor</th></tr><tr><td>${invoice}</td><td>Plano Cerrado II (anual)</td><td>R$ ${total}</td></tr></table><p>Cupom para a próxima renovação: <b>VOLTA${random.digits(2)}</b></p><p><a href="https://central.sabiahost.example/faturas/${invoice}">Pagar fatura</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
  return [...laidOut(drafts, ({ body }) => ({ text: body + SIGNATURE })), ...raws];
}
