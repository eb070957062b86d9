import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  title: 'Pida su cotización',
  subtitle: 'Su pago mensual en tres pasos cortos.',
  pageTitle: 'Pida su cotización | {brand}',
  pageDescription:
    'Calcule en tres pasos el pago mensual de un plan para usted o su familia, sin dar sus datos a nadie.',
  progress: 'Paso {step} de {total}',
  needsScript:
    'JavaScript está desactivado. Elija aquí el tipo de plan, la edad, los niños y el condado, y presione Siguiente para ver el precio. Solo se envía lo que eligió: deje en blanco su nombre, teléfono y correo electrónico. Así no se pueden elegir paquetes: llame al <phone></phone> o <form>llene la solicitud</form>.',

  basicInfo: {
    title: '¿Para quién es el plan?',
    lead: 'El precio cambia según lo que elija.',
    planType: 'Tipo de plan',
    individual: 'Individual',
    individualHint: 'Una persona, más sus niños',
    family: 'Familiar',
    familyHint: 'Dos personas, más sus niños',
    age: 'Edad del titular',
    children: 'Número de niños',
    childrenCount: '{count, plural, =0 {Sin niños} one {1 niño} other {{shown} niños}}',
    county: 'Condado',
    countyHint: 'Donde usted vive. No cambia el precio.',
    unserved:
      '{county} no está entre los condados donde damos servicio. Llámenos al <phone></phone> antes de inscribirse.',
    chooseCounty: 'Elija un condado',
    name: 'Nombre completo',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    optional: 'opcional',
    privacy: 'Su nombre, teléfono y correo electrónico no se envían. Se borran al cerrar esta pestaña.',
    next: 'Siguiente',
    loading: 'Un momento...',
  },
  errors: {
    summary: 'Complete este paso, por favor:',
    county: 'El condado es obligatorio',
    contactName: 'El nombre es obligatorio',
    contactPhone: 'El teléfono es obligatorio',
  },
  ages: {
    '<18': 'Menos de 18 años',
    '18-30': '18 a 30 años',
    '31-45': '31 a 45 años',
    '46-55': '46 a 55 años',
    '56-65': '56 a 65 años',
    '65+': '65 años o más',
  },
  planTypes: { individual: 'Individual', family: 'Familiar' },

  packages: {
    title: 'Agregue un paquete, si le conviene',
    lead: 'Elija uno, o ninguno. Los precios son por mes, {people, plural, one {para una persona} other {para las # personas}}.',
    core: 'Paquete principal',
    none: 'Sin paquete principal',
    noneHint: 'Solo el precio básico',
    extra: 'Paquete de hospital (opcional)',
    hospitalHint: 'Descuentos en servicios hospitalarios. No es un seguro de hospitalización.',
    previous: 'Anterior',
    submit: 'Ver mi cotización',
    benefits: {
      package1: 'Servicios médicos, auxiliares, dentales, de visión y farmacia',
      package2: 'Servicios dentales, de visión y farmacia',
      package3: 'Servicios dentales y de visión',
      package4: 'Servicios dentales y de farmacia',
    },
  },

  receipt: {
    soFar: 'Su precio hasta ahora',
    perMonth: 'al mes',
    perPerson: '{price} por persona',
    costPerPerson: 'Por persona ({people, number})',
    basic:
      'Precio básico {planType, select, family {familiar} other {individual}}, {isUnder18, select, true {menos de 18 años} other {de {age}}}',
    children: '{count, plural, one {1 niño} other {# niños}} × {price}',
    package: '{name}, {priceKind, select, individual {individual} couple {pareja} other {familia}}',
    total: 'Total al mes',
    whatIsThis: '¿Qué es esto?',
    private: 'Se calcula en su teléfono o computadora. No se envía nada.',
    showLines: 'Ver el desglose',
    notIn: 'Aparte: paquetes (desde {from}) y solicitud ($25.00).',
    notInWithPackages: 'Aparte: el cargo de solicitud ($25.00).',
    limits: 'Lo que el plan no hace',
  },
  explain: {
    basic:
      'Es el pago mensual del plan para el titular y, si el plan es familiar, también para un segundo adulto. Depende del tipo de plan y de la edad del titular. Los paquetes y lo que paga en cada visita van aparte.',
    children:
      'Cada niño suma {price} al mes. Puede agregar hasta 4, tanto en un plan familiar como en uno individual.',
    package1:
      'Agrega beneficios médicos, auxiliares, dentales, de visión y de farmacia. Puede tener un solo paquete principal.',
    package2: 'Agrega beneficios dentales, de visión y de farmacia. Puede tener un solo paquete principal.',
    package3: 'Agrega beneficios dentales y de visión. Puede tener un solo paquete principal.',
    package4: 'Agrega beneficios dentales y de farmacia. Puede tener un solo paquete principal.',
    package5:
      'Agrega descuentos en servicios hospitalarios, con o sin paquete principal. No es un seguro de hospitalización. El precio depende del tipo de plan y, en un plan familiar, de si tiene niños.',
  },

  result: {
    title: 'Su cotización está lista',
    total: 'Pago mensual total',
    wantCall: '¿Quiere que le llamemos?',
    followUp: '{name}, pida una llamada y le respondemos en 24 a 48 horas.',
    followUpHow: 'Ya llenamos sus datos. Solo se envían si usted toca «Pedir que me llamen».',
    askForCall: 'Pedir una llamada',
    questions: '¿Tiene preguntas?',
    questionsText: 'Llámenos {hours}:',
    newQuote: 'Nueva cotización',
    enroll: 'Inscribirse ahora',
    enrollHint:
      'La inscripción se hace en otra página nuestra. La solicitud tiene un cargo de $25.00, que no es reembolsable.',
    changeMind: '¿Y si cambia de idea? <link>Vea qué le devolvemos y hasta cuándo.</link>',
    save: 'Guarde o comparta esta cotización',
    copyLink: 'Copiar enlace',
    copied: 'Enlace copiado. Lleva lo que eligió, no su nombre, teléfono ni correo electrónico.',
    copyByHand: 'No se pudo copiar. Copie usted este enlace:',
    print: 'Imprimir',
  },

  request: {
    title: 'Pida una llamada sobre su cotización',
    lead: 'Déjenos sus datos y le respondemos en 24 a 48 horas.',
  },

  facts: {
    title: 'Antes de decidir',
    notIncluded: {
      title: 'Lo que el precio no incluye',
      copay: 'Los copagos de la PHC: usted paga un copago mínimo al atenderse.',
      discountPlanRate: 'Lo que paga con el DPO: la tarifa negociada de cada servicio.',
      packages: 'Los paquetes que no eligió: cada uno va aparte, cada mes.',
      fee: 'El cargo de solicitud de $25.00, que no es reembolsable.',
    },
    waiting: {
      title: 'PHC: cuándo empiezan los beneficios y sus límites',
      noCopay: 'Beneficios sin copago (PHC): 30 días después de activarse su plan.',
      panels: 'Paneles preventivos (PHC): después de 90 días, y luego cada 3 meses.',
      specialists: 'Algunas visitas a especialistas (PHC): 60 días de espera.',
      dental: 'Crédito dental anual de $200 (PHC): después de 6 meses como miembro.',
      laboratory: 'Servicios de laboratorio (PHC): 3 veces en cada año de contrato.',
    },
    changeMind: {
      title: 'Si cambia de idea',
      clinic:
        'PHC: pida su reembolso dentro de los 3 días siguientes a su solicitud. Le devolvemos lo que pagó, menos el cargo de solicitud.',
      discountPlan:
        'DPO: pídalo dentro de los 30 días siguientes a su inscripción. El cargo de solicitud no es reembolsable.',
      request:
        'En los dos planes: por escrito, con el motivo y la firma del solicitante principal. Procesarlo tarda hasta 45 días laborables.',
    },
  },

  print: {
    title: 'Su cotización',
    preparedFor: 'Preparada para',
    followUp: 'Pida una llamada. Le respondemos en 24 a 48 horas.',
    followUpHow: 'Pídala en nuestro sitio web o llame a uno de estos números.',
    county: 'Condado',
    planType: 'Tipo de plan',
    age: 'Edad del titular',
    children: 'Niños',
    packages: 'Paquetes',
    noPackages: 'Ninguno',
    refundTo: 'Adónde enviar la solicitud de reembolso',
  },
} as const satisfies Translation<typeof en>;
