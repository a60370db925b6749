/** A medical laboratory in German: orders, samples and reports by number, and no code to use. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({
  html: `<div style="font-family:Verdana"><h3>Labor am Stadtpark</h3><p>${body.replaceAll('\n', '</p><p>')}</p><hr><small>Labor am Stadtpark MVZ, Ringstr. 40, 44787 Bochum</small></div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('de', [
        [
          'Befund zu Auftrag 7741093',
          'Guten Tag, Ihr Befund liegt beim Arzt vor.\nAuftrag <b>7741093</b>\nProbe <b>B-220417</b>\nBitte sprechen Sie in der Praxis darüber.',
        ],
        [
          'Ihre Probe ist eingetroffen',
          'Die Röhrchen mit den Barcodes 40118236 und 40118237 sind heute um 06:42 bei uns angekommen.\nBei Rückfragen nennen Sie die Kennung 882016.',
        ],
        [
          'Rechnung 2026/55107',
          'Leistungen nach GOÄ 3550, 3562 und 4081, zusammen 61,20 €.\nVerwendungszweck: 55107 4471\nGläubiger DE98 ZZZ 0000 1234 567',
        ],
        [
          'Neue Abnahmezeiten',
          'Ab 01.12. nehmen wir von 0700 bis 1130 Blut ab, Zimmer 214, Aufzug B.\nZiehen Sie am Automaten eine Wartemarke und warten Sie, bis Ihre Nummer erscheint.',
        ],
        [
          'Chargenrückruf 19A2207',
          'Teststreifen der Charge <code>19A2207</code> sollen nicht mehr benutzt werden.\nDie Charge steht auf der Schachtel neben dem Verfallsdatum 2027-08.',
        ],
        [
          'Ihr Zugang bleibt, wie er ist',
          'Wir haben den Server gewechselt. Sie melden sich an wie bisher; ein Code kommt nur, wenn Sie sich anmelden. Vorgang 300482.',
        ],
        [
          'Überweisungsschein fehlt',
          'Zum Auftrag 7741188 fehlt der Schein. Die Praxis kann ihn faxen: 0234 555 0148, Betriebsstätte 171804400.',
        ],
      ]),
    ],
    layout,
  );
}
