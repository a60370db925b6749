/** Shops, games and streams on common platforms, in English, Spanish, French and German: the usual words in loud layouts, offers beside codes. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ subject, body }: Draft) => ({
  html: `<table width="100%" bgcolor="#fdf2f8"><tr><td align="center"><h1 style="color:#be185d">${subject}</h1><p style="font-size:16px">${body.replaceAll('\n', '</p><p style="font-size:16px">')}</p><p><a href="https://petal.example/shop">Shop</a> | <a href="https://petal.example/help">Help</a> | <a href="https://petal.example/off">Unsubscribe</a></p></td></tr></table>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Let’s confirm your email',
          'Thanks for joining Petal & Post! Confirm your email with this code:\n<strong style="font-size:36px">#</strong>\nP.S. Your first order comes with free shipping.',
          '427083',
        ],
        ['Here’s your login code', 'Your login code is <b>#</b>\nIt expires soon, so hurry.', '51960'],
        ['Is that you on the TV?', 'To sign in on your TV, enter <b>#</b> on the screen.', 'PK7-M2V'],
        ['Account recovery', 'Recovery code: <b>#</b>. Didn’t ask? Your account is safe.', '83507146'],
      ]),
      ...withCodes('es', [['Tu código de acceso', 'Tu código de acceso es <b>#</b>\nNo lo compartas con nadie.', '690254']]),
      ...withCodes('fr', [['Votre code de connexion', 'Le voici : <b>#</b>\nNe le communiquez à personne.', '318975']]),
      ...withCodes('de', [['Dein Anmeldecode', 'Hier kommt er: <b>#</b>\nGib ihn nicht weiter.', '274609']]),
      ...withoutCodes('en', [
        ['Your order is confirmed', 'Order #PP20417 is confirmed. Total $118.40. Ships Monday.'],
        ['20% off, just for you', 'Use code BLOOM20 at checkout. Ends Sunday at midnight.'],
        ['Your gift card', 'A gift card from Sam! Code: 6QXK-2P4M-TT81, PIN 4417. Balance $50.'],
        ['You have 2204 points', 'Only 296 to go for a free vase. Member 77031845.'],
        ['Rate your delivery', 'How was delivery 9044117? Tap a star.'],
        ['Refer a friend', 'Share ROBIN-4417 and you both get $10.'],
        ['Your return label', 'Return RMA 118402, drop off by 12/04. Weight 2.2 lb.'],
      ]),
      ...withoutCodes('es', [['Cupón', 'Con el código FLOR15 ahorras. Válido hasta el 30.']]),
      ...withoutCodes('de', [['Gutschein', 'Mit dem Code BLUETE15 sparst du bis Sonntag.']]),
    ],
    layout,
  );
}
