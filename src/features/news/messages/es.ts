import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  pageTitle: '{title} | {brand}',
  pageDescription: '{excerpt}',
  eyebrow: 'Noticias',
  title: 'Consejos para cuidarse en la Florida',
  lead: 'Artículos cortos y prácticos para toda la familia, en su idioma.',
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
    pause: 'Pausar las noticias',
    play: 'Reanudar las noticias',
  },
  card: {
    readMore: 'Leer más',
    about: 'sobre: {title}',
  },
  dialog: {
    close: 'Cerrar',
    openPage: 'Abrir en su propia página, para imprimir o compartir',
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
    copyByHand: 'No se pudo copiar. Copie usted este enlace:',
    print: 'Imprimir',
    call: 'Llamar al {number}',
    more: 'Más noticias',
  },
} as const satisfies Translation<typeof en>;
