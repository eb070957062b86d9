import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  pageTitle: '{brand}: clínica de salud prepagada y planes de descuento en la Florida',
  pageDescription:
    'Atención para familias de la Florida desde 2002. Vea su pago mensual en tres pasos y encuentre un médico cerca de usted, en español o en inglés.',
  hero: {
    eyebrow: 'Con licencia en la Florida desde 2002',
    titlePlace: 'Su médico,',
    titleLanguage: 'en su idioma,',
    titlePrice: 'consulta a $5.*',
    subtitle:
      'Una clínica de salud prepagada (PHC) para las familias de la Florida. Vea su precio antes de decidir.',
    network: 'Nuestra red tiene más de {providers} proveedores.',
    getQuote: 'Pedir cotización',
    learnMore: 'Más información',
    learnMoreAbout: 'sobre su pago mensual',
    pauseVideo: 'Pausar el video del amanecer',
    playVideo: 'Reproducir el video del amanecer',
    playVideoAgain: 'Reproducir otra vez el video del amanecer',
    pictureAlt: 'Amanecer sobre el mar entre dos palmeras, visto por una ventana en arco',
    discountPlanBadgeTitle: 'PHC y DPO con licencia',
    badgeText: 'Reguladas por el Estado de la Florida, capítulos 641 y 636 de los Estatutos de la Florida',
  },
  price: {
    label: 'Su pago mensual',
    who: '¿Para quién es el plan?',
    whoChoice:
      '{planType, select, family {Pareja} other {{count, plural, =0 {Solo yo} other {Yo}}}}{count, plural, =0 {} one { y 1 niño} other { y # niños}}',
    age: 'Edad del titular',
    ages: {
      '<18': 'Menos de 18',
      '18-30': '18 a 30',
      '31-45': '31 a 45',
      '46-55': '46 a 55',
      '56-65': '56 a 65',
      '65+': '65 o más',
    },
    monthly: 'Pago mensual. Aparte: paquetes, desde {from} al mes, y cargo de solicitud, $25.00.',
    unpriced: 'Presione «Ver el desglose» y verá este precio.',
    lines: 'Ver el desglose',
  },
  stats: {
    label: 'Costa Clara en números',
    members: 'miembros',
    years: 'años al servicio de la Florida',
    copayments: 'de copago con la PHC',
    copaymentsNote: 'Copago de $5 para la PHC de Miami-Dade',
    copaymentsAsterisk: 'Qué significa el asterisco',
  },
  starting: {
    title: '¿Cuál es su situación?',
    newTitle: 'Nunca he tenido seguro',
    newTeaser: 'Le explicamos el precio, con todo desglosado.',
    newGuidance:
      'Empiece por el precio. Conteste unas preguntas y vea su total mensual, con todo desglosado. Con la PHC usted paga un copago mínimo al atenderse, y los beneficios sin copago empiezan 30 días después de activarse su plan.',
    newLink: 'Pedir cotización',
    haveTitle: 'Ya tengo seguro',
    haveTeaser: 'Vea cuánto cuestan nuestros paquetes.',
    haveGuidance:
      'Compare antes de cambiar. La cotización le muestra cuánto cuesta al mes cada paquete con dental, visión o farmacia. ¿Piensa quedarse con su plan actual? Pregúntenos primero cómo funcionan los dos juntos.',
    haveLink: 'Pedir cotización',
    needsTitle: 'Busco algo específico',
    needsTeaser: 'Un pediatra, un especialista, su idioma.',
    needsGuidance:
      'Empiece por el médico. Búsquelo por especialidad, idioma y código postal, y llame al consultorio para saber si recibe pacientes nuevos. Después llámenos: con la PHC, algunas visitas a especialistas tienen una espera de 60 días; pregunte cuáles.',
    needsLink: 'Buscar un médico',
  },
  callToAction: {
    titlePrice: 'Su precio en tres pasos.',
    titleDoctor: 'Su médico en una búsqueda.',
    text: 'La cotización no envía sus datos. Usted decide a quién llamar y cuándo.',
    quote: 'Pedir cotización',
    providers: 'Buscar un médico',
  },
} as const satisfies Translation<typeof en>;
