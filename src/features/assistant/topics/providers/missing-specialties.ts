/**
 * Whom families ask for and the directory has no specialty for, as `specialty-lexicon.ts` has the others. `en` and `es`
 * name them in a sentence: "The directory has no oncologists".
 */
export type MissingSpecialty = { en: string; es: string; people: string; topics?: string };

export const MISSING_SPECIALTIES: readonly MissingSpecialty[] = [
  {
    en: 'oncologists',
    es: 'oncólogos',
    people: 'oncologist, oncologo, oncologa, oncology, oncologia, cancerologo',
    topics: 'cancer, chemo, quimio, quimioterapia, tumor',
  },
  {
    en: 'rheumatologists',
    es: 'reumatólogos',
    people: 'rheumatologist, rheumatology, reumatologo, reumatologa, reumatologia',
    topics: 'arthritis, artritis, lupus, rheumatism, reuma, fibromyalgia, fibromialgia',
  },
  {
    en: 'allergists',
    es: 'alergólogos',
    people: 'allergist, alergologo, alergologa, alergista, allergy specialist, immunologist, inmunologo',
    topics: 'allergy, allergies, alergia',
  },
  {
    en: 'nephrologists',
    es: 'nefrólogos',
    people: 'nephrologist, nephrology, nefrologo, nefrologa, nefrologia, dialysis center, centro de dialisis',
    topics: 'kidney, rinon, rinones, dialysis, dialisis',
  },
  {
    en: 'chiropractors',
    es: 'quiroprácticos',
    people:
      'chiropractor, chiropractic, chiro, quiropractico, quiropractica, quiropractor, quiropracta, kiropractico',
  },
  {
    en: 'psychologists or therapists',
    es: 'psicólogos ni terapeutas',
    people:
      'psychologist, psychology, psicologo, psicologa, psicologia, sicologo, sicologa, psychotherapist, psicoterapeuta, therapist, terapeuta, counselor, consejero, mental health counselor, marriage counselor, family therapist',
    topics: 'counseling, talk therapy',
  },
  {
    en: 'physical therapists',
    es: 'fisioterapeutas',
    people:
      'physical therapist, physical therapy, physiotherapist, physiotherapy, fisioterapeuta, fisioterapia, terapista fisico, terapia fisica, physiatrist, fisiatra, rehab, cardiac rehab, rehab center, rehabilitation, rehabilitacion',
  },
  {
    en: 'speech or occupational therapists',
    es: 'terapeutas del habla ni ocupacionales',
    people:
      'speech therapist, speech therapy, occupational therapist, occupational therapy, terapeuta del habla, terapia del habla, terapista del habla, terapista ocupacional, terapia ocupacional, logopeda, aba therapist, aba therapy',
  },
  {
    en: 'hematologists',
    es: 'hematólogos',
    people: 'hematologist, hematology, hematologo, hematologa, hematologia',
    topics: 'anemia',
  },
  {
    en: 'infectious disease specialists',
    es: 'infectólogos',
    people:
      'infectologist, infectologo, infectologa, infectious disease, infectious disease doctor, infectologia',
    topics: 'hiv, vih',
  },
  {
    en: 'plastic surgeons',
    es: 'cirujanos plásticos',
    people:
      'plastic surgeon, plastic surgery, cosmetic surgeon, cirujano plastico, cirujana plastica, cirugia plastica',
  },
  {
    en: 'neurosurgeons',
    es: 'neurocirujanos',
    people: 'neurosurgeon, neurosurgery, brain surgeon, neurocirujano, neurocirujana, neurocirugia',
  },
  {
    en: 'vascular specialists',
    es: 'especialistas vasculares',
    people: 'vascular surgeon, vascular doctor, vascular specialist, cirujano vascular, angiologo, flebologo',
    topics: 'varicose vein, vein, varices, vena',
  },
  {
    en: 'bariatric surgeons',
    es: 'cirujanos bariátricos',
    people:
      'bariatric surgeon, bariatric doctor, cirujano bariatrico, bariatra, weight loss doctor, bariatric',
  },
  {
    en: 'orthodontists',
    es: 'ortodoncistas',
    people: 'orthodontist, orthodontics, ortodoncista, ortodontista, ortodoncia',
    topics: 'braces, brackets, frenillos, brackes',
  },
  {
    en: 'oral surgeons or endodontists',
    es: 'cirujanos orales ni endodoncistas',
    people:
      'oral surgeon, oral surgery, maxillofacial surgeon, cirujano oral, cirujano maxilofacial, endodontist, endodoncista, periodontist, periodoncista',
  },
  {
    en: 'audiologists',
    es: 'audiólogos',
    people: 'audiologist, audiology, audiologo, audiologa, audiologia, hearing aid, audifono',
  },
  {
    en: 'nutritionists',
    es: 'nutricionistas',
    people:
      'nutritionist, dietitian, dietician, nutricionista, nutriologo, nutriologa, dietista, nutritionist doctor',
    topics: 'nutrition, nutricion, diet, dieta',
  },
  {
    en: 'acupuncturists',
    es: 'acupunturistas',
    people: 'acupuncturist, acupuncture, acupunturista, acupuntura',
  },
  {
    en: 'massage therapists or natural medicine',
    es: 'masajistas ni medicina natural',
    people:
      'massage therapist, masajista, homeopath, homeopata, naturopath, naturista, naturopata, holistic doctor, curandero, sobador',
  },
  {
    en: 'geriatricians',
    es: 'geriatras',
    people: 'geriatrician, geriatric doctor, geriatrics, geriatra, geriatria',
    topics: 'old people, elderly, ancianos',
  },
  {
    en: 'fertility specialists',
    es: 'especialistas en fertilidad',
    people:
      'fertility doctor, fertility specialist, fertility clinic, reproductive endocrinologist, fertilologo',
    topics: 'fertility, infertility, fertilidad, infertilidad',
  },
  {
    en: 'pain management clinics',
    es: 'clínicas del dolor',
    people:
      'pain management, pain doctor, pain specialist, pain clinic, clinica del dolor, manejo del dolor, algologo',
  },
  {
    en: 'sleep specialists',
    es: 'especialistas del sueño',
    people: 'sleep doctor, sleep specialist, sleep clinic, sleep apnea doctor, especialista del sueno',
    topics: 'sleep apnea, apnea',
  },
  {
    en: 'geneticists',
    es: 'genetistas',
    people: 'geneticist, genetic counselor, genetista',
  },
  {
    en: 'hospitals or urgent care centers',
    es: 'hospitales ni centros de urgencias',
    people:
      'hospital, urgent care, urgent care center, walk in clinic, emergency room, sala de emergencia, centro de urgencia, clinica de urgencia, urgencias, hospital publico',
  },
  {
    en: 'midwives or doulas',
    es: 'parteras ni doulas',
    people: 'midwife, midwives, doula, partera, comadrona',
  },
  {
    en: 'home care agencies or nursing homes',
    es: 'agencias de cuidado en casa ni asilos',
    people:
      'home health, home care, home health aide, caregiver, nursing home, assisted living, hospice, hospicio, asilo, cuidador, cuidadora, enfermera a domicilio, enfermero a domicilio',
  },
  {
    en: 'addiction treatment centers',
    es: 'centros de adicciones',
    people:
      'addiction doctor, detox center, drug rehab, addiction center, centro de adicciones, desintoxicacion',
  },
  {
    en: 'veterinarians',
    es: 'veterinarios',
    people:
      'vet, veterinarian, veterinario, veterinaria, vet clinic, animal hospital, animal doctor, dog doctor, cat doctor',
  },
];
