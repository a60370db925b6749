/** A Portuguese supplier of electricity and gas, HTML in boxes and some plain text: area of clients, bills, readings, in Portuguese. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function frame(title: string, body: string): string {
  return `<!DOCTYPE html><html lang="pt-PT"><body style="background:#ffffff;margin:0"><table role="presentation" width="100%" style="font-family:'Segoe UI',Tahoma,sans-serif;font-size:14px;line-height:22px;color:#263238">
<tr><td style="padding:20px 6%;border-bottom:1px solid #cfd8dc"><img src="https://www.luzdovale.example/img/email/logo.svg" height="30" alt="Luz do Vale"></td></tr>
<tr><td style="padding:24px 6%"><h3 style="color:#e65100;margin:0 0 14px">${title}</h3>${body}</td></tr>
<tr><td style="padding:18px 6%;background:#eceff1;font-size:11px;color:#607d8b">Apoio ao cliente: 213 506 880 (dias úteis, 8h-20h, custo de uma chamada local). Leituras: 800 508 140 (grátis, 24h).<br>
Luz do Vale – Comercialização de Energia, S.A., Rua do Ouro, 88, 1100-060 Lisboa. NIPC 514 882 093. Capital social: 5.000.000 €.<br>
<a href="https://www.luzdovale.example/privacidade">Política de Privacidade</a> · <a href="https://www.luzdovale.example/livro-reclamacoes">Livro de Reclamações</a></td></tr></table></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const register = random.digits(6);
  const enter = random.digits(6);
  const contract = random.digits(12);
  const sign = `https://contratos.luzdovale.example/assinar/${random.text('0123456789abcdef', 32)}?canal=email`;
  const password = `https://cliente.luzdovale.example/recuperar?chave=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 24)}`;
  const direct = random.digits(4);
  return [
    {
      name: 'register',
      language: 'pt-PT',
      subject: 'Registo na Área de Cliente: código de confirmação',
      html: frame(
        'Confirme o seu registo',
        `<p>Exmo.(a) Cliente,</p><p>Agradecemos o seu registo. Para o concluir, insira no formulário o código que se segue:</p>
<table role="presentation"><tr><td style="background:#fff3e0;border-left:4px solid #e65100;padding:12px 24px;font-size:26px"><b>${register}</b></td></tr></table>
<p>O código é válido durante 30 minutos a contar do envio.</p>`,
      ),
      codes: [register],
      links: [],
      best: { code: register },
    },
    {
      name: 'contract to sign',
      language: 'pt-PT',
      subject: 'O seu contrato está pronto a assinar',
      html: frame(
        'Só falta a sua assinatura',
        `<p>Caro Robin Meireles,</p><p>Preparámos o contrato n.º ${contract} (CPE PT0002 0000 ${random.digits(4)} ${random.digits(4)} ${random.text('ABCDEFGHJKLMNPRSTUVWXYZ', 2)}), potência 6,9 kVA, tarifa bi-horária.</p>
<p><a href="${sign}" style="background:#e65100;color:#fff;padding:10px 26px;text-decoration:none">Ler e assinar</a></p><p>Pode fazê-lo até 31/01/2026. Tem depois 14 dias para desistir sem qualquer custo.</p>`,
      ),
      codes: [],
      links: [sign],
      best: { link: sign },
    },
    {
      name: 'bill',
      language: 'pt-PT',
      subject: `Fatura n.º FT ${random.digits(2)}/${random.digits(7)} já disponível`,
      html: frame(
        'A sua fatura de fevereiro: 78,43 €',
        `<p>Estimado(a) Cliente,</p><p>Consumo: 214 kWh (simples), leitura estimada. Período: 11 de janeiro a 10 de fevereiro.</p>
<table role="presentation" cellpadding="6" style="border:1px solid #cfd8dc"><tr><td rowspan="3"><img src="https://www.luzdovale.example/img/mb.png" width="44" alt="MB"></td><td>Entidade</td><td><b>2${random.digits(4)}</b></td></tr>
<tr><td>Referência</td><td><b>${random.digits(3)} ${random.digits(3)} ${random.digits(3)}</b></td></tr><tr><td>Montante</td><td><b>78,43 €</b></td></tr></table>
<p>Pague até 04/03/2026 no multibanco ou adira ao débito direto.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'sign-in',
      language: 'pt-PT',
      subject: 'Código de segurança Luz do Vale',
      text: `Olá Robin,

Está a entrar na Área de Cliente a partir de um equipamento novo.

Introduza este código de segurança para prosseguir: ${enter}

Caso não tenha sido você a iniciar sessão, altere já a palavra-passe em
https://cliente.luzdovale.example e contacte-nos.

Luz do Vale
`,
      codes: [enter],
      links: [],
      best: { code: enter },
    },
    {
      name: 'reading',
      language: 'pt-PT',
      subject: 'Comunique a leitura do contador entre os dias 8 e 11',
      text: `Olá Robin,

Para que a próxima fatura reflita o que realmente gastou, dê-nos a leitura entre 8 e 11 de junho.

Contador: ${random.digits(8)}
Última leitura real (12/03/2026): vazio 04218, fora de vazio 09077

Pode ligar para o 800 508 140 (tenha à mão o número de cliente ${random.digits(9)}) ou usar a aplicação.
Quem tem contador inteligente não precisa de fazer nada.

Luz do Vale
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'password',
      language: 'pt-PT',
      subject: 'Recuperação da palavra-passe',
      html: frame(
        'Recuperação da palavra-passe',
        `<p>Olá Robin,</p><p>Aceda ao endereço abaixo para definir uma nova palavra-passe. Deve ter pelo menos 10 carateres, um número e um símbolo.</p><p><a href="${password}">${password}</a></p>
<p>Se não foi o próprio a pedi-la, não precisa de tomar nenhuma medida.</p>`,
      ),
      codes: [],
      links: [password],
      best: { link: password },
    },
    {
      name: 'direct debit',
      language: 'pt-PT',
      subject: 'Ativação do débito direto',
      html: frame(
        'Valide a adesão ao débito direto',
        `<p>Caro Robin Meireles,</p><p>Recebemos o pedido de adesão ao débito direto na conta PT50 **** **** **** ${random.digits(4)} (autorização ADC ${random.digits(11)}). Indique na página de adesão o código de validação <b>${direct}</b>.</p>
<p>Depois de validada, a adesão aplica-se à fatura seguinte e recebe 2 % de desconto.</p>`,
      ),
      codes: [direct],
      links: [],
      best: { code: direct },
    },
  ];
}
