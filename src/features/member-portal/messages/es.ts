import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  pageTitle: 'Vista previa del portal del miembro | {brand}',
  pageDescription:
    'Vea lo que los miembros tienen en su portal: tarjeta digital, atención virtual, puntos de bienestar y actividad reciente. Todos los valores son de muestra.',
  eyebrow: 'Vista previa',
  title: 'Portal del miembro',
  subtitle: 'Su tarjeta, sus visitas y sus puntos en un solo lugar.',
  login: 'Acceso de miembros',
  pictureAlt: 'Una tarjeta de miembro y un teléfono delante de un sol que nace.',
  sample: 'Muestra',
  insideTitle: 'Qué hay en el portal',
  sampleText:
    'Todas las cifras son inventadas. Los botones con candado funcionan cuando usted entra a su cuenta.',
  policy: {
    title: 'Su plan',
    cardName: 'Tarjeta digital de miembro',
    member: 'Miembro',
    memberName: 'Miembro de muestra',
    number: 'Número',
    status: 'Activa',
    claims: 'Historial de reclamos',
    claimsValue: 'Se actualiza cada día',
    deductible: 'Deducible',
    deductibleValue: '65 % completado',
    button: 'Descargar la aplicación',
  },
  virtualCare: {
    title: 'Atención virtual',
    badge: 'La más usada',
    price: 'por consulta',
    priceNote: 'Precio de muestra, no una oferta. El suyo está en su contrato.',
    consultations: 'Consultas',
    messaging: 'Mensajes',
    phone: 'Teléfono',
    prescriptions: 'Recetas',
    button: 'Iniciar una consulta',
  },
  wellness: {
    title: 'Bienestar',
    points: 'puntos',
    checkups: 'Chequeos',
    screenings: 'Pruebas preventivas',
    activities: 'Actividades',
    button: 'Ver recompensas',
  },
  actions: {
    title: 'Acciones rápidas',
    findProvider: 'Buscar proveedor',
    schedule: 'Pedir cita',
    documents: 'Documentos',
    support: 'Ayuda',
  },
  activity: {
    title: 'Actividad reciente',
    checkup: 'Chequeo anual',
    checkupStatus: 'Completado',
    claim: 'Reclamo de laboratorio',
    claimStatus: 'Procesado',
  },
} as const satisfies Translation<typeof en>;
