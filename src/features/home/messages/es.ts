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
      'Una clínica de salud prepagada (PHC) para familias de la Florida. Vea primero su pago mensual, en español o en inglés. Decida después.',
    network: 'Nuestra red tiene más de {providers} proveedores.',
    getQuote: 'Pedir cotización',
    learnMore: 'Más información',
    pauseVideo: 'Pausar el video del amanecer',
    playVideo: 'Reproducir el video del amanecer',
    playVideoAgain: 'Reproducir otra vez el video del amanecer',
    pictureAlt: 'Amanecer sobre el mar entre dos palmeras, visto por una ventana en arco',
    discountPlanBadgeTitle: 'PHC y DPO con licencia',
    badgeText: 'Reguladas por el Estado de la Florida, capítulos 641 y 636 de los Estatutos de la Florida',
  },
  stats: {
    label: 'Costa Clara en números',
    members: 'miembros',
    years: 'años sirviendo a la Florida',
    copayments: 'copagos',
    copaymentsNote: 'Copago de $5 para la PHC de Miami-Dade',
    copaymentsAsterisk: 'Qué significa el asterisco',
  },
  starting: {
    title: '¿Desde dónde empieza usted?',
    newTitle: 'Nunca he tenido seguro',
    newTeaser: 'Vea qué significa cada línea del precio.',
    newGuidance:
      'Empiece por el precio. Conteste unas preguntas y vea su total mensual, con cada línea explicada en palabras sencillas. Como miembro de la PHC usted hace un copago mínimo en cada visita. Los beneficios sin copago empiezan 30 días después de activar su plan.',
    newLink: 'Ver mi pago mensual',
    haveTitle: 'Ya tengo seguro',
    haveTeaser: 'Vea cuánto cuestan nuestros paquetes.',
    haveGuidance:
      'Compare antes de cambiar nada. Nuestra calculadora muestra cuánto cuestan al mes los paquetes de dental, visión y farmacia, uno por uno. Si piensa quedarse con lo que tiene, pregúntenos cómo funcionarían juntos antes de inscribirse.',
    haveLink: 'Comparar paquetes y precios',
    needsTitle: 'Necesidades específicas',
    needsTeaser: 'Un niño, un especialista, un idioma, una cirugía.',
    needsGuidance:
      'Busque primero al médico. Busque por especialidad, idioma y código postal, y llame al consultorio para saber si recibe pacientes nuevos. Luego llámenos: algunas visitas a especialistas tienen una espera de 60 días; pregunte cuáles.',
    needsLink: 'Buscar un médico',
  },
  callToAction: {
    title: 'Tres pasos para su precio. Una búsqueda para su médico.',
    text: 'Nada de lo que escriba en la calculadora se envía. Usted decide a quién llamar y cuándo.',
    quote: 'Ver mi pago mensual',
    providers: 'Buscar un médico',
  },
} as const satisfies Translation<typeof en>;
