import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  labels: {
    about: 'Sobre nosotros',
    accessibility: 'Declaración de accesibilidad',
    calculator: 'Pedir cotización',
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
    dental: 'Paquetes con beneficios dentales: {packagesWithDental}. {calculatorShows}',
    vision: 'Paquetes con beneficios de visión: {packagesWithVision}. {calculatorShows}',
    pharmacy: 'Paquetes con beneficios de farmacia: {packagesWithPharmacy}. {calculatorShows}',
    medical: 'Paquete con beneficios médicos: {packagesWithMedical}. {calculatorShows}',
    all: '- {package1}: {benefits1}.\n- {package2}: {benefits2}.\n- {package3}: {benefits3}.\n- {package4}: {benefits4}.\n- {package5}: {benefits5}',
    package1: '{package1}: {benefits1}.',
    package2: '{package2}: {benefits2}.',
    package3: '{package3}: {benefits3}.',
    package4: '{package4}: {benefits4}.',
    package5: '{package5}: {benefits5}',
    calculatorShows: 'La cotización muestra cuánto cuesta cada uno al mes.',
  },
  calculator: 'La cotización muestra el pago mensual en tres pasos.',
  copaymentElsewhere:
    'Para saber el copago de la PHC en otros condados, pregunte a servicio al cliente al {customerService}.',
  recommend:
    'Puede recomendar a un médico: llene el formulario «Recomendar a un médico» con el nombre, el teléfono, la dirección y la especialidad.',
  joinNetwork: 'Los médicos, clínicas y laboratorios llenan el formulario «Únase a nuestra red».',
  portal:
    'El portal del miembro que ve en este sitio es una vista previa con valores de muestra. Su tarjeta, sus reclamos y sus visitas están en el portal, después de entrar a su cuenta.',
  contact:
    'Para preguntar a una persona, llame a servicio al cliente al {customerService}. Horario: {hours}.',
} as const satisfies Translation<typeof en>;
