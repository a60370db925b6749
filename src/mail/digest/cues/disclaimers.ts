/** The words that notices of confidentiality are made of. */
import type { Cues } from './cues.ts';

/** Each says little by itself; a paragraph with several is no part of an answer. */
export const DISCLAIMER_WORDS: Cues = {
  en: 'disclaimer | confidentiality notice | is confidential | are confidential | be confidential | contain confidential | contains confidential | confidential information | privileged | legally protected | intended recipient* | intended solely | intended only | intended for the | solely for the use | the use of the individual | addressee* | to whom it is addressed | to whom they are addressed | in error | by mistake | notify the sender | inform the sender | unauthorised | unauthorized | strictly prohibited | dissemination | disclosure | copying | misdirected | free of viruses | computer viruses',
  de: 'haftungsausschluss | vertraulichkeitshinweis | vertrauliche informationen | vertrauliche und | ist vertraulich | rechtlich geschützt* | ausschließlich für den | nur für den | bezeichneten adressaten | richtige adressat | vorgesehene* empfänger* | irrtümlich | versehentlich | den absender | unerlaubte* | unbefugte* weitergabe | nicht gestattet | ist untersagt | vernichten sie | löschen sie',
  fr: "avis de confidentialité | est confidentiel | sont confidentiels | informations confidentielles | confidentielles ou protégées | protégées par le secret | destinataire* | à l'intention exclusive | à l'attention exclusive | exclusivement destiné* | par erreur | avertir l'expéditeur | en avertir | non autorisée | est interdite | strictement interdite | toute diffusion | toute utilisation",
  es: 'aviso legal | aviso de confidencialidad | información confidencial | es confidencial | son confidenciales | exclusivamente a su destinatario | destinatario* | va dirigido exclusivamente | uso exclusivo | secreto profesional | por error | notifique al remitente | comuníquelo al remitente | no autorizad* | queda prohibid* | está prohibid* | estrictamente prohibid* | divulgación',
  pt: 'aviso legal | aviso de confidencialidade | informação confidencial | informações confidenciais | é confidencial | são confidenciais | destinatário* | uso exclusivo | exclusivamente ao | exclusivamente a | por engano | por erro | notifique o remetente | informe o remetente | avise o remetente | não autorizad* | é proibid* | está proibid* | sigilo | divulgação',
  it: 'avviso di riservatezza | informazioni riservate | riservate e | essere riservate | strettamente riservat* | confidenziali | destinate esclusivamente | esclusivamente alle persone | esclusivo del destinatario | destinatario* | destinatari | per errore | avvisare il mittente | informare il mittente | non autorizzat* | è vietat* | severamente vietat* | diffusione | persone sopraindicate',
  nl: 'vertrouwelijke informatie | is vertrouwelijk | zijn vertrouwelijk | uitsluitend bestemd | geadresseerde* | niet de geadresseerde | beoogde ontvanger | bij vergissing | abusievelijk | ten onrechte | de afzender | niet toegestaan | openbaarmaking | vermenigvuldiging | verspreiding',
  sv: 'konfidentiell* | sekretess* | avsedd endast | endast avsett | avsedda mottagaren | rätt mottagare | av misstag | underrätta avsändaren | meddela avsändaren | otillåten | inte tillåtet | spridning',
  da: 'fortrolig* | alene til brug for | rette modtager | tiltænkte modtager | ved en fejl | underrette afsenderen | kontakte afsenderen | uberettiget | ikke tilladt | videregivelse',
  nb: 'konfidensiell* | taushetsbelagt* | kun for adressaten | rette mottaker | tiltenkte mottaker | ved en feil | ved en feiltakelse | gi beskjed til avsender | uautorisert | ikke tillatt',
  fi: 'luottamuksellis* | tarkoitettu vain | vain vastaanottajalle | oikea vastaanottaja | erehdyksessä | vahingossa | ilmoita lähettäjälle | ilmoittakaa lähettäjälle | luvaton | kielletty*',
  pl: 'klauzula poufności | poufne informacje | informacje poufne | ma charakter poufny | jest poufn* | wyłącznie dla adresata | wyłącznie do użytku | adresat* | zamierzonym odbiorcą | omyłkowo | przez pomyłkę | powiadomić nadawcę | poinformować nadawcę | zabronione | niedozwolone | prawnie chronion* | rozpowszechnianie',
  cs: 'důvěrné informace | je důvěrn* | výhradně pro | určena výhradně | určen výhradně | zamýšleným příjemcem | adresát* | omylem | informujte odesílatele | neoprávněn* | zakázán* | šíření',
  hu: 'bizalmas | kizárólag a címzett* | címzett* | tévedésből | értesítse a feladót | jogosulatlan | tilos | terjesztése',
  ro: 'informații confidențiale | este confidențial* | destinatarul* | exclusiv pentru | din greșeală | din eroare | notificați expeditorul | neautorizat* | interzis* | divulgarea',
  ru: 'конфиденциальн* | предназначен* исключительно | исключительно для | адресат* | по ошибке | ошибочно | сообщите отправителю | уведомите отправителя | несанкционированн* | запрещен* | распространение',
  uk: 'конфіденційн* | виключно для | адресат* | помилково | повідомте відправника | несанкціонован* | заборонен* | поширення',
  tr: 'gizlilik | gizli bilgi* | yalnızca alıcı* | sadece alıcı* | yanlışlıkla | gönderene | gönderen kişiye | yetkisiz | yasaktır | ifşa | virüs*',
  el: 'εμπιστευτικ* | απόρρητ* | αποκλειστικά για | παραλήπτη* | εκ παραδρομής | κατά λάθος | τον αποστολέα | απαγορεύεται | μη εξουσιοδοτημένη',
  ar: 'سرية | سري | المرسل إليه | عن طريق الخطأ | بالخطأ | إبلاغ المرسل | غير مصرح | محظور | يحظر',
  he: 'סודי | חסוי | מידע סודי | הנמען | לנמען | בטעות | לשולח | אסור | אין להעתיק',
  ja: '機密 | 秘密 | 受信者 | 宛先以外 | 誤って | 送信者 | 破棄 | 無断 | 禁じ | 開示',
  ko: '기밀 | 비밀 | 수신인 | 수신자 | 잘못 수신 | 잘못 전송 | 발신인 | 발신자 | 삭제 | 무단 | 금지',
  zh: '机密 | 機密 | 保密 | 收件人 | 误收 | 誤收 | 发件人 | 寄件人 | 删除 | 刪除 | 未经授权 | 未經授權 | 禁止 | 披露',
};
