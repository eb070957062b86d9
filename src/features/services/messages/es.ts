import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  eyebrow: 'Servicios',
  title: 'Nueve servicios, en palabras sencillas',
  lead: 'Abra uno y vea en qué le ayuda.',
  open: 'Qué debe saber',
  close: 'Cerrar',
  goodToKnow: 'Conviene saber',
  getQuote: 'Pedir cotización',
  findDoctor: 'Buscar un médico',
  generalMedicine: {
    title: 'Medicina general',
    description: 'Su médico primario, para chequeos, catarros y las dudas de todos los días.',
    expandedDescription:
      'Su médico primario le hace los chequeos, le atiende si tiene fiebre o dolor de garganta, y le sigue todo el año la presión alta o la diabetes. Búsquelo en nuestro directorio por código postal e idioma. Si necesita un especialista, hable primero con su médico.',
    fact: 'Con la PHC, los beneficios sin copago empiezan 30 días después de activarse su plan.',
  },
  pediatric: {
    title: 'Pediatría',
    description: 'Chequeos, vacunas y días de fiebre, desde recién nacidos hasta los 18 años.',
    expandedDescription:
      'El pediatra es el médico de los niños: les hace los chequeos, contesta las preguntas sobre vacunas y los atiende con fiebre o dolor de oído. Búsquelo por condado, código postal e idioma.',
    fact: 'Con la PHC, tiene un crédito de $200 para vacunas si tiene 18 años o menos, o 61 o más.',
  },
  specialists: {
    title: 'Especialistas',
    description: 'Cardiología, dermatología, ortopedia y más.',
    expandedDescription:
      'Un especialista se dedica a una parte de la medicina. Búsquelo por especialidad en nuestro directorio: corazón, piel, huesos, ojos, nervios y más. Pregunte a su médico primario qué especialista necesita y llámenos antes de la visita.',
    fact: 'Con la PHC, algunas visitas a especialistas tienen una espera de 60 días. Llámenos y pregunte cuáles.',
  },
  womensHealth: {
    title: 'Salud de la mujer',
    description: 'Examen anual, Papanicolaou y mamografía.',
    expandedDescription:
      'Vea a una ginecóloga o a un ginecólogo para el examen de cada año, para planificar su familia y en cada etapa de la vida. El Papanicolaou anual y la mamografía son parte de nuestros paneles preventivos.',
    fact: 'Con la PHC, los paneles preventivos empiezan a los 90 días y se pueden hacer cada 3 meses.',
  },
  pharmacy: {
    title: 'Farmacia',
    description: 'Pregunte el precio de su medicina antes de ir a buscarla.',
    expandedDescription:
      'Busque una farmacia en nuestro directorio y lleve su receta. Si toma medicinas todos los días, llámenos primero y pregunte cuánto costarían.',
    fact: 'Tres de nuestros paquetes incluyen farmacia. La cotización muestra cuánto cuesta cada uno al mes. {quotePlan}',
  },
  laboratory: {
    title: 'Laboratorio',
    description: 'Los análisis que le manda su médico, como los de sangre y orina.',
    expandedDescription:
      'Su médico le da la orden: llévela. Pregunte adónde ir y si debe ir en ayunas. Pregunte a su médico cuándo llegan los resultados y qué significan.',
    fact: 'Con la PHC, tiene servicios de laboratorio 3 veces en cada año de contrato.',
  },
  dental: {
    title: 'Salud dental',
    description: 'Limpiezas y revisiones, antes de que algo le duela.',
    expandedDescription:
      'El dentista le revisa los dientes y las encías y le hace la limpieza. Antes de un empaste u otro tratamiento, pregunte cuánto costaría. Lleve a sus hijos desde que les salgan los primeros dientes.',
    fact: 'Con la PHC, tiene 2 limpiezas al año y, después de 6 meses como miembro, un crédito dental anual de $200, aparte.',
  },
  vision: {
    title: 'Visión',
    description: 'Examen de la vista para adultos y niños.',
    expandedDescription:
      'El examen de la vista dice si usted necesita lentes (espejuelos) y puede detectar algunas enfermedades antes de que usted note algo. Si tiene diabetes, pregunte a su médico cada cuánto deben revisarle los ojos.',
    fact: 'Tres de nuestros paquetes incluyen visión. La cotización muestra cuánto cuesta cada uno al mes. {quotePlan}',
  },
  diagnostics: {
    title: 'Diagnóstico',
    description: 'Rayos X, ultrasonidos (sonogramas, ecografías) y otras imágenes para saber qué tiene.',
    expandedDescription:
      'Su médico le da la orden y usted busca un centro en nuestro directorio. Llame antes de ir y pregunte qué llevar, cómo prepararse y cuánto paga.',
    fact: 'Con la PHC, tiene un crédito de $200 para rayos X y ultrasonidos (sonogramas).',
  },
  promo: {
    title: '¿Cuánto costaría para su familia?',
    button: 'Pedir cotización',
  },
} as const satisfies Translation<typeof en>;
