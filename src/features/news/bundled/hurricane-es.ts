import type { BundledArticle } from '../article.ts';

/*
 * After Florida Statutes 465.0275 (emergency refills), the Florida Division of Emergency Management, FDA (insulin in
 * an emergency, food safety without power) and CDC (carbon monoxide, safe water).
 */
export const hurricaneEs: BundledArticle = {
  slug: 'medicinas-antes-de-la-tormenta',
  title: 'Temporada de huracanes: pida sus medicinas antes de la tormenta',
  excerpt:
    'Cómo conseguir sus medicinas a tiempo, mantener fría la insulina sin electricidad y preparar un botiquín que sirva cuando se va la luz.',
  image: 'hurricane',
  alt: 'Un huracán visto por una ventana en arco con contraventanas; en el borde, una linterna, medicina y agua',
  category: 'Noticias',
  readTime: '3 min',
  language: 'es',
  isActive: true,
  content: {
    sections: [
      {
        title: 'La temporada dura seis meses',
        content:
          'La temporada de huracanes en la Florida va del 1 de junio al 30 de noviembre. Cuando una tormenta ya tiene nombre, en las farmacias hay filas largas y algunas cierran temprano. El mejor día para pedir sus medicinas es un día tranquilo.',
      },
      {
        title: 'Pida sus medicinas a tiempo',
        content: 'Pregunte hoy a su farmacéutico para cuántos días le queda de cada medicina.',
        items: [
          'Tenga en casa dos semanas de cada medicina diaria, o más si su plan y su farmacia lo permiten.',
          'Si viene una tormenta, pida enseguida que le repongan la receta antes de tiempo. Lleve los frascos: la etiqueta lo dice todo.',
          '¿Ya no le quedan reposiciones y no encuentra a su médico? Después de que el gobernador declara una emergencia, la ley de la Florida permite a los farmacéuticos de las zonas afectadas dar hasta 30 días de muchas medicinas. No incluye las de control más estricto.',
          'Pida a su médico una lista impresa de sus medicinas con las dosis.',
        ],
      },
      {
        title: 'Prepare un botiquín',
        content: 'Use un bolso que cierre bien y que pueda cargar con una mano.',
        subsections: [
          {
            title: 'Papeles, en una bolsa plástica',
            items: [
              'Lista de medicinas, alergias, médicos y teléfonos',
              'Copias de su identificación y de la tarjeta de su plan',
              'Las vacunas de los niños',
            ],
          },
          {
            title: 'Lo necesario para siete días o más',
            items: [
              'Las medicinas en sus propios frascos',
              'Medidor, tiras y agujas, si tiene diabetes',
              'Lentes, pilas para los audífonos y dentaduras',
              'Vendas, jabón, guantes, termómetro y repelente de insectos',
              'Un galón de agua por persona para cada día',
            ],
          },
        ],
      },
      {
        title: 'Si una medicina debe estar fría',
        content:
          'Un refrigerador cerrado conserva el frío unas cuatro horas sin electricidad. Congele botellas de agua antes de la tormenta y úselas en una nevera portátil. Ponga una toalla entre el hielo y la medicina: una medicina que se congeló ya no se debe usar.\n\nAbierta o sin abrir, casi toda la insulina en frasco o en pluma puede estar entre 59 y 86 °F (15 y 30 °C) hasta 28 días. Con más calor pierde fuerza. Si no tiene otra, úsela, mídase el azúcar más a menudo y cámbiela en cuanto pueda. Su farmacéutico conoce la regla para su marca.',
      },
      {
        title: 'Aparatos y ayuda especial',
        content: '¿Usa oxígeno, diálisis o un aparato que necesita electricidad? Haga su plan ahora.',
        items: [
          'Inscríbase en el registro de necesidades especiales de la Florida por medio de su condado. Es gratis. Un refugio para necesidades especiales tiene electricidad y enfermeras.',
          'Avise a su compañía eléctrica que usted depende de un aparato.',
          'Pregunte en su centro de diálisis por el tratamiento antes de la tormenta y por la dieta de emergencia.',
        ],
      },
      {
        title: 'Después de la tormenta',
        content: 'Mucha gente se lastima cuando la tormenta ya pasó.',
        items: [
          'Use el generador solo afuera, a 20 pies o más de puertas y ventanas. Su gas no huele y mata.',
          'No entre en el agua de la inundación. Puede esconder cables, vidrios y gérmenes. Lave cualquier herida con jabón y agua limpia.',
          'Si hay aviso de hervir el agua, hiérvala un minuto completo antes de tomarla o de cepillarse los dientes.',
          'Bote la comida que estuvo a más de 40 °F (4 °C) por más de dos horas. Si tiene dudas, bótela.',
          'Descanse a menudo, tome agua y cuídese del calor mientras limpia.',
          '¿Sigue con tristeza o miedo después de la tormenta? Llame o mande un mensaje de texto al 988, de día o de noche, en español o en inglés.',
        ],
      },
      {
        title: 'Cuándo llamar al 911',
        content:
          'Llame si hay dolor de pecho, dificultad para respirar, señales de un derrame cerebral, una herida profunda, o dolor de cabeza y mareo cerca de un generador. Este artículo da información general. No reemplaza a su médico ni las órdenes de su condado.',
      },
    ],
  },
};
