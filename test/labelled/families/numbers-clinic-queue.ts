/** A clinic in Korean: patients, queues, receipts and prescriptions, and no code to use. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({ text: `[하늘빛의원]\n${body}` });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('ko', [
        ['진료 예약 안내', '11월 26일 오후 2시 30분, 2진료실입니다. 예약번호 40417. 접수대에서 말씀해 주세요.'],
        ['대기 번호', '현재 대기 번호는 118번이고 앞에 7명이 있습니다. 전광판에 118이 뜨면 들어오세요.'],
        ['영수증', '승인번호 77120433, 금액 18,400원, 카드 끝자리 5520.'],
        ['처방전 교부번호', '교부번호 2026112400338. 약국에 보여 주시면 됩니다. 사흘 안에 쓰세요.'],
        ['환자 번호 변경', '병원이 합쳐져 환자 번호가 20714에서 620714로 바뀌었습니다. 하실 일은 없습니다.'],
        ['주차 안내', '차량 12가 3318은 두 시간 무료입니다. 출구에서 차 번호 네 자리를 누르세요.'],
        ['건강검진 결과', '결과지 HB-88213이 나왔습니다. 혈압 118/76, 혈당 96.'],
      ]),
    ],
    layout,
  );
}
