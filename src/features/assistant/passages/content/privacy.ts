import type { PassageSource } from '../passage-source.ts';

const health = { href: '/policies/privacy', label: 'site.policies.privacy', group: 'privacy' };
const internet = {
  href: '/policies/internet-privacy',
  label: 'site.policies.internetPrivacy',
  group: 'privacy',
};
const note = { href: '/privacy', label: 'passages.labels.privacyNote', group: 'privacy' };

/** What becomes of information about people. */
export const privacy: readonly PassageSource[] = [
  {
    ...health,
    id: 'sell-data',
    say: [['policies.privacy.share', 4, 0, 2]],
    words: {
      en: {
        about: 'sell',
        further:
          'privacy my information data do you records to companies third parties advertisers phone number email name list',
      },
      es: {
        about: 'vender',
        further:
          'privacidad mi informacion datos ustedes mis a companias terceros anunciantes telefono correo nombre lista',
      },
    },
  },
  {
    ...health,
    id: 'share-data',
    say: [['policies.privacy.share', 0, 1, 2]],
    words: {
      en: {
        about: 'share, privacy',
        further:
          'who do you my information data health records with see sees access employer immigration ice government police anyone third parties give doctors family permission tell',
      },
      es: {
        about: 'compartir, privacidad',
        further:
          'con quien mi informacion datos salud quien ve ven acceso trabajo patron inmigracion migra gobierno policia alguien terceros dan medicos familia permiso dicen',
      },
    },
  },
  {
    ...health,
    id: 'use-data',
    say: ['policies.privacy.use'],
    words: {
      en: {
        about: 'privacy',
        further: 'how what do you use my information data health for why need purpose with',
      },
      es: {
        about: 'privacidad',
        further: 'como para que usan mi informacion datos salud por que necesitan con',
      },
    },
  },
  {
    ...health,
    id: 'data-rights',
    say: ['policies.privacy.rights'],
    words: {
      en: {
        about: 'privacy, records, copy',
        further:
          'my rights copy of my information medical records get see correct change wrong mistake limit request how can i do i have printed policy hipaa ask for fix',
      },
      es: {
        about: 'privacidad, copia, expediente',
        further:
          'mis derechos copia de mi informacion expediente medico ver corregir cambiar mal error limitar pedir como puedo tengo impresa politica hipaa',
      },
    },
  },
  {
    ...health,
    id: 'privacy-complaint',
    say: [['policies.privacy.contact', 0, 1, 2]],
    words: {
      en: {
        about: 'privacy',
        further:
          'grievance complaint violated not respected breach leaked report who do i tell contact questions file',
      },
      es: {
        about: 'privacidad',
        further: 'queja violaron no respetaron filtraron reportar a quien digo contacto preguntas presentar',
      },
    },
  },
  {
    ...health,
    id: 'privacy',
    say: [['policies.privacy.intro', 0, 1, 2]],
    words: {
      en: {
        about: 'privacy',
        further:
          'is my information safe protected policy health how do you protect keep confidential who can see secure',
      },
      es: {
        about: 'privacidad',
        further:
          'mi informacion esta segura protegida politica salud como protegen guardan confidencial quien puede ver',
      },
    },
  },
  {
    ...internet,
    id: 'cookies',
    say: [
      ['policies.internetPrivacy.device', 0],
      ['policies.internetPrivacy.intro', 0],
    ],
    words: {
      en: {
        about: 'cookie',
        further:
          'what do you use website site browser which how long tracking advertising follow me monitor google facebook analytics does page',
      },
      es: {
        about: 'cookie',
        further:
          'que cuales usan sitio pagina navegador cuanto duran rastreo publicidad siguen google facebook',
      },
    },
  },
  {
    ...internet,
    id: 'on-device',
    say: [['policies.internetPrivacy.device', 0, 1, 2]],
    words: {
      en: {
        about: 'browser, device, computer',
        further:
          'what stays is saved stored on my device browser computer phone delete clear cookie website site keep',
      },
      es: {
        about: 'navegador, dispositivo, computadora',
        further:
          'que se queda guarda guardado en mi dispositivo navegador computadora telefono borrar cookie sitio pagina',
      },
    },
  },
  {
    ...internet,
    id: 'forms-kept',
    say: [['policies.internetPrivacy.forms', 0, 1, 2]],
    words: {
      en: {
        about: 'form, website privacy',
        further:
          'privacy what happens to do you keep save store my message i send sent write information data use wrote contact reference number',
      },
      es: {
        about: 'formulario, mensaje',
        further:
          'privacidad que pasa con guardan mi mensaje envio mande escribi informacion datos usan contacto numero de referencia',
      },
    },
  },
  {
    ...note,
    id: 'how-long-kept',
    say: ['statements.privacy.kept.forms.howLong'],
    words: {
      en: {
        about: 'keep, store',
        further:
          'privacy how long do you keep save store my form data information message sent delete erase when website',
      },
      es: {
        about: 'guardar, conservan',
        further:
          'privacidad cuanto tiempo guardan conservan mi formulario datos informacion mensaje envie borran eliminar cuando sitio',
      },
    },
  },
  {
    ...internet,
    id: 'chat-privacy',
    say: [['policies.internetPrivacy.assistant', 0, 1, 2, 3]],
    words: {
      en: {
        about: 'this chat, this conversation, assistant',
        further:
          'privacy who reads sees what i write type here conversation saved kept stored recorded private',
      },
      es: {
        about: 'este chat, esta conversacion, asistente',
        further:
          'privacidad quien lee ve lo que escribo pongo aqui conversacion guardan guarda graba queda privado',
      },
    },
  },
  {
    ...note,
    id: 'delete-data',
    say: [['statements.privacy.ask', 0]],
    words: {
      en: {
        about: 'delete',
        further:
          'privacy my data information form what i sent how do can you account message want see correct',
      },
      es: {
        about: 'borrar',
        further:
          'privacidad mis datos informacion formulario lo que mande como puedo cuenta mensaje quiero ver corregir',
      },
    },
  },
  {
    ...note,
    id: 'privacy-note',
    say: ['statements.privacy.never'],
    words: {
      en: {
        about: 'cookie, website privacy, spy',
        further:
          'privacy do you track me website site follow advertising ads spy trackers sell what do you not do third party',
      },
      es: {
        about: 'cookie, espian',
        further:
          'privacidad me rastrean sitio pagina siguen publicidad anuncios espian rastreadores venden que no hacen',
      },
    },
  },
];
