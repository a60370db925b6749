/** A transit authority in English, Spanish, Swedish and Chinese: bureaucratic bullet points, one of which carries a value; gates, zones and fines. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<table cellpadding="10" style="font-family:Helvetica;border-top:4px solid #036"><tr><td>${body
    .split('\n')
    .map((line) => `&bull; ${line}`)
    .join('<br>')}</td></tr></table>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Request 20418: view of trips',
          'Requested: trips of card 0377 since 1 April\nBy: a browser in Malmö\nTo see them, the person requesting is to enter <b>#</b>\nClosed without result after 20 minutes',
          '617204',
        ],
        [
          'Request 20419: refund to a bank account',
          'Amount: 118.40\nTo: account ending 4417\nAgreed to by entering <b>#</b> at the same machine',
          '85093',
        ],
      ]),
      ...withCodes('es', [
        [
          'Solicitud 20418: ver viajes',
          'Pedido: viajes de la tarjeta 0377\nDesde: un navegador en Malmö\nPara verlos, quien los pide ha de introducir <b>#</b>\nSe cierra a los 20 minutos',
          '294716',
        ],
      ]),
      ...withCodes('sv', [
        [
          'Ärende 20418: se resor',
          'Begärt: resor på kort 0377\nAv: en webbläsare i Malmö\nDen som begär ska fylla i <b>#</b>\nStängs efter 20 minuter',
          '508631',
        ],
      ]),
      ...withCodes('zh-Hant', [
        ['申請20418：查閱行程', '申請內容：0377卡的行程\n來自：馬爾默的瀏覽器\n申請人須填入 <b>#</b>\n二十分鐘後結案', '730185'],
      ]),
      ...withoutCodes('en', [
        ['Penalty fare 0044-118', 'Amount: 60.00, due 30 May\nReference for paying: 004411820418\nDisputes: quote the reference'],
        ['Gate works at Ferry Square', 'Gates 4 to 9 closed\nUse gate 2 and press the blue button\nPlatform 14 moves to 12'],
        ['Request 20418 closed', 'Trips were shown at 09:12\nEntered: 617204\nNothing is left to do'],
        ['Fares from July', 'Zone 1: 2.40\nZone 1-3: 4.10\nDay card: 11.80'],
      ]),
      ...withoutCodes('es', [['Multa 0044-118', 'Importe: 60,00\nReferencia: 004411820418']]),
      ...withoutCodes('sv', [['Kontrollavgift 0044-118', 'Belopp: 1 500 kr\nOCR: 004411820418']]),
      ...withoutCodes('zh-Hant', [['罰款0044-118', '金額：60\n繳款編號：004411820418']]),
    ],
    layout,
  );
}
