import type { Specialty } from '../specialties.ts';

/*
 * What offices write for a specialty, in both languages: people and fields, short forms, names and codes of NUCC's Health
 * Care Provider Taxonomy. Without accents and punctuation, "and" and "y" left out; separated by commas.
 */

type Words = Readonly<Record<Specialty['en'], string>>;

/** Other names of the same specialty. */
export const SAME_SPECIALTY: Words = {
  Cardiology:
    'cardiologist, cardiologo, cardiologa, cardiovascular, cardiovascular disease, cardiovascular diseases, cardiovascular medicine, cardio, cards, 207RC0000X',
  Surgery:
    'surgeon, general surgeon, general surgery, surgery general, cirujano, cirujana, cirugia general, cirujano general, gen surg, 208600000X',
  'Intensive Care':
    'intensivist, intensivista, critical care, critical care medicine, critical care intensivists, icu, cuidado intensivo, cuidados criticos, medicina intensiva, medicina critica, terapia intensiva, 207RC0200X',
  Dental:
    'dentist, dentista, dentists, dds, dmd, dental general, dentistas, dentistry, general dentist, general dentistry, general practice dentistry, family dentistry, dentista general, odontologo, odontologa, odontologia, odontologia general, dental clinic, dental office, clinica dental, consultorio dental, 122300000X, 1223G0001X, 261QD0000X',
  Dermatology: 'dermatologist, dermatologo, dermatologa, derm, derma, 207N00000X',
  Diagnostics:
    'diagnostic, diagnostic center, centro de diagnostico, centro diagnostico, diagnostico, diagnostic imaging, imaging, imaging center, imagenes, centro de imagenes, lab, laboratory, laboratorio, laboratories, clinical laboratory, laboratorio clinico, clinical medical laboratory, medical laboratory, radiology, radiologia, radiologist, radiologo, radiologa, diagnostic radiology, radiology diagnostic, 291U00000X, 2085R0202X, 261QR0200X',
  Endocrinology:
    'endocrinologist, endocrinologo, endocrinologa, endo, endocrine, endocrinology diabetes metabolism, endocrinology diabetes, diabetes endocrinology, endocrinology metabolism, 207RE0101X',
  Pharmacy:
    'pharmacist, pharmacies, drugstore, drug store, farmacias, farmaceutico, farmaceutica, botica, retail pharmacy, community retail pharmacy, community pharmacy, rx, 333600000X, 3336C0003X, 183500000X',
  Gastroenterology: 'gastroenterologist, gastroenterologo, gastroenterologa, gastro, gi, 207RG0100X',
  Gynecology:
    'gynecologist, gynaecology, gynaecologist, ginecologo, ginecologa, gyn, gyne, gine, womens health, 207VG0400X',
  'General Medicine':
    'family medicine, family practice, family physician, family doctor, family care, fp, fm, fam med, general practice, general practitioner, gp, pcp, primary care, primary care physician, primary care doctor, primary care provider, adult medicine, medico general, medica general, medico de cabecera, medico de familia, medica de familia, medico familiar, medicina familiar, medicina de familia, medicina primaria, atencion primaria, cuidado primario, medico primario, generalista, 207Q00000X, 208D00000X',
  'Internal Medicine':
    'internist, internista, internal med, int med, im, medico internista, med interna, 207R00000X',
  Neurology: 'neurologist, neurologo, neurologa, neuro, 2084N0400X',
  Obstetrics: 'obstetrician, obstetra, obstetrica, ob, obst, 207VX0000X',
  Ophthalmology: 'ophthalmologist, oftalmologo, oftalmologa, opthalmology, opthalmologist, ophth, 207W00000X',
  Optometry: 'optometrist, optometra, optometrista, doctor of optometry, 152W00000X',
  Orthopedics:
    'orthopaedics, orthopedic, orthopaedic, orthopedist, orthopaedist, ortopeda, ortopedista, ortho, orthopedic surgery, orthopaedic surgery, orthopedic surgeon, orthopaedic surgeon, cirugia ortopedica, cirujano ortopedico, ortopedia traumatologia, 207X00000X',
  'ENT (Ear, Nose, Throat)':
    'ent, ear nose throat, otolaryngology, otolaryngologist, otorhinolaryngology, otorhinolaryngologist, otolaryngology head neck surgery, oto, otorrino, orl, otorrinolaringologo, otorrinolaringologa, otolaringologia, otolaringologo, oido nariz garganta, nariz oido garganta, garganta nariz oido, 207Y00000X',
  'Preventive Panels': 'preventive panel, panel preventivo, panels, paneles',
  Pediatrics:
    'pediatric, pediatrician, paediatrics, paediatrician, pediatra, pediatras, peds, ped, pediatric medicine, general pediatrics, medicina pediatrica, 208000000X',
  Podiatry: 'podiatrist, podiatric medicine, podiatra, podologo, podologa, podologia, 213E00000X',
  Psychiatry: 'psychiatrist, psiquiatra, siquiatra, siquiatria, psych, 2084P0800X',
  Pulmonology:
    'pulmonologist, pulmonary, pulmonary disease, pulmonary diseases, pulmonary medicine, pulmonology medicine, pulm, pulmonologo, pulmonologa, pulmonologia, neumologo, neumologa, neumonologia, neumonologo, 207RP1001X',
  Urology: 'urologist, urologo, urologa, uro, 208800000X',
};

/**
 * Narrower or wider than the specialty under which they are listed; the report says so. Branches that the site calls
 * missing (oncology, nephrology, plastic surgery) are not here: such a row is refused.
 */
export const LISTED_UNDER: Partial<Words> = {
  Cardiology:
    'interventional cardiology, clinical cardiac electrophysiology, cardiac electrophysiology, electrophysiology, advanced heart failure transplant cardiology, nuclear cardiology, cardiologia intervencionista, 207RI0011X, 207RC0001X',
  Surgery:
    'surgical critical care, trauma surgery, laparoscopic surgery, bariatric surgery, cirugia bariatrica, ambulatory surgical center, ambulatory surgery center, ambulatory surgical, centro de cirugia ambulatoria, 261QA1903X',
  Dental:
    'orthodontics, orthodontist, orthodontics dentofacial orthopedics, ortodoncia, ortodoncista, endodontics, endodontist, endodoncia, periodontics, periodontist, periodoncia, prosthodontics, prosthodontist, prostodoncia, pediatric dentistry, pediatric dentist, odontopediatria, odontopediatra, dental public health, oral maxillofacial surgery, oral surgery, oral surgeon, cirugia oral maxilofacial',
  Dermatology: 'mohs surgery, mohs micrographic surgery, dermatopathology, procedural dermatology',
  Diagnostics:
    'vascular interventional radiology, interventional radiology, neuroradiology, nuclear radiology, nuclear medicine, body imaging, breast imaging, mammography, mamografia, ultrasound, ultrasonido, mri, magnetic resonance imaging, magnetic resonance imaging mri, resonancia magnetica',
  Gastroenterology: 'hepatology, hepatologist, hepatologia, transplant hepatology',
  'Internal Medicine':
    'geriatric medicine, geriatrics, geriatrician, geriatria, geriatra, hospitalist, hospitalista, 207RG0300X, 208M00000X',
  'General Medicine':
    'walk in clinic, urgent care, urgent care center, cuidado urgente, clinica de urgencia, adult primary care, 261QU0200X, 261QP2300X',
  Neurology: 'child neurology, vascular neurology, clinical neurophysiology, epilepsy, neurologia infantil',
  Obstetrics: 'maternal fetal medicine, medicina materno fetal, perinatology, perinatologia',
  Ophthalmology:
    'retina specialist, glaucoma specialist, cornea external diseases specialist, retina, neuro ophthalmology',
  Orthopedics:
    'hand surgery, orthopaedic surgery of the spine, orthopedic surgery of the spine, orthopaedic trauma, adult reconstructive orthopaedic surgery, foot ankle surgery orthopedic',
  'ENT (Ear, Nose, Throat)':
    'otology neurotology, otology, neurotology, pediatric otolaryngology, otolaryngic allergy, head neck surgery',
  Pediatrics:
    'adolescent, adolescents, adolescentes, adolescent medicine, pediatric adolescent medicine, medicina del adolescente, neonatology, neonatologist, neonatologia, neonatal perinatal medicine, pediatric cardiology, pediatric pulmonology, pediatric gastroenterology, pediatric endocrinology, pediatric critical care medicine, developmental behavioral pediatrics, cardiologia pediatrica, 2080A0000X, 2080N0001X',
  Podiatry: 'foot ankle surgery, foot surgery, primary podiatric medicine',
  Psychiatry:
    'child adolescent psychiatry, child psychiatry, geriatric psychiatry, addiction psychiatry, forensic psychiatry, psiquiatria infantil, psiquiatria infantil del adolescente, 2084P0804X',
};

/** Names that mean several of the 24. */
export const SEVERAL_SPECIALTIES: readonly { words: string; names: readonly Specialty['en'][] }[] = [
  {
    words:
      'ob gyn, obgyn, obs gyn, ob gyne, obstetrics gynecology, obstetrics gynaecology, obstetrician gynecologist, obstetricia ginecologia, ginecologia obstetricia, gineco obstetricia, ginecoobstetricia, gineco obstetra, ginecoobstetra, gynecology obstetrics, gyn ob, 207V00000X',
    names: ['Gynecology', 'Obstetrics'],
  },
  {
    words: 'pulmonary critical care, pulmonary critical care medicine, pulmonology critical care',
    names: ['Pulmonology', 'Intensive Care'],
  },
  { words: 'med peds, medpeds, medicine pediatrics', names: ['Internal Medicine', 'Pediatrics'] },
];

/**
 * NUCC's groups and classifications, which may stand before a name of their own branch: "Internal Medicine, Cardiovascular
 * Disease". A group says nothing by itself.
 */
export const GROUPS =
  'allopathic osteopathic physicians, physicians, physician, dental providers, eye vision services providers, podiatric medicine surgery service providers, pharmacy service providers, ambulatory health care facilities, clinic center, suppliers, psychiatry neurology';

/** Which branches NUCC files under another that is a specialty here too. */
export const BRANCHES: Partial<Readonly<Record<Specialty['en'], readonly Specialty['en'][]>>> = {
  'Internal Medicine': ['Cardiology', 'Endocrinology', 'Gastroenterology', 'Pulmonology', 'Intensive Care'],
};

/** What may stand around a name without changing it: "Cardiology Physician", "Especialista en Cardiología". */
export const AROUND_SPECIALTY = {
  before:
    'medico especialista en, especialista en, medico, medica, doctor, doctora, dr, dra, board certified',
  after:
    'physician, physicians, specialist, specialists, doctor, doctors, md, do, medicine physician, services, department, practice',
};
