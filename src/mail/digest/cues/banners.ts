/** The words of the warnings that mail gateways put above what comes from elsewhere. */
import type { Cues } from './cues.ts';

/** Each says little by itself; a first paragraph with three of them is no part of an answer. */
export const BANNER_WORDS: Cues = {
  en: 'caution | external email | external mail | external sender | external message | originated from outside | originated outside | came from outside | from outside | outside of the organization | outside the organization | outside of your organization | outside your organization | outside our organization | outside of our organization | do not click | do not open | be careful with | exercise caution | use caution | unless you recognize | unless you recognise | unless you trust | know the content is safe',
  de: 'achtung | vorsicht | externe e mail | externe mail | externer absender | externe nachricht | von extern | von außerhalb | außerhalb der organisation | außerhalb ihrer organisation | außerhalb des unternehmens | klicken sie nicht | keine links | öffnen sie keine | öffnen sie nur | absender kennen',
  fr: "attention | prudence | courriel externe | message externe | e mail externe | expéditeur externe | provient de l'extérieur | en dehors de l'organisation | extérieur à l'organisation | extérieur de votre | ne cliquez pas | n'ouvrez pas | n'ouvrez aucune",
  es: 'precaución | atención | correo externo | mensaje externo | remitente externo | fuera de la organización | fuera de su organización | externo a la organización | no haga clic | no abra',
  pt: 'cuidado | atenção | e mail externo | mensagem externa | remetente externo | fora da organização | de fora da organização | externo à organização | não clique | não abra',
  it: 'attenzione | e mail esterna | messaggio esterno | mittente esterno | esterno all organizzazione | esterna all organizzazione | non cliccare | non fare clic | non aprire',
  nl: 'let op | waarschuwing | externe e mail | externe afzender | van buiten de organisatie | buiten de organisatie | klik niet | open geen',
  sv: 'varning | externt mejl | externt meddelande | extern avsändare | utanför organisationen | klicka inte | öppna inte',
  da: 'advarsel | ekstern mail | ekstern afsender | uden for organisationen | udenfor organisationen | klik ikke | åbn ikke',
  nb: 'advarsel | ekstern e post | ekstern avsender | utenfor organisasjonen | ikke klikk | ikke åpne',
  fi: 'varoitus | ulkoinen viesti | ulkoinen sähköposti | organisaation ulkopuolelta | älä avaa | älä napsauta | älä klikkaa',
  pl: 'uwaga | ostrożnie | wiadomość zewnętrzna | nadawca zewnętrzny | spoza organizacji | spoza firmy | nie klikaj | nie otwieraj',
  cs: 'upozornění | pozor | externí e mail | externí odesílatel | mimo organizaci | neklikejte | neotevírejte',
  hu: 'figyelem | külső feladó | külső e mail | szervezeten kívülről | ne kattintson | ne nyissa meg',
  ru: 'внимание | осторожно | внешнее письмо | внешний отправитель | извне организации | не переходите по | не открывайте',
  tr: 'dikkat | harici e posta | harici gönderen | kuruluş dışından | kurum dışından | tıklamayın | açmayın',
  ja: '注意 | 外部メール | 外部送信者 | 組織外 | 社外 | クリックしない | 開かない',
  ko: '주의 | 외부 메일 | 외부 발신자 | 조직 외부* | 클릭하지 | 열지 마*',
  zh: '注意 | 外部邮件 | 外部郵件 | 外部发件人 | 外部寄件者 | 组织外部 | 請勿點擊 | 请勿点击 | 请勿打开 | 請勿開啟',
};
