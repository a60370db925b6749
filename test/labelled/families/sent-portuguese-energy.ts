/** A Portuguese energy supplier: invoices, codes, an area to activate, meter readings; Portuguese of Portugal. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const open = `<table border="0" cellpadding="0" cellspacing="0" width="600" align="center" bgcolor="#FFFFFF"><tr><td width="30">&nbsp;</td><td style="font-family:Arial;font-size:14px;color:#4a4a4a;line-height:20px"><br><img src="https://comunica.lumera.example/i/cabecalho.png" width="540" alt="Lumera Energia"><br><br>`;
const close = `<br><br>Com os melhores cumprimentos,<br><b>Lumera Energia</b><br><br></td><td width="30">&nbsp;</td></tr><tr><td colspan="3" bgcolor="#ffd23f" style="font-family:Arial;font-size:10px;color:#333;padding:12px 30px">Lumera Comercial – Comercialização de Energia, S.A. | Av. 24 de Julho, 12, 1249-300 Lisboa | NIPC 503 504 564 | Linha de apoio 213 53 53 53 (dias úteis, 8h-22h) | Emergências elétricas 800 506 506. <br>Não responda a este email. Em caso de litígio, pode recorrer ao CNIACC.</td></tr></table>`;

export function mails(random: Random): FamilyMail[] {
  const confirm = random.digits(6);
  const contract = random.digits(5);
  const activate = `https://comunica.lumera.example/c/11/eyJ${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 64)}`;
  const sign = `https://assinar.lumera.example/contrato/${random.text('0123456789abcdef', 8)}-${random.text('0123456789abcdef', 4)}-${random.text('0123456789abcdef', 12)}`;
  const holder = random.digits(6);
  const holderPage = `https://clientes.lumera.example/titularidade/${random.digits(10)}/confirmar`;
  return [
    {
      name: 'code for the client area',
      language: 'pt-PT',
      subject: 'Código de confirmação da sua conta Lumera',
      html: `${open}Olá, Inês,<br><br>Para continuar o registo na app Lumera, insira o código de confirmação que se segue.<br><br><table align="center"><tr><td style="border-bottom:3px solid #ffd23f;font-size:30px;padding:6px 18px">${confirm}</td></tr></table><br>Tem 15 minutos para o fazer. Depois disso, peça um novo código na mesma página.${close}`,
      codes: [confirm],
      links: [],
      best: { code: confirm },
    },
    {
      name: 'contract to be accepted with a code',
      language: 'pt-PT',
      subject: `Proposta ${random.digits(9)}: código para aceitar as condições`,
      html: `${open}Caro(a) Rui Sequeira Pinto,<br><br>No seguimento da chamada de hoje com o nosso assistente Duarte, enviamos o código <b>${contract}</b> que deverá indicar na página de aceitação, ainda aberta, para aceitar as condições do plano Casa Verde.<br><br>Local de consumo (CPE): PT 0002 ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.text('ABCDEFGHJKLM', 2)}<br>Potência contratada: 6,9 kVA<br>Preço da energia: 0,1${random.digits(3)} €/kWh<br>NIF: 2${random.digits(2)}***${random.digits(3)}<br><br>A proposta é válida por 5 dias.${close}`,
      codes: [contract],
      links: [],
      best: { code: contract },
    },
    {
      name: 'client area to be activated',
      language: 'pt-PT',
      subject: 'Só falta ativar a sua área de cliente',
      html: `${open}Olá, Inês,<br><br>A sua área de cliente está criada. Clique no botão, defina a palavra-passe e passe a ver consumos e faturas quando quiser.<br><br><table align="center" cellpadding="14"><tr><td bgcolor="#d0021b"><a href="${activate}" style="color:#ffffff;text-decoration:none;font-weight:bold">ATIVAR ÁREA DE CLIENTE</a></td></tr></table><br>Este convite expira dentro de 72 horas.${close}`,
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'direct debit to be signed',
      language: 'pt-PT',
      subject: 'Assine a autorização de débito direto',
      text: `Caro(a) Rui Sequeira Pinto,

Falta a sua assinatura na autorização de débito direto SEPA (ADD n.º ${random.digits(11)}, entidade credora ${random.digits(6)}).

Leia e assine o documento aqui: ${sign}

Caso prefira continuar a pagar por referência, não precisa de fazer nada.

Lumera Energia`,
      codes: [],
      links: [sign],
      best: { link: sign },
    },
    {
      name: 'invoice with payment reference',
      language: 'pt-PT',
      subject: 'A sua fatura de eletricidade e gás – outubro',
      html: `${open}Caro(a) Cliente,<br><br>Já está disponível a fatura n.º FT 26/${random.digits(10)}.<br><br><table width="100%" style="border:1px solid #ccc" cellpadding="8"><tr><td>Período</td><td>12 set a 11 out</td></tr><tr><td>Valor a pagar</td><td><b>87,${random.digits(2)} €</b></td></tr><tr><td>Data limite</td><td>02/11/2026</td></tr><tr><td>Entidade</td><td>21${random.digits(3)}</td></tr><tr><td>Referência</td><td>${random.digits(3)} ${random.digits(3)} ${random.digits(3)}</td></tr><tr><td>Conta contrato</td><td>00${random.digits(10)}</td></tr></table><br>Pague em qualquer caixa Multibanco ou na app do seu banco, em Pagamento de Serviços.<br><br>Código ATCUD: ${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 8)}-${random.digits(5)}${close}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'meter reading',
      language: 'pt-PT',
      subject: 'Envie a leitura do contador entre 8 e 11 de dezembro',
      html: `${open}Olá,<br><br>Para que a próxima fatura não seja estimada, comunique-nos a leitura do contador n.º ${random.digits(9)}. A última que temos é:<br><br>Vazio: 0${random.digits(4)} &nbsp; Ponta: 0${random.digits(4)} &nbsp; Cheias: 0${random.digits(4)}<br><br>Pode fazê-lo na app, no site ou pelo 800 505 505 (chamada gratuita, atendimento automático).${close}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'change of the holder with a page and a code',
      language: 'pt-PT',
      subject: 'Confirme a mudança de titular do contrato',
      html: `${open}Olá, Inês,<br><br>O Sr. Américo Teles pediu para lhe passar o contrato da morada Rua das Flores, 88, 2.º Esq., 4050-262 Porto. Para aceitar:<br><br>1. Abra a <a href="${holderPage}">página de confirmação</a>;<br>2. Introduza o seu NIF e o código <b>${holder}</b>.<br><br>Se nada fizer até dia ${random.whole(10, 28)}, o contrato mantém-se em nome do titular atual. Este pedido tem o número ${random.digits(10)}.${close}`,
      codes: [holder],
      links: [holderPage],
      best: { code: holder },
    },
  ];
}
