/** Teenagers' skate club in English, French, Indonesian and Filipino, all lower case and slang: log-ins without any proper word, and combos, tags and votes. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<p style="font-family:monospace;background:#111;color:#0f0;padding:20px">${body.replaceAll('\n', '<br>')}</p>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        ['yo is that u', 'new phone who dis. chuck # at the hub so we know\ndies in 5', '48120'],
        ['u wanna be a mod', 'cool. mods gotta drop # in mod-land once', 'ollie-77'],
        ['locked out lol', 'happens. # then pick a new pass, make it longer than ur last one', '930617'],
      ]),
      ...withCodes('fr', [['c’est toi là', 'nouveau tel ? balance # au hub et c’est bon\nca saute dans 5 min', '57309']]),
      ...withCodes('id', [['ini kamu kan', 'hp baru ya. lempar # ke hub biar kita tau\nhangus 5 menit', '66148']]),
      ...withCodes('fil', [['ikaw ba yan', 'bagong phone? ihagis mo # sa hub\n5 minuto lang', '81925']]),
      ...withoutCodes('en', [
        ['park opens', 'gate guy is called dex. tell him 360 and he laughs, thats it. open till 21'],
        ['score sheet', 'kim 8.4, u 7.9, moth 6.2, heat 3 next'],
        ['merch', 'deck 8.25, 45 bucks, say CREW10 at the shop for ten off'],
        ['ur in', 'hub took 48120, welcome back'],
        ['lockers', 'bottom row combo is 14-22-8 dont tell moth'],
      ]),
      ...withoutCodes('fr', [['le spot', 'portail ouvert, cadenas 2204, refermez']]),
      ...withoutCodes('id', [['skor', 'kim 8.4 kamu 7.9 moth 6.2']]),
      ...withoutCodes('fil', [['iskor', 'kim 8.4 ikaw 7.9']]),
    ],
    layout,
  );
}
