import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  eyebrow: 'Servicios',
  title: 'Nueve tipos de atención, en palabras sencillas',
  lead: 'Abra un servicio para ver para qué sirve y qué conviene saber antes de ir.',
  open: 'Qué debe saber',
  close: 'Cerrar',
  goodToKnow: 'Conviene saber',
  getQuote: 'Pedir cotización',
  findDoctor: 'Buscar un médico',
  generalMedicine: {
    title: 'Medicina general',
    description: 'Su médico primario, para chequeos, catarros y dudas de todos los días.',
    expandedDescription:
      'Busque en nuestro directorio un médico primario por código postal e idioma. Es el médico para los chequeos, para una fiebre o un dolor de garganta, y para lo que se cuida todo el año, como la presión alta o la diabetes. Si necesita un especialista, empiece aquí.',
    fact: 'Los beneficios sin copago empiezan 30 días después de activar su plan.',
  },
  pediatric: {
    title: 'Pediatría',
    description: 'Visitas de control, vacunas y días de fiebre, desde recién nacido hasta los 18 años.',
    expandedDescription:
      'El pediatra es el médico de los niños: para los chequeos mientras crecen, para las preguntas sobre vacunas y para los días de fiebre o dolor de oído. Puede buscarlo por condado, código postal e idioma.',
    fact: 'Hay un crédito de $200 para vacunas de 0 a 18 años. También vale desde los 61 años.',
  },
  specialists: {
    title: 'Especialistas',
    description: 'Cardiología, dermatología, ortopedia y muchos más.',
    expandedDescription:
      'Un especialista conoce bien un campo de la medicina. Puede buscar cada especialidad en nuestro directorio: corazón, piel, huesos, ojos, nervios y muchas otras. Pregunte a su médico primario qué especialista necesita y llámenos antes de la visita.',
    fact: 'Algunas visitas a especialistas tienen una espera de 60 días. Llámenos y pregunte cuáles.',
  },
  womensHealth: {
    title: 'Salud de la mujer',
    description: 'Examen anual, Papanicolaou y mamografía.',
    expandedDescription:
      'Una ginecóloga o un ginecólogo para el examen de cada año, para planificar su familia y para cada etapa que sigue. Pruebas como el Papanicolaou anual y la mamografía son parte de nuestros paneles preventivos.',
    fact: 'Los paneles preventivos empiezan a los 90 días y están disponibles cada 3 meses.',
  },
  pharmacy: {
    title: 'Farmacia',
    description: 'Pregunte cuánto cuesta su medicina antes de llegar al mostrador.',
    expandedDescription:
      'Busque una farmacia en nuestro directorio y lleve su receta. Si toma medicinas todos los días, llámenos primero y pregunte cuánto costarían.',
    fact: 'Tres de nuestros paquetes incluyen farmacia. La calculadora muestra cuánto cuesta cada uno al mes.',
  },
  laboratory: {
    title: 'Laboratorio',
    description: 'Las pruebas que su médico ordena, como las de sangre y orina.',
    expandedDescription:
      'Su médico ordena la prueba. Pregunte dónde hacérsela y si debe ir en ayunas, y lleve la orden. Pregunte a su médico cuándo llegan los resultados y qué significan.',
    fact: 'Los servicios de laboratorio están disponibles 3 veces en cada año de contrato.',
  },
  dental: {
    title: 'Salud dental',
    description: 'Limpiezas y revisiones para que lo pequeño siga siendo pequeño.',
    expandedDescription:
      'El dentista revisa sus dientes y encías y los limpia. Pregunte cuánto costaría un empaste u otro tratamiento antes de empezar. Traiga a sus hijos desde sus primeros dientes.',
    fact: 'Tiene 2 limpiezas al año. Después de 6 meses de membresía hay un crédito dental aparte de $200 al año.',
  },
  vision: {
    title: 'Visión',
    description: 'Examen de la vista para adultos y niños.',
    expandedDescription:
      'El examen de la vista dice si usted necesita espejuelos y descubre temprano algunas enfermedades, antes de que note nada. Si tiene diabetes, pregunte a su médico cada cuánto deben revisarle los ojos.',
    fact: 'Tres de nuestros paquetes incluyen visión. La calculadora muestra cuánto cuesta cada uno al mes.',
  },
  diagnostics: {
    title: 'Diagnóstico',
    description: 'Rayos X, ultrasonidos y otras imágenes que muestran qué pasa.',
    expandedDescription:
      'Su médico ordena la imagen y usted puede buscar un centro en nuestro directorio. Llame antes de ir y pregunte qué llevar, cómo prepararse y cuánto paga.',
    fact: 'Hay un crédito de $200 para rayos X y ultrasonidos.',
  },
  promo: {
    title: '¿Cuánto costaría para su familia?',
    text: 'Tres pasos cortos y verá su pago mensual línea por línea.',
    button: 'Ver mi pago mensual',
  },
} as const satisfies Translation<typeof en>;
