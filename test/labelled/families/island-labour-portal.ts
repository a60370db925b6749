/** An authority's portal for workers from abroad, in Traditional Chinese and Indonesian: official letters in plain text and in old-fashioned bordered tables. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const notice = (head: string, rows: [string, string][], after: string) => `<html>
<head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head>
<body>
<p><font face="標楷體" size="4" color="#003366"><b>${head}</b></font></p>
<table border="1" cellpadding="6" cellspacing="0" bordercolor="#999999" width="90%">
${rows.map(([key, value]) => `<tr><td bgcolor="#E6EEF7" width="180" nowrap>${key}</td><td>${value}</td></tr>`).join('\n')}
</table>
<p><font size="2">${after}</font></p>
<hr size="1">
<p><font size="2" color="#666666">蓬島外籍勞動力服務中心 Pusat Layanan Pekerja Asing Pengdao<br>免付費專線 0800-000-955（24 小時，中/英/印尼/越/泰語）</font></p>
</body></html>`;

export function mails(random: Random): FamilyMail[] {
  const [signIn, pay, idLogin, signature] = [random.digits(6), random.digits(8), random.digits(6), random.digits(6)];
  const letters = random.text('ABCDEFGHJKLMNPRSTUVWXY3456789', 6);
  const enable = `https://fw.pengdao-labour.example/acct/enable.aspx?id=${random.digits(8)}&chk=${random.text('0123456789abcdef', 16)}`;
  const register = `https://fw.pengdao-labour.example/id/daftar/aktif?no=${random.digits(10)}`;
  return [
    {
      name: 'hant account to be enabled',
      language: 'zh-Hant',
      subject: '【外勞服務網】會員帳號啟用通知信',
      text: `羅彬君 您好：

  台端於 115 年 11 月 24 日申請外籍勞動力服務網雇主會員，為確認信箱無誤，敬請點選下列網址啟用帳號：

  ${enable}

  逾 72 小時未啟用者，系統將自動刪除申請資料，須重新申辦。

  申請流水號：${random.digits(11)}
  承辦單位：綜合規劃組（02）5550-0${random.digits(3)} 轉 2217

                    蓬島外籍勞動力服務中心 敬上
※ 本信由系統自動寄發，請勿直接回覆。`,
      codes: [],
      links: [enable],
      best: { link: enable },
    },
    {
      name: 'hant sign-in code in a table',
      language: 'zh-Hant',
      subject: '雇主會員登入動態密碼',
      html: notice(
        '登入動態密碼通知',
        [
          ['登入帳號', `pd${random.digits(6)}`],
          ['動態密碼', `<b><font size="5">${signIn}</font></b>`],
          ['產製時間', '115/11/24 14:03:55'],
          ['有效時限', '300 秒'],
          ['來源位址', `198.51.100.${random.whole(2, 250)}`],
        ],
        '一、動態密碼僅限本次登入使用。<br>二、連續錯誤三次，帳號將鎖定 15 分鐘。',
      ),
      codes: [signIn],
      links: [],
      best: { code: signIn },
    },
    {
      name: 'hant case was received',
      language: 'zh-Hant',
      subject: '案件受理通知（收文文號 1150048213）',
      html: notice(
        '申請案件受理通知',
        [
          ['收文文號', '1150048213'],
          ['申請項目', '家庭看護工接續聘僱許可'],
          ['申請日期', '115 年 11 月 20 日'],
          ['護照號碼', `C${random.digits(7)}`],
          ['審查費收據', `第 ${random.digits(8)} 號（新臺幣 200 元）`],
          ['預計辦理天數', '12 個工作天'],
        ],
        '案件進度可憑收文文號於本網站「進度查詢」專區查詢。',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'hant papers are missing',
      language: 'zh-Hant',
      subject: '補正通知：請於文到 14 日內補齊文件',
      text: `主旨：台端申請聘僱外國人案，尚缺如說明，請補正。

說明：
  一、依據雇主聘僱外國人許可及管理辦法第 27 條辦理。
  二、請補附下列文件：
    （一）健康檢查合格證明正本。
    （二）投保單位繳費證明（115 年 9 月、10 月）。
  三、補件請註明收文文號 115${random.digits(7)}，掛號郵寄至 100099 蓬島市中正區勞動路 39 號 10 樓。
  四、逾期未補正者，不予許可。

承辦人：許專員  電話：(02)5550-0173
傳真：(02)5550-0174`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'hant letters for a forgotten password',
      language: 'zh-Hant',
      subject: '忘記密碼-身分確認碼',
      text: `您好：

請將下列身分確認碼輸入「忘記密碼」第二步驟之欄位（英文不分大小寫）：

    ${letters}

輸入後始得設定新密碼。確認碼自寄發時起 30 分鐘內有效，另行申請時，先前寄發者即失其效力。

若台端並未申請，可能係他人誤植帳號，毋須理會。

蓬島外籍勞動力服務中心 資訊室
（115.11.24 系統寄發，序號 ${random.digits(9)}）`,
      codes: [letters],
      links: [],
      best: { code: letters },
    },
    {
      name: 'hant fee to be paid online',
      language: 'zh-Hant',
      subject: '線上繳納審查費-交易確認',
      html: notice(
        '線上繳費交易確認',
        [
          ['繳費項目', '聘僱許可審查費'],
          ['應繳金額', '新臺幣 200 元整（手續費 10 元）'],
          ['銷帳編號', random.digits(14)],
          ['轉出帳號', `013-*******${random.digits(5)}`],
          ['交易確認碼', `<font color="#CC0000"><b>${pay}</b></font>`],
        ],
        '請於繳費頁面鍵入上表所列 8 碼交易確認碼，扣款始為成立；未於 10 分鐘內鍵入，視同放棄本次交易。',
      ),
      codes: [pay],
      links: [],
      best: { code: pay },
    },
    {
      name: 'id sign-in code',
      language: 'id',
      subject: 'Kode masuk Layanan Pekerja Asing',
      text: `Yth. Sdri. Siti Rahmawati,

Kode untuk masuk ke akun Anda: ${idLogin}

Ketikkan kode tersebut di halaman masuk sebelum pukul 14.20 waktu setempat.
Majikan, agensi, maupun petugas kami tidak berhak meminta kode ini.

Nomor ARC: A8********
Hormat kami,
Pusat Layanan Pekerja Asing Pengdao
Hotline 0800-000-955 (gratis, tekan 3 untuk Bahasa Indonesia)`,
      codes: [idLogin],
      links: [],
      best: { code: idLogin },
    },
    {
      name: 'id registration to be confirmed by link',
      language: 'id',
      subject: 'Konfirmasi pendaftaran akun pekerja',
      html: notice(
        'Konfirmasi Pendaftaran',
        [
          ['Nama', 'SITI RAHMAWATI'],
          ['No. paspor', `E${random.digits(7)}`],
          ['Tanggal daftar', '24 November 2026, 13.48'],
          ['Langkah berikutnya', `<a href="${register}">Klik di sini untuk mengonfirmasi alamat surel</a>`],
        ],
        `Apabila tautan tidak dapat dibuka, salin alamat ini ke peramban: ${register}<br>Tautan berlaku tiga hari.`,
      ),
      codes: [],
      links: [register],
      best: { link: register },
    },
    {
      name: 'id permit runs out',
      language: 'id',
      subject: 'Pemberitahuan: izin kerja Anda berakhir 28 Januari 2027',
      html: notice(
        'Pemberitahuan Masa Berlaku Izin Kerja',
        [
          ['No. izin', `LD-1140${random.digits(6)}`],
          ['Berlaku sampai', '28 Januari 2027'],
          ['Perpanjangan', 'diajukan majikan paling lambat 28 November 2026'],
          ['Biaya', 'NT$ 200 (pemeriksaan), NT$ 1.000 per tahun (ARC)'],
        ],
        'Jangan menyerahkan paspor atau ARC asli kepada pihak lain. Pengaduan: hubungi hotline di bawah ini.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'id contract to be signed',
      language: 'id',
      subject: 'Tanda tangan elektronik kontrak kerja No. K-26-11873',
      text: `Yth. Sdri. Siti Rahmawati,

Majikan (Bpk. CHEN, nomor ${random.digits(6)}) telah menandatangani kontrak kerja Anda.
Bacalah isi kontrak dengan teliti: upah pokok NT$ 29.500, libur 1 hari per minggu, masa 3 tahun.

Bila setuju, masukkan PIN persetujuan berikut di layar tanda tangan:

        ** ${signature} **

PIN hanya untuk kontrak K-26-11873 dan hangus pada 26-11-2026.
Bila ada isi yang tidak sesuai, jangan masukkan PIN; hubungi kami lebih dahulu.

Pusat Layanan Pekerja Asing Pengdao`,
      codes: [signature],
      links: [],
      best: { code: signature },
    },
  ];
}
