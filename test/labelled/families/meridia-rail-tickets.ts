/** A railway in three languages: tickets with locators and QR numbers, delays, lost property, refunds, and its traveller account. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const NEITHER = { codes: [], links: [], best: null };
const LOCATOR = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

function coupon(side: string, main: string, foot: string): string {
  return `<!doctype html>
<html><head><style>
* { box-sizing: border-box }
.mr { width: 100%; max-width: 680px; font-family: 'Gill Sans', Optima, sans-serif; border-collapse: collapse; }
.mr-side { width: 150px; background: #8c1c3a; color: #ffe9c9; padding: 16px; vertical-align: top; }
.mr-main { border: 1px solid #8c1c3a; border-left: 3px dotted #8c1c3a; padding: 16px; }
.mr-foot { font-size: 11px; color: #6e6e6e; padding-top: 8px; }
</style></head><body>
<table class="mr"><tr><td class="mr-side">${side}</td><td class="mr-main">${main}</td></tr>
<tr><td colspan="2" class="mr-foot">${foot}</td></tr></table></body></html>`;
}

const IT = 'Meridia Ferrovie S.r.l., piazza della Stazione 3, 40121 Bologna. Assistenza 051 555 0177, tutti i giorni 6-23.';
const ES = 'Meridia Ferrocarriles, S.L. · Paseo del Muelle 15, 29016 Málaga · CIF B55014177 · 952 55 50 17';
const BR =
  'Meridia Trens do Brasil Ltda. · CNPJ 55.014.177/0001-20 · Rua da Estação, 300, Curitiba/PR, 80230-010 · SAC 0800 555 0177';

export function mails(random: Random): FamilyMail[] {
  const locator = () => random.text(LOCATOR, 6);
  const [reset, signIn] = [random.digits(8), random.digits(6)];
  const verify = `https://viajeros.meridia-rail.example/es/alta/${random.text('0123456789abcdef', 8)}-${random.text('0123456789abcdef', 4)}-4${random.text('0123456789abcdef', 3)}`;
  return [
    {
      name: 'it ticket',
      language: 'it',
      subject: `Il tuo biglietto: Bologna–Lecce, PNR ${locator()}`,
      html: coupon(
        `<b style="font-size:22px">${locator()}</b><br>PNR<br><br>CP ${random.digits(6)}<br>Codice QR<br>${random.digits(12)}`,
        `<p>Meridia 9811, sabato 16 maggio</p><p>07:52 Bologna C.le (bin. 16)<br>15:04 Lecce</p><p>Carrozza 5, posto 12A, tariffa Base, 64,90 €</p><p>Mostra il QR al controllo. Con il codice PNR puoi cambiare orario fino alle 07:22 su <a href="https://www.meridia-rail.example/it/cambio">questa pagina</a>.</p>`,
        IT,
      ),
      ...NEITHER,
    },
    {
      name: 'it delay and compensation',
      language: 'it',
      subject: 'Treno 9811: 74 minuti di ritardo, ecco il bonus',
      text: `Gentile viaggiatrice, gentile viaggiatore,

il 9811 del 16/05 è arrivato alle 16:18 anziché alle 15:04. Hai diritto al 25 %:

   Importo           16,23 EUR
   Codice bonus      ${random.text('ABCDEFGHKMNPQRSTVWXYZ23456789', 9)}
   Da usare entro    16/05/2027
   Pratica           RIT-${random.digits(8)}

Inserisci il codice bonus quando compri il prossimo biglietto. Se preferisci il
rimborso sulla carta **** 5120 scrivi a indennizzi@meridia-rail.example.

Meridia Ferrovie, Bologna`,
      ...NEITHER,
    },
    {
      name: 'it code for another password',
      language: 'it',
      subject: 'Richiesta del 18 maggio, ore 22:41',
      html: coupon(
        '<b>Area<br>viaggiatore</b><br><br>Tessera<br>M-440 1872',
        `<p>Robin, hai detto di non ricordare più la password. Sul sito ti viene chiesto un numero di otto cifre: è <b>${reset.slice(0, 4)} ${reset.slice(4)}</b>, buono fino alle 23:41.</p><p>Il viaggio ${locator()} del 24 maggio (carrozza 3, posto 7D) rimane dov'è.</p>`,
        IT,
      ),
      codes: [reset],
      links: [],
      best: { code: reset },
    },
    {
      name: 'it opinion and prize',
      language: 'it',
      subject: 'Da 0 a 10, quanto consiglieresti Meridia?',
      text: `Ciao Robin,

com'è andato il viaggio 9811 del 16 maggio? Un numero basta:
https://sondaggi.meridia-rail.example/it/${random.digits(9)}

Fra chi risponde entro il 31/05 sorteggiamo 20 abbonamenti da 140 €. Ieri hanno
risposto in 612, media 7,8.

Meridia Ferrovie, Bologna`,
      ...NEITHER,
    },
    {
      name: 'es boarding card',
      language: 'es',
      subject: 'Tarjeta de embarque: Málaga–Zaragoza, coche 4, plaza 9C',
      html: coupon(
        `<b style="font-size:22px">${locator()}</b><br>Localizador<br><br>Billete<br>${random.digits(13)}<br>Combi. ${random.digits(5)}`,
        `<p>Tren 03177 · 2 de junio</p><p>Salida 11:35, acceso por puerta 2 hasta las 11:33<br>Llegada 15:48</p><p>Coche 4, plaza 9C, 58,30 €. Código de acceso a la sala Club: <b>${random.digits(4)}</b></p>`,
        ES,
      ),
      ...NEITHER,
    },
    {
      name: 'es confirm the account',
      language: 'es',
      subject: 'Alta en Viajeros Meridia',
      html: coupon(
        '<b>Viajeros<br>Meridia</b><br><br>Nivel: Andén<br>0 trayectos',
        `<p>Hola, Robin: te falta un paso para estrenar la cuenta n.º 55-${random.digits(6)}.</p><p><a href="${verify}" style="color:#8c1c3a;font-size:18px">Este es mi correo, sigamos</a></p><p>Tienes de plazo hasta el 4 de junio a las 9:20. El billete ${locator()} aparecerá solo.</p>`,
        ES,
      ),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'es lost property',
      language: 'es',
      subject: `Objeto perdido n.º ${random.digits(6)}: lo tenemos`,
      text: `Buenos días:

hemos encontrado un paraguas verde en el tren 03177, coche 4. Referencia MZ-${random.digits(5)}.

Recógelo en consigna (taquilla 18, código ${random.digits(4)}) en Zaragoza, de 7 a 22 h,
antes del 30 de junio. Llévate el DNI. Gastos: 3,00 EUR.

Oficina de objetos perdidos, 976 55 50 17`,
      ...NEITHER,
    },
    {
      name: 'es Wi-Fi aboard',
      language: 'es',
      subject: 'Wifi gratis mañana en el 03177',
      html: coupon(
        '<b>A bordo</b><br><br>Red<br>MERIDIA-WIFI',
        `<p>El wifi de a bordo va incluido en tu tarifa. Al conectarte verás una página; escribe allí tu localizador y la clave del tren, que mañana será <b>${random.text('abcdefghjkmnpqrstuvwxyz', 5)}${random.digits(3)}</b>.</p><p>Máximo 2 equipos y 500 MB. Menú de cafetería desde 7,90 €.</p>`,
        ES,
      ),
      ...NEITHER,
    },
    {
      name: 'pt-BR ticket',
      language: 'pt-BR',
      subject: 'Bilhete eletrônico Curitiba–Paranaguá',
      html: coupon(
        `<b style="font-size:22px">${locator()}</b><br>Localizador<br><br>QR n.º<br>${random.digits(14)}`,
        `<p>Trem 207, 20/06/2026</p><p>08h15 Curitiba, plataforma 1<br>12h40 Paranaguá</p><p>Carro 2, poltrona 31, R$ 189,00 em 3x de R$ 63,00<br>NF-e ${random.digits(9)}, série 1</p><p><a href="https://www.meridia-rail.example/br/bilhete.pdf">Baixar PDF</a></p>`,
        BR,
      ),
      ...NEITHER,
    },
    {
      name: 'pt-BR code to enter the account',
      language: 'pt-BR',
      subject: 'Meridia: sua entrada pelo celular',
      text: `Oi, Robin.

Alguém, quem sabe você, está na tela de entrada do aplicativo (Android, versão 8.20.1).
Lá cabem seis números. Hoje eles são ${signIn} e somem às 19h32.

Aproveite: até 30/06 o cupom SERRA12 dá 12 % no trem 207, e o localizador
${locator()} já pode marcar poltrona.

Meridia Trens, SAC 0800 555 0177`,
      codes: [signIn],
      links: [],
      best: { code: signIn },
    },
    {
      name: 'pt-BR attempts blocked',
      language: 'pt-BR',
      subject: 'Bloqueamos a entrada por 30 minutos',
      text: `Robin,

houve 5 tentativas com código errado (a última, ${random.digits(6)}, às 19h40, IP 198.51.100.203).
Por isso ninguém entra na sua conta até as 20h10. Os códigos mandados hoje
perderam a validade. Depois desse horário, é só pedir outro no aplicativo.

Protocolo ${random.digits(12)}
Meridia Trens, SAC 0800 555 0177`,
      ...NEITHER,
    },
    {
      name: 'pt-BR refund',
      language: 'pt-BR',
      subject: 'Reembolso de R$ 63,00 aprovado',
      html: coupon(
        `<b>Reembolso</b><br><br>Pedido<br>${random.digits(8)}`,
        `<p>O valor cai na fatura do cartão final 7702 em até 2 faturas. Autorização do banco: ${random.digits(6)}.</p><p>Quer trocar por crédito de viagem (R$ 75,60)? Informe o código <b>VOLTE20</b> na próxima compra, até 20/12/2026.</p>`,
        BR,
      ),
      ...NEITHER,
    },
  ];
}
