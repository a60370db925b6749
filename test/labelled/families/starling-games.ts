/** A games platform, loud and playful, in English, Portuguese, Korean and Turkish: codes to link consoles and trade, and codes that are gifts. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<div style="background:linear-gradient(#203,#406);color:#fff;padding:40px;text-align:center;font-family:Impact">${body
    .split('\n')
    .map((line) => (/^!/.test(line) ? `<div style="font-size:44px;color:#fd0">${line.slice(1)}</div>` : `<p>${line}</p>`))
    .join('')}</div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Player, prove yourself!',
          'Somebody with your name wants in from a new PC.\n!#\nPut it in the launcher. The clock says four minutes.',
          'R7K2Q',
        ],
        ['Link your console', 'On the TV: Settings, Link. Then key in\n!#', 'VTXM-4482'],
        ['Trade hold', 'You’re swapping the Dragon Cape with Zephyr_88. Lock the deal with # or let it rot.', '518036'],
        ['Parent needed', 'Mia (9) wants to chat. If that is fine with you, tell the parent page #.', '7741'],
      ]),
      ...withCodes('pt-BR', [['É você mesmo, jogador?', 'Bota no launcher:\n!#\nSome em quatro minutos.', 'Q4M8Z']]),
      ...withCodes('ko', [['본인 맞으세요?', '런처에 이걸 치세요.\n!#', '402973']]),
      ...withCodes('tr', [['Sen misin?', 'Başlatıcıya şunu gir:\n!#', '66184']]),
      ...withoutCodes('en', [
        ['A gift from the devs!', 'Open Shop, Redeem and key in\n!SKY-DROP-2026\nYou get a hat.'],
        ['Season 14 ends', 'You finished 2204th of 118402. Reward tier 22.'],
        ['Your lobby', 'Friends can find your lobby with\n!KQ7X\nit closes when you leave.'],
        ['Key for Moss Quest', 'Thanks for buying! Activate it in the launcher:\n!7QK2M-TB9XL-44PW8'],
        ['Patch 4.17.2', 'Fixed crash 0x7F20AA41, and the 77031 gold bug.'],
        ['Trade done', 'The Dragon Cape is gone. Trade 20417733, confirmed with 518036.'],
        ['Clan invite', 'Join clan 4417, tag HERON, and bring snacks.'],
      ]),
      ...withoutCodes('pt-BR', [['Presente!', 'Resgate na loja:\n!CEU-2026-CHAPEU']]),
      ...withoutCodes('ko', [['쿠폰 도착', '상점에서 입력:\n!HANEUL2026']]),
      ...withoutCodes('tr', [['Hediye', 'Mağazada gir:\n!GOKYUZU26']]),
    ],
    layout,
  );
}
