/** Replies in French with the answer that their reader is after. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'fr-piano-sans-marque',
    language: 'fr',
    subject: 'Re: Accord du piano',
    answers: true,
    html: `<div>Bonjour Madame,</div>
<div><br></div>
<div>mardi me convient, mais après 15 h : le matin, les enfants répètent. Le code de la porte est resté le même.</div>
<div><br></div>
<div>Merci de prévoir une heure de plus pour le la3, il sonne faux depuis Noël.</div>
<div><br></div>
<div>Bien à vous,</div>
<div>Anselme Kerbrat</div>
<div><br></div>
<div>Le lun. 13 janv. 2025 à 11:08, Sidonie Vauquelin &lt;sidonie@vauquelin-pianos.example&gt; a écrit :</div>
<div><br></div>
<div style="margin-left:10px">
<div>Bonjour Monsieur Kerbrat,</div>
<div><br></div>
<div>je passe à Saint-Aubin mardi. Puis-je en profiter pour accorder votre piano ?</div>
<div>Sidonie Vauquelin</div>
</div>
`,
    newWords: `Bonjour Madame,

mardi me convient, mais après 15 h : le matin, les enfants répètent. Le code de la porte est resté le même.

Merci de prévoir une heure de plus pour le la3, il sonne faux depuis Noël.`,
    quoted: 'below',
  },
  {
    name: 'fr-devis-message-d-origine',
    language: 'fr',
    subject: 'RE: Devis vitrail nord',
    answers: true,
    text: `Bonjour,

D'accord pour le devis, à deux conditions :

- pas d'échafaudage devant la porte le dimanche ;
- la pose est finie le 17 octobre au plus tard.

Objet de la facture : « vitrail nord », et rien d'autre.

Cordialement,

Hippolyte Marsan
Secrétaire de la fabrique
Tél. : 05 55 50 11 92

-----Message d'origine-----
De : Apolline Guerchet <apolline@atelier-guerchet.example>
Envoyé : mercredi 3 septembre 2025 17:45
À : Hippolyte Marsan <h.marsan@fabrique-st-clair.example>
Objet : Devis vitrail nord

Bonjour Monsieur Marsan,

vous trouverez le devis ci-joint : 6 200 euros, pose comprise. Êtes-vous d'accord ?

Apolline Guerchet
`,
    newWords: `Bonjour,

D'accord pour le devis, à deux conditions :

- pas d'échafaudage devant la porte le dimanche ;
- la pose est finie le 17 octobre au plus tard.

Objet de la facture : « vitrail nord », et rien d'autre.`,
    quoted: 'below',
  },
  {
    name: 'fr-traduction-proton',
    language: 'fr',
    subject: 'Re: Traduction du chapitre 4',
    answers: true,
    html: `<div style="font-family: Arial, sans-serif; font-size: 14px;">Chère Violaine,</div><div style="font-family: Arial, sans-serif; font-size: 14px;"><br></div><div style="font-family: Arial, sans-serif; font-size: 14px;">vous demandez « le hérisson ou le porc-épic ? » : le hérisson, partout. À la page 61, l'auteur a dit : gardez la faute, elle est voulue.</div><div style="font-family: Arial, sans-serif; font-size: 14px;"><br></div>
<div class="protonmail_signature_block" style="font-family: Arial, sans-serif; font-size: 14px;">
    <div class="protonmail_signature_block-user">
        Amicalement,<br>Balthazar Odin<br>Éditions du Petit Phare
    </div>
    <div class="protonmail_signature_block-proton protonmail_signature_block-empty"></div>
</div>
<div class="protonmail_quote">
        Le vendredi 21 mars 2025 à 09:30, Violaine Testud &lt;violaine.testud@traduire.example&gt; a écrit :<br><br>
        <blockquote class="protonmail_quote" type="cite">
            <div>Cher Balthazar,</div><div><br></div><div>au chapitre 4, le hérisson ou le porc-épic ? Et la faute de la page 61 ?</div><div><br></div><div>Violaine</div>
        </blockquote><br>
    </div>
`,
    newWords: `Chère Violaine,

vous demandez « le hérisson ou le porc-épic ? » : le hérisson, partout. À la page 61, l'auteur a dit : gardez la faute, elle est voulue.`,
    quoted: 'below',
  },
  {
    name: 'fr-ruches-orange',
    language: 'fr',
    subject: 're: Transport des ruches',
    answers: true,
    text: `Non, pas avant la nuit.
Les abeilles doivent être rentrées, et la route est longue.

Amitiés,
Armelle





> Message du 29/04/25 18:22
> De : "Gonzague Pellerin" <gonzague.pellerin@miel-des-causses.example>
> A : "Armelle Fougeray" <armelle.fougeray@oranger.example>
> Copie à :
> Objet : Transport des ruches
>
> Bonsoir Armelle,
> est-ce qu'on peut charger les ruches demain à 17 h ?
> Gonzague
`,
    newWords: `Non, pas avant la nuit.
Les abeilles doivent être rentrées, et la route est longue.`,
    quoted: 'below',
  },
  {
    name: 'fr-assemblee-entre-les-lignes',
    language: 'fr',
    subject: 'Re: Assemblée générale',
    answers: true,
    text: `Bonsoir Philibert, je réponds dans le texte.

Le 06/11/2025 à 21:14, Philibert Aumont a écrit :
> Qui tient le bureau de vote ?

Léocadie et moi, de 9 h à midi.

> Peut-on voter par procuration ?

Oui, une seule par personne (article 12).

> Et pour le vin d'honneur ?

La mairie s'en charge.

Bonne soirée,
Clémence Dastugue
`,
    newWords: `Bonsoir Philibert, je réponds dans le texte.

Le 06/11/2025 à 21:14, Philibert Aumont a écrit :
> Qui tient le bureau de vote ?

Léocadie et moi, de 9 h à midi.

> Peut-on voter par procuration ?

Oui, une seule par personne (article 12).

> Et pour le vin d'honneur ?

La mairie s'en charge.`,
    quoted: 'interleaved',
  },
  {
    name: 'fr-colonie-rien-de-cite',
    language: 'fr',
    subject: 'Re: Colonie de Plouvain',
    answers: true,
    html: `<div dir="ltr"><div>Madame,</div><div><br></div><div>Ma fille viendra bien le 7 juillet. Elle ne mange pas de poisson et nage depuis l'âge de quatre ans.</div><div><br></div><div>La fiche sanitaire est en ligne (<a href="https://sante.colonies-plouvain.example/f/20931">fiche de Maëlys</a>, <a href="https://sante.colonies-plouvain.example/v/20931">vaccins</a>).</div><div><br></div><div>Merci !</div><div><br></div>-- <br><div dir="ltr" class="gmail_signature"><div dir="ltr">Enguerrand Tissot<br>06 55 50 73 18</div></div></div>
`,
    newWords: `Madame,

Ma fille viendra bien le 7 juillet. Elle ne mange pas de poisson et nage depuis l'âge de quatre ans.

La fiche sanitaire est en ligne (fiche de Maëlys [1], vaccins [2]).

Merci !`,
    quoted: 'none',
  },
];
