import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  pageTitle: 'Lista de proveedores | {brand}',
  pageDescription:
    'Una lista corta de médicos y clínicas del directorio de {brand}, para llamar, imprimir o enviar.',
  ask: {
    label: 'Qué preguntar',
    hint: 'Cuando llame, puede leer en voz alta lo que está en inglés.',
    spanish: {
      listed:
        'Según nuestra lista, hablan español. Tal vez quien contesta no. Pregunte: <en>“Do you speak Spanish?”</en>',
      notListed: 'En nuestra lista no aparece el español aquí. Pregunte: <en>“Do you speak Spanish?”</en>',
      unknown: 'No sabemos si hablan español. Pregunte: <en>“Do you speak Spanish?”</en>',
    },
  },
  keep: 'Guardar',
  remove: 'Quitar',
  keepNamed: 'Guardar a {name}',
  removeNamed: 'Quitar a {name}',
  kept: 'Guardado. Su lista tiene {count, plural, one {# proveedor} other {# proveedores}}.',
  removed:
    'Quitado. Su lista {count, plural, =0 {está vacía} one {tiene # proveedor} other {tiene # proveedores}}.',
  full: 'Su lista está llena',
  fullHint: 'Caben {most} proveedores. Quite uno para guardar otro.',
  link: 'Su lista',
  linkCount: '{count, plural, one {# proveedor} other {# proveedores}}',
  back: 'Buscar en el directorio',
  own: {
    title: 'Su lista',
    lead: 'Se queda en este dispositivo. Nadie más la ve si usted no la envía.',
    empty: 'Su lista está vacía',
    emptyHint: 'En el directorio, toque el marcador junto a un nombre para guardarlo aquí.',
    noScript:
      'Su propia lista necesita JavaScript: solo está en este dispositivo. Una lista que alguien le envió se ve sin él.',
    loading: 'Cargando su lista...',
  },
  shared: {
    title: 'Una lista para usted',
    lead: 'Alguien eligió estos proveedores en el directorio de {brand} y le envió el enlace.',
    keepAll: 'Guardar todos en este dispositivo',
    allKept: 'Todos están en su lista.',
    cut: 'Al enlace le falta una parte, o tiene un error. Si aquí falta alguien, pida el enlace otra vez.',
  },
  gone: 'Este proveedor ya no está en nuestro directorio.',
  goneName: 'un proveedor que ya no está',
  failed: 'No pudimos cargar esta lista.',
  failedHint: 'Revise su conexión e inténtelo de nuevo.',
  send: {
    title: 'Enviar o imprimir',
    hint: 'Quien abra el enlace verá estos proveedores y nada de usted.',
    language: 'El enlace se abre en',
    share: 'Compartir',
    copyLink: 'Copiar enlace',
    copied: 'Enlace copiado',
    copyByHand: 'Copie este enlace',
    print: 'Imprimir',
  },
  printed: { call: 'Servicio al cliente: {phone}' },
} as const satisfies Translation<typeof en>;
