/** A playful dating app in Spanish and Italian: narrow round-cornered mails with emoji, each digit in a bubble of its own. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const bubble = (sign: string) =>
  `<span style="display:inline-block;width:42px;height:42px;line-height:42px;margin:3px;border-radius:21px;background-color:#ffe14d;color:#1d3b2a;font-size:22px;font-weight:bold;text-align:center">${sign}</span>`;

function slice(language: 'es' | 'it', emoji: string, inner: string): string {
  const foot =
    language === 'es'
      ? 'Medio Limón, S.L. · Calle Naranjo 17, 1.º · 46003 Valencia · CIF B98-550174<br>Versión 6.30 · <a href="https://mediolimon.example/es/normas">Normas</a> · <a href="https://mediolimon.example/es/silencio?id=77120">Menos mails</a>'
      : 'Mezzo Limone è di Medio Limón, S.L., Calle Naranjo 17, 46003 Valencia (E)<br>Versione 6.30 · <a href="https://mediolimon.example/it/regole">Regole</a> · <a href="https://mediolimon.example/it/silenzio?id=77120">Meno mail</a>';
  return `<body style="margin:0;background-color:#e8f6d8;font-family:Nunito,Verdana,sans-serif">
<div style="max-width:400px;margin:24px auto;background-color:#ffffff;border-radius:32px;padding:28px;color:#1d3b2a">
<div style="font-size:52px;text-align:center">${emoji}</div>
${inner}
</div>
<div style="max-width:400px;margin:0 auto 24px;font-size:11px;color:#6d8a76;text-align:center">${foot}</div>
</body>`;
}

const pulp = (html: string) => `<div style="font-size:16px;line-height:24px;padding:6px 0">${html}</div>`;
const bubbles = (code: string) => `<div style="text-align:center;padding:12px 0">${[...code].map(bubble).join('')}</div>`;

export function mails(random: Random): FamilyMail[] {
  const [signUp, phone, gone, device] = [random.digits(6), random.digits(6), random.digits(5), random.digits(6)];
  const back = random.text('bcdfghkmnprstvxz', 6);
  const backLink = `https://go.mediolimon.example/v/${back}?u=77120&l=it`;
  return [
    {
      name: 'signing up',
      language: 'es',
      subject: '¡Hola, medio limón! 🍋',
      html: slice(
        'es',
        '🍋',
        `${pulp('<b>¡Ya casi!</b> Escribe estas bolitas en la app y empezamos a exprimir:')}${bubbles(signUp)}${pulp('Se secan en media hora. Mientras, piensa en tu mejor foto (mínimo 2, máximo 9).')}`,
      ),
      codes: [signUp],
      links: [],
      best: { code: signUp },
    },
    {
      name: 'signing in with digits like a year',
      language: 'it',
      subject: 'Toc toc, sei tu?',
      html: slice(
        'it',
        '🚪',
        `${pulp('Ciao Robin! Per rientrare nel limoneto ti servono quattro cifre:')}${bubbles('2019')}${pulp('No, non è un’annata di vino. Scrivile nell’app entro le 22:47.')}`,
      ),
      codes: ['2019'],
      links: [],
      best: { code: '2019' },
    },
    {
      name: 'another telephone',
      language: 'es',
      subject: '¿Móvil nuevo, vida nueva?',
      html: slice(
        'es',
        '📱',
        `${pulp('Nos dices que tu número ahora acaba en <b>0139</b> y no en 0158. Genial, pero antes demuéstralo: mete el')}${pulp(`<span style="font-size:30px;letter-spacing:5px">${phone}</span>`)}${pulp('en Ajustes &gt; Mi teléfono. Si no te has cambiado de móvil, chivatazo a sos@mediolimon.example.')}`,
      ),
      codes: [phone],
      links: [],
      best: { code: phone },
    },
    {
      name: 'three likes',
      language: 'es',
      subject: '3 personas te han guiñado el ojo 😉',
      html: slice(
        'es',
        '😉',
        `${pulp('Desde el lunes 4 de mayo te han mirado 48 personas, 3 te han guiñado el ojo y 1 ha escrito:')}${pulp('<i>«¿De verdad has subido al Teide 7 veces?»</i>')}${pulp('Nerea, 34, a 5 km')}<div style="text-align:center"><a href="https://go.mediolimon.example/l/3?u=77120" style="display:inline-block;background-color:#3fa34d;color:#fff;padding:14px 28px;border-radius:28px;text-decoration:none">Ver quiénes son</a></div>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a match',
      language: 'it',
      subject: 'Tu e Ludovica: che spremuta!',
      html: slice(
        'it',
        '💛',
        `${pulp('Affinità 87%. Vi piacciono tutti e due i gatti, il 1984 di Orwell e la pizza a 480 gradi.')}${pulp('Avete 72 ore per dirvi qualcosa, poi il limone appassisce.')}<div style="text-align:center"><a href="https://go.mediolimon.example/c/550917" style="color:#3fa34d;font-weight:bold">Rompi il ghiaccio</a></div>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a pause',
      language: 'es',
      subject: 'Vale, te dejamos tranquilo un rato',
      html: slice(
        'es',
        '⛱️',
        `${pulp('Quieres esconder tu perfil 30 días (hasta el 8 de junio de 2026). Para que no lo haga tu primo por ti, teclea en la app la contraseña del día:')}${pulp('<div style="background-color:#1d3b2a;color:#ffe14d;border-radius:16px;padding:14px;text-align:center;font-size:20px">mango-nube-41</div>')}${pulp('Tus 12 conversaciones te estarán esperando.')}`,
      ),
      codes: ['mango-nube-41'],
      links: [],
      best: { code: 'mango-nube-41' },
    },
    {
      name: 'premium paid',
      language: 'it',
      subject: 'Ricevuta Limone d’Oro',
      html: slice(
        'it',
        '🧾',
        `${pulp('Grazie! Sei Oro fino al 10/08/2026.')}${pulp(`Ricevuta ML-${random.digits(7)}<br>3 mesi × 12,99 € = 38,97 €<br>IVA inclusa (22%): 7,03 €<br>Carta •••• 5526<br>Codice fornitore 20447`)}${pulp('Rinnovo automatico? Si spegne in Profilo &gt; Oro, fino a 24 ore prima.')}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'coming back',
      language: 'it',
      subject: 'Rieccoti! Svegliamo il tuo profilo?',
      html: slice(
        'it',
        '🌱',
        `${pulp('Dormiva dal 14 febbraio. Bastano sei lettere minuscole:')}${bubbles(back)}${pulp(`Pigro? Fa tutto <a href="${backLink.replace('&', '&amp;')}" style="color:#3fa34d">questo pulsantino travestito da link</a>.`)}${pulp('Dopo 180 giorni di sonno i profili si cancellano: te ne restano 94.')}`,
      ),
      codes: [back],
      links: [backLink],
      best: { code: back },
    },
    {
      name: 'advice against thieves of codes',
      language: 'es',
      subject: 'Que no te exprima cualquiera: 4 consejos',
      html: slice(
        'es',
        '🕵️',
        `${pulp('Este mes hemos echado a 1.930 perfiles falsos. ¿Cómo timan?')}${pulp('1. Dicen: «te ha llegado por error mi código, ¿me lo pasas?». Por ejemplo, 123456. <b>No lo pases nunca.</b>')}${pulp('2. Piden 50 € para el tren.')}${pulp('3. Solo escriben de 3 a 5 de la madrugada.')}${pulp('4. Te mandan a otra app antes de las 24 horas.')}${pulp('Teléfono contra el timo: 017 555 (gratis).')}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'deleting the account',
      language: 'it',
      subject: 'Ci lasci? (sigh)',
      html: slice(
        'it',
        '👋',
        `${pulp(`Se hai trovato la tua metà, evviva. Per buttare via l’account 77120, con 41 foto e 9 chat, componi ${gone} nella schermata «Addio».`)}${pulp('Hai tempo fino a domenica 17. Poi facciamo finta di niente e resti con noi.')}`,
      ),
      codes: [gone],
      links: [],
      best: { code: gone },
    },
    {
      name: 'entering on another device',
      language: 'es',
      subject: `${device}: tus numeritos para el móvil nuevo`,
      html: slice(
        'es',
        '🔑',
        `${pulp('Has abierto Medio Limón en un <b>Kepla 9</b>, en Sagunto, a las 23:12 (203.0.113.118).')}${bubbles(device)}${pulp('¿Te suena a chino? Toca <a href="https://go.mediolimon.example/alarma?u=77120" style="color:#c0392b">no era yo</a> y lo echamos.')}`,
      ),
      codes: [device],
      links: [],
      best: { code: device },
    },
  ];
}
