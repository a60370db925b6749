/** A veterinary practice in Portuguese and Spanish: letters about animals, in plain text with a line of paws. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body, language }: Draft) => ({
  text: `. : . : . : .\n${body}\n. : . : . : .\n${language === 'pt' ? 'Clínica Patas e Cascos, Évora' : 'Clínica Patas y Cascos, Cáceres'}`,
});

export function mails(random: Random): FamilyMail[] {
  const [file, chip, dose, lab] = [
    random.digits(6),
    random.digits(5),
    random.text('ACDEFGHJKMNPQRTUVWXY34679', 6),
    random.digits(4),
  ];
  const adopt = `https://patas.example/adopta/si/${random.text('abcdefghijkmnpqrstuvwxyz', 9)}${random.digits(9)}`;
  return laidOut(
    [
      {
        name: 'ficha da gata aberta noutro telemóvel',
        language: 'pt',
        subject: 'A ficha da Pantufa',
        body: `Olá Robin,\n\nquer espreitar a ficha da Pantufa num telemóvel que nunca vimos. Diga-lhe ${file} e ela abre-se. A vacina de 3/2026 já lá está, lote 44710.`,
        codes: [file],
      },
      {
        name: 'mudança de dono do chip',
        language: 'pt',
        subject: 'O cão passa para si',
        body: `O anterior dono cedeu-lhe o Bolota, microchip 620098100412377.\n\nPara o registo ficar em seu nome, a última linha do impresso espera por\n\n    ${chip}\n\naté sexta.`,
        codes: [chip],
      },
      {
        name: 'análises prontas para levantar',
        language: 'pt',
        subject: 'Análises do Bolota',
        body: 'As análises 30917 chegaram do laboratório. Creatinina 1,4. Passe por cá entre as 9 e as 19, senha 21 ao balcão.',
      },
      {
        name: 'receta que hay que abrir',
        language: 'es',
        subject: 'Receta de Trufa',
        body: `Hola:\n\nla farmacia de guardia preguntará por ${dose} antes de soltar las pastillas de Trufa; se lo enseña usted en el móvil o se lo canta. Nº de colegiado 10-1187.`,
        codes: [dose],
      },
      {
        name: 'adopción',
        language: 'es',
        subject: '¿Te quedas con Lola?',
        body: `Lola, galga, 4 años, 22 kg, ya ha dormido dos noches en tu casa.\n\nSi es que sí: ${adopt}\n\nSi es que no, la recogemos el lunes.`,
        links: [adopt],
      },
      {
        name: 'resultados por teléfono',
        language: 'es',
        subject: 'Te llamamos esta tarde',
        body: `A las 17:30 la doctora Vidal marca tu número. Para estar segura de que eres tú, querrá oír ${lab}. Así de sencillo.`,
        codes: [lab],
      },
      {
        name: 'recibo de la consulta',
        language: 'es',
        subject: 'Recibo 2026/4471',
        body: 'Consulta 35,00 €, radiografía 60,00 €. Pagado con tarjeta acabada en 0912, operación 558201. Próxima revisión: 14/02.',
      },
    ],
    layout,
  );
}
