export default {
  networkSize: 'Our network has over {providers} providers: doctors, clinics, pharmacies, and laboratories.',
  found: 'I found {count, number} in our directory: {filters}.',
  none: 'I found nobody in our directory: {filters}.',
  /** What was searched, as a list names it. */
  filters: {
    doctor: '“{name}”',
    zipCode: 'ZIP code {zipCode}',
    county: '{county} County',
    newPatients: 'known to take new patients',
  },
  expanded:
    '{own, plural, =0 {There are none in that ZIP code, so these are in the same county, {county}.} other {There are few in that ZIP code, so the list goes on with the rest of {county} County.}}',
  row: '{doctor} ({specialty}), {address}. {phone}',
  languages: 'Languages: {languages}',
  widened: 'But there {count, plural, one {is} other {are}} {count, number}: {filters}.',
  orCall: 'You can also call customer service at {customerService} ({hours}).',
  noMore: 'That’s all of them, {count, number}: {filters}.',
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
    withFilters: 'Search the directory: {filters}',
    directory: 'Search the directory',
  },
} as const;
