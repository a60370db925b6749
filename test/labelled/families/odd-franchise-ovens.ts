/** A chain of bakeries in French and Dutch: mails to branch managers, a table with one row for each oven or till. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body, language }: Draft) => ({
  html: `<table width="520" style="border-collapse:collapse;font-family:Verdana"><tr><td style="background:#f7e4c5;padding:8px">${language === 'fr' ? 'Les Fournils Mirabel' : 'Ovens van Mirabel'}</td></tr>${body
    .split('\n')
    .map((row) => `<tr><td style="padding:6px;border-bottom:1px solid #eee">${row}</td></tr>`)
    .join('')}</table>`,
});

export function mails(random: Random): FamilyMail[] {
  const [till, safe, recipe, lease] = [random.digits(6), random.digits(6), random.text('BCDFGHJKLMNP', 5), random.digits(4)];
  const boss = `https://equipe.mirabel.example/n/${random.text('abcdef0123456789', 22)}?four=3`;
  return laidOut(
    [
      {
        name: 'la caisse redémarre',
        language: 'fr',
        subject: 'Caisse 2 : elle vous attend',
        body: `Bonjour Robin,\nla caisse 2 de Lyon-Part-Dieu a redémarré à 5 h 58 et ne reconnaît plus personne.\nPianotez ${till} sur son clavier, elle rouvrira son tiroir.\nFond de caisse noté hier soir : 312,40 €.`,
        codes: [till],
      },
      {
        name: 'la recette maison',
        language: 'fr',
        subject: 'Brioche 1954',
        body: `Vous ouvrez la fiche « Brioche 1954 », version 12.\nElle est sous clé : cinq majuscules, à donner telles quelles.\n<b style="font-size:24px">${recipe}</b>\nFour à 170°, 35 minutes.`,
        codes: [recipe],
      },
      {
        name: 'la levure est livrée',
        language: 'fr',
        subject: 'Livraison 88214 déposée',
        body: 'Le chauffeur a déposé 12 sacs à 4 h 10.\nBon 88214, signé avec 3071 par Karim.\nManque : 2 sacs, avoir 5520 suivra.',
      },
      {
        name: 'une gérante rejoint',
        language: 'fr',
        subject: 'Samira vous confie le four 3',
        body: `Samira part et le four 3 n'a plus de gérante.\n<a href="${boss}">Je prends la suite</a>\nLe contrat 2026-031 est joint à la page.`,
        links: [boss],
      },
      {
        name: 'kluis in de achterkamer',
        language: 'nl',
        subject: 'De kluis vraagt naar u',
        body: `Filiaal Utrecht, kluis K-7\nIemand met uw pas stond om 6.12 uur voor de kluis. Was u dat zelf, draai dan binnen tien minuten ${safe}.\nGeteld: 1.204,50.`,
        codes: [safe],
      },
      {
        name: 'huur van de oven verlengen',
        language: 'nl',
        subject: 'Oven 5 nog een jaar',
        body: `Verlengen kost 96 euro per maand.\nAkkoord? Zet dan ${lease} achter uw naam op het huurblad.\nSerienummer oven 33120-B, keuring 2027.`,
        codes: [lease],
      },
      {
        name: 'meel besteld',
        language: 'nl',
        subject: 'Bestelling meel',
        body: 'Besteld door u: 40 zakken T65.\nBestelbon 70093, levering donderdag tussen 4 en 5 uur.\nPoort 3 gaat open met de pas.',
      },
    ],
    layout,
  );
}
