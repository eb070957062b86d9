import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  labels: {
    about: 'Sobre nosotros',
    accessibility: 'Declaración de accesibilidad',
    calculator: 'Pedir cotización',
    faq: 'Preguntas frecuentes',
    home: 'Página de inicio',
    joinNetwork: 'Únase a nuestra red',
    news: 'Noticias',
    portal: 'Portal del miembro (vista previa)',
    preventiveCare: 'Atención preventiva',
    privacyNote: 'Nota de privacidad',
    providers: 'Directorio de proveedores',
    recommend: 'Recomendar a un médico',
    services: 'Nuestros servicios',
  },
  services: 'Nuestros servicios: {services}.',
  panelGroup: '{panels} ({group}): {examples}.',
  panels: { a: '{panelsA}', bcdf: '{panelsBcdf}', hij: '{panelsHij}' },
  packages: {
    dental: 'Paquetes con beneficios dentales: {packagesWithDental}. {calculatorShows} {quotePlan}',
    vision: 'Paquetes con beneficios de visión: {packagesWithVision}. {calculatorShows} {quotePlan}',
    pharmacy: 'Paquetes con beneficios de farmacia: {packagesWithPharmacy}. {calculatorShows} {quotePlan}',
    medical: 'Paquete con beneficios médicos: {packagesWithMedical}. {calculatorShows} {quotePlan}',
    all: '- {package1}: {benefits1}.\n- {package2}: {benefits2}.\n- {package3}: {benefits3}.\n- {package4}: {benefits4}.\n- {package5}: {benefits5}\n\n{calculatorShows} {quotePlan}',
    package5: '{package5}: {benefits5} La cotización muestra cuánto cuesta al mes. {quotePlan}',
    one: 'Puede tener un solo paquete principal, y el paquete hospitalario con él o sin él.',
    calculatorShows: 'La cotización muestra cuánto cuesta cada uno al mes.',
  },
  calculator: 'La cotización muestra el pago mensual en tres pasos.',
  hospitalStays: 'La clínica de salud prepagada (PHC) no incluye hospitalizaciones.',
  otherCopayments:
    'No encontré los demás copagos de la PHC, por ejemplo los de otros condados o los de especialistas. Pregunte a servicio al cliente al {customerService}.',
  recommend:
    'Puede recomendar a un médico: llene el formulario «Recomendar a un médico» con el nombre, el teléfono, la dirección y la especialidad.',
  joinNetwork: 'Los médicos, clínicas y laboratorios llenan el formulario «Únase a nuestra red».',
  portal:
    'El portal del miembro que ve en este sitio es una vista previa con valores de muestra. Su tarjeta, sus reclamos y sus visitas están en el portal, después de entrar a su cuenta.',
  leaving:
    'Para cancelar un plan, llame a servicio al cliente al {customerService} ({hours}). Soy un asistente automático y no puedo cancelarlo aquí. Esta es nuestra política de reembolsos:',
  tooLate: 'Si ya pasó más tiempo, llame a servicio al cliente al {customerService} ({hours}) y pregunte.',
  ownRequest: 'Para preguntar por su solicitud, llame a servicio al cliente al {customerService} ({hours}).',
  tierBreak:
    'Los niveles cuentan los meses de membresía continua, es decir, sin interrupción. Antes de dejar el plan, pregunte a servicio al cliente qué pasaría con su nivel: {customerService}. Horario: {hours}. Pregúntenos qué plan tiene este programa.',
  whichProcedures:
    'Nuestra página no dice cuáles son los procedimientos. Pregunte a servicio al cliente al {customerService}. Horario: {hours}.',
  contact:
    'Para preguntar a una persona, llame a servicio al cliente al {customerService}. Horario: {hours}.',
} as const satisfies Translation<typeof en>;
