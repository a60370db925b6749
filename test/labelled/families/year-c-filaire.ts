/** A French telecom operator (box and mobile), plain wordy mails of an old system: codes, line, bill, SIM, in French. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function layout({ body, subject }: Draft): { html: string } {
  return {
    html: `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"><title>${subject}</title></head>
<body leftmargin="0" topmargin="0" style="font-family:Arial,sans-serif;font-size:13px;color:#222">
<center><table width="640" border="0" cellspacing="0" cellpadding="0" style="border:1px solid #ccc">
<tr><td colspan="2" bgcolor="#ffffff" height="62" style="border-bottom:3px solid #d4141e;padding-left:20px"><a href="https://www.filaire.example"><img src="https://img.filaire.example/mailing/logo_filaire_2026.gif" border="0" alt="Filaire"></a></td></tr>
<tr><td width="20">&nbsp;</td><td style="padding:20px 20px 20px 0;text-align:justify">${body}
<br><br>L'équipe Filaire</td></tr>
<tr><td colspan="2" bgcolor="#f0f0f0" style="padding:12px 20px;font-size:10px;color:#777">Courriel envoyé par un automate, inutile d'y répondre. Une question ? Votre
<a href="https://espace.filaire.example/assistance">espace Assistance</a> ou le 3944 (service gratuit + prix d'un appel), 7j/7, 8h-22h.<br>
Filaire SAS au capital de 4 310 000 euros, 8 quai Perrache, 69002 Lyon, RCS Lyon 521 904 773. TVA intracommunautaire FR 62 521904773.</td></tr>
</table></center></body></html>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const identifier = `f${random.digits(8)}`;
  const sign = random.digits(6);
  const payment = random.digits(6);
  const porting = random.digits(4);
  const contact = `https://espace.filaire.example/contact/valider.pl?login=${identifier}&cle=${random.text('0123456789abcdef', 20)}`;
  const password = `https://espace.filaire.example/mdp.pl?cle=${random.text('0123456789abcdef', 40)}`;
  const rio = `0${random.digits(1)}P${random.digits(6)}${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 3)}`;
  return laidOut(
    [
      {
        name: 'order',
        language: 'fr',
        subject: 'Votre commande Filaire Box Fibre est bien enregistrée',
        body: `Bonjour Robin,<br><br>Nous vous remercions de votre confiance. Votre commande n° <b>C${random.digits(9)}</b> du 06/01/2026 a bien été prise en compte.<br><br>
<b>Votre offre :</b> Filaire Box Fibre, 24,99 € par mois pendant 12 mois puis 34,99 €, engagement d'un an<br>
<b>Frais de mise en service :</b> 39 €<br><b>Rendez-vous technicien :</b> lundi 19 janvier 2026, entre 8h et 10h<br>
<b>Numéro de prise (PTO) :</b> FI-${random.digits(4)}-${random.digits(4)}<br><br>
Votre identifiant de connexion est <b>${identifier}</b> ; le mot de passe vous parviendra par courrier postal. Vous disposez d'un délai de rétractation de quatorze jours.`,
      },
      {
        name: 'sign-in',
        language: 'fr',
        subject: 'Filaire : votre code de connexion',
        codes: [sign],
        body: `Bonjour,<br><br>Une connexion à l'espace abonné ${identifier} est en cours depuis un nouvel appareil. Pour la valider, merci de renseigner le code ci-dessous :<br><br>
<div align="center"><font size="6" color="#d4141e"><b>${sign}</b></font></div><br>
Ce code est à usage unique et expire au bout de 10 minutes. Si ce n'est pas vous qui vous connectez, modifiez sans attendre votre mot de passe.`,
      },
      {
        name: 'bill',
        language: 'fr',
        subject: 'Facture du 03/03/2026',
        body: `Bonjour Robin Lemoine,<br><br>Votre facture n° <b>${random.digits(10)}</b> vient d'être mise à disposition.<br><br>
<table border="1" cellpadding="5" cellspacing="0" width="100%"><tr><td>Abonnement Box Fibre</td><td align="right">24,99 €</td></tr><tr><td>Forfait mobile 80 Go (06 ** ** ** 41)</td><td align="right">9,99 €</td></tr>
<tr><td>Hors forfait : numéros spéciaux</td><td align="right">1,60 €</td></tr><tr><td><b>Total TTC prélevé le 12/03</b></td><td align="right"><b>36,58 €</b></td></tr></table><br>
Le montant sera débité sur le compte FR76 **** **** ${random.digits(4)}. <a href="https://espace.filaire.example/factures">Consulter ma facture</a>`,
      },
      {
        name: 'contact address',
        language: 'fr',
        subject: 'Confirmation de votre adresse de contact',
        links: [contact],
        body: `Bonjour,<br><br>Vous venez d'indiquer cette adresse comme nouvelle adresse de contact de l'abonnement ${identifier}.<br><br>
Pour qu'elle soit prise en compte, il vous faut suivre ce lien avant 48 heures :<br><br>
<a href="${contact.replace('&', '&amp;')}">${contact.replace('&', '&amp;')}</a><br><br>À défaut, nous continuerons d'écrire à l'ancienne.`,
      },
      {
        name: 'number to another operator',
        language: 'fr',
        subject: 'Votre RIO',
        body: `Bonjour,<br><br>Conformément à la réglementation, voici le relevé d'identité opérateur de la ligne 06 ** ** ** 41, demandé en appelant le 3179 :<br><br>
RIO : <b>${rio}</b><br>Date de fin d'engagement : aucune<br><br>Pour garder votre numéro chez un autre opérateur, communiquez-lui ce relevé lors de la souscription. Il se chargera de résilier votre forfait.
<br><br>Et si vous restiez ? Pendant un an, le forfait 150 Go est à 7,99 € par mois : <a href="https://www.filaire.example/rester?src=rio">j'en profite</a>.`,
      },
      {
        name: 'sim activation',
        language: 'fr',
        subject: 'Activez votre nouvelle carte SIM',
        codes: [porting],
        body: `Bonjour Robin,<br><br>Votre carte SIM (n° de série 8933 15${random.digits(2)} ${random.digits(4)} ${random.digits(4)} ${random.digits(3)}) a été remise à votre adresse le 22/06/2026.<br><br>
Pour l'activer : dans l'espace abonné, rubrique « Ma SIM », cliquez sur « Activer » puis saisissez le code <b>${porting}</b>.<br><br>
La ligne bascule dans l'heure ; l'ancienne carte cesse alors de fonctionner. Le code PIN est imprimé sur le support de la carte.`,
      },
      {
        name: 'card',
        language: 'fr',
        subject: 'Validation du changement de moyen de paiement',
        codes: [payment],
        body: `Bonjour,<br><br>Un changement de coordonnées bancaires a été demandé pour l'abonnement ${identifier} : prélèvement remplacé par la carte **** ${random.digits(4)}.<br><br>
Votre code de validation : <b>${payment.slice(0, 3)} ${payment.slice(3)}</b><br><br>Entrez-le sur la page restée ouverte. Nos conseillers ne vous le réclameront en aucun cas, même au téléphone.`,
      },
      {
        name: 'password',
        language: 'fr',
        subject: 'Mot de passe oublié',
        links: [password],
        body: `Bonjour,<br><br>Vous avez égaré le mot de passe de l'identifiant ${identifier}. <a href="${password}"><b>Créer un nouveau mot de passe</b></a><br><br>
Lien actif jusqu'à demain 14h05. Vous n'avez rien demandé ? Dans ce cas, laissez ce message sans suite.`,
      },
    ],
    layout,
  );
}
