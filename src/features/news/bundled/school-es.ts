import type { BundledArticle } from '../article.ts';

/* After the Florida Department of Health (forms DH 680 and DH 3040), FHSAA (EL2), AAP and AASM. */
export const schoolEs: BundledArticle = {
  slug: 'lista-de-regreso-a-clases',
  title: 'Regreso a clases: la lista completa, con las vacunas',
  excerpt:
    'Qué formularios piden las escuelas de la Florida, qué pasa en el chequeo y qué dejar listo antes del primer día para no hacer fila en agosto.',
  image: 'school',
  alt: 'Una escuela con la puerta en arco; delante, una mochila, libros y un lápiz',
  category: 'Atención preventiva',
  readTime: '3 min',
  language: 'es',
  isActive: true,
  content: {
    sections: [
      {
        title: 'Empiece en junio, no en agosto',
        content:
          'Los consultorios de pediatría se llenan en las dos últimas semanas del verano. Con una visita en junio o julio usted tiene tiempo de ver a un médico que conoce, de conseguir un documento que falte y de completar las vacunas que llevan más de una dosis.',
      },
      {
        title: 'Los papeles que le pedirá la escuela',
        content:
          'La Florida usa los mismos formularios en todos los condados. Las reglas sobre vacunas pueden cambiar de un año a otro: pida la lista vigente en la escuela o en el departamento de salud de su condado.',
        subsections: [
          {
            title: 'Para cada estudiante',
            items: [
              'El certificado de vacunas de la Florida (formulario DH 680). Lo imprime su médico o el departamento de salud del condado desde el registro del estado, Florida SHOTS.',
              'Las vacunas puestas en otro estado o en otro país cuentan. Lleve la tarjeta original para que las anoten.',
              'Séptimo grado: la escuela pide prueba de un refuerzo llamado Tdap.',
            ],
          },
          {
            title: 'Si es nuevo en una escuela de la Florida',
            items: [
              'El examen médico de ingreso (formulario DH 3040), hecho en los 12 meses antes de empezar.',
              'Prueba de edad y de domicilio. Cada distrito escolar tiene su propia lista.',
            ],
          },
          {
            title: 'Para los deportes',
            items: [
              'Un examen físico deportivo en el formulario EL2. Vale por un año: anote la fecha.',
              'Dígale al médico si hubo desmayos, dolor de pecho o una muerte repentina en la familia.',
            ],
          },
        ],
      },
      {
        title: 'Qué pasa en el chequeo',
        content: 'Una buena visita es más que mirar la garganta. El médico o la enfermera:',
        items: [
          'mide la estatura, el peso y la presión;',
          'escucha el corazón y los pulmones, y revisa la espalda;',
          'prueba cómo ve y cómo oye;',
          'revisa las vacunas y pone las que falten;',
          'pregunta por el sueño, la comida, las pantallas, los amigos y el ánimo;',
          'repasa el asma, las alergias y todas las medicinas.',
        ],
      },
      {
        title: 'Si su hijo toma medicinas en la escuela',
        content:
          'La enfermera de la escuela necesita un formulario firmado por usted y por el médico, y la medicina en su caja original con la etiqueta. Pida en la farmacia un segundo frasco con etiqueta. Con un formulario firmado, en la Florida un estudiante puede llevar consigo su inhalador para el asma o su inyector de epinefrina.',
      },
      {
        title: 'Buenos hábitos, dos semanas antes',
        content: 'El cuerpo necesita tiempo para cambiar de horario.',
        items: [
          'Sueño: de 6 a 12 años hacen falta de 9 a 12 horas; los adolescentes, de 8 a 10. Adelante la hora de dormir 15 minutos cada pocos días.',
          'Ojos: si su hijo se pega a la pantalla o le duele la cabeza, pida un examen de la vista. La prueba rápida de la escuela no lo encuentra todo.',
          'Dientes: una limpieza antes de las clases es una ausencia menos en el otoño.',
          'Mochila: no más del 10 al 15 por ciento del peso de su hijo, con las dos correas puestas.',
          'Agua: llene una botella cada mañana. El salón está fresco, pero la parada del autobús no.',
        ],
      },
      {
        title: 'Lleve esto a la visita',
        content: 'Póngalo todo en un sobre esta misma noche.',
        items: [
          'Las tarjetas de vacunas, también las de otros países',
          'Los formularios de la escuela, con su parte ya llena',
          'Una lista de medicinas y alergias',
          'Los lentes o los audífonos',
          'La tarjeta de su plan y una identificación con foto',
          'Dos preguntas que no quiera olvidar',
        ],
      },
      {
        title: 'Pregunte antes de ir',
        content:
          '¿Es usted miembro? Llame a servicio al cliente antes de la visita. Pregunte qué médico cerca de usted atiende a niños, qué le da su plan para las vacunas y cuánto va a pagar. Este artículo da información general. No reemplaza al médico de su hijo.',
      },
    ],
  },
};
