import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  skipToContent: 'Ir al contenido',
  close: 'Cerrar',
  language: 'Idioma',
  topBar: {
    label: 'Enlaces rápidos',
    memberLogin: 'Acceso de miembros',
    findDoctor: 'Buscar un médico',
    getQuote: 'Pedir cotización',
  },
  nav: {
    label: 'Principal',
    home: 'Inicio',
    agent: 'Agentes',
    memberPortal: 'Portal del miembro',
    findDoctor: 'Buscar médico',
    quote: 'Cotización',
    providers: 'Proveedores',
    requestAuthorizations: 'Pedir autorizaciones',
    contact: 'Contacto',
    openMenu: 'Abrir el menú',
    closeMenu: 'Cerrar el menú',
    homeLink: '{brand}, página de inicio',
  },
  footer: {
    contactTitle: 'Hable con una persona',
    contactText: 'Atendemos en español y en inglés.',
    hoursTitle: 'Horario de oficina',
    officesTitle: 'Nuestras oficinas',
    pagesTitle: 'En este sitio',
    quotePage: 'Calculadora de precios',
    providersPage: 'Directorio de proveedores',
    followTitle: 'Síganos',
    socialImages: 'Fotos y videos',
    socialNetwork: 'Página de la comunidad',
    company: 'Sitio de la compañía',
    licensed:
      'Con licencia en la Florida desde 2002. Clínica de salud prepagada (PHC), capítulo 641, y organización de planes de descuento (DPO), capítulo 636 de los Estatutos de la Florida.',
    rights: '© {year} {legalName}',
    demo: 'Este es un sitio de demostración. Los nombres, teléfonos y enlaces son ejemplos.',
  },
  notFound: {
    pageTitle: 'Página no encontrada',
    title: '404 Página no encontrada',
    text: '¿Olvidó agregar la página al enrutador?',
    help: 'Puede que la dirección tenga un error o que la página ya no esté aquí. Estas páginas pueden ayudarle:',
    home: 'Página de inicio',
  },
  error: {
    pageTitle: 'Algo salió mal',
    title: 'Esta página no se pudo mostrar',
    text: 'Tuvimos un problema. Inténtelo de nuevo. Si sigue fallando, llámenos al <phone></phone>.',
    retry: 'Intentar de nuevo',
    home: 'Ir a la página de inicio',
  },
  toast: {
    region: 'Mensajes',
    toast: 'Mensaje',
    close: 'Cerrar el mensaje',
  },
} as const satisfies Translation<typeof en>;
