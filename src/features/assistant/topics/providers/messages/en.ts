export default {
  networkSize: 'Our network has over {providers} providers: doctors, clinics, pharmacies, and laboratories.',
  found: 'I found {subject}.',
  none: 'I found {subject}.',
  /** What was searched, in the order in which a sentence has it. */
  anybody:
    '{count, plural, =0 {no doctors or clinics} one {# doctor or clinic} other {# doctors and clinics}}',
  specialties: {
    Cardiology: '{count, plural, =0 {no cardiologists} one {# cardiologist} other {# cardiologists}}',
    Surgery: '{count, plural, =0 {no surgeons} one {# surgeon} other {# surgeons}}',
    'Intensive Care':
      '{count, plural, =0 {no intensive care doctors} one {# intensive care doctor} other {# intensive care doctors}}',
    Dental: '{count, plural, =0 {no dentists} one {# dentist} other {# dentists}}',
    Dermatology: '{count, plural, =0 {no dermatologists} one {# dermatologist} other {# dermatologists}}',
    Diagnostics:
      '{count, plural, =0 {no laboratories or imaging centers} one {# laboratory or imaging center} other {# laboratories and imaging centers}}',
    Endocrinology:
      '{count, plural, =0 {no endocrinologists} one {# endocrinologist} other {# endocrinologists}}',
    Pharmacy: '{count, plural, =0 {no pharmacies} one {# pharmacy} other {# pharmacies}}',
    Gastroenterology:
      '{count, plural, =0 {no gastroenterologists} one {# gastroenterologist} other {# gastroenterologists}}',
    Gynecology: '{count, plural, =0 {no gynecologists} one {# gynecologist} other {# gynecologists}}',
    'General Medicine':
      '{count, plural, =0 {no general medicine doctors} one {# general medicine doctor} other {# general medicine doctors}}',
    'Internal Medicine':
      '{count, plural, =0 {no internal medicine doctors} one {# internal medicine doctor} other {# internal medicine doctors}}',
    Neurology: '{count, plural, =0 {no neurologists} one {# neurologist} other {# neurologists}}',
    Obstetrics: '{count, plural, =0 {no obstetricians} one {# obstetrician} other {# obstetricians}}',
    Ophthalmology:
      '{count, plural, =0 {no ophthalmologists (eye doctors)} one {# ophthalmologist (eye doctor)} other {# ophthalmologists (eye doctors)}}',
    Optometry: '{count, plural, =0 {no optometrists} one {# optometrist} other {# optometrists}}',
    Orthopedics: '{count, plural, =0 {no orthopedists} one {# orthopedist} other {# orthopedists}}',
    'ENT (Ear, Nose, Throat)':
      '{count, plural, =0 {no ear, nose and throat doctors} one {# ear, nose and throat doctor} other {# ear, nose and throat doctors}}',
    'Preventive Panels':
      '{count, plural, =0 {no centers for preventive panels} one {# center for preventive panels} other {# centers for preventive panels}}',
    Pediatrics: '{count, plural, =0 {no pediatricians} one {# pediatrician} other {# pediatricians}}',
    Podiatry: '{count, plural, =0 {no podiatrists} one {# podiatrist} other {# podiatrists}}',
    Psychiatry: '{count, plural, =0 {no psychiatrists} one {# psychiatrist} other {# psychiatrists}}',
    Pulmonology: '{count, plural, =0 {no pulmonologists} one {# pulmonologist} other {# pulmonologists}}',
    Urology: '{count, plural, =0 {no urologists} one {# urologist} other {# urologists}}',
  },
  named: 'for the name “{name}”',
  where: {
    zipCode: 'in ZIP code {zipCode}',
    aroundZipCode: 'in and around ZIP code {zipCode}',
    city: 'in {city}',
    county: 'in {county} County',
    cityOfCounty: 'in {city}, {county} County',
    anywhere: 'in our directory',
  },
  speaking: '{count, plural, one {who speaks {language}} other {who speak {language}}}',
  spokenAt: '{count, plural, other {where {language} is spoken}}',
  accepting: '{count, plural, other {known to take new patients}}',
  alsoAccepting: '{count, plural, other {and known to take new patients}}',
  expanded:
    '{own, plural, =0 {There are none in that ZIP code, so these are in the same county, {county}.} other {There are few in that ZIP code, so the list goes on with the rest of {county} County.}}',
  row: '{doctor} ({specialty}), {address}. {phone}',
  languages: 'Languages: {languages}',
  widened: 'But there {count, plural, one {is} other {are}} {subject}.',
  orCall: 'You can also call customer service at {customerService} ({hours}).',
  noMore: 'That’s all of them: {subject}.',
  concluded: 'For that, look under {specialty}.',
  noDiagnosis: 'Only a doctor can tell you what it is.',
  missing: 'Our directory has no {people}.',
  missingCall: 'Call customer service at {customerService} ({hours}): a person can tell you what we have.',
  demo: 'They are made up: for now, this is a sample directory.',
  asides: {
    newPatients: 'Not every office has told us: others may take new patients, too. Please call and ask.',
    gender: 'The directory doesn’t say if a doctor is a woman or a man: please ask the office.',
    openingHours: 'The directory doesn’t have each office’s hours: please ask the office.',
    ratings: 'The directory has no ratings of doctors.',
    appointment: 'For an appointment, call the office, or our appointments line at {appointments}.',
  },
  ask: {
    place: 'Tell me your ZIP code, city or county, and I’ll look near you.',
    where: 'Where should I look? Tell me your ZIP code, city or county.',
    inFlorida:
      'Our directory has doctors in Florida only. Tell me a Florida ZIP code, city or county, and I’ll look there.',
    unknownPlace: 'I don’t know that place in Florida. Tell me a ZIP code, a city or a county.',
    whom: 'I can look in our provider directory. What kind of doctor do you need, and where? Tell me the specialty and your ZIP code, city or county: for example “pediatrician in 33126”.',
    name: 'Tell me the name of the doctor, and I’ll look in our directory.',
  },
  links: {
    all: '{count, plural, one {See it in the directory} other {See all # in the directory}}',
    withFilters: 'Search the directory with these filters',
    alsoSpecialty: '{specialty} in the directory',
    alsoPlace: 'Search {where}, too',
    directory: 'Search the directory',
  },
} as const;
