import type { PassageSource } from '../passage-source.ts';

const place = { href: '/policies/grievance', label: 'site.policies.grievances', group: 'grievance' };

/** Complaints, their levels and deadlines (specification, section 9 "Grievances"). */
export const grievances: readonly PassageSource[] = [
  {
    ...place,
    id: 'grievance-first',
    say: [['policies.grievances.intro', 0, 1, 2, 3]],
    words: {
      en: {
        about: 'grievance, mistreated, rude',
        further: `file make want to how do i where process procedure bad service treated poorly rude staff unhappy upset angry
          mad problem went wrong mistreated clinic office doctor person report someone terrible awful experience disrespect
          unhappy dissatisfied about your you people billing bill wrong free cost formal steps who call speak with talk affect my care change`,
      },
      es: {
        about: 'queja, grosero, maltrato',
        further: `poner hacer meter presentar quiero como donde tramite procedimiento mal servicio mala atencion trataron
          malisimo mal grosero groseros grosera maltrato problema salio mal molesto molesta bravo enojado clinica oficina
          doctor persona reportar terrible experiencia falta de respeto insatisfecho inconforme factura gratis cuesta formal
          pasos quien llamo hablo afecta mi atencion cambia`,
      },
    },
  },
  {
    ...place,
    id: 'grievance-file',
    say: [['policies.grievances.file', 0, 1, 2]],
    words: {
      en: {
        about: 'grievance, file a grievance',
        further: `file filing formal how long do i have deadline time limit late too late year last winter summer happened event since
          in writing, letter, write where send mail address what do i include put say papers copies documents information need
          something something happened clinic months ago years ago still old done do can`,
      },
      es: {
        about: 'queja, presentar queja',
        further: `presentar poner meter formal cuanto tiempo tengo plazo limite tarde demasiado ano invierno verano paso ocurrio
          evento desde por escrito, carta, escribir donde mando envio direccion que incluyo pongo digo papeles copias
          documentos informacion necesito hace meses anos todavia algo paso clinica`,
      },
    },
  },
  {
    ...place,
    id: 'grievance-acknowledged',
    say: [['policies.grievances.levels', 0]],
    words: {
      en: {
        about: 'grievance',
        further: `acknowledge, how long until you tell me you got it received know when hear back letter notice sent filed
          submitted confirm confirmation receipt 5 business days mailed monday formal first answer reply get`,
      },
      es: {
        about: 'queja',
        further: `acuse, cuando me avisan recibieron saben cuanto tardan confirmar carta aviso puse presente llego
          recibo 5 dias laborables habiles formal lunes primera contestan respuesta me llaman`,
      },
    },
  },
  {
    ...place,
    id: 'grievance-outcome',
    say: [['policies.grievances.levels', 1]],
    words: {
      en: {
        about: 'grievance, decision, level 1',
        further: `decision when do i get how long take answer outcome result resolve finish final wait days 30 business level 1
          review get know told you decide formal reply response`,
      },
      es: {
        about: 'queja, decision, nivel 1',
        further: `decision resultado cuando me dan cuanto tarda respuesta resuelven final espera dias 30 laborables habiles
          nivel 1 revision saber dicen deciden formal contestan`,
      },
    },
  },
  {
    ...place,
    id: 'grievance-level-2',
    say: [['policies.grievances.levels', 2]],
    words: {
      en: {
        about: 'level 2, level 1, appeal, decision, agree, disagree, denied, denial, rejected',
        further: `disagree do not agree dont agree unhappy with not satisfied denied denial rejected turned down next step now what grievance
          second review again reconsider said no request ask for deadline how long do i have days level 2 lost against me after
          options what can i do different another look`,
      },
      es: {
        about: 'nivel 2, nivel 1, apelar, decision, acuerdo, desacuerdo, conforme, negaron, rechazaron',
        further: `no estoy de acuerdo desacuerdo no conforme queja negaron negada rechazaron denegaron dijeron que no ahora
          que hago siguiente paso segunda revision otra vez reconsiderar pido pedir plazo cuanto tiempo tengo dias nivel 2
          perdi despues opciones que puedo hacer en contra`,
      },
    },
  },
  {
    ...place,
    id: 'grievance-levels',
    say: ['policies.grievances.levels'],
    words: {
      en: {
        about: 'grievance',
        further: `steps levels stages how does work process what happens next after i file procedure timeline explain how many
          level 1 level 2 whole`,
      },
      es: {
        about: 'queja',
        further: `pasos niveles etapas como funciona proceso que pasa despues que sigue procedimiento explicame cuantos nivel 1
          nivel 2 todo`,
      },
    },
  },
  {
    ...place,
    id: 'grievance-expedited',
    say: [['policies.grievances.expedited', 0, 1, 2]],
    words: {
      en: {
        about: 'expedited, fast, 72',
        further: `grievance review surgery treatment medicine health life danger recovery decision 30 days hours quick quicker soon
          wait long is there a one how can i get one ask authorization speed sooner condition worse serious cancer waiting`,
      },
      es: {
        about: 'urgente, 72',
        further: `queja revision cirugia tratamiento medicina salud vida peligro recuperacion decision 30 dias horas rapida
          esperar tanto hay una como pido autorizacion esposa esposo antes pronto grave condicion peor cancer`,
      },
    },
  },
  {
    ...place,
    id: 'grievance-appeal-state',
    say: ['policies.grievances.appeal'],
    words: {
      en: {
        about: 'appeal, state, government',
        further: `appeal to the state of florida grievance how long do i have deadline year 1 outside agency external after final
          decision disagree where send who can i still department insurance regulator higher go above you over your head`,
      },
      es: {
        about: 'apelar, estado, gobierno',
        further: `apelar ante el estado de la florida queja plazo cuanto tiempo tengo ano 1 agencia externa despues decision final
          no quedo conforme acuerdo donde mando a quien puedo departamento regulador mas arriba`,
      },
    },
  },
];
