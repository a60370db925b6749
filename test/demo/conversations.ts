/** What people write to the bicycle workshop of the demo, in their languages, and what its agents answer. */

export type InboxName = 'hello' | 'support' | 'orders' | 'billing' | 'signups';

/** Turns alternate: a stranger begins, and an agent answers. `{order}` and `{bike}` differ each time. */
export type Conversation = { inbox: InboxName; subject: string; label?: string; turns: string[]; people: string[] };

export const BIKES = ['Kestrel 3', 'Kestrel 5 Touring', 'Swift Cargo', 'Merlin Gravel', 'Heron City', 'Wren Junior'];

export const CONVERSATIONS: Conversation[] = [
  {
    inbox: 'support',
    subject: 'Rear brake squeals on my {bike}',
    label: 'repair',
    people: ['Maria Lindqvist <maria@bluelagoon.example>', 'Tom Okafor <tom.okafor@northmill.example>'],
    turns: [
      'Hello,\n\nthe rear brake of my {bike} (order {order}) squeals when it is wet. The pads look fine to me. Is this something I can mend myself, or should I bring it in?\n\nMany thanks',
      'Hello,\n\nthat is nearly always oil on the disc. Please clean the disc with isopropyl alcohol and sand the pads lightly. If it still squeals after ten firm stops, bring it in: we would change the pads free of charge.\n\nBest regards\nKestrel support',
      'That did it, thank you! Silent again, even in the rain this morning.',
    ],
  },
  {
    inbox: 'support',
    subject: 'Akku lädt nicht mehr vollständig',
    label: 'repair',
    people: ['Jonas Weber <jonas.weber@lindenhof.example>', 'Katrin Albers <k.albers@deichpost.example>'],
    turns: [
      'Guten Tag,\n\nder Akku meines {bike} lädt seit letzter Woche nur noch bis 82 %. Bestellnummer {order}. Ist das ein Garantiefall?\n\nMit freundlichen Grüßen',
      'Guten Tag,\n\nbitte laden Sie den Akku einmal über Nacht bei Zimmertemperatur, danach kalibriert er sich selbst. Bleibt es bei 82 %, tauschen wir ihn aus; Ihre Garantie läuft noch 14 Monate.\n\nFreundliche Grüße\nKestrel Support',
      'Vielen Dank für die schnelle Antwort. Nach einer Nacht zeigt er wieder 100 % an.',
      'Das freut uns. Gute Fahrt!',
    ],
  },
  {
    inbox: 'orders',
    subject: 'Livraison de la commande {order}',
    label: 'delivery',
    people: ['Camille Roux <camille.roux@petitport.example>', 'Antoine Mercier <a.mercier@valclair.example>'],
    turns: [
      "Bonjour,\n\nje serai absente jeudi. Est-il possible de livrer la commande {order} vendredi après-midi, ou de la déposer chez le voisin ?\n\nMerci d'avance",
      'Bonjour,\n\nle transporteur passera vendredi entre 14 h et 17 h. Vous recevrez un SMS une heure avant son arrivée.\n\nBien à vous\nKestrel',
      'Parfait, merci beaucoup !',
    ],
  },
  {
    inbox: 'orders',
    subject: 'Cambio de talla del pedido {order}',
    label: 'delivery',
    people: ['Lucía Navarro <lucia@casaverde.example>', 'Diego Prats <diego.prats@miravent.example>'],
    turns: [
      'Hola:\n\nme equivoqué de talla al pedir el {bike}. Necesito una M en lugar de una L. ¿Todavía se puede cambiar?\n\nGracias y un saludo',
      'Hola:\n\ntodavía no ha salido del taller, así que ya está cambiado a la talla M. La fecha de entrega es la misma.\n\nUn saludo\nKestrel',
    ],
  },
  {
    inbox: 'hello',
    subject: '試乗の予約について',
    people: ['佐藤 健 <k.sato@hanamizu.example>'],
    turns: [
      'はじめまして。来週の土曜日に{bike}の試乗をしたいのですが、予約は必要でしょうか。身長は172センチです。よろしくお願いいたします。',
      'お問い合わせありがとうございます。土曜日の11時に、Mサイズを一台ご用意いたします。身分証明書をお持ちください。',
      '承知しました。土曜日の11時に伺います。ありがとうございます。',
    ],
  },
  {
    inbox: 'hello',
    subject: 'Fleet of ten for our couriers',
    label: 'lead',
    people: ['Priya Raman <priya@swiftparcel.example>', 'Ewan Doyle <ewan@greenmile.example>'],
    turns: [
      'Hi there,\n\nwe run a courier company with ten riders and want to replace our vans in the old town. Could you quote ten {bike} with spare batteries, and yearly service?\n\nKind regards',
      'Hi,\n\nwith pleasure. For ten we give 12 % off and collect them for service at your depot. A person of ours sends you the written offer within two days.\n\nKind regards\nKestrel',
      'Sounds good. One more thing: can the boxes carry our logo?',
    ],
  },
  {
    inbox: 'hello',
    subject: 'Passeio de grupo em setembro',
    people: ['Beatriz Sousa <beatriz@marealta.example>'],
    turns: [
      'Olá,\n\nsomos oito pessoas e queremos alugar bicicletas para um fim de semana. Têm {bike} suficientes?\n\nObrigada',
      'Olá,\n\ntemos oito, em tamanhos de S a L. Digam-nos as alturas e reservamos tudo para sexta-feira.\n\nAté breve\nKestrel',
    ],
  },
  {
    inbox: 'billing',
    subject: 'Invoice for order {order} has the wrong address',
    label: 'invoice',
    people: ['Hannah Frost <hannah.frost@quillfen.example>', 'Oliver Brandt <oliver@harbourlight.example>'],
    turns: [
      'Dear all,\n\nour office moved in March, but the invoice for {order} still has the old street. Our accountants need it right. Could you send a new one?\n\nBest wishes',
      'Dear customer,\n\nthe address is corrected in your account, and the new invoice is on its way. The old one is void.\n\nBest regards\nKestrel billing',
      'Received, all in order now. Thanks for the quick help.',
    ],
  },
  {
    inbox: 'billing',
    subject: 'Vraag over de creditnota',
    label: 'invoice',
    people: ['Sanne de Vries <sanne@grachtzicht.example>'],
    turns: [
      'Goedemiddag,\n\nik heb de {bike} vorige week teruggestuurd (bestelling {order}). Wanneer kan ik de creditnota verwachten?\n\nMet vriendelijke groet',
      'Goedemiddag,\n\nde fiets is gisteren nagekeken. Het bedrag staat binnen drie werkdagen op uw rekening; de creditnota zit bij uw account.\n\nMet vriendelijke groet\nKestrel',
    ],
  },
  {
    inbox: 'support',
    subject: 'Il cambio salta sotto sforzo',
    label: 'repair',
    people: ['Giulia Ferri <giulia.ferri@borgoalto.example>'],
    turns: [
      'Buongiorno,\n\nin salita il cambio della mia {bike} salta dal terzo al quarto pignone. Ha solo 400 km. Che cosa posso fare?\n\nGrazie mille',
      'Buongiorno,\n\ndopo i primi chilometri il cavo si allunga: un mezzo giro del registro in senso antiorario di solito basta. Le alleghiamo volentieri un appuntamento per il tagliando gratuito.\n\nCordiali saluti\nKestrel',
      'Ha funzionato, grazie!',
    ],
  },
  {
    inbox: 'support',
    subject: 'Lost the key of my lock',
    people: ['Noah Petersen <noah@fjordline.example>', 'Aisha Karim <aisha@oldorchard.example>'],
    turns: [
      'Hi, I lost both keys of the frame lock of my {bike}. The number on it is {order}. Can you cut a new one?',
      'Hi, yes. Please bring the proof of purchase or the frame number, we cut it while you wait.',
      'Great. I will come by on Thursday after four.',
      'See you then. The workshop is open until six.',
    ],
  },
];
