/** Counters, couriers and lockers in eighteen languages, each in its own words: a number is said or typed there to get a thing. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, subject }: Draft) => ({
  html: `<table bgcolor="#f4f4f4" width="100%"><tr><td><b>${subject}</b></td></tr><tr><td style="font-size:20px">${body.replaceAll('\n', '</td></tr><tr><td>')}</td></tr></table>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        ['Your shoes are at Bell’s', 'Show 8824 to the lad at Bell’s newsagent and he gives you the box.\nTill Saturday, eight.'],
        ['The van is in your street', 'Mo will knock at about three. He hands it over against 5519.'],
        ['Dry cleaning', 'Three shirts, rail 44. Punch 3071 into the night hatch after hours.'],
      ]),
      ...withoutCodes('de', [
        ['Päckchen beim Bäcker', 'Beim Bäcker Ulm liegt etwas für Sie, sagen Sie dort 8824.'],
        ['Gleich da', 'Der Bote gibt es nur gegen die 5519 heraus.'],
      ]),
      ...withoutCodes('fr', [
        ['Votre colis au tabac', 'Chez Bell, donnez 8824 et l’on vous remettra la boîte.'],
        ['Il arrive', 'Le livreur ne le lâchera que contre 5519.'],
      ]),
      ...withoutCodes('es', [['Su caja en el quiosco', 'En el quiosco diga 8824 y le dan la caja.']]),
      ...withoutCodes('it', [['Il pacco dal tabaccaio', 'Dal tabaccaio dica 8824 e le danno la scatola.']]),
      ...withoutCodes('pt', [['A sua caixa no quiosque', 'No quiosque diga 8824 e entregam-lhe a caixa.']]),
      ...withoutCodes('nl', [['Uw doos bij de kiosk', 'Noem 8824 bij de kiosk, dan krijgt u de doos mee.']]),
      ...withoutCodes('sv', [['Lådan hos tobakshandlaren', 'Säg 8824 i kassan så får du lådan.']]),
      ...withoutCodes('fi', [['Laatikko kioskilla', 'Sano kioskilla 8824, niin saat laatikon.']]),
      ...withoutCodes('pl', [['Pudło w kiosku', 'W kiosku proszę podać 8824, wydadzą pudło.']]),
      ...withoutCodes('cs', [['Krabice v trafice', 'V trafice řekněte 8824 a krabici vám vydají.']]),
      ...withoutCodes('sk', [['Škatuľa v trafike', 'V trafike povedzte 8824 a škatuľu vám vydajú.']]),
      ...withoutCodes('hu', [['A doboz a trafikban', 'A trafikban mondja be: 8824, és odaadják a dobozt.']]),
      ...withoutCodes('ru', [['Коробка в киоске', 'Назовите в киоске 8824, и вам отдадут коробку.']]),
      ...withoutCodes('uk', [['Коробка в кіоску', 'Назвіть у кіоску 8824, і вам віддадуть коробку.']]),
      ...withoutCodes('bg', [['Кутията е в павилиона', 'Кажете 8824 в павилиона и ще ви дадат кутията.']]),
      ...withoutCodes('hr', [['Kutija na kiosku', 'Na kiosku recite 8824 i dat će vam kutiju.']]),
      ...withoutCodes('ro', [['Cutia la chioșc', 'La chioșc spuneți 8824 și primiți cutia.']]),
      ...withoutCodes('tr', [['Kutunuz büfede', 'Büfede 8824 deyin, kutuyu verirler.']]),
      ...withoutCodes('ja', [['荷物は角の売店に', '売店で8824と伝えると箱を渡してくれます。']]),
      ...withoutCodes('ko', [['상자가 매점에 있습니다', '매점에서 8824라고 하시면 상자를 드립니다.']]),
      ...withoutCodes('zh-Hant', [['箱子在街角小店', '到店報8824，店員就把箱子給您。']]),
    ],
    layout,
  );
}
