import type { BundledArticle } from '../article.ts';

/* After CDC/NIOSH ("Heat-related illnesses", "Heat stress: hydration, acclimatization") and OSHA. */
export const heatEs: BundledArticle = {
  slug: 'trabajar-bajo-el-calor',
  title: '¿Trabaja al aire libre en agosto? Lea esto primero',
  excerpt:
    'Las señales del agotamiento por calor y del golpe de calor, qué hacer en los primeros diez minutos y cómo planear un día más seguro bajo el sol de la Florida.',
  image: 'heat',
  alt: 'Un vaso de agua con hielo ante un sol bajo, entre dos palmeras junto al mar',
  category: 'Salud y Seguridad',
  readTime: '3 min',
  language: 'es',
  isActive: true,
  content: {
    sections: [
      {
        title: '¿Señales de golpe de calor? Llame al 911 ya',
        content:
          'Confusión, habla enredada, desmayo, convulsiones o piel muy caliente. Lleve a la persona a un lugar fresco y siga refrescándola hasta que llegue la ayuda. No le dé nada de beber.',
      },
      {
        title: 'Por qué el calor de la Florida es distinto',
        content:
          'El cuerpo se enfría con el sudor. Cuando el aire está húmedo, el sudor tarda en secarse y el cuerpo sigue caliente. Por eso 92 grados en Miami o en Orlando se pueden sentir como 105, y una persona sana se puede enfermar en menos de una hora.\n\nCorren riesgo quienes trabajan en techos, en el campo, en jardines, manejando o en una cocina. También los mayores de 65 años, los bebés, las embarazadas y las personas con enfermedades del corazón, los pulmones o los riñones, o con diabetes.',
      },
      {
        title: 'Conozca los dos peligros',
        content: 'El agotamiento por calor es un aviso. El golpe de calor puede matar, y cada minuto cuenta.',
        subsections: [
          {
            title: 'Agotamiento por calor: pare y refrésquese',
            items: [
              'Mucho sudor, y la piel fresca y húmeda',
              'Pulso rápido y débil',
              'Mareo, dolor de cabeza o sensación de desmayo',
              'Náuseas, vómitos o calambres',
              'Mucho cansancio o debilidad',
            ],
          },
          {
            title: 'Golpe de calor: llame al 911',
            items: [
              'Confusión, habla enredada o conducta extraña',
              'Desmayo o convulsiones',
              'Piel muy caliente, seca o sudada',
              'Temperatura de 103 °F (39.4\u00a0°C) o más',
              'Pulso rápido y fuerte',
            ],
          },
        ],
      },
      {
        title: 'Qué hacer en los primeros diez minutos',
        content: 'No espere a ver si se le pasa. Empiece a refrescar a la persona de inmediato.',
        items: [
          'Llévela a la sombra o a un lugar con aire acondicionado, y quédese con ella.',
          'Aflójele o quítele la ropa que le sobre, los zapatos y las medias.',
          'Póngale paños fríos y mojados o hielo en la cabeza, el cuello, las axilas y la ingle. Échele aire.',
          'Si está despierta, piensa con claridad y no vomita, dele agua fresca a sorbos.',
          'Busque atención médica también si vomita, si empeora o si no mejora en una hora.',
        ],
      },
      {
        title: 'Planee un día más seguro',
        content: 'Casi siempre se puede evitar enfermarse por el calor con agua, sombra y tiempo.',
        subsections: [
          {
            title: 'Agua',
            items: [
              'Tome una taza (8 onzas) cada 15 o 20 minutos, antes de tener sed.',
              'No tome más de seis tazas en una hora. Demasiada agua también es peligrosa.',
              'Deje el alcohol y las bebidas energéticas para otro día.',
              'Si su médico le limita los líquidos, pregúntele cuánto debe tomar.',
            ],
          },
          {
            title: 'Descanso y sombra',
            items: [
              'Haga el trabajo más pesado temprano en la mañana.',
              'Descanse a la sombra, o en un carro o un cuarto fresco.',
              'Use sombrero y ropa clara y suelta.',
              'Trabaje acompañado y cuídense el uno al otro.',
            ],
          },
          {
            title: 'Las dos primeras semanas',
            items: [
              '¿Empieza un trabajo nuevo o vuelve de vacaciones? El cuerpo necesita de 7 a 14 días para acostumbrarse al calor.',
              'Empiece con una quinta parte del día normal bajo el calor y aumente un poco cada día.',
            ],
          },
        ],
      },
      {
        title: 'Pregunte por sus medicinas',
        content:
          'Con algunas medicinas el cuerpo aguanta menos el calor: las pastillas para eliminar líquido, algunas para la presión, las de la alergia y algunas para el ánimo o para dormir. No deje de tomarlas. Pregunte a su médico o farmacéutico a qué debe prestar atención, y no las guarde en un carro caliente.\n\nNunca deje a un niño, a una persona mayor ni a una mascota en un carro estacionado, ni por un minuto.',
      },
      {
        title: 'Cuándo ir al médico',
        content:
          'Vaya al médico si a menudo siente mareos o calambres después del trabajo, o si orina poco y oscuro. Un chequeo antes del verano es buen momento para hablar de su corazón, su presión y sus medicinas. Este artículo da información general. No reemplaza a su médico.',
      },
    ],
  },
};
