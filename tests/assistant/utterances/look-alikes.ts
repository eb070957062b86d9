import { linesOf } from '../../support/lines-of.ts';

/*
 * What people write, other than the phrases of ../emergencies.ts: the first were written before the tables, the others in
 * two rounds while they grew, each before it was tried. One list, as long as it is, because each is a phrase of its own.
 */

/** What only looks alike. */
export const LOOK_ALIKES: readonly string[] = linesOf(`
  my father passed away from a stroke 3 years ago, do you ask family history
  which cardiologist should my mom see after her heart attack last spring
  do preventive panels check stroke risk
  is a heart attack covered by the hospital package
  these prices took my breath away
  breathtaking website guys
  my cat swallowed a hair tie lol
  what is the poison control number
  the kids are killing me today, which pediatrician is open
  kill the auto renewal please
  i was shot down by my old insurance for a preexisting condition
  flu shot near me
  do you do b12 shots
  shots for my baby, is the credit for that
  my son has asthma and needs a new pulmonologist in orlando
  seizure medication refill, which pharmacy
  i bleed money every month on insurance
  bleeding gums dentist kissimmee
  had a stroke in 2019 now need physical therapy doctors
  im drowning in medical bills can you help
  i died laughing at your video
  my daughter is allergic to cats who should we see
  peanut allergy testing in broward?
  my car battery died so i cant go to the office today, is there parking
  burned out at work need a psychiatrist
  heartburn after dinner which doctor
  does the plan help with snoring, he stops breathing in his sleep
  choke point on 836 traffic, how late are you open
  do you teach cpr or first aid
  how much is an ambulance ride with the plan
  pain in my knee for months, orthopedist 33012
  im 12 weeks pregnant and looking for an obstetrician
  my mother had a fall last year and broke her hip, can she join
  suicide prevention articles on your news page?
  i could kill for an appointment this week
  dead tired of calling, what is the fax
  my blood pressure is under control, do i qualify
  i feel numb about choosing, package 1 or 2
  ER doctor looking to join your network
  is the emergency number the same as customer service
  fire your web designer lol, where is the quote page
  can you stab a guess at the family price
  mi mama murio de un infarto hace 5 años, eso afecta mi inscripcion?
  que cardiologo atiende despues de un infarto viejo
  el panel revisa el riesgo de derrame?
  cubren el infarto con el paquete de hospital
  que golpe al bolsillo, hay algo mas barato
  me dejo sin palabras el precio
  mi gata se trago una liga jaja
  estos niños me van a matar, que pediatra hay abierto
  me muero de la risa con el video
  muero por saber cuanto vale
  me duele el bolsillo de tanto pagar
  vacuna de la gripe donde me la ponen
  el nene tiene asma y busco un neumologo en kissimmee
  donde compro la medicina para las convulsiones con el plan
  me estoy ahogando en deudas, hay un plan barato?
  alergia al mani, que especialista la ve
  se me murio la bateria del carro, a que hora cierran hoy
  estoy quemada del trabajo, necesito psicologo
  acidez despues de comer, que medico veo
  mi esposo ronca y deja de respirar dormido, que especialista es
  dan cursos de primeros auxilios?
  cuanto sale la ambulancia con el plan
  dolor en la rodilla hace meses, ortopeda 33012
  tengo 12 semanas de embarazo y busco obstetra
  mi mama se cayo el año pasado y se rompio la cadera, puede entrar al plan
  tienen articulos sobre prevencion del suicidio
  mi presion esta controlada, califico?
  soy doctor de sala de emergencia y quiero unirme
  el numero de emergencia es el mismo de servicio al cliente?
  me rompieron el corazon con ese precio jaja
  me cayo como un balde de agua fria la factura
  tengo un dolor de cabeza con este formulario
  estoy muerto de cansancio de llamar, cual es el fax
  mataria por una cita esta semana
  la planta electrica del edificio se fue, estan abiertos?
  mi tio tuvo un derrame en 2018, necesita terapia fisica
  dolor de pecho de mi mama ya lo vio el doctor el mes pasado, quiero otro cardiologo
  cuanto cuesta la operacion del corazon
  se me callo la llamada, me repiten el telefono
  ataque de nervios me da cada vez q veo el bill jaja
  do you have heart doctors in tampa
  my grandmother died of a heart attack
  what is the price for a stroke survivor age 60
  i had chest pain last month and the cardiologist said its fine, can i join
  does the plan cover an emergency
  is there an emergency line
  what if i have a heart attack at night, is the hospital covered
  if my kid breaks an arm where do we go
  are seizures a preexisting condition
  epileptic but controlled, what plan
  i have a fear of needles, blood tests
  blood work fasting?
  how many blood tests per year
  my nose bled yesterday just a bit
  cut my finger a little cooking, where is urgent care
  small burn on my hand from the stove, which doctor
  sunburn cream at pharmacy
  twisted my ankle last week
  back pain is killing me need orthopedist
  my feet are killing me
  this wait is killing me
  im dead lol
  you guys are killing it
  killer deal
  bomb prices
  that price is a steal, im choking up
  kick the bucket list
  drop dead gorgeous smile dental whitening
  my allergies are killing me
  allergies and stuffy nose cant breathe through my nose at night
  trouble breathing when i sleep, sleep apnea doctor
  i snore and stop breathing at night
  asthma checkup for my son
  baby shower gift card membership
  pregnant and need prenatal care
  is labor and delivery covered
  labor day are you open
  how much for giving birth
  cesarean cost
  does the plan cover ambulances
  poison ivy
  food poisoning last year
  detox programs
  alcohol rehab
  overdosed on coffee haha need to sleep
  the dentist shot hurt
  got my covid shot there
  shots fired lol
  where to get shots for travel
  my phone fell in the pool
  my laptop crashed can you resend
  crash course on the plan
  car accident last year do you cover chiropractor
  the system crashed
  hit me up with prices
  hit the wrong button in the form
  beat my old premium
  can you beat florida blue price
  gun shop near the office lol parking?
  fire department discount?
  firefighters discount
  burning question: how much is it
  is it a burning deal
  electric bill is due
  shocked by the price
  shockingly cheap
  the heat is unbearable is the office air conditioned
  heat game tonight, are you open
  snake plant
  bit of a question
  drowning in paperwork
  i need a cardiologist for my mom she is 70
  pulmonary doctor for copd
  neurologist for migraines
  headaches for two weeks which specialist
  my mom has dementia and gets confused, neurologist in hialeah
  confused about the tiers
  i am confused, is this insurance
  my dad is on oxygen, is that covered
  suicide bomber news
  lost my brother to suicide last year, grief counseling
  depressed and need a therapist
  anxiety and panic attacks psychiatrist
  i want to cancel, tired of this company
  tired of living in miami, can i use plan in tampa
  i cant take this anymore, nobody answers the phone
  i want to end my plan
  how do i end my membership
  ending the contract today
  no reason to pay so much
  better off with cash?
  would we be better off without the dental package
  whats the point of the membership
  i cant do this form anymore
  ready to die of old age waiting lol
  kids want to live near disney, do you cover orange
  hang on a second
  hang up and call again?
  jump to the price
  self check in?
  my wife wants to kill me for not having insurance haha
  my pet swallowed something do you have vets
  el medico del corazon
  infarto que especialista
  mi abuela murio de un derrame
  mi papa tuvo un infarto hace 3 meses y busca cardiologo
  cuanto cuesta un electrocardiograma
  cubren partos
  estoy embarazada que cubre el plan
  cuanto cuesta un parto
  dolor de espalda que me mata
  este dolor de muela me esta matando, dentista en hialeah
  me muero de hambre a que hora cierran
  me muero de sueño
  me mato trabajando y no puedo pagar mucho
  la espera me esta matando
  no puedo respirar por la nariz tengo alergia
  ronco mucho
  examen de sangre
  analisis de sangre en ayunas
  donde me sacan sangre
  se me cayo un diente
  se me cayo el celular
  se cayo el sistema
  mi hijo se cayo en la escuela y le duele la rodilla, ortopeda
  me corte poquito el dedo
  quemadura de sol
  quemadura leve que doctor
  primer auxilio curso
  tiro al blanco
  de un tiro hago todo?
  un disparo de precios
  ataque de panico psiquiatra
  tengo ansiedad y ataques de panico
  tengo depresion y busco psiquiatra en tampa
  mi mama esta deprimida, psicologo
  no aguanto mas el dolor de muela
  no aguanto mas a esta compañia
  no puedo mas con estos precios
  ya no puedo mas con tanto papeleo
  quiero acabar con este tramite
  quiero terminar mi contrato
  quiero desaparecer estas deudas jaja
  vivir en orlando
  no quiero vivir en miami, el plan sirve en tampa
  seguro de vida tienen?
  mejor sin el paquete dental?
  mi esposa me va a matar si no saco el seguro
  mi esposo me va a matar cuando vea la factura
  que pasa si me da un infarto, me cubre el hospital
  si me desmayo en la calle, cubren la ambulancia
  si tengo un accidente a donde voy
  accidente de carro el año pasado
  me choco la noticia del precio
  estoy confundida con los paquetes
  confundido entre el 1 y el 2
  me siento ahogado con tantos pagos
  me ahogo en trabajo
  alergia a los camarones que medico
  picada de mosquito
  la planta baja de la oficina
  fuego de artificio horario 4 julio
  gas natural
  intoxicacion por alimentos el mes pasado
  veneno para cucarachas
  la bebe tiene fiebre que pediatra hay
  mi hijo tiene fiebre desde ayer, pediatra en kendall
  mi hijo tiene tos y mocos
  no me entra en la cabeza el precio
  golpe de estado
  se me paro el carro
  se me durmio el pie
  mi hermana es enfermera de derrames
  cardiologo urgente
  urgente necesito cita
  es una emergencia necesito hablar con alguien de mi pago
  emergency i need my id card today
  panic attack
  my mom had a stroke six months ago and needs a neurologist
  we had a fire in our kitchen last year and lost our cards
  i was in a car accident two years ago
  i am a burn survivor, dermatologist
  my husband is in the hospital recovering from a heart attack, can he keep the plan
  what happens to my plan if i die
  is dental emergency covered
  dental emergency my tooth broke
  broke my tooth eating
  broken arm urgent care
  how do i know if it is a stroke
  article about heat stroke
  heat exhaustion tips
  carbon monoxide article please
  generator safety article
  what number do i call for poison
  blood donation
  i need a blood pressure check
  high cholesterol and high blood pressure doctor
  my period is heavy need gynecologist
  hemorrhoids bleeding a little
  i hurt my back at work
  i hurt myself at the gym which doctor
  cut off date for enrollment
  cutoff time for refund
  my coverage was cut off
  i got shot down for a loan
  give it a shot
  long shot but do you cover cuba
  the baby kicks a lot
  my kid kicked me lol
  my husband beats me at dominoes haha
  beat the heat
  a friend passed out your flyer
  your ad hit me hard
  hit and miss
  struck by how cheap this is
  i am speechless
  cant talk now, text me
  i cant move to tampa
  cant move my appointment
  my legs hurt when i walk
  knees give out, orthopedist
  numb fingers at night, neurologist
  tingling feet diabetes podiatrist
  chest cold
  chest xray
  flat chest
  treasure chest
  asthma inhaler refill cost
  where do i fill my epipen
  allergy shots
  do you cover narcan
  drug test
  vaping cessation
  i drink too much, is there a counselor
  i took too many steps in the calculator
  i swallowed my pride and called
  hard to swallow price
  battery for hearing aid
  poisonous snake picture
  snakes in florida
  alligator alley office?
  lightning deal
  thunderstorm office closed?
  mi hermano se suicido hace 4 años, necesito terapia
  me corto el pelo
  me corto la llamada la señorita
  se corto la llamada
  cortaron la luz
  me tiraron el telefono
  tirame el precio
  me pega el sol
  me pego a la pared
  que pega
  pegar la tarjeta
  mi jefe me tiene ahogado
  ahogar penas
  se me fue el aire acondicionado
  falta de aire acondicionado en la oficina
  sin aire en el carro
  el pecho de pollo
  dar pecho al bebe
  leche de pecho
  cancer de pecho mamografia
  placa del pecho precio
  duele mas el precio
  se desmayan los precios
  que infarto de precio
  el embarazo de mi hija que cubre
  tengo sangrado en las encias
  sangre en la orina que medico
  cordon de zapatos
  rompi el contrato
  se rompio la tarjeta
  me quemo el sol
  quemar calorias
  me quede dormido y perdi la cita
  la bebe no quiere comer verduras
  la escalera de la oficina es alta?
  hay elevador o escaleras
  tengo miedo de no calificar
  me da miedo el dentista
  no quiero seguir con el plan
  no quiero seguir pagando
  ya no quiero el plan
  acabar con la deuda
  me muero por ir
  mi vida es complicada
  no tengo vida jaja
  perdi a mi papa por un infarto
  mejor sin deducible
  una nota de despedida para mi jefe
`);
