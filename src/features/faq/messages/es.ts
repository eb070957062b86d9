import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  eyebrow: 'Preguntas frecuentes',
  title: '¿Dudas? Empiece aquí.',
  lead: 'Cómo funcionan los planes: plazos, cantidades y límites.',
  search: 'Buscar en preguntas y respuestas',
  searchHint: 'Por ejemplo: dental, 60 días, crédito',
  clear: 'Borrar la búsqueda',
  found: '{count, plural, one {# pregunta encontrada} other {# preguntas encontradas}}',
  nothingFound: 'No encontramos una pregunta con todas esas palabras.',
  nothingFoundHint:
    'Pruebe con una sola palabra o llámenos: Miami-Dade {miamiDade}, otros condados {otherCounties}.',
  showAll: 'Ver las otras {count, number} preguntas',
  link: 'Enlace a esta pregunta',
  copied: 'Enlace copiado',
  inAddressBar: 'El enlace quedó en la barra de direcciones',
  categories: {
    planBenefits: 'Beneficios del plan',
    network: 'Nuestra red',
    gettingStarted: 'Cómo empezar',
    loyalty: 'Programa de lealtad',
  },
  questions: {
    loyaltyProgram: {
      question: '¿Qué es el programa de lealtad?',
      answer:
        'Siga como miembro y reciba más procedimientos adicionales cada año: hasta 3, luego 4, luego 5. Hay cuatro niveles: Bronce, Plata, Oro y Diamante.\n\nUsted empieza en Bronce. Sube a Plata a los 12 meses, a Oro a los 24 meses y a Diamante a los 36 meses de membresía continua. No tiene que pedirlo. Pregúntenos qué plan tiene este programa.',
    },
    benefitsStart: {
      question: '¿Cuándo empiezan mis beneficios?',
      answer:
        'Con la clínica de salud prepagada (PHC), cada beneficio tiene su propia fecha:\n\n- Beneficios sin copago (PHC): 30 días después de activarse su plan.\n- Paneles preventivos (PHC): después de 90 días, y luego cada 3 meses.\n- Algunas visitas a especialistas (PHC): después de 60 días de espera.\n- Crédito dental anual de $200 (PHC): después de 6 meses como miembro.',
      discountPlan:
        'Para lo que no está en esta lista, y para el plan de descuento (DPO), pregúntenos antes de inscribirse desde qué día puede usarlo. Llame a servicio al cliente al {customerService}.',
    },
    preventivePanels: {
      question: '¿Qué son los paneles preventivos?',
      answer:
        'Un panel preventivo es un grupo de pruebas para encontrar un problema antes de que usted lo sienta. Hay ocho, en tres grupos: panel A; paneles B, C, D y F; y paneles H, I y J.\n\nAlgunos ejemplos:\n\n- Panel A: Papanicolaou anual (citología) y mamografía.\n- Paneles B, C, D y F: próstata, riesgo coronario, electrocardiograma (ECG), colesterol y triglicéridos.\n- Paneles H, I y J: prueba de sangre oculta en heces o FIT.',
      start:
        'Con la PHC, los paneles empiezan después de 90 días y están disponibles cada 3 meses. Para hacer una cita, llame al {appointments}.',
    },
    dentalBenefits: {
      question: '¿Qué beneficios dentales tengo?',
      answer:
        'Con la PHC, tiene dos limpiezas dentales al año y, después de 6 meses como miembro, un crédito dental anual de $200, aparte del otro crédito de $200.\n\nPuede agregar un paquete con más beneficios dentales. Cuatro paquetes incluyen dental: Protección Total Plus, Bienestar Integral, Sonrisa Perfecta y Salud Preventiva. La cotización muestra cuánto cuesta cada uno al mes. {quotePlan}',
    },
    additionalBenefits: {
      question: '¿Qué beneficios adicionales hay?',
      answer:
        '- Servicios de laboratorio (PHC): 3 veces en cada año de contrato.\n- Un crédito de $200 (PHC) para rayos X y ultrasonidos (sonogramas), y para vacunas si tiene 18 años o menos, o 61 o más.\n- Un crédito dental anual de $200, aparte, después de 6 meses como miembro (PHC).\n- Paneles preventivos (PHC): cada 3 meses después de los primeros 90 días.\n- Procedimientos adicionales cada año con el programa de lealtad: hasta 3 con Plata, hasta 4 con Oro y hasta 5 con Diamante. Pregúntenos qué plan tiene este programa.',
    },
    choosePcp: {
      question: '¿Cómo elijo a mi médico primario (PCP)?',
      answer:
        'Búsquelo en nuestro directorio de proveedores. Puede buscar por especialidad, nombre del médico, código postal, condado, ciudad e idioma. Antes de decidir, llame al consultorio y pregunte si recibe pacientes nuevos.\n\nLuego díganos qué médico quiere: llame a servicio al cliente al {customerService}.',
    },
    serviceAreas: {
      question: '¿En qué condados dan servicio?',
      answer:
        'Damos servicio en estos condados de la Florida: {counties}.\n\nNuestras oficinas están en {firstOffice} y {secondOffice}. Si vive en otro condado, llámenos al {otherCounties} antes de inscribirse.',
    },
    referrals: {
      question: '¿Necesito un referido para ver a un especialista?',
      answer:
        'Pregunte antes de hacer la cita. Llame a autorizaciones al {authorizations} y diga a qué especialista va y por qué motivo. Pregunte si esa visita necesita un referido o una autorización, y cómo conseguirlos.\n\nCon la PHC, algunas visitas a especialistas tienen una espera de 60 días. Pregunte por eso en la misma llamada.',
    },
    waitingPeriods: {
      question: '¿La PHC tiene períodos de espera?',
      answer:
        'Sí, con la clínica de salud prepagada (PHC), para algunos beneficios:\n\n- 30 días después de activarse el plan: beneficios sin copago (PHC).\n- 60 días: algunas visitas a especialistas (PHC).\n- 90 días: paneles preventivos (PHC).\n- 6 meses como miembro: el crédito dental anual de $200 (PHC).\n\n¿No sabe si su visita tiene espera? Llame a servicio al cliente al {customerService}.',
    },
    firstJoin: {
      question: '¿Qué pasa cuando me inscribo o cambio de idea?',
      answer:
        'Usted envía su solicitud y paga el cargo de solicitud de $25.00, que no es reembolsable. Después:\n\n- Día 1 de su plan: usted empieza en el nivel Bronce. Pregúntenos qué plan tiene este programa.\n- A los 30 días: beneficios sin copago (PHC).\n- Después de 90 días: paneles preventivos (PHC).\n\nPara empezar bien, elija a su médico primario en nuestro directorio y guarde nuestros números: {customerService} para servicio al cliente y {appointments} para citas.',
      clinicRefund:
        'Si cambia de idea sobre la clínica de salud prepagada (PHC), pida su reembolso por escrito dentro de los 3 días siguientes a su solicitud. Le devolvemos lo que pagó, menos el cargo de solicitud.',
      discountPlanRefund:
        'Si cambia de idea sobre el plan de descuento (DPO), pida su reembolso dentro de los 30 días siguientes a su inscripción.',
      leaving:
        'En los dos planes, pídalo por escrito, con el motivo y la firma del solicitante principal. Envíelo a {legalName}, {address}. Procesar un reembolso tarda hasta 45 días laborables.\n\nPara dejar un plan después de esos días, llame a servicio al cliente al {customerService} y pregunte cómo se hace y hasta cuándo paga.',
    },
    customerService: {
      question: '¿Cómo me comunico con servicio al cliente?',
      answer:
        'Llame a servicio al cliente al {customerService}. Horario: {hours}.\n\n- En Miami-Dade: {miamiDade}\n- En otros condados, sin costo: {otherCounties}\n- Citas: {appointments}\n- Autorizaciones: {authorizations}\n- TTY, para personas sordas o con dificultad para oír: {tty}',
    },
    credits: {
      question: '¿Cómo funcionan los créditos de $200?',
      answer:
        'Los miembros de la PHC tienen dos, y van por separado:\n\n- Un crédito de $200 (PHC) para rayos X y ultrasonidos (sonogramas), y para vacunas si tiene 18 años o menos, o 61 o más.\n- Un crédito dental de $200 cada año (PHC), después de 6 meses como miembro.\n\nAntes de usar un crédito de la PHC, llame a servicio al cliente al {customerService} y pregunte cuánto le queda.',
    },
    licensed: {
      question: '¿Tienen licencia?',
      answer:
        'Sí, en la Florida, desde 2002. Como clínica de salud prepagada (PHC), nos regula el Estado de la Florida según el capítulo 641 de los Estatutos de la Florida. Los miembros de la PHC hacen un pago mensual y pagan un copago mínimo al atenderse.',
      discountPlan:
        'También tenemos licencia como organización de planes de descuento (DPO), según el capítulo 636 de los Estatutos de la Florida. Con el plan de descuento, el miembro paga la tarifa negociada de cada servicio. Los avisos que exige la ley sobre el plan de descuento están en esta página, bajo «Plan de descuento (DPO)».',
    },
    advanceTiers: {
      question: '¿Cómo subo de nivel?',
      answer:
        'Siga como miembro sin interrupción. Usted sube automáticamente, sin pedir ni llenar nada: Plata a los 12 meses, Oro a los 24 meses, Diamante a los 36 meses. Pregúntenos qué plan tiene este programa.',
    },
    diamondTier: {
      question: '¿Qué recibo con el nivel Diamante?',
      answer:
        'Hasta 5 procedimientos adicionales al año, más que en cualquier otro nivel. Usted llega a Diamante a los 36 meses de membresía continua. Plata tiene hasta 3 al año y Oro hasta 4. Pregúntenos qué plan tiene este programa.',
    },
    tierStatus: {
      question: '¿Cómo sé en qué nivel estoy?',
      answer:
        'Cuente los meses desde que se inscribió, sin interrupción. Menos de 12: Bronce. De 12 a 23: Plata. De 24 a 35: Oro. 36 o más: Diamante.\n\nPara confirmarlo, llame a servicio al cliente al {customerService}. Horario: {hours}. Pregúntenos qué plan tiene este programa.',
    },
  },
  pages: {
    quote: 'Pedir cotización',
    providers: 'Abrir el directorio de proveedores',
    refunds: 'Leer la política de reembolsos',
  },
  tiers: {
    caption: 'Los cuatro niveles de lealtad',
    tier: 'Nivel',
    from: 'Cuándo empieza',
    procedures: 'Procedi\u00admientos adicionales al año',
    bronze: 'Bronce',
    silver: 'Plata',
    gold: 'Oro',
    diamond: 'Diamante',
    start: '{months, plural, =0 {Al inscri\u00adbirse} other {A los # meses}}',
    upTo: 'Hasta {count, number}',
    notNamed: 'Llame para confirmar',
  },
  call: {
    title: '¿No encontró su respuesta?',
    text: 'Llámenos {hours}.',
  },
} as const satisfies Translation<typeof en>;
