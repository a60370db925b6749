/** A music service with family plans: dark mails as a template compiler writes them, with buttons of pictures and of table cells. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const WIDE = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const section = (
  inner: string,
) => `<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" style="width:600px;" width="600"><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#14131c;background-color:#14131c;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:16px 24px;text-align:center;"><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;display:inline-block;vertical-align:top;width:100%;">${inner}</div></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->`;

const words = (text: string, size = 16) =>
  `<div style="font-family:Outfit, Helvetica, Arial, sans-serif;font-size:${size}px;line-height:1.5;color:#f3effa;padding:8px 0;">${text}</div>`;

const pill = (href: string, label: string) =>
  `<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;margin:14px auto;"><tbody><tr><td align="center" bgcolor="#ff5c7a" role="presentation" style="border:none;border-radius:40px;cursor:auto;" valign="middle"><a href="${href}" style="display:inline-block;background:#ff5c7a;color:#14131c;font-family:Outfit, Helvetica, Arial, sans-serif;font-size:16px;font-weight:700;margin:0;text-decoration:none;padding:16px 36px;border-radius:40px;" target="_blank"> ${label} </a></td></tr></tbody></table>`;

const shell = (
  lang: string,
  preview: string,
  sections: string[],
) => `<!doctype html><html lang="${lang}" xmlns:o="urn:schemas-microsoft-com:office:office"><head><title></title><meta http-equiv="X-UA-Compatible" content="IE=edge"><style type="text/css">#outlook a { padding:0; } body { margin:0;padding:0; } table, td { border-collapse:collapse; } @media only screen and (min-width:480px) { .mj-column-per-100 { width:100% !important; max-width: 100%; } }</style></head><body style="word-spacing:normal;background-color:#0b0a10;"><div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;opacity:0;overflow:hidden;">${preview}</div><div style="background-color:#0b0a10;" lang="${lang}">
${section('<img alt="ondaluz" src="https://cdn.ondaluz.example/mail/wordmark-rosa.png" width="140" height="auto" style="border:0;display:block;">')}
${sections.map(section).join('\n')}
</div></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const go = () =>
    `https://e.ondaluz-envios.example/c/${random.text(WIDE, 12)}/${random.text(WIDE, 64)}?e=${random.text(WIDE, 18)}`;
  const br = (preview: string, ...sections: string[]) =>
    shell('pt-BR', preview, [
      ...sections,
      words(
        `<a href="${go()}" style="color:#8f88a8">Ajuda</a> &nbsp; <a href="${go()}" style="color:#8f88a8">Privacidade</a> &nbsp; <a href="${go()}" style="color:#8f88a8">Baixe o app</a><br>Ondaluz Música do Brasil Ltda., Rua dos Jacarandás, 455, sala 81, São Paulo - SP, 04533-010. CNPJ 31.882.604/0001-17`,
        12,
      ),
    ]);
  const es = (preview: string, ...sections: string[]) =>
    shell('es', preview, [
      ...sections,
      words(
        `<a href="${go()}" style="color:#8f88a8">Centro de ayuda</a> &nbsp; <a href="${go()}" style="color:#8f88a8">Aviso legal</a> &nbsp; <a href="${go()}" style="color:#8f88a8">Bajarme de la lista</a><br>Ondaluz Música S.L., calle Fuencarral 190, 28010 Madrid. CIF B-86401177`,
        12,
      ),
    ]);
  const [familia, endereco, simEu, naoEu, senha, correo, volver] = [go(), go(), go(), go(), go(), go(), go()];
  const tv = random.text('BCDFGHJKLMNPQRSTVWXZ', 4);
  const tvEnd = random.text('BCDFGHJKLMNPQRSTVWXZ', 4);
  return [
    {
      name: 'convite para a família',
      language: 'pt-BR',
      subject: 'Dona Célia quer você na família dela 💜',
      html: br(
        'Música sem anúncio, por conta dela',
        words('<b style="font-size:26px">Tem um lugar com o seu nome</b>'),
        words(
          'Célia Tavares paga o plano Família (R$ 34,90 por mês, até 6 pessoas) e reservou a vaga 4 para você. As suas playlists continuam só suas.',
        ),
        `<a href="${familia}" target="_blank"><img src="https://cdn.ondaluz.example/mail/br/btn-aceito-3x.png" alt="Aceitar o convite" width="300" height="62" style="border:0;display:block;margin:auto"></a>`,
        words('A vaga fica guardada por 7 dias.', 14),
      ),
      codes: [],
      links: [familia],
      best: { link: familia },
    },
    {
      name: 'endereço da família',
      language: 'pt-BR',
      subject: 'Você ainda mora na Rua das Acácias?',
      html: br(
        'De tempos em tempos a gente pergunta',
        words('Oi, Robin!'),
        words(
          'Todo mundo do plano Família precisa morar na mesma casa. No seu cadastro está: <b>Rua das Acácias, 72, ap. 304, Niterói - RJ, 24220-410</b>.',
        ),
        pill(endereco, 'Confirmar endereço'),
        words(
          `Mudou? <a href="${go()}" style="color:#ff5c7a">Fale com quem paga o plano</a>. Sem resposta até 08/12/2026, a sua vaga volta para o grátis.`,
          14,
        ),
      ),
      codes: [],
      links: [endereco],
      best: { link: endereco },
    },
    {
      name: 'aparelho novo, sim ou não',
      language: 'pt-BR',
      subject: 'Um aparelho novo quer tocar na sua conta',
      html: br(
        'Caixa de som em Recife?',
        words('Caixa de som <b>Grilo 2</b>, Recife - PE, hoje às 19h22, IP 198.51.100.91. Só toca depois que você liberar.'),
        pill(naoEu, 'Não conheço'),
        pill(simEu, 'Sim, sou eu'),
        words(`Evento nº ${random.digits(8)}. Você tem 3 de 5 aparelhos em uso.`, 13),
      ),
      codes: [],
      links: [simEu],
      best: { link: simEu },
    },
    {
      name: 'código na televisão',
      language: 'pt-BR',
      subject: 'Para ligar a TV da sala',
      html: br(
        'Digite com o controle remoto',
        words('A televisão está pedindo oito letras. São estas, sem ligar para maiúscula ou minúscula:'),
        words(
          `<center><span style="letter-spacing:6px;font-weight:700;border:2px dashed #ff5c7a;padding:12px 20px">${tv}-${tvEnd}</span></center>`,
          28,
        ),
        words(
          `Dez minutos e elas vencem. Modelo: VISTA 55Q, firmware 4.12.2019. Problemas? <a href="${go()}" style="color:#ff5c7a">Passo a passo com fotos</a>.`,
          14,
        ),
      ),
      codes: [`${tv}-${tvEnd}`],
      links: [],
      best: { code: `${tv}-${tvEnd}` },
    },
    {
      name: 'três meses de graça',
      language: 'pt-BR',
      subject: '3 meses por R$ 0. É até domingo!',
      html: br(
        'Use VERAO27 e cante à vontade',
        `<a href="${go()}"><img src="https://cdn.ondaluz.example/mail/br/verao-hero.jpg" alt="Verão sem anúncio" width="552" style="width:100%"></a>`,
        words('Assine o Individual com o cupom <b>VERAO27</b> e só pague em março (R$ 21,90 por mês).'),
        pill(go(), 'Quero os 3 meses'),
        words('Válido até 29/11/2026 para quem nunca assinou. Consulte o regulamento 0448/26.', 12),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'recibo',
      language: 'pt-BR',
      subject: 'Recibo de novembro',
      html: br(
        'R$ 34,90 no cartão final 5520',
        words(
          `Plano Família, 24/11/2026 a 23/12/2026. Total <b>R$ 34,90</b>. Pedido <b>OL${random.digits(10)}</b>, autorização ${random.digits(6)}, cartão final 5520.`,
        ),
        pill(go(), 'Ver recibo'),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'senha esquecida',
      language: 'pt-BR',
      subject: 'Esqueceu a senha? Acontece',
      html: br(
        'Crie outra em um minuto',
        words('Alguém, provavelmente você, pediu para trocar a senha da conta <b>robin.posta</b>. É por aqui:'),
        pill(senha, 'Bora'),
        words(
          'O botão para de funcionar às 23h59 de hoje. Não foi você? Então não faça nada, a senha antiga segue valendo. Protocolo 2026.1124.7731.',
          14,
        ),
      ),
      codes: [],
      links: [senha],
      best: { link: senha },
    },
    {
      name: 'acesso de outro lugar',
      language: 'pt-BR',
      subject: 'Vimos um acesso em Curitiba',
      html: br(
        'Confira se foi você',
        words(
          'Oi! Sua conta foi aberta no app 8.41 (Android 16) em <b>Curitiba - PR</b>, dia 23/11/2026, às 3h05, pelo IP 203.0.113.64.',
        ),
        words('Foi você? Pode apagar este e-mail. Se não foi:'),
        pill(go(), 'Proteger minha conta'),
        words(`Enquanto isso, conheça <a href="${go()}" style="color:#ff5c7a">o disco novo da Jurema Paz</a>.`, 14),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'correo por confirmar',
      language: 'es',
      subject: '¿Nos das el sí?',
      html: es(
        'Tu cuenta ya casi suena',
        words('<b style="font-size:26px">Hola, Robin 👋</b>'),
        words(
          'Has abierto una cuenta con este correo el 24/11/2026. Para guardar tus canciones y compartir listas nos falta saber que es tuyo.',
        ),
        pill(correo, 'Es mío'),
        words('Tienes 72 horas. Después borraremos la cuenta, pero podrás crearla de nuevo.', 14),
      ),
      codes: [],
      links: [correo],
      best: { link: correo },
    },
    {
      name: 'cuenta que se recupera',
      language: 'es',
      subject: 'Para recuperar tu cuenta',
      html: es(
        'Tus 43 listas te esperan',
        words('Cerraste la cuenta el 3 de noviembre y hoy, a las 17:40, nos has pedido abrirla otra vez. Qué alegría.'),
        words(
          `Basta con <a href="${volver}" style="color:#ff5c7a">pulsar aquí</a> y vuelven 43 listas y 1.912 canciones. El 3 de diciembre las borramos para siempre. Expediente ${random.digits(7)}-B.`,
        ),
      ),
      codes: [],
      links: [volver],
      best: { link: volver },
    },
    {
      name: 'estrenos del viernes',
      language: 'es',
      subject: 'Los 20 estrenos del viernes',
      html: es(
        'De Lavapiés a Guayaquil',
        `<a href="${go()}"><img src="https://cdn.ondaluz.example/mail/es/viernes-47.jpg" alt="Viernes 47: pulsa para escuchar" width="552" style="width:100%"></a>`,
        words('1. Marea Baja, <i>Sal</i> (3:12)<br>2. Los Pérez, <i>2019</i> (2:48)<br>3. Inés Duarte, <i>Puerta 404</i> (4:04)'),
        pill(go(), 'Dale al play'),
        words('Concierto de Inés Duarte: Madrid, 12/03/2027, desde 28 €.', 14),
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
