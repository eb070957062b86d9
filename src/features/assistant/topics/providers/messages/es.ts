import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  networkSize:
    'Nuestra red tiene más de {providers} proveedores: médicos, clínicas, farmacias y laboratorios.',
  found: 'Encontré {subject}.',
  none: 'No encontré {subject}.',
  anybody: '{count, plural, =0 {médicos ni clínicas} one {# médico o clínica} other {# médicos y clínicas}}',
  specialties: {
    Cardiology: '{count, plural, =0 {cardiólogos} one {# cardiólogo} other {# cardiólogos}}',
    Surgery: '{count, plural, =0 {cirujanos} one {# cirujano} other {# cirujanos}}',
    'Intensive Care':
      '{count, plural, =0 {médicos de cuidados intensivos} one {# médico de cuidados intensivos} other {# médicos de cuidados intensivos}}',
    Dental: '{count, plural, =0 {dentistas} one {# dentista} other {# dentistas}}',
    Dermatology: '{count, plural, =0 {dermatólogos} one {# dermatólogo} other {# dermatólogos}}',
    Diagnostics:
      '{count, plural, =0 {laboratorios ni centros de imágenes} one {# laboratorio o centro de imágenes} other {# laboratorios y centros de imágenes}}',
    Endocrinology: '{count, plural, =0 {endocrinólogos} one {# endocrinólogo} other {# endocrinólogos}}',
    Pharmacy: '{count, plural, =0 {farmacias} one {# farmacia} other {# farmacias}}',
    Gastroenterology:
      '{count, plural, =0 {gastroenterólogos} one {# gastroenterólogo} other {# gastroenterólogos}}',
    Gynecology: '{count, plural, =0 {ginecólogos} one {# ginecólogo} other {# ginecólogos}}',
    'General Medicine':
      '{count, plural, =0 {médicos generales} one {# médico general} other {# médicos generales}}',
    'Internal Medicine': '{count, plural, =0 {internistas} one {# internista} other {# internistas}}',
    Neurology: '{count, plural, =0 {neurólogos} one {# neurólogo} other {# neurólogos}}',
    Obstetrics: '{count, plural, =0 {obstetras} one {# obstetra} other {# obstetras}}',
    Ophthalmology:
      '{count, plural, =0 {oftalmólogos (oculistas)} one {# oftalmólogo (oculista)} other {# oftalmólogos (oculistas)}}',
    Optometry: '{count, plural, =0 {optometristas} one {# optometrista} other {# optometristas}}',
    Orthopedics: '{count, plural, =0 {ortopedas} one {# ortopeda} other {# ortopedas}}',
    'ENT (Ear, Nose, Throat)':
      '{count, plural, =0 {otorrinolaringólogos (oído, nariz y garganta)} one {# otorrinolaringólogo (oído, nariz y garganta)} other {# otorrinolaringólogos (oído, nariz y garganta)}}',
    'Preventive Panels':
      '{count, plural, =0 {centros de paneles preventivos} one {# centro de paneles preventivos} other {# centros de paneles preventivos}}',
    Pediatrics: '{count, plural, =0 {pediatras} one {# pediatra} other {# pediatras}}',
    Podiatry: '{count, plural, =0 {podiatras} one {# podiatra} other {# podiatras}}',
    Psychiatry: '{count, plural, =0 {psiquiatras} one {# psiquiatra} other {# psiquiatras}}',
    Pulmonology: '{count, plural, =0 {neumólogos} one {# neumólogo} other {# neumólogos}}',
    Urology: '{count, plural, =0 {urólogos} one {# urólogo} other {# urólogos}}',
  },
  named: 'con el nombre «{name}»',
  where: {
    zipCode: 'en el código postal {zipCode}',
    aroundZipCode: 'en el código postal {zipCode} y sus alrededores',
    city: 'en {city}',
    county: 'en el condado de {county}',
    cityOfCounty: 'en {city}, condado de {county}',
    anywhere: 'en nuestro directorio',
  },
  speaking:
    '{count, plural, =0 {que hablen {language}} one {que habla {language}} other {que hablan {language}}}',
  spokenAt: '{count, plural, =0 {donde se hable {language}} other {donde se habla {language}}}',
  accepting:
    '{count, plural, =0 {que reciban pacientes nuevos} one {que recibe pacientes nuevos} other {que reciben pacientes nuevos}}',
  alsoAccepting:
    '{count, plural, =0 {y que reciban pacientes nuevos} one {y que recibe pacientes nuevos} other {y que reciben pacientes nuevos}}',
  expanded:
    '{own, plural, =0 {En ese código postal no hay ninguno; estos son del mismo condado, {county}.} other {En ese código postal hay pocos; la lista sigue con el resto del condado de {county}.}}',
  row: '{doctor} ({specialty}), {address}. {phone}',
  languages: 'Idiomas: {languages}',
  widened: 'Pero hay {subject}.',
  orCall: 'También puede llamar a servicio al cliente al {customerService} ({hours}).',
  noMore: 'Esos eran todos: {subject}.',
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
    withFilters: 'Buscar en el directorio con estos filtros',
    alsoSpecialty: '{specialty} en el directorio',
    alsoPlace: 'Buscar también {where}',
    directory: 'Buscar en el directorio',
  },
} as const satisfies Translation<typeof en>;
