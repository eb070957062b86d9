import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  networkSize:
    'Nuestra red tiene más de {providers} proveedores: médicos, clínicas, farmacias y laboratorios.',
  found: 'Encontré {count, number} en nuestro directorio: {filters}.',
  none: 'No encontré a nadie en nuestro directorio: {filters}.',
  filters: {
    doctor: '«{name}»',
    zipCode: 'código postal {zipCode}',
    county: 'condado de {county}',
    newPatients: 'reciben pacientes nuevos',
  },
  expanded:
    '{own, plural, =0 {En ese código postal no hay ninguno; estos son del mismo condado, {county}.} other {En ese código postal hay pocos; la lista sigue con el resto del condado de {county}.}}',
  row: '{doctor} ({specialty}), {address}. {phone}',
  languages: 'Idiomas: {languages}',
  widened: 'Pero hay {count, number}: {filters}.',
  orCall: 'También puede llamar a servicio al cliente al {customerService} ({hours}).',
  noMore: 'Esos eran todos, {count, number}: {filters}.',
  concluded: 'Para eso, la especialidad es {specialty}.',
  noDiagnosis: 'Solo un médico le puede decir qué es.',
  missing: 'En nuestro directorio no hay {people}.',
  missingCall:
    'Llame a servicio al cliente al {customerService} ({hours}): una persona le puede decir qué opciones hay.',
  demo: 'Son inventados: por ahora es un directorio de muestra.',
  asides: {
    newPatients:
      'No todos los consultorios nos lo han dicho: otros quizá también reciban pacientes nuevos. Llame y pregunte.',
    gender: 'El directorio no dice si atiende una doctora o un doctor: pregúntelo en el consultorio.',
    openingHours: 'El horario de cada consultorio no está en el directorio: pregúntelo al llamar.',
    ratings: 'El directorio no tiene calificaciones de los médicos.',
    appointment: 'Para una cita, llame al consultorio o a nuestra línea de citas al {appointments}.',
  },
  ask: {
    place: 'Dígame su código postal, ciudad o condado y busco cerca de usted.',
    where: '¿Dónde busco? Dígame su código postal, ciudad o condado.',
    inFlorida:
      'Nuestro directorio tiene médicos solo en la Florida. Dígame un código postal, una ciudad o un condado de la Florida y busco allí.',
    unknownPlace: 'No conozco ese lugar en la Florida. Dígame un código postal, una ciudad o un condado.',
    whom: 'Con gusto busco en nuestro directorio. ¿Qué tipo de médico necesita y dónde? Dígame la especialidad y su código postal, ciudad o condado: por ejemplo, «pediatra en el 33126».',
    name: 'Dígame el nombre del médico y lo busco en nuestro directorio.',
  },
  links: {
    all: '{count, plural, one {Verlo en el directorio} other {Ver los # en el directorio}}',
    withFilters: 'Buscar en el directorio: {filters}',
    directory: 'Buscar en el directorio',
  },
} as const satisfies Translation<typeof en>;
