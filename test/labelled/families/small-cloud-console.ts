/** A small host of servers that mails developers in English, Portuguese, Korean and Vietnamese, in Markdown: one fence of the mail has what the console wants. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({ text: body });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          '[nimbusjr] destroy "blog-prod"?',
          'You ran `destroy blog-prod` on moor.\n\n    #\n\nPaste the above at the prompt. It goes stale in 5 min.\nThe machine has 3 disks, 377 GB.',
          'blog-prod-7741',
        ],
        [
          '[nimbusjr] first login from Jakarta',
          'A console session from Jakarta is parked.\n\n    #\n\nis the only thing that un-parks it.',
          '7Q4M2T',
        ],
        [
          '[nimbusjr] billing owner',
          'kim offered you ownership of project 20418. Take it with\n\n    nj project take 20418 --proof #\n',
          '815530',
        ],
      ]),
      ...withCodes('pt-BR', [
        [
          '[nimbusjr] apagar "blog-prod"?',
          'Você rodou `destroy blog-prod` em moor.\n\n    #\n\nCole no prompt. Some em 5 min.',
          '640918',
        ],
      ]),
      ...withCodes('ko', [
        [
          '[nimbusjr] "blog-prod" 삭제?',
          'moor에서 `destroy blog-prod`를 실행하셨습니다.\n\n    #\n\n프롬프트에 붙여 넣으세요. 5분 뒤 사라집니다.',
          '529471',
        ],
      ]),
      ...withCodes('vi', [
        [
          '[nimbusjr] xóa "blog-prod"?',
          'Bạn đã chạy `destroy blog-prod` trên moor.\n\n    #\n\nDán vào dấu nhắc. Sau 5 phút sẽ mất.',
          '380164',
        ],
      ]),
      ...withoutCodes('en', [
        ['[nimbusjr] deploy 4417 live', 'commit 5f20aa41 by robin\n\n    build 118 ok, 6m41s\n    port 8443'],
        ['[nimbusjr] blog-prod is gone', 'Destroyed at 09:14 after blog-prod-7741 was pasted by robin on moor.'],
        ['[nimbusjr] invoice 2026-0418', '3 machines, 2,204 hours, 44.17 EUR.'],
        ['[nimbusjr] cpu alert', 'host moor at 98.2 percent for 15 minutes, check id 77031.'],
        ['[nimbusjr] api key made', 'Key ending A7F2 was made by kim. Scope: read. Shown once, in the console, and not here.'],
      ]),
      ...withoutCodes('pt-BR', [['[nimbusjr] deploy 4417 no ar', 'commit 5f20aa41\n\n    build 118 ok']]),
      ...withoutCodes('ko', [['[nimbusjr] 배포 4417 완료', '커밋 5f20aa41, 빌드 118']]),
      ...withoutCodes('vi', [['[nimbusjr] triển khai 4417 xong', 'commit 5f20aa41, bản dựng 118']]),
    ],
    layout,
  );
}
