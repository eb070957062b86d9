import type { PassageSource } from '../passage-source.ts';

const nowhere = { href: '', label: '', say: [] } as const;

/**
 * What families ask and the site does not say. Each takes its questions away from passages that only share their
 * words, and is answered with "I do not know" and a phone.
 */
export const gaps: readonly PassageSource[] = [
  gap('ways-to-pay', {
    en: `zelle, cashapp, cash app, venmo, paypal, apple pay, autopay, auto pay, payment plan, credit card, debit card, cash, check payment,
      money order, pay online, pay by phone, bank account, installments, how do i pay, how can i pay, where do i pay, pay my bill,
      payment method, payment methods, due date, when is payment due, pay late, late payment, grace period, late fee, miss a payment
      | accept take pay payments with card monthly bill premium do you can i cost my late forgot date due methods ways of month each`,
    es: `zelle, cashapp, cash app, venmo, paypal, tarjeta de credito, tarjeta de debito, efectivo, cheque, giro postal, money order,
      pagar en linea, pagar por telefono, cuenta de banco, pago automatico, a plazos, como pago, como puedo pagar, donde pago,
      metodo de pago, metodos de pago, formas de pago, pagar tarde, me atraso, atrasado, fecha de pago, recargo, periodo de gracia
      | aceptan reciben pagar pagos pago con tarjeta mensual mensualidad puedo se puede costo mi tarde dia fecha cada mes cuando`,
  }),
  gap('papers', {
    en: `immigration, immigrant, undocumented, green card, passport, visa status, work permit, social security, ssn, itin, citizen,
      citizenship, asylum, daca, tps, no papers, without papers, what papers | join enroll can i need do have number status documents legal resident sign up`,
    es: `inmigracion, inmigrante, sin papeles, indocumentado, indocumentada, residencia, residente, pasaporte, visa, permiso de trabajo,
      seguro social, social, itin, ciudadano, ciudadania, asilo, parole, tps, daca, estatus, no tengo papeles, que papeles
      | inscribir puedo necesito tengo numero documentos legal migratorio sin me pueden apuntar entrar papeles`,
  }),
  gap('public-programs', {
    en: `medicaid, medicare, kidcare, healthy kids, tricare, va benefits, veterans, food stamps, snap, cobra, subsidy, tax credit, tax deductible,
      taxes, 1095, hsa, fsa | accept take with work together this plan insurance do you have use can i combine accepted credit`,
    es: `medicaid, medicare, kidcare, healthy kids, tricare, veteranos, cupones, estampillas, cobra, subsidio, credito fiscal, impuestos, taxes,
      1095, hsa, fsa | aceptan con trabajan juntos este plan seguro tienen usar puedo combinar credito`,
  }),
  gap('dependent-age', {
    en: `until what age can my child, how old can my kid, stay on my plan, stay on the plan, stay on our plan, aged out, age limit for children,
      dependent, dependents, 26, until 26, turns 18, turns 19, turns 21, turns 26, college student | child age family plan until limit covered old
      can be stay remain on my son daughter adult 18 19 21 26 who counts as what`,
    es: `hasta que edad puede estar, estar en mi plan, quedarse en mi plan, quedarse en el plan, edad limite para hijos, dependiente,
      dependientes, 26, cumple 18, cumple 19, cumple 21, cumple 26, estudiante universitario, hasta los 26, hasta los 21
      | hijo ninos edad plan familiar hasta limite cubierto puede estar seguir quedarse en mi adulto 18 19 21 26 quien cuenta como`,
  }),
  gap('hospital-and-surgery', {
    en: `surgery, hospital, emergency room, er, ambulance, urgent care, icu, inpatient, emergency, emergencies
      | cover covered include included pay cost how much plan does is do you my go visit bill for help with need if i have in`,
    es: `cirugia, hospital, sala de emergencia, sala de emergencias, emergencia, emergencias, ambulancia, urgencias, cuidados intensivos,
      cuarto de urgencia | cubre incluye paga costo cuanto plan hay ustedes mi ir visita cuenta para ayuda con necesito si tengo en la`,
  }),
  gap('maternity', {
    en: `maternity, breastfeeding, midwife, newborn care, abortion, birth control, contraception, iud, vasectomy, fertility, ivf, tubes tied
      | cover covered include plan cost do you does is how much wait my wife baby doctor pregnant`,
    es: `maternidad, lactancia, partera, aborto, anticonceptivos, pastillas anticonceptivas, vasectomia, fertilidad, in vitro, ligarme
      | cubre incluye plan costo cuanto espera mi esposa bebe medico ustedes`,
  }),
  gap('treatments', {
    en: `root canal, filling, fillings, crown, crowns, implant, implants, braces, invisalign, orthodontist, orthodontics, dentures, denture,
      extraction, extractions, wisdom tooth, wisdom teeth, veneers, whitening, pull a tooth, contact lenses, frames, lasik, cataract, cataracts,
      hearing aid, hearing aids, mri, ct scan, cat scan, pet scan, colonoscopy, endoscopy, biopsy, chemo, chemotherapy, radiation, dialysis,
      physical therapy, therapy, therapist, counseling, rehab, chiropractor, acupuncture, massage, botox, transplant, insulin pump, ozempic,
      wegovy, viagra, weight loss, bariatric, allergy test, sleep study, covid test, std test, hiv test, drug test, dna test, bone density,
      mental health, psychologist, home care, nursing home, home health, hospice, wheelchair rental, oxygen, cpap, circumcision, tattoo
      | cover covered include included cost price how much do you does plan pay is for my need with dentist get a help 200 credit use`,
    es: `endodoncia, tratamiento de canal, empaste, empastes, corona, coronas, implante, implantes, braces, frenos, frenillos, ortodoncia,
      ortodoncista, dentadura, dentaduras, protesis, extraccion, extracciones, sacarse una muela, sacarme una muela, sacar una muela, sacar la muela,
      cordal, cordales, muela del juicio, carillas, blanqueamiento, lentes de contacto, armadura, cataratas, catarata, lasik, audifono, audifonos,
      resonancia, mri, tomografia, ct scan, colonoscopia, endoscopia, biopsia, quimioterapia, radioterapia, dialisis, terapia, terapias,
      terapia fisica, fisioterapia, terapeuta, consejeria, rehabilitacion, quiropractico, acupuntura, masajes, botox, trasplante, ozempic,
      viagra, bajar de peso, bariatrica, prueba de alergia, covid, vih, prueba de embarazo, densitometria, salud mental, psicologo,
      cuidado en casa, asilo de ancianos, hospicio, oxigeno, cpap, circuncision, vesicula, hernia, lentes gratis
      | cubre incluye costo precio cuanto cuesta plan paga es para mi necesito con dental hacen ayuda 200 credito usar medico operacion cirugia quitar`,
  }),
  gap('other-places', {
    en: `georgia, texas, new york, new jersey, california, puerto rico, cuba, colombia, mexico, venezuela, canada, europe, spain, abroad,
      overseas, out of state, another state, other states, other country, another country, travel, traveling, vacation, out of the country,
      nationwide, worldwide, cruise, international
      | use plan can i cover work sick get if on in to when doctor valid go live move`,
    es: `georgia, texas, nueva york, nueva jersey, california, puerto rico, cuba, colombia, mexico, venezuela, canada, europa, espana, extranjero,
      fuera del estado, otro estado, otros estados, otro pais, fuera del pais, viajo, viaje, viajar, viajes, vacaciones, crucero, internacional
      | usar plan puedo cubre sirve funciona enfermo si en a cuando medico vale ir vivo mudo`,
  }),
  gap('conditions', {
    en: `pre existing, preexisting, pre existing condition, diabetes, diabetic, cancer, hiv, asthma, heart attack, stroke, high blood pressure, chronic,
      lupus, kidney disease, disability benefits, health questions, medical exam, heart condition, had cancer, hypertension
      | can i join accept cover plan with have had still condition conditions enroll sign up do you take people history`,
    es: `preexistente, preexistentes, condicion preexistente, condiciones preexistentes, diabetes, diabetico, diabetica, cancer, vih, asma, infarto, derrame,
      presion alta, cronica, lupus, enfermedad renal, condicion medica, examen medico para entrar, hipertension
      | puedo inscribir aceptan cubre plan con tengo tuve condicion entrar ustedes personas historial`,
  }),
  gap('company-people', {
    en: `owner, ceo, president, founder, director, boss of the company, who owns, shareholders, stock, investors, jobs, job openings, hiring,
      career, careers, work for you, salary, resume, internship, sell your plans, become an agent, commission, franchise
      | company name of the what is who your do you have are apply for a job clinic`,
    es: `dueno, duena, duenos, presidente, fundador, director, ceo, accionistas, inversionistas, empleo, empleos, trabajo para ustedes, vacante, vacantes,
      estan contratando, contratando, curriculum, pasantia, vender sus planes, ser agente, comision, franquicia
      | compania empresa nombre del quien es como se llama su tienen son aplicar para trabajo clinica`,
  }),
  gap('change-of-plan', {
    en: `add my newborn, add my baby, add my wife, add my husband, add my mother, add my father, add my mom, add my dad,
      add my mother in law, add my father in law, add my parents, add my sister, add my brother, add a member, remove, remove my, change my plan, switch plans, upgrade my plan, downgrade,
      pause my plan, transfer my plan, minimum contract, contract length,
      commitment, auto renew, renew my plan, renewal, renewals, open enrollment, change my address, update my address, new card, replacement card, lost my card,
      id card, member card, my card
      | how do i can want to plan membership my need contract anytime penalty family get child after lost number months without stop`,
    es: `agregar a mi bebe, agregar a mi esposa, agregar a mi esposo, agregar a mi hijo, agregar a mi suegra, agregar a mi suegro,
      agregar a mi mama, agregar a mi papa, agregar a mis padres, agregar a mi hermana, agregar a mi hermano, incluir a mi mama, incluir a mi papa, incluir a mi suegra, quitar a mi, cambiar mi plan, cambiar de plan, subir mi plan,
      pausar, transferir mi plan, contrato minimo, duracion del contrato,
      compromiso, renovacion, renovar, se renueva, periodo de inscripcion, cambiar mi direccion, actualizar mi direccion, tarjeta nueva, perdi mi tarjeta,
      perdi la tarjeta, mi tarjeta, tarjeta de miembro, tarjeta del plan
      | como puedo quiero plan membresia mi necesito contrato cuando penalidad familia sacar hijo despues numero meses sin dejar`,
  }),
  gap('discounts-and-offers', {
    en: `promo code, promotion, promotions, coupon, coupons, military discount, senior discount, student discount, free month, free trial, trial, referral
      bonus, refer a friend, gift card, lifetime, raise prices, price increase, group rate, employees, small business, employer plan
      | discount do you have for offer any is there cost company my business plan`,
    es: `codigo promocional, promocion, promociones, cupon, oferta, ofertas, descuento militar, descuento para mayores, descuento de estudiante, mes gratis,
      prueba gratis, bono por referir, referir a un amigo, tarjeta de regalo, suben el precio, subir el precio, aumento de precio, empleados, mi negocio,
      plan de grupo, grupal | descuento tienen para ofrecen hay alguna costo empresa negocio plan`,
  }),
  gap('elsewhere', {
    en: `pets, dog, cat, veterinarian, vet, life insurance, car insurance, auto insurance, home insurance, funeral, dental insurance, weather, lottery,
      recipe, president of, election, movie, song, joke, homework, bitcoin, football game, who won, score, parking, bus, wifi, notary, bathroom, whatsapp,
      text message, sms, telehealth, telemedicine, virtual visit, video visit, virtual consultation, online doctor, home visit, house call, transportation,
      ride, uber, gym, mail order
      | do you have cover plan is there for my at the office by on can i what tell me accept sell doctor cost visits`,
    es: `mascota, mascotas, perro, gato, veterinario, seguro de vida, seguro de carro, seguro de auto, seguro de casa, funeral, funerario, clima, loteria,
      receta de cocina, elecciones, pelicula, cancion, chiste, tarea, bitcoin, juego, partido, quien gano, estacionamiento, parqueo, autobus, guagua, wifi, notario,
      bano, whatsapp, mensaje de texto, telemedicina, telesalud, visita virtual, consulta virtual, video consulta, doctor en linea, visita a domicilio,
      transporte, transportacion, uber, gimnasio, por correo
      | tienen cubre plan hay para mi en la oficina por puedo que dime aceptan venden medico cuesta`,
  }),
];

function gap(id: string, words: { en: string; es: string }): PassageSource {
  return {
    ...nowhere,
    id: `gap-${id}`,
    group: 'gaps',
    words: { en: parted(words.en), es: parted(words.es) },
  };
}

/** What a question must have stands before the bar, further words after it. */
function parted(words: string) {
  const [about = '', further = ''] = words.split('|');
  return { about, further };
}
