/** A West African and Moroccan market: codes, an address, a contract, orders, pick-up, offers; in French, one mail in Arabic. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const [signUp, wallet, moroccan] = [random.digits(6), random.digits(4), random.digits(6)];
  const confirm = `https://www.baobabcolis.example/customer/account/confirm/?id=${random.digits(7)}&key=${random.text('0123456789abcdef', 32)}`;
  const seller = `https://vendeurs.baobabcolis.example/contrat/${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 10)}/signer`;
  const order = `3${random.digits(8)}`;
  const francs = (from: number, to: number) => `${(random.whole(from, to) * 50).toLocaleString('fr')} FCFA`;
  const drafts: Draft[] = [
    {
      name: 'sign-up',
      language: 'fr',
      subject: 'Baobab Colis : votre code de vérification',
      body: `<p>Bonjour Robin,</p><p>Bienvenue chez Baobab Colis ! Saisissez ce code dans l'application pour vérifier votre adresse :</p><p style="background:#fdf1dc;font-size:28px;padding:14px;text-align:center"><b>${signUp}</b></p><p>Il reste valable un quart d'heure.</p>`,
      codes: [signUp],
    },
    {
      name: 'address',
      language: 'fr',
      subject: 'Confirmez votre compte et gagnez 1 000 FCFA',
      body: `<p>Bonjour Robin,</p><p>Il ne manque plus qu'un clic : <a href="${confirm.replace('&', '&amp;')}"><b>je confirme mon compte</b></a>.</p><p>Un bon de 1 000 FCFA (BIENVENUE${random.digits(3)}) sera ensuite utilisable dès 10 000 FCFA d'achat.</p>`,
      links: [confirm],
    },
    {
      name: 'wallet',
      language: 'fr',
      subject: 'Autorisez votre paiement Kori Money',
      body: `<p>Vous payez ${francs(90, 900)} à Baobab Colis avec le numéro 77 *** ** ${random.digits(2)}.</p><p>Code d'autorisation : ${wallet}<br>À composer sur la page de paiement sous 3 min.</p><p>Frais : 0 FCFA. Réf. MP26${random.digits(4)}.${random.digits(4)}.C${random.digits(5)}</p>`,
      codes: [wallet],
    },
    {
      name: 'order',
      language: 'fr',
      subject: `Votre commande n° ${order} est confirmée`,
      body: `<p>Merci Robin !</p><table width="100%" cellpadding="6" style="border:1px solid #e8d9bd"><tr><td>Ventilateur sur pied 18"</td><td align="right">${francs(390, 560)}</td></tr><tr><td>Wax 6 yards, motif fleurs d'hibiscus</td><td align="right">${francs(190, 290)}</td></tr><tr><td>Livraison Dakar Plateau</td><td align="right">${francs(20, 40)}</td></tr></table><p>Paiement à la livraison. Le livreur vous appellera au 77 ${random.digits(3)} ${random.digits(2)} ${random.digits(2)} entre 9 h et 17 h.</p><p><a href="https://www.baobabcolis.example/sales/order/view/${order}">Voir ma commande</a></p>`,
    },
    {
      name: 'pick-up',
      language: 'fr',
      subject: 'Colis arrivé au point relais de Yoff',
      body: `<p>Bonjour, le colis BC${random.digits(9)}SN vous attend chez <b>Multiservices Ndiaye</b>, route de l'aéroport, face à la pharmacie Tonghor.</p><p>Présentez le code de retrait <b>${random.digits(5)}</b> et votre carte d'identité. Gardé jusqu'au ${random.whole(10, 28)}/08/2026, tous les jours de 8 h à 21 h.</p>`,
    },
    {
      name: 'seller',
      language: 'fr',
      subject: 'Contrat vendeur à signer : boutique « Chez Robin »',
      body: `<p>Bonjour,</p><p>Votre dossier (NINEA ${random.digits(9)}) a été accepté par notre équipe d'Abidjan. Commission : 8 % ; virement chaque vendredi.</p><p>Prenez le temps de lire le contrat, puis signez-le en ligne :</p><p><a href="${seller}" style="background:#c7702e;color:#fff;padding:11px 26px;text-decoration:none">Lire et signer</a></p><p>Une question ? Fatou, au +225 27 ${random.digits(2)} ${random.digits(2)} ${random.digits(2)} ${random.digits(2)}.</p>`,
      links: [seller],
    },
    {
      name: 'Morocco',
      language: 'ar',
      subject: 'رمز تأكيد تغيير رقم الهاتف',
      body: `<div dir="rtl"><p>مرحبا روبن،</p><p>لتأكيد رقمكم الجديد ‎06********‎ المرجو إدخال الرمز <b>${moroccan}</b> في صفحة «حسابي» قبل مرور نصف ساعة.</p><p>باوباب كولي، الدار البيضاء. مصلحة الزبناء: 05 22 ${random.digits(2)} ${random.digits(2)} ${random.digits(2)}</p></div>`,
      codes: [moroccan],
    },
    {
      name: 'Tabaski',
      language: 'fr',
      subject: 'Spécial Tabaski : jusqu’à -45 % sur l’électroménager',
      body: `<p><a href="https://r.mail.baobabcolis.example/tr/cl/${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_', 80)}"><img src="https://img.baobabcolis.example/nl/tabaski.jpg" width="560" alt="Tabaski"></a></p><ul><li>Congélateur 200 L : ${francs(2900, 3900)} au lieu de ${francs(4500, 5500)}</li><li>Mixeur 1,5 L : ${francs(250, 390)}</li><li>Gazinière 4 feux : ${francs(1500, 1990)}</li></ul><p>Code promo <b>TABASKI${random.digits(2)}</b>, livraison offerte à Dakar, Thiès et Saint-Louis jusqu'au 24 mai.</p><p>Parrainez un proche : votre code parrain est ${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 5)}${random.digits(2)}.</p>`,
    },
  ];
  return laidOut(drafts, ({ body }) => ({
    html: `<html><head><meta charset="utf-8"></head><body style="background:#fff8ec;margin:0;padding:18px"><table align="center" width="600" cellpadding="0" cellspacing="0" style="background:#ffffff;font-family:Ubuntu,Verdana,sans-serif;font-size:14px;color:#3b2a1a"><tr><td style="padding:16px 22px;border-bottom:4px double #c7702e"><img src="https://img.baobabcolis.example/logo.png" height="40" alt="Baobab Colis"></td></tr><tr><td style="padding:20px 22px">${body}</td></tr><tr><td style="padding:14px 22px;font-size:11px;color:#9a8770">Baobab Colis SA, 12 rue Félix Faure, BP 1427 Dakar, RCCM SN-DKR-2019-B-11872. Ce message est automatique. <a href="https://www.baobabcolis.example/aide">Aide</a> / <a href="https://r.mail.baobabcolis.example/un">Se désinscrire</a></td></tr></table></body></html>`,
  }));
}
