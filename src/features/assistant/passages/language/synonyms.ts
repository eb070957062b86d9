import type { Locale } from '#i18n/locale.ts';

/**
 * Words and phrases that mean the same to families. A line is one meaning; its parts are parted by commas, accents do
 * not matter, and the forms of a word need not be listed ("refund" stands for "refunded"). Spanish lines have the
 * English words that Floridians use in Spanish sentences.
 */
export const SYNONYMS: Record<Locale, string> = {
  en: `
    refund, refunds, get everything back, everything back, get it back, get back, all back, money back, get back my money, get my money back, reimburse, reimbursement, reimbursed, cash back, moneyback, return my money, give me back, back my money, get my money, want my money, dollars back, refunding
    cancel, cancellation, canceling, cancelled, unsubscribe, terminate, drop the plan, quit the plan, opt out, get out of the plan, change my mind, changed my mind, dont want it anymore, regret, back out
    application fee, enrollment fee, sign up fee, signup fee, registration fee, joining fee, join fee, initial fee, startup fee, the 25, 25 dollars, 25 dollar, 25 bucks, 25 fee, 25 00
    grievance, grievances, greivance, complaint, complain, complaints, complaining, file a claim against
    level 1, level one, first level, 1st level
    level 2, level two, second level, 2nd level
    appeal, appeals, appealing, dispute, contest
    expedited, expedite, urgent, urgently, rush, fast track, fast one, faster, emergency review, cant wait, cannot wait, quick review, right away
    decision, outcome, resolution, determination, verdict, final answer, resolve, resolved, decide my
    acknowledge, acknowledged, acknowledgement, acknowledgment, confirm, confirmation, confirms, got my, receive my, received my, you got
    in writing, written, letter, letters, write down, on paper, by mail, by phone, over the phone, phone call, verbally, by email
    signature, signatures
    wait, waiting, wating, wating period, waiting period, waiting periods, waiting time, wait time, waits, waited, waitlist, have to wait
    start, starts, started, starting, begin, begins, kick in, kicks in, effective, active, activate, activated, activation, takes effect, take effect, go into effect, start using, begin using, can i use
    vaccine, vaccines, vaccinate, vaccinated, vaccination, vaccinations, vacine, vaccin, shot, shots, immunization, immunizations, immunize, immunized, jab, jabs, flu shot, booster, boosters
    xray, xrays, x ray, x rays, x-ray, radiograph, radiographs, radiography, xr
    ultrasound, ultrasounds, sonogram, sonograms, ultra sound, sonography, ultrasonido
    laboratory, lab, labs, lab work, labwork, lab test, lab tests, blood work, bloodwork, blood test, blood tests, blood draw, bloods, draw blood, urine test, urine tests, bloodtest
    dentist, dental, dentists, teeth, tooth, oral, gums, gum
    cleaning, cleanings, dental cleaning, teeth cleaning, teeth cleaned, teeth clean, clean my teeth, prophylaxis, deep clean
    vision, eye, eyes, eyesight, optical, eyeglasses, glasses, eye exam, eye exams, optometrist
    pharmacy, pharmacies, drugstore, prescription, prescriptions, medicine, medicines, meds, rx, drugs, drug, pills, pill
    package, packages, pkg, add on, add ons, addon, addons, bundle, bundles
    hospital package, respaldo hospitalario, hospital benefit, hospital coverage, hospital plan, hospital cover, hospital add on, hospital extra, hospital services
    hospital, hospitals, hospitalization, hospitalized, hospitalised, inpatient, hospital stay
    surgery, surgeries, operation, operations, operated, surgical, operate
    specialist, specialists, specialty, skin doctor, heart doctor, cardiologist, dermatologist, orthopedist, neurologist, urologist, gastroenterologist, endocrinologist, pulmonologist, foot doctor, podiatrist, psychiatrist
    referral, referrals, referal, referals, refer, referred, refferal, permission, preapproval, pre approval, go ahead from my doctor
    authorization, authorizations, authorize, authorized, prior auth, preauthorization, pre authorization, approval, approved
    primary doctor, pcp, primary care, primary care doctor, primary care provider, primary care physician, family doctor, regular doctor, main doctor, primary, general practitioner, gp
    doctor, doctors, dr, physician, physicians, provider, providers, docs, doc
    choose, pick, select, choosing, assign, assigned, switch doctor, change doctor
    preventive, preventative, prevention, preventive care, checkup, checkups, check up, check ups, screening, screenings, wellness exam, wellness visit, physical, physicals, annual exam, yearly exam, well visit
    panel, panels, control panel, control panels, panal, panals
    mammogram, mammograms, mamogram, mamogram, mamography, mammography, breast exam, breast cancer screening, breast screening
    pap smear, pap, pap test, papsmear, papanicolaou, cervical screening, smear
    prostate, psa, prostrate
    ecg, ekg, electrocardiogram, heart test, heart tracing
    cholesterol, colesterol, lipid, lipids, triglyceride, triglycerides
    colon, fit test, fecal, stool, occult blood, colorectal, colon cancer, poop test, stool test
    coronary, heart, cardiac, heart disease, heart risk
    copayment, copay, copays, copayments, co pay, co payment, 5 dollar, five dollar, 5 dollars, five dollars, 5 visit, 5 bucks, five bucks, 5 copay
    cost, costs, price, prices, pricing, fee, fees, charge, charges, charged, how much is, how much are, how much does, how much for, how much would, how much to, expensive, rate, rates, pay for
    premium, monthly payment, monthly premium, monthly price, monthly cost, mensual
    insurance, insurances, insured, insurer, health insurance, obamacare, insurence, insurrance, ppo, hmo
    discount plan, dpo, discount plan organization, discount card, discount medical plan, discount
    clinic, prepaid clinic, prepaid health clinic, phc, pre paid clinic, prepaid
    negotiated rate, negotiated, discounted rate, negotiated price
    license, licensed, licence, licenses, licensing, regulated, regulator, regulation, legit, legitimate, legal, scam, scams, fraud, fake, real company, trustworthy, trust
    how long have you been, in business, founded, established, been around, years of experience, experience, since when, what year
    member count, how many members, number of members, how many people
    county, counties, countys, area, areas, service area, region, regions, where do you work, where do you serve, state wide, statewide
    serve, serves, operate in, work in, available in, valid in, accepted in, offered in, cover in
    join, enroll, enrol, enrolling, enrollment, enrolment, sign up, signup, signing up, apply for the plan, become a member, register, registration, get the plan, signed up, subscribe, joined, joining
    network, in network, provider network, join the network, be in your network, join your network, your network
    recommend, recommended, suggest, nominate, propose, refer my doctor, recommending, suggestion, add my doctor
    inquiry, application form, application, apply, applying
    quote, quotes, quotation, estimate
    get back to me, call me back, callback, call back, hear from you, hear back, contact me, follow up, followup, reach out to me, respond, response, reply
    calculator, price calculator
    privacy, private, confidential, confidentiality, hipaa, data, personal data, personal information, my information, my info, medical records, records, my record
    share, shared, sharing, disclose, give out, hand out
    sell, sells, selling, sold
    cookie, cookies, tracker, trackers, tracking, track me, track, ads, advertising, analytics
    interpreter, interpreters, translator, translators, translate, translation, translated, interpret, sign language, asl
    language, languages, speak spanish, speaks spanish, vietnamese, creole, haitian, portuguese, russian, french, chinese, mandarin, arabic, korean, tagalog, german, italian, only speaks, doesnt speak english, does not speak english
    discriminate, discrimination, discriminated, racism, racist, unfair, civil rights, race, disability, disabled, handicapped, disabilities, wheelchair
    large print, braille, big letters, alternative format
    accessibility, accessible, screen reader, high contrast, large text, blind, low vision, bigger text, keyboard, wcag, captions
    portal, member portal, patient portal, member login, login, log in, sign in, online account, my account, app, mobile app
    credit, credits, allowance, 200 dollars, 200 credit, 200 dollar, two hundred, 500 credit, 500 dental
    loyalty, tier, tiers, silver, gold, diamond, bronze
    children, child, kid, kids, son, sons, daughter, daughters, baby, babies, infant, toddler, newborn, boy, girl, teen, teens, teenager
    pediatrician, pediatric, pediatrics, kids doctor, childrens doctor, baby doctor
    gynecologist, gynecology, gyn, obgyn, ob gyn, womens health, womans health, women doctor
    benefits without copayments, without copayment, no copay, without copays, copay free, zero copay, 0 copay, free benefits, copayment free
    school, schools, kindergarten, pre k, daycare, back to school
    sport, sports, soccer, football, basketball, athletics
    hurricane, hurricanes, storm, storms, tropical storm, huracan
    heat, hot weather, sun
    power, electricity, power outage, outage, lights out, no power, without power, blackout
    refrigerator, fridge, cooler
    water, hydrate, hydration, hydrated
    news, article, articles, blog, posts
    form, forms, paperwork, papers, document, documents, certificate
    often, how often, frequency, how frequently, every how many, times a year, how many times
    delete, erase, remove, deleted
    complaint to the government, office for civil rights, hhs, department of health and human services
    aged out, age out, ages out
    age, ages, how old, years old, yr old, y o
    maternity, pregnant, pregnancy, prenatal, giving birth, childbirth, delivery, labor and delivery, c section
    accreditation, accredited
    mission, goal, purpose, values
    insulin, insulina
    panel a
    im a doctor, i am a doctor, im a dentist, i am a dentist, im a nurse, i am a nurse, im a physician, i am a physician, im a pediatrician, i am a pediatrician, im a therapist, i am a therapist, im a psychologist, i am a psychologist, im a specialist, i am a specialist, im a provider, i am a provider, im a nurse practitioner, i am a nurse practitioner, im a chiropractor, i am a chiropractor, im an optometrist, i am an optometrist, im a pharmacist, my practice, my medical practice, my patients, my office joins, i have a clinic, i own a clinic, we are a clinic, we are a lab
    high blood pressure, hypertension
    blood pressure
    not on your list, not on the list, isnt on your list, isnt on the list, not in your directory, not in the directory, isnt in your directory, not in your network, isnt in your network
    not work, not working, doesnt work, isnt working, not load, not loading, doesnt load
    no papers, without papers
    waiting room
    what papers, which papers, what documents, which documents, what paperwork
    renew, renewal, renewals, refill, refills`,
  es: `
    reembolso, reembolsos, devolucion, devoluciones, devuelvan, devuelven, devolver, devuelve, devolverme, devuelvanme, regresen mi dinero, regresan, regresar el dinero, regresa el dinero, regresarme, mi dinero, dinero de vuelta, dinero devuelta, refund, recuperar mi dinero, me devuelvan, rembolso, reenbolso, reembolsan, reembolsar, la plata de vuelta, reintegro
    cancelar, cancelo, cancelacion, cancele, cancelan, darme de baja, dar de baja, de baja, me arrepenti, arrepiento, arrepentirme, arrepentido, cambie de idea, cambio de idea, cambiar de idea, cambio de opinion, salirme, salirme del plan, dejar el plan, ya no lo quiero, no lo quiero
    cargo de solicitud, cuota de inscripcion, cargo de inscripcion, los 25, 25 dolares, 25 pesos, veinticinco, 25 00, cuota de entrada, cuota inicial, cargo inicial, tarifa de inscripcion, costo de inscripcion, pago de inscripcion, cargo de aplicacion, aplication fee, application fee
    queja, quejas, quejarme, quejarse, quejar, reclamo, reclamos, reclamar, reclamacion, reclamaciones, denuncia, denunciar, complaint, inconformidad, me trataron
    nivel 1, nivel uno, primer nivel, level 1
    nivel 2, nivel dos, segundo nivel, level 2
    apelar, apelacion, apelaciones, apelo, recurso, impugnar
    urgente, urgencia, expedita, acelerada, acelerar, rapida, rapido, no puede esperar, no puedo esperar, no aguanta, apurar, revision urgente, con urgencia
    decision, resultado, resultados, respuesta final, resolucion, resuelven, deciden, decidir, fallo
    acuse, confirman, confirmar, confirmacion, confirmen, avisan, avisen, recibieron, reciben, acuse de recibo, les llego
    por escrito, escrito, escrita, carta, en papel, por correo, por telefono, de palabra, por email
    firma, firmar, firmo, firmada, firme, firmado, firmarla
    espera, esperar, espero, periodo de espera, periodos de espera, tiempo de espera, tengo que esperar, hay que esperar, demora, demoran, demorar, lista de espera, waiting period
    empezar, empiezan, empieza, empiezo, comenzar, comienza, comienzan, inicio, inicia, inician, arrancan, arranca, activar, activa, activan, activo, activacion, entra en vigor, vigencia, puedo usar, usar, utilizar, desde cuando, a partir de cuando
    vacuna, vacunas, vacunar, vacunarse, vacunacion, vacunarlo, vacunarla, inyeccion, inyecciones, shots, inmunizacion, inmunizaciones, baccuna, bacuna, refuerzo
    rayos x, rayo x, rayosx, radiografia, radiografias, placa, placas, xray, x ray, equis
    ultrasonido, ultrasonidos, sonograma, sonogramas, ecografia, ecografias, ultrasound, eco, ecosonograma
    laboratorio, laboratorios, sangre, examen de sangre, examenes de sangre, analisis, analisis de sangre, prueba de sangre, pruebas de sangre, sacar sangre, sacarme sangre, sacarse sangre, orina, analitica, lab, labs, bloodwork, laboratory
    dental, dentales, dentista, dentistas, odontologo, odontologia, diente, dientes, muela, muelas, encia, encias, bucal
    limpieza, limpiezas, limpieza dental, limpieza de dientes, limpiarme los dientes, limpiar los dientes, cleaning, limpian los dientes, profilaxis
    vision, vista, ojo, ojos, espejuelos, lentes, anteojos, gafas, examen de la vista, optica, optometrista, oculista
    farmacia, farmacias, medicina, medicinas, medicamento, medicamentos, receta, recetas, remedio, remedios, pastilla, pastillas, pharmacy
    paquete, paquetes, package
    paquete hospitalario, respaldo hospitalario, paquete de hospital, paquete del hospital, lo del hospital, el del hospital, descuentos en hospital, servicios hospitalarios
    hospital, hospitales, hospitalizacion, hospitalizado, hospitalizada, ingresado, ingresada, ingreso hospitalario, internado
    cirugia, cirugias, operacion, operaciones, operar, operarme, operado, operarse, quirurgico, quirurgica
    especialista, especialistas, especialidad, cardiologo, dermatologo, ortopeda, neurologo, urologo, gastroenterologo, endocrinologo, neumologo, podiatra, psiquiatra, medico de la piel, doctor de la piel, doctor del corazon
    referido, referidos, referir, remision, referencia, orden del doctor, orden del medico, permiso, referral, derivacion, me refiera, pase medico
    autorizacion, autorizaciones, autorizar, autorizan, preautorizacion, aprobacion, aprueban, aprobar
    medico primario, medico de cabecera, doctor de cabecera, doctor primario, doctora primaria, pcp, primario, cabecera, medico de familia, doctor de familia, medico familiar, primary
    medico, medicos, doctor, doctores, doctora, doctoras, dr, dra, proveedor, proveedores
    elegir, elijo, escoger, escojo, seleccionar, selecciono, cambiar de doctor, cambiar de medico, asignan, asignar, cambiar mi medico, cambiar mi doctor
    preventivo, preventiva, preventivos, preventivas, prevencion, chequeo, chequeos, chequearme, chequear, revision medica, examen anual, examen fisico, chequeo general, checkup, tamizaje, control
    panel, paneles, panel de control, paneles de control
    mamografia, mamografias, mamograma, mamogramas, mamografía, examen de mama, examen de los senos, examen de seno, senos, mamogram
    papanicolau, papanicolaou, papanicolao, citologia, pap, pap smear, papa nicolau, prueba citologica
    prostata, psa, antigeno
    electrocardiograma, ecg, ekg
    colesterol, trigliceridos, lipidos, trigliceridos, grasa en la sangre
    heces, fit, sangre oculta, colon, excremento, materia fecal, colorrectal
    coronario, coronarios, corazon, cardiaco, riesgo coronario
    copago, copagos, copay, copays, co pago, 5 dolares, cinco dolares, los 5, 5 pesos, de a 5
    costo, costos, cuesta, cuestan, costar, costaria, precio, precios, vale, valen, cobran, cobra, cobrar, cobro, tarifa, tarifas, cuanto sale, cuanto es, cuanto se paga, pagar, pago, pagos, paga, pagan, pague, pagado, sale, caro, carisimo, presio
    mensualidad, pago mensual, cuota mensual, prima mensual, mensual, mensuales, mensualmente
    seguro, seguros, aseguranza, aseguranzas, asegurado, asegurada, seguro medico, seguro de salud, insurance, obamacare, poliza, aseguradora
    plan de descuento, planes de descuento, dpo, tarjeta de descuento, descuento, descuentos, discount plan
    clinica, clinica prepagada, clinica de salud prepagada, phc, prepagada, pre pagada, prepago
    tarifa negociada, negociada, precio negociado, tarifas negociadas
    licencia, licencias, licenciados, regulado, regulados, regulada, legal, legales, legitimo, legitimos, legitima, estafa, fraude, confiable, confiables, confiar, de verdad, seria, serios, permiso del estado, autorizados por el estado
    cuantos anos llevan, desde que ano, desde cuando existen, cuando se fundo, fundada, fundaron, cuanto tiempo llevan, experiencia, trayectoria, existen, operan desde, cuando abrieron, cuando empezaron ustedes, cuando empezo la clinica, desde cuando estan, cuanto hace que
    cuantos miembros, cuanta gente, numero de miembros, cantidad de miembros, cuantos clientes
    condado, condados, area, areas, zona, zonas, region, regiones, donde trabajan, donde dan servicio, area de servicio
    dan servicio, prestan servicio, trabajan en, atienden en, estan en, llegan a, cubren en, disponible en, disponibles en, funciona en, sirve en, vale en
    inscribir, inscribirme, inscribirse, inscripcion, inscribo, inscribi, apuntar, apuntarme, apuntarse, apunto, afiliar, afiliarme, afiliarse, afiliacion, registrar, registrarme, entrar al plan, hacerme miembro, unirme, enrolar, enrolarme, matricular, meterme, coger el plan, sacar el plan, aplicar al plan
    red, red de proveedores, red de medicos, entrar a la red, unirme a la red, ser parte de la red, formar parte, afiliarme como medico, afiliar mi consultorio, trabajar con ustedes, network
    recomendar, recomiendo, proponer, propongo, proponerlo, proponerla, sugerir, sugiero, nominar, agregar a mi doctor, agregar a mi medico, anadir a mi doctor, anadir a mi medico, recomendacion
    solicitud, solicitudes, planilla, aplicacion, aplicar, aplico, aplica
    cotizacion, cotizaciones, cotizar, presupuesto, quote, estimado
    me llaman, me pueden llamar, me puede llamar, me contactan, me responden, me contestan, devuelven la llamada, llamarme, me avisan, me llamen, responden, contestan, respuesta, seguimiento, se comunican
    calculadora, calcular, calculo
    privacidad, privado, privada, confidencial, confidencialidad, datos, mis datos, informacion personal, mi informacion, expediente, expediente medico, historial, historial medico, hipaa
    compartir, comparten, comparte, dan a otros, pasan mis datos, divulgan
    vender, venden, vende, vendidos
    cookie, cookies, rastreador, rastreadores, rastrean, rastreo, galletas, publicidad, anuncios
    interprete, interpretes, traductor, traductora, traductores, traducir, traduccion, traduzca, traducen, senas, lenguaje de senas, me traduzca
    idioma, idiomas, lengua, criollo, creole, haitiano, portugues, ruso, frances, chino, vietnamita, arabe, coreano, aleman, italiano, no habla ingles, no hablo ingles, no habla espanol
    discriminar, discriminacion, discriminan, discriminaron, discriminado, racismo, racista, derechos civiles, raza, discapacidad, discapacitado, discapacitada, incapacitado, silla de ruedas
    letra grande, braille, letras grandes, formato accesible
    accesibilidad, accesible, lector de pantalla, alto contraste, texto grande, ciego, ciega, baja vision, teclado, subtitulos, letra mas grande
    portal, portal de miembros, acceso de miembros, iniciar sesion, entrar a mi cuenta, mi cuenta, login, aplicacion movil, app, cuenta en linea
    credito, creditos, 200 dolares, los 200, 200 pesos, 500 dolares, los 500, doscientos
    ninos, nino, nina, ninas, hijo, hija, hijos, hijas, bebe, bebes, nene, nena, nenes, muchacho, muchachos, muchacha, chamaco, chamacos, menor, menores
    pediatra, pediatras, pediatria, doctor de ninos, medico de ninos
    ginecologo, ginecologa, ginecologia, salud de la mujer, medico de mujeres
    beneficios sin copago, sin copago, sin copagos, sin pagar copago, cero copago, beneficios gratis
    escuela, escuelas, colegio, kinder, clase, clases, regreso a clases, guarderia
    deporte, deportes, deportivo, futbol, pelota, baloncesto
    huracan, huracanes, tormenta, tormentas, ciclon, ciclones
    calor, insolacion, sol
    electricidad, luz, corriente, sin luz, apagon, se va la luz, sin corriente, electrica
    refrigerador, nevera, frio, frigorifico, refrigeracion
    agua, hidratarse, hidratacion, hidratado
    noticia, noticias, articulo, articulos
    formulario, formularios, documento, documentos, papel, papeles, certificado, certificados, forma de la escuela
    cada cuanto, cada que tiempo, cuantas veces, con que frecuencia, veces al ano, que tan seguido
    borrar, eliminar, borren, eliminen
    edad, edades, anos de edad, cuantos anos
    maternidad, embarazo, embarazada, parto, prenatal, cesarea, dar a luz, preñada
    acreditacion, acreditados
    mision, objetivo, proposito, valores
    panel a
    soy medico, soy doctor, soy doctora, soy dentista, soy enfermera, soy enfermero, soy pediatra, soy psicologo, soy psicologa, soy terapeuta, soy especialista, soy proveedor, soy ginecologo, soy farmaceutico, soy quiropractico, mi consultorio, mis pacientes, tengo una clinica, tengo un consultorio, somos una clinica, somos un laboratorio
    no sale, no salen, no me sale, no aparece, no aparecen, no me aparece, no esta en la lista, no esta en su lista, no esta en el directorio, no esta en su directorio, no esta en la red, no esta en su red
    no funciona, no funcionan, no sirve, no carga, no abre
    sin papeles, no tengo papeles
    sala de espera
    que papeles, cuales papeles, que documentos, cuales documentos
    cheque, cheques
    medicaid
    urgencias, cuarto de urgencia, cuarto de urgencias
    bajar, bajan, bajar de peso
    condicion medica, condiciones medicas
    negocio, negocios
    partido, partidos
    reponer, repongan, surtir, resurtir, refill, renovar, renovacion`,
};
