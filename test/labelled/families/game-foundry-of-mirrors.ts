/** A games house in English, Russian, Portuguese, Japanese and Chinese: guards, trades and new machines ask for five signs; seeds, servers and gifts look alike. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<div style="background:#1b2838;color:#c6d4df;padding:30px;font-family:Motiva Sans,sans-serif">${body
    .split('\n')
    .map((line) =>
      /^[A-Z0-9-]{4,16}$/.test(line)
        ? `<div style="font-size:34px;color:#66c0f4;padding:16px;background:#171a21;text-align:center">${line}</div>`
        : `<p>${line}</p>`,
    )
    .join('')}<p style="font-size:10px">Mirrorworks, 377 Foundry Row, WA 98044</p></div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'New machine: hearth-pc',
          'Hi robin_f, a machine called hearth-pc gave your name and password. It is being kept at the gate until it also gives\n#\nThis machine only, this hour only.',
          'F4KQ7',
        ],
        [
          'You listed the Amber Crown',
          'Listed at 44.18. The market believes you as soon as you hand it\n#\nYou have until the hour strikes.',
          'T9MWX',
        ],
        [
          'Removing the phone guard',
          'So you lost the phone. We take the guard off for whoever brings us\n#\nand wait 7 days with trades after that.',
          'R2XLK',
        ],
      ]),
      ...withCodes('ru', [
        [
          'Новая машина: hearth-pc',
          'robin_f, машина hearth-pc назвала ваше имя и пароль. Её держат у ворот, пока она не назовёт и\n#\nтолько эту машину и только в этот час.',
          'K8VTD',
        ],
      ]),
      ...withCodes('pt-BR', [
        [
          'Máquina nova: hearth-pc',
          'robin_f, a máquina hearth-pc deu seu nome e senha. Fica no portão até dar também\n#\nsó esta máquina, só nesta hora.',
          'W3NQP',
        ],
      ]),
      ...withCodes('ja', [
        [
          '新しいマシン: hearth-pc',
          'robin_fさん、hearth-pcという機械があなたの名前とパスワードを示しました。次も示すまで門前で止めています。\n#\nこの機械、この一時間だけです。',
          'M7RXC',
        ],
      ]),
      ...withCodes('zh-Hans', [
        [
          '新机器：hearth-pc',
          'robin_f，您好。名为hearth-pc的机器报出了您的名字和密码，它还要报出下面这个才放行。\n#\n只限这台机器，只限这一小时。',
          'X5KTD',
        ],
      ]),
      ...withoutCodes('en', [
        ['hearth-pc is through the gate', 'It gave F4KQ7 at 20:14. Wave it off under Machines.'],
        ['A key for a friend', 'You bought Ashfall. Pass this on, and it unlocks there:\n7QK2M-TB9XL-4'],
        ['Your world seed', 'Start the same world again with\nQ7RTM204'],
        ['Server for Friday', 'Type the name in the lobby and you land with us:\nHEARTH44'],
        ['Patch 1.18.4', 'Fixed the mirror in room 377. Build 7703118.'],
        ['Season ends', 'Rank 2204 of 118402. Badge level 44.'],
      ]),
      ...withoutCodes('ru', [['hearth-pc прошла ворота', 'Назвала K8VTD в 20:14.']]),
      ...withoutCodes('pt-BR', [['hearth-pc passou o portão', 'Deu W3NQP às 20h14.']]),
      ...withoutCodes('ja', [['hearth-pcを通しました', '20時14分、M7RXCが示されました。']]),
      ...withoutCodes('zh-Hans', [['hearth-pc已放行', '20:14报出X5KTD。']]),
    ],
    layout,
  );
}
