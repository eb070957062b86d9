import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  pageTitle: '{title} | {brand}',
  pageDescription: '{excerpt}',
  eyebrow: 'Noticias',
  title: 'De nuestras clínicas a la mesa de su casa',
  lead: 'Consejos cortos y prácticos para las familias de la Florida, en su idioma.',
  loading: 'Cargando noticias...',
  failed: 'Error al cargar las noticias',
  tryAgain: 'Intentar de nuevo',
  empty: 'No hay noticias disponibles.',
  feed: {
    title: 'Noticias de {brand}',
    subscribe: 'Suscribirse a las noticias (RSS)',
  },
  carousel: {
    label: 'Artículos',
    controls: 'Recorrer los artículos',
    previous: 'Artículo anterior',
    next: 'Artículo siguiente',
    pause: 'Detener el movimiento',
    play: 'Reanudar el movimiento',
  },
  card: {
    readMore: 'Leer más',
    about: 'sobre: {title}',
  },
  dialog: {
    close: 'Cerrar',
    openPage: 'Abrir como página para compartir o imprimir',
    failed: 'No se pudo cargar el artículo.',
  },
  article: {
    breadcrumb: 'Usted está aquí',
    home: 'Inicio',
    news: 'Noticias',
    back: 'Volver a todas las noticias',
    onlyIn: {
      en: 'Este artículo solo está disponible en inglés.',
      es: 'Este artículo solo está disponible en español.',
    },
    share: 'Comparta este artículo',
    copyLink: 'Copiar enlace',
    copied: 'Enlace copiado. Péguelo donde quiera.',
    copyByHand: 'Su navegador no nos deja copiar. Copie usted este enlace:',
    print: 'Imprimir',
    more: 'Más noticias',
  },
} as const satisfies Translation<typeof en>;
