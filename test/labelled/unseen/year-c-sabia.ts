/** A Brazilian digital bank, short purple mails: device, card, Pix key, invoice, invitation, in Brazilian Portuguese. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function layout({ body }: Draft): { html: string } {
  return {
    html: `<html xmlns="http://www.w3.org/1999/xhtml"><head><meta name="format-detection" content="telephone=no"><style>.ii a[href]{color:#5b2a86}</style></head><body>
<div style="background-color:#f4effa;padding:32px 12px"><div style="background-color:#ffffff;margin:0 auto;max-width:520px;padding:40px 32px;font-family:Graphik,Arial,sans-serif;font-size:16px;line-height:1.5;color:#2b2b2b">
<img src="https://mail-assets.sabia.example/brand/sabia-roxo.png" alt="Sabiá" width="72"/><div style="height:24px;line-height:24px">&#8202;</div>
${body}
<div style="border-top:1px solid #eee;margin-top:36px;padding-top:16px;font-size:12px;color:#8b8b8b">Um abraço,<br/>Equipe Sabiá<br/><br/>Atendimento 24h: chat do app ou 0800 591 7270. Ouvidoria: 0800 591 7279, dias úteis, das 9h às 18h.<br/>Sabiá Pagamentos S.A. Instituição de Pagamento, CNPJ 32.778.114/0001-08</div>
</div></div></body></html>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const device = random.digits(6);
  const key = random.digits(6);
  const virtual = random.digits(6);
  const confirm = `https://links.sabia.example/e/c/${random.text('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 60)}`;
  const join = `https://app.sabia.example/convite/empresa?id=${random.text('0123456789abcdef', 20)}`;
  return laidOut(
    [
      {
        name: 'mail confirmation',
        language: 'pt-BR',
        subject: 'Confirme seu e-mail pra gente abrir sua conta',
        links: [confirm],
        body: `<p>Oi, Robin.</p><p>Antes de analisar seu pedido de conta, precisamos ter certeza de que este endereço é mesmo seu. É só tocar aqui:</p>
<p><a href="${confirm}" style="background:#5b2a86;border-radius:28px;color:#ffffff;display:inline-block;padding:12px 36px;text-decoration:none">Confirmar e-mail</a></p><p>Em geral a resposta sai em até 2 dias.</p>`,
      },
      {
        name: 'device',
        language: 'pt-BR',
        subject: 'Autorize seu novo aparelho',
        codes: [device],
        body: `<p>Olá, Robin.</p><p>Identificamos um acesso num aparelho que ainda não conhecemos (moto g54, São Paulo/SP, 09/02 às 21h14). Pra autorizar, digite no app:</p>
<p style="font-size:36px;letter-spacing:.15em;margin:16px 0"><strong>${device}</strong></p><p>Não foi você? Bloqueie a conta pelo 0800 e não informe o código em nenhum site.</p>`,
      },
      {
        name: 'invoice closed',
        language: 'pt-BR',
        subject: 'Sua fatura de março fechou em R$ 1.286,47',
        body: `<p>Robin, sua fatura está fechada.</p><table style="width:100%;font-size:15px"><tr><td>Vencimento</td><td align="right">10 ABR 2026</td></tr><tr><td>Total</td><td align="right"><strong>R$ 1.286,47</strong></td></tr><tr><td>Pagamento mínimo</td><td align="right">R$ 192,97</td></tr><tr><td>Limite disponível</td><td align="right">R$ 3.713,53</td></tr></table>
<p>Código de barras: 260${random.digits(2)}.${random.digits(5)} ${random.digits(5)}.${random.digits(6)} ${random.digits(5)}.${random.digits(6)} ${random.digits(1)} ${random.digits(14)}</p><p>Ative o débito automático e esqueça o vencimento.</p>`,
      },
      {
        name: 'pix key',
        language: 'pt-BR',
        subject: 'Código para cadastrar sua chave Pix',
        codes: [key],
        body: `<p>Oi, Robin.</p><p>Seu código para cadastrar o e-mail <u>robin@postroom.localhost</u> como chave Pix: <strong>${key}</strong>.</p><p>Válido até 14h32. Se a chave estiver em outro banco, vamos pedir a portabilidade, que pode levar 7 dias.</p>`,
      },
      {
        name: 'pix received',
        language: 'pt-BR',
        subject: 'Você recebeu uma transferência',
        body: `<p>Robin, caiu um Pix na sua conta 💜</p><p><strong>R$ 350,00</strong><br/>de Thaís Nogueira Prado<br/>12 MAI 2026 – 16:08:41</p><p style="font-size:12px">ID da transação: E18236120202605121908s${random.text('0123456789abcdef', 11)}</p>`,
      },
      {
        name: 'virtual card',
        language: 'pt-BR',
        subject: 'Liberar cartão virtual',
        codes: [virtual],
        body: `<p>Olá, Robin.</p><p>Pra ver os dados do cartão virtual final ${random.digits(4)}, informe ${virtual} quando o app pedir o código enviado por e-mail. São só 5 minutinhos de validade.</p>`,
      },
      {
        name: 'company account',
        language: 'pt-BR',
        subject: 'Davi convidou você para a conta da Ateliê Jabuti',
        links: [join],
        body: `<p>Oi, Robin.</p><p>Davi Pacheco (sócio-administrador) quer que você cuide das finanças da <strong>Ateliê Jabuti Ltda.</strong>, CNPJ 50.211.6**/0001-**, com perfil de operador.</p>
<p><a href="${join}" style="background:#5b2a86;border-radius:28px;color:#ffffff;display:inline-block;padding:12px 36px;text-decoration:none">Aceitar convite</a></p><p>O convite expira em 5 dias.</p>`,
      },
      {
        name: 'fraud tips',
        language: 'pt-BR',
        subject: '3 golpes que estão rolando agora (e como fugir deles)',
        body: `<p>Oi, Robin.</p><p><strong>1. Falsa central.</strong> Alguém liga dizendo que sua conta foi invadida e pede o código de 6 números que chegou por SMS. Desligue.</p><p><strong>2. Pix errado.</strong> Devolva só pelo botão "Devolver", dentro do extrato.</p><p><strong>3. Boleto clonado.</strong> Confira o beneficiário antes de pagar: os três primeiros números têm que bater com o banco emissor.</p>
<p>Em 2025 bloqueamos 48.300 tentativas assim. <a href="https://blog.sabia.example/golpes-2026?utm_source=email">Ler no blog</a></p>`,
      },
    ],
    layout,
  );
}
