import type { Specialty } from '#features/directory/specialties.ts';

/**
 * How families call a specialty, in both languages, without accents and in the singular:
 * - `people`: who or what is looked for; each names the specialty by itself
 * - `fields`: the branch or what is done there; said of plans and benefits as well
 * - `topics`: parts of the body and everyday troubles; they mean a doctor only beside a word such as "doctor for"
 */
export type SpecialtyWords = { people: string; fields?: string; topics?: string };

export const SPECIALTY_WORDS: Record<Specialty['en'], SpecialtyWords> = {
  Cardiology: {
    people: 'cardiologist, cardiologo, cardiologa',
    fields: 'cardiology, cardiologia, cardio, cardiac',
    topics: `heart, corazon, heart problem, blood pressure, high blood pressure, presion alta, hipertension,
        hypertension, palpitation, palpitacion, presion, pressure, pacemaker, marcapaso, infarto,
        heart attack, soplo, murmur`,
  },
  Surgery: {
    people: 'surgeon, general surgeon, cirujano, cirujana, cirujano general',
    fields: 'surgery, cirugia, general surgery, cirugia general',
    topics: 'hernia, gallbladder, vesicula, operation, operacion',
  },
  'Intensive Care': {
    people: 'intensivist, intensivista',
    fields: 'intensive care, critical care, icu, cuidado intensivo, cuidados intensivos, terapia intensiva',
  },
  Dental: {
    people: `dentist, dentista, odontologo, odontologa, odontolog, dental office, dental clinic, clinica dental,
        consultorio dental, tooth doctor`,
    fields: 'dental, dentistry, odontologia',
    topics: `teeth, tooth, diente, muela, gum, encia, cavity, caries, toothache, dolor de muela, wisdom tooth,
        wisdom teeth, muela del juicio, dentadura, empaste, filling, tooth cleaning, teeth cleaning,
        dental cleaning, limpieza dental, limpieza de dientes, denture, root canal`,
  },
  Dermatology: {
    people: 'dermatologist, dermatologo, dermatologa, derm',
    fields: 'dermatology, dermatologia',
    topics: `skin, piel, cutis, acne, mole, lunar, rash, poison ivy, eczema, psoriasis, ronchas, sarpullido,
        manchas en la piel, wart, verruga, pimple, espinilla, itchy, skin tag, rosacea, granos, hair loss,
        caida del pelo`,
  },
  Diagnostics: {
    people: `diagnostic center, imaging center, x ray center, xray center, lab center, laboratory center,
        radiology center, laboratory, laboratorio, centro de diagnostico, centro diagnostico,
        centro de imagenes, blood lab`,
    fields: `diagnostics, diagnosticos, lab, imaging, radiology, radiologia, radiologist, radiologo, radiologa,
        lab test, blood work, bloodwork, blood test, x ray, xray, rayos x, placa, mri, resonancia, ct scan,
        tomografia, ultrasound, ultrasonido, sonogram, sonograma, sonografia, mammogram, mamograma,
        mamografia, analisis de sangre, examen de sangre, prueba de sangre, analisis, sacarme sangre,
        sacarse sangre, sacar sangre, hacerme la sangre, blood drawn, rayos por`,
  },
  Endocrinology: {
    people: 'endocrinologist, endocrinologo, endocrinologa, endocrino, endocrina, diabetologist, diabetologo',
    fields: 'endocrinology, endocrinologia',
    topics: `diabetes, diabetic, diabetico, diabetica, sugar, azucar, thyroid, tiroides, hormone, hormona, glucose,
        glucosa, blood sugar`,
  },
  Pharmacy: {
    people: 'pharmacy, farmacia, drugstore, drug store, botica, pharmacist, farmaceutico',
    topics: 'pick up my prescription, fill my prescription, comprar mis medicinas, surtir mi receta',
  },
  Gastroenterology: {
    people: 'gastroenterologist, gastroenterologo, gastroenterologa, gastro, gi doctor',
    fields: 'gastroenterology, gastroenterologia',
    topics: `stomach, estomago, belly, barriga, barriguita, panza, pancita, tripa, gases, bowel, constipation,
        estrenimiento, ulcer, ulcera, tummy, colon, colonoscopy, colonoscopia, endoscopy, endoscopia, gut,
        intestine, intestino, digestion, digestive, digestivo, reflux, reflujo, acid reflux, acidez,
        gastritis, liver, higado, hemorrhoid, hemorroide`,
  },
  Gynecology: {
    people: `gynecologist, gynaecologist, ginecologo, ginecologa, gineco, gyno, obgyn, ob gyn, gyn, ginecoobstetra,
        gineco obstetra, womens doctor, doctor for women, ladies doctor, lady parts doctor, doctor de mujeres,
        doctora de mujeres, medico de mujeres, medica de mujeres, doctor de la mujer, doctora de la mujer`,
    fields: 'gynecology, ginecologia, womens health, salud de la mujer',
    topics: `pap, pap smear, pap test, papanicolao, female exam, female checkup, womens exam, well woman,
        well woman exam, down there exam, exam down there, checked down there, checkup down there, lady parts,
        lady problem, lady issue, womens problem, womens issue, woman problem, de mujeres, para mujeres,
        de las mujeres, de senoras, para senoras, cosas de mujeres, menstruation, menstruacion, fibroid,
        fibroma, papanicolau, papanicolaou, citologia, menopause, menopausia, female problem,
        problemas de mujer, ovary, ovario, uterus, matriz, utero, birth control, anticonceptivo, breast, seno`,
  },
  'General Medicine': {
    people: `family doctor, family physician, family dr, family medicine doctor, general practitioner, gp, pcp,
        primary care, primary care doctor, primary care physician, primary care provider, primary doctor,
        primary physician, regular doctor, general doctor, general medicine doctor, medico general,
        doctor general, doctora general, medica general, medico de cabecera, doctor de cabecera,
        doctora de cabecera, medico de familia, doctor de familia, doctor de la familia, medico familiar,
        doctor familiar, doctora familiar, medico primario, doctor primario, doctora primaria,
        medico de atencion primaria, proveedor primario, medico clinico, generalista`,
    fields: `general medicine, family medicine, family practice, medicina general, medicina familiar,
        medicina primaria, atencion primaria, clinica general`,
    topics: `headache, dolor de cabeza, dolores de cabeza, dolor de la cabeza, checkup, check up, chequeo,
        chequeo general, annual physical, physical exam, examen fisico, flu, gripe, catarro, cold, cough, tos,
        fever, fiebre`,
  },
  'Internal Medicine': {
    people:
      'internist, internista, internal medicine doctor, internal doctor, medico internista, medico interno',
    fields: 'internal medicine, medicina interna',
  },
  Neurology: {
    people: 'neurologist, neurologo, neurologa, neuro, head doctor',
    fields: 'neurology, neurologia',
    topics: `brain, cerebro, nerve, pinched nerve, nervio pinchado, de la cabeza, stroke, derrame,
        derrame cerebral, embolia, embolia cerebral, dementia, demencia, forgetful, se le olvida, olvida todo,
        epilepsy, epilepsia, seizure, convulsion, migraine, migrana, memory, memoria, memory loss, alzheimer,
        alzheimers, parkinson, parkinsons, neuropathy, neuropatia, tremor, temblor`,
  },
  Obstetrics: {
    people: 'obstetrician, obstetra, ob doctor, ob, maternity doctor',
    fields: 'obstetrics, obstetricia, prenatal care, cuidado prenatal, prenatal',
    topics: `pregnant, pregnancy, embarazada, embarazo, expecting a baby, embarazadas, wife is expecting,
        is expecting, am expecting, im expecting, shes expecting, months along, weeks along, deliver babies,
        delivers babies, delivering babies, deliver a baby, deliver my baby, deliver the baby,
        deliver our baby, baby delivered, give birth, childbirth, birth, maternity, maternidad, parto,
        dar a luz, en estado, cesarea, c section`,
  },
  Ophthalmology: {
    people: 'ophthalmologist, opthalmologist, oftalmologo, oftalmologa, oculista, eye surgeon, oftalmolog',
    fields: 'ophthalmology, oftalmologia',
    topics:
      'eye, ojo, ojito, vista, eyesight, carnosidad, pterigion, floaters, cataract, catarata, glaucoma, retina',
  },
  Optometry: {
    people: 'optometrist, optometra, optometrista, optician, optica, optico',
    fields: 'optometry, optometria, vision, eye exam, examen de la vista, examen de vista',
    topics: 'glasses, eyeglasses, lentes, espejuelos, gafas, anteojos, contact lenses, lentes de contacto',
  },
  Orthopedics: {
    people: `orthopedist, orthopaedist, orthopedic surgeon, orthopod, ortopeda, ortopedista, ortopedico,
        traumatologo, traumatologa, ortho`,
    fields: 'orthopedics, orthopedic, orthopaedic, orthopaedics, ortopedia, traumatologia',
    topics: `bone, hueso, joint, articulacion, coyuntura, knee, rodilla, shoulder, hombro, hip, cadera, my back,
        back pain, lower back, mi espalda, espalda, dolor de espalda, columna, spine, wrist, muneca, elbow,
        codo, ankle, tobillo, fracture, fractura, broken arm, cintura, sciatica, ciatica, menisco, meniscus,
        tendon, ligament, ligamento, disco herniado, herniated disc`,
  },
  'ENT (Ear, Nose, Throat)': {
    people: `otolaryngologist, ent doctor, ent, ent ear nose throat, ear nose throat, ear nose and throat,
        ear nose throat doctor, ear nose and throat doctor, otorrino, otorrinolaringologo,
        otorrinolaringologa, otorinolaringologo, otorino, otologo`,
    fields: 'otorrinolaringologia, otolaryngology, oido nariz y garganta, nariz y garganta',
    topics: `ear, nose, throat, sore throat, oido, oreja, nariz, garganta, sinus, sinusitis, tonsil, amigdala,
        hearing, audicion, senos nasales, tinnitus, snoring, ronquido`,
  },
  'Preventive Panels': {
    people: `preventive panel center, preventive care center, panel center, centro de paneles, centro preventivo,
        centro de paneles preventivos`,
    fields:
      'preventive panel, panel preventivo, paneles preventivos, preventive control panel, panel de control',
  },
  Pediatrics: {
    people: `pediatrician, paediatrician, pediatra, pediatrist, pediatric doctor, baby doctor, kid doctor,
        kids doctor, childrens doctor, child doctor, doctor de ninos, doctora de ninos, medico de ninos`,
    fields: 'pediatrics, pediatric, pediatria, peds',
    topics: `kid, child, children, childrens, baby, newborn, infant, toddler, nino, nina, nene, nena, bebe, bebita,
        bebito, my son, my daughter, mi hijo, mi hija, mis hijos, chamaco, chamaquito, little one,
        little ones, kiddo, grandson, granddaughter, nieto, nieta, chiquillo, ninito, ninita, recien nacido`,
  },
  Podiatry: {
    people: 'podiatrist, podiatra, podologo, podologa, foot specialist',
    fields: 'podiatry, podiatria, podologia',
    topics: `foot, feet, pie, toe, toenail, ingrown toenail, unero, una encarnada, una enterrada, unas de los pies,
        pie diabetico, diabetic foot, plantar fasciitis, fascitis plantar, espolon, heel spur, bunion,
        juanete, heel, talon, callo, corns`,
  },
  Psychiatry: {
    people: 'psychiatrist, psiquiatra, siquiatra, shrink, loquero',
    fields: 'psychiatry, psiquiatria, siquiatria',
    topics: `mental health, salud mental, depression, depresion, anxiety, ansiedad, bipolar, adhd, nervios,
        los nervios, panic attack, ataque de panico, mente`,
  },
  Pulmonology: {
    people: 'pulmonologist, pulmonary doctor, neumologo, neumologa, pulmonologo, pulmonologa, neumonologo',
    fields: 'pulmonology, pulmonary, neumologia, pulmonologia',
    topics: `lung, pulmon, pulmones, asthma, asma, asmatico, asmatica, asthmatic, bronquios, bronquitis,
        bronchitis, emphysema, enfisema, copd, epoc, breathing, respiratory, respiratorio`,
  },
  Urology: {
    people:
      'urologist, urologo, urologa, mens doctor, doctor for men, doctor de hombres, doctor de los hombres',
    fields: 'urology, urologia',
    topics: `prostate, prostata, pee, peeing, orinar, vasectomy, vasectomia, bladder, vejiga, urine, urinary,
        orina, urinario, kidney stone, piedras en los rinones, piedras en el rinon`,
  },
};
