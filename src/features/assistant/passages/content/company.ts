import type { PassageSource } from '../passage-source.ts';

const licensed = { href: '/#faq-licensed', label: 'faq.questions.licensed.question', group: 'company' };
const about = { href: '/#about', label: 'passages.labels.about', group: 'company' };
const notice = {
  href: '/policies/non-discrimination',
  label: 'site.policies.nonDiscrimination',
  group: 'help',
};
const accessibility = {
  href: '/accessibility',
  label: 'passages.labels.accessibility',
  group: 'accessibility',
};
const portal = { href: '/member-portal', label: 'passages.labels.portal', group: 'portal' };

/** The company, help in one's language, and the website for people with disabilities. */
export const company: readonly PassageSource[] = [
  {
    ...licensed,
    id: 'licensed',
    say: [
      ['faq.questions.licensed.answer', 0, 1],
      ['faq.questions.licensed.discountPlan', 0],
    ],
    words: {
      en: {
        about: 'license',
        further:
          'are you even real company by state of florida regulated scam trust who regulates chapter 641 636 statutes is this safe how do i know law',
      },
      es: {
        about: 'licencia',
        further:
          'tienen es compania real por el estado de la florida regula estafa confiar capitulo 641 636 estatutos seguro como se ley',
      },
    },
  },
  {
    ...about,
    id: 'since-2002',
    say: ['about.experience.text'],
    words: {
      en: {
        about: 'how long have you been, how old, 2002',
        further:
          'in business florida company since when year founded start open clinic around serving experience you exist many',
      },
      es: {
        about: 'desde que ano, 2002, cuantos anos llevan',
        further:
          'en la florida compania cuando fundada empezo clinica existen sirviendo experiencia trabajando llevan ustedes tiempo',
      },
    },
  },
  {
    ...about,
    id: 'members',
    say: ['about.membership.figure'],
    words: {
      en: {
        about: 'member count',
        further: 'members do you have people clients customers how many big company',
      },
      es: { about: 'cuantos miembros', further: 'tienen gente personas clientes compania grande' },
    },
  },
  {
    ...about,
    id: 'mission',
    say: ['about.mission.text'],
    words: {
      en: { about: 'mission', further: 'what is your company about clinic purpose' },
      es: { about: 'mision', further: 'cual es su compania clinica proposito' },
    },
  },
  {
    ...about,
    id: 'company',
    say: ['about.experience.text', 'about.licenses.text', 'about.licenses.discountPlanText'],
    words: {
      en: {
        about: 'company, accreditation',
        further: 'tell me about what is your who are company clinic accreditation certified florida brand',
      },
      es: {
        about: 'compania, empresa, acreditacion',
        further: 'hableme de que es su quienes son compania clinica acreditacion florida',
      },
    },
  },
  {
    ...notice,
    id: 'free-help-language',
    say: [['policies.nonDiscrimination.help', 1, 2]],
    words: {
      en: {
        about: 'interpreter, language',
        further: `free cost charge is there somebody someone translate my mom dad speaks only does not speak english documents written letters
          other materials need help can i get provide call talk for`,
      },
      es: {
        about: 'interprete, idioma',
        further: `gratis cuesta cobran hay alguien traducir mi mama papa habla solo no ingles documentos escritos cartas otros necesito
          ayuda puedo pedir dan llamar hablar para`,
      },
    },
  },
  {
    ...notice,
    id: 'free-help-disability',
    say: [['policies.nonDiscrimination.help', 0, 2]],
    words: {
      en: {
        about: 'large print, sign language, discriminate, interpreter',
        further:
          'disability sign language interpreter deaf blind large print braille help free people with disabilities format visually impaired hearing need for provide',
      },
      es: {
        about: 'letra grande, lenguaje de senas, interprete, discapacidad',
        further:
          'discapacidad interprete de senas sordo sorda ciego letra grande braille ayuda gratis personas con discapacidades formato necesito para dan',
      },
    },
  },
  {
    ...notice,
    id: 'discrimination',
    say: [
      ['policies.nonDiscrimination.intro', 0, 1],
      ['policies.nonDiscrimination.grievance', 0, 1],
    ],
    words: {
      en: {
        about: 'discriminate',
        further:
          'do you because of my race color age sex disability origin felt treated differently policy what can i do happened was against gay accent',
      },
      es: {
        about: 'discriminar',
        further:
          'ustedes por mi raza color edad sexo discapacidad origen trataron diferente politica que puedo hacer paso contra acento',
      },
    },
  },
  {
    ...notice,
    id: 'civil-rights-complaint',
    say: [['policies.nonDiscrimination.government', 0]],
    words: {
      en: {
        about: 'complaint to the government, civil rights',
        further:
          'grievance file with office federal government phone number where discriminate hhs department health',
      },
      es: {
        about: 'derechos civiles, gobierno federal',
        further:
          'queja presentar ante oficina gobierno federal telefono donde discriminar departamento salud',
      },
    },
  },
  {
    ...accessibility,
    id: 'accessibility-settings',
    say: [['statements.accessibility.panel', 0, 1]],
    words: {
      en: {
        about: 'accessibility, large print, bigger, contrast, letters, font',
        further:
          'how do i make text letters font bigger larger contrast settings website page site button read see cant small zoom enlarge increase motion stop animation change size high screen',
      },
      es: {
        about: 'accesibilidad, letra grande, contraste, letras, letra',
        further:
          'como hago texto letras mas grande grandes contraste ajustes pagina sitio boton leer ver no puedo pequenas chiquita tamano agrando agrandar aumentar aumento subir movimiento parar animacion cambiar alto pantalla',
      },
    },
  },
  {
    ...accessibility,
    id: 'accessibility',
    say: ['statements.accessibility.lead', ['statements.accessibility.done', 0, 1, 2]],
    words: {
      en: {
        about: 'accessibility, keyboard',
        further:
          'is the website site accessible screen reader blind keyboard works with wcag captions video for disability',
      },
      es: {
        about: 'accesibilidad, teclado',
        further:
          'el sitio pagina es accesible lector de pantalla ciegos teclado funciona con wcag subtitulos video para discapacidad',
      },
    },
  },
  {
    ...accessibility,
    id: 'accessibility-report',
    say: [['statements.accessibility.report', 0, 2, 3]],
    words: {
      en: {
        about:
          'website problem, page problem, website broken, page broken, page error, website error, website not work, page not work, page not load',
        further: 'report problem with does not work broken website page site error button form wont load',
      },
      es: {
        about:
          'problema pagina, problema sitio, pagina error, sitio error, pagina no funciona, sitio no funciona, pagina no sirve, pagina no carga',
        further: 'reportar problema con no funciona no sirve roto pagina sitio error boton formulario carga',
      },
    },
  },
  {
    ...portal,
    id: 'member-portal',
    say: ['passages.portal'],
    words: {
      en: {
        about: 'portal',
        further:
          'how do i log in sign see my card account online where is claims member what app download password username do you have a digital id virtual care points wellness',
      },
      es: {
        about: 'portal',
        further:
          'como entro inicio sesion ver mi tarjeta cuenta en linea donde esta reclamaciones miembro que app descargar clave contrasena usuario tienen digital virtual puntos bienestar',
      },
    },
  },
];
