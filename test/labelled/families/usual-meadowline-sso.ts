/** The sign-in of a company's own software in nine languages: the usual corporate words, and notices of the same sender that bring no code. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<!doctype html><html><body style="background:#f3f4f6"><div style="width:520px;margin:0 auto;background:#fff;padding:32px;font-family:Arial">${body
    .split('\n')
    .map((line) => (/^\d+$/.test(line) ? `<p style="font-size:34px;font-weight:bold">${line}</p>` : `<p>${line}</p>`))
    .join('')}<hr><p style="font-size:11px;color:#888">Meadowline Group · 1 Orchard Park · Reg. 20441773</p></div></body></html>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Meadowline verification code',
          'Hello Robin,\nSomeone wants to sign in with your Meadowline account. Your verification code is:\n#\nIt expires 15 minutes from now. If this wasn’t you, contact IT security.',
          '381604',
        ],
        [
          '# is your Meadowline security code',
          'Enter this security code to continue: #. Never share it with colleagues.',
          '770512',
        ],
        ['Verify your new email address', 'To verify robin@sender.example, enter the code #. It can only be used once.', '94207'],
      ]),
      ...withCodes('de', [
        [
          'Ihr Bestätigungscode für Meadowline',
          'Guten Tag,\nIhr Bestätigungscode lautet:\n#\nEr läuft in 15 Minuten ab. Waren Sie das nicht, wenden Sie sich an die IT.',
          '552983',
        ],
      ]),
      ...withCodes('fr', [
        [
          'Votre code de vérification Meadowline',
          'Bonjour,\nvoici votre code de vérification :\n#\nIl expire au bout de 15 minutes.',
          '617240',
        ],
      ]),
      ...withCodes('es', [
        ['Código de verificación de Meadowline', 'Hola:\nsu código de verificación es\n#\nVence en 15 minutos.', '203958'],
      ]),
      ...withCodes('it', [
        ['Codice di verifica Meadowline', 'Salve,\nil codice di verifica è\n#\nScade fra 15 minuti.', '840175'],
      ]),
      ...withCodes('pt', [
        ['Código de verificação Meadowline', 'Olá,\no código de verificação é\n#\nExpira dentro de 15 minutos.', '496031'],
      ]),
      ...withCodes('pl', [
        ['Kod weryfikacyjny Meadowline', 'Dzień dobry,\nkod weryfikacyjny:\n#\nWygasa po 15 minutach.', '728364'],
      ]),
      ...withCodes('ja', [['Meadowline 確認コード', 'ロビン様\n確認コード：\n#\n有効時間は十五分です。', '159806']]),
      ...withCodes('zh-Hans', [['Meadowline 验证码', '您好：\n您的验证码\n#\n十五分钟之后失效。', '635217']]),
      ...withoutCodes('en', [
        [
          'New sign-in to Meadowline',
          'Hello Robin,\nYour account was signed in to from Leeds at 11:20 on 26 November. Reference 77031845.',
        ],
        ['Security training due', 'Module 4 of 7 is due by 4 December. It takes 25 minutes. Course ID 20417.'],
        [
          'Authenticator app registered',
          'An authenticator app was registered for your account. You will be asked for its code at your next sign-in.',
        ],
        ['Service desk: INC0044177', 'Your incident INC0044177 was assigned to queue 118. Expected by 1730.'],
        ['Payslip available', 'Your payslip for November is available. Employee number 3310, period 11/2026.'],
      ]),
      ...withoutCodes('de', [['Passwort geändert', 'Ihr Passwort wurde am 26.11. um 11.20 Uhr geändert. Vorgang 77031845.']]),
      ...withoutCodes('fr', [['Nouvelle connexion', 'Connexion depuis Lille à 11 h 20. Incident 0044177 si besoin.']]),
    ],
    layout,
  );
}
