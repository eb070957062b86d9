import type { PassageSource } from '../passage-source.ts';

const faq = {
  href: '/#faq-preventive-panels',
  label: 'faq.questions.preventivePanels.question',
  group: 'panels',
};
const section = { href: '/#preventive-care', label: 'passages.labels.preventiveCare', group: 'panels' };

/** Preventive care (specification, section 2 "Preventive care" and section 9). */
export const panels: readonly PassageSource[] = [
  {
    ...faq,
    id: 'preventive-panels',
    say: [['faq.questions.preventivePanels.answer', 0, 1, 2]],
    words: {
      en: {
        about: 'panel, preventive',
        further:
          'what are is the control panels include tests care do you have cover list explain mean groups all services which a b c d f h i j',
      },
      es: {
        about: 'panel, preventivo',
        further:
          'que son es los de control incluyen pruebas examenes atencion tienen cubre lista explicame significa grupos todos servicios cuales traen a b c d f h i j',
      },
    },
  },
  {
    ...faq,
    id: 'panels-start',
    say: [['faq.questions.preventivePanels.answer', 3, 4]],
    words: {
      en: {
        about: 'panel, preventive',
        further:
          'when can i get start first time how soon long wait before done do signed up joined last week new member 90 days after appointment schedule book have',
      },
      es: {
        about: 'panel, preventivo',
        further:
          'cuando puedo hacer empezar primera vez cuanto tiempo espera antes inscribi semana pasada nuevo miembro 90 dias despues cita sacar pueden',
      },
    },
  },
  {
    ...faq,
    id: 'panels-often',
    say: [['faq.questions.preventivePanels.answer', 3]],
    words: {
      en: {
        about: 'panel, preventive',
        further:
          'often how many times a year every 3 months repeat again next another frequency available can i get do then after that later',
      },
      es: {
        about: 'panel, preventivo',
        further:
          'cada cuanto cuantas veces al ano 3 meses repetir otra vez proximo otro frecuencia disponible puedo hacer tocan toca despues luego',
      },
    },
  },
  {
    ...section,
    id: 'panel-a',
    say: ['passages.panels.a', ['faq.questions.preventivePanels.answer', 3]],
    words: {
      en: {
        about: 'mammogram, pap smear, panel a',
        further:
          'which panel has have included cover free annual women woman test exam breast cervical cancer a in my wife mom do you do for',
      },
      es: {
        about: 'mamografia, papanicolau, panel a',
        further:
          'que panel en cual tiene incluye incluida cubre gratis anual mujeres mujer prueba examen cancer a mi esposa mama hacen para viene',
      },
    },
  },
  {
    ...section,
    id: 'panels-bcdf',
    say: ['passages.panels.bcdf', ['faq.questions.preventivePanels.answer', 3]],
    words: {
      en: {
        about: 'prostate, ecg, cholesterol, coronary, panel b, panel c, panel d, panel f',
        further:
          'which panel has have included cover free test tests exam heart risk men dad husband my in is that something do you check b c d f blood included',
      },
      es: {
        about: 'prostata, electrocardiograma, colesterol, coronario, panel b, panel c, panel d, panel f',
        further:
          'que panel en cual tiene incluye incluido cubre gratis prueba pruebas examen corazon riesgo hombres papa esposo mi hacen revisan b c d f sangre viene antigeno',
      },
    },
  },
  {
    ...section,
    id: 'panels-hij',
    say: ['passages.panels.hij', ['faq.questions.preventivePanels.answer', 3]],
    words: {
      en: {
        about: 'colon, digestion, panel h, panel i, panel j',
        further:
          'which panel has have included cover free test exam fecal occult blood fit colorectal cancer screening stool in do you h i j',
      },
      es: {
        about: 'heces, digestion, panel h, panel i, panel j',
        further:
          'que panel en cual tiene incluye incluida cubre gratis prueba examen sangre oculta fit colon cancer hacen h i j viene',
      },
    },
  },
  {
    ...section,
    id: 'preventive-free',
    say: ['preventiveCare.badge', ['faq.questions.preventivePanels.answer', 0, 3]],
    words: {
      en: {
        about: 'preventive, panel',
        further: 'free cost how much pay do i have to is it charge really price',
      },
      es: {
        about: 'preventivo, panel',
        further: 'gratis cuesta cuanto pagar hay que es cobran de verdad precio',
      },
    },
  },
];
