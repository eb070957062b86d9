import type { Locale } from '#i18n/locale.ts';
import { linesOf } from '../../support/lines-of.ts';

/*
 * What people write in danger, by the card that answers it, and what only sounds so. Most of it was written before the
 * tables were looked at; what was missed on trial came after. Each stands under its language, which its answer has
 * whatever the page's is.
 */

/** `danger`: any card that begins with 911. */
export type Card =
  | 'danger'
  | 'poison'
  | 'battery'
  | 'pregnancyBleeding'
  | 'birth'
  | 'violence'
  | 'violenceAtHome'
  | 'abuse'
  | 'crisis'
  | 'crisisNow';

export const BY_CARD: Record<Card, Record<Locale, readonly string[]>> = {
  danger: {
    en: linesOf(`
      got peanut by accident my throat feels tight
      my water just broke the floor is wet
      my water broke the floor is soaked what do i do
      my tongue is getting big after a bee sting
      her lips are swelling up and she cant breathe right
      he is cold and sweaty and his left arm hurts
      an elephant is sitting on my chest
      half of his face is droopy
      my dad cant lift his arm and talks funny
      mom fell and wont wake up
      grandpa is not answering and he is snoring weird
      baby is blue
      my newborn isnt breathing
      he is choking on a hot dog
      shes having a seizure right now
      the cut wont stop bleeding and its pouring
      my kid fell in the pool and isnt moving
      house is full of smoke and i feel dizzy
      my neighbor got shot
      he stabbed himself in the leg with a saw and blood everywhere
      my sugar is 32 and i cant stay awake
      car crash she is trapped
      coughing up a lot of blood
      throat is closing after shrimp
      mouth tingling and throat tight after eating cashews
      hes grey and clammy and keeps grabbing his jaw
      my mother cant see out of one eye all of a sudden
      kid hit his head and keeps throwing up
      my baby had a fever and now is shaking all over
      i think im having a heart attack
      baby has 105 fever and is limp
      no power and dads oxygen machine stopped
      the power went out and my mom is on a ventilator
      we are trapped the water is rising
      blood is pouring down from his head
    `),
    es: linesOf(`
      se puso blanco y esta frio y sudando
      bebe no respira
      mi papa se desplomo y no responde
      no puedo respirar se me cierra la garganta
      se le torcio la boca y no puede hablar bien
      tengo un dolor en el pecho que me baja por el brazo
      se esta ahogando con un pedazo de carne
      mi hijo se cayo a la piscina y no se mueve
      esta convulsionando
      le pico una abeja y se le hincha la cara
      se le pusieron los labios morados
      sangra mucho y no para
      lo atropello un carro
      mi esposo no despierta
      se quemo con aceite hirviendo toda la pierna
      le dispararon a mi hermano
      esta vomitando sangre
      siento que me aprietan el pecho y sudo frio
      mi mama esta como ida y no me contesta
      se puso palida y esta sudando frio
      no siente la mitad del cuerpo
      esta tirado en el piso y no habla
      se metio un cuchillo en la mano y no para la sangre
      le falta el aire y tiene los labios azules
      la picaron muchas avispas y no puede tragar
      le sale sangre de la cabeza
      no siento las piernas despues del choque
      se esta hinchando la cara por camarones
      se inundo la casa y estamos atrapados
      se fue la luz y mi mama usa oxigeno
      mi papa usa concentrador de oxigeno y estamos sin luz
    `),
  },
  poison: {
    en: linesOf(`
      he drank drain cleaner
      my toddler got into the bleach
      my kid ate a laundry pod
      my son took a bunch of my blood pressure pills
      my grandson drank some antifreeze
      i took too many tylenol by mistake
      my two year old ate rat poison
      he swallowed a quarter and is drooling
      my mom took double of her insulin by accident
      the kid ate berries from the yard and is throwing up
      my baby ate a marble and wont stop drooling
      dog pills, my son ate dog pills
      my 4 year old drank mouthwash the whole bottle
      she sniffed bleach and ammonia mixed
      my toddler drank windex
    `),
    es: linesOf(`
      la nena se comio una pastilla de mi mama
      mi bebe tomo cloro
      mi niño se tomo el jarabe entero
      mi nieto se comio una capsula de detergente
      se tomo el desinfectante
      mi abuela se tomo la pastilla dos veces
      tome demasiadas pastillas sin querer
      el niño se metio a la boca veneno de rata
      tragó gasolina
      mi tio se tomo el cloro por error
      le di doble dosis de acetaminofen al bebe
      tomo raid mi niño
    `),
  },
  battery: {
    en: linesOf(`
      my 3 yr old swallowed one of those little round batteries
      she ate a button battery i think
      the baby put a watch battery in his mouth and swallowed it
      daughter swallowed a magnet
      he swallowed a lithium coin cell
    `),
    es: linesOf(`
      mi hijo se trago una pila
      se trago una pila de boton
      mi hija se trago un iman
      se le metio una pila en la nariz al niño
      mi niña chupo una pila y no la encuentro
      el bebe se comio una bolita de iman
    `),
  },
  pregnancyBleeding: {
    en: linesOf(`
      im 30 weeks and bleeding
      i am pregnant and there is blood
      pregnant and bleeding heavily
      bleeding and im expecting whats happening
      my pregnant wife is bleeding a lot
      spotting and cramps at 10 weeks
      im pregnant and passing clots
      i gave birth and wont stop bleeding
      lost the baby, so much blood
      postpartum hemorrhage
      bleeding so much after the birth
      i am 5 months along and bleeding
    `),
    es: linesOf(`
      estoy embarazada y estoy sangrando
      tengo 20 semanas y estoy botando sangre
      mi esposa embarazada tiene sangrado
      estoy esperando y me salio sangre
      tengo 8 semanas de embarazo y me baja sangre
      embarazada con manchas de sangre y dolor
      perdi al bebe y sangro mucho
      acabo de parir y no para de sangrar
      sangro mucho despues del parto
      estoy en cinta y boto sangre
      tuve el bebe ayer y boto coagulos
      sangro por la vagina
      sangrado vaginal fuerte
      sangrado y tengo 12 semanas
      tengo 8 meses y estoy sangrando
      sangro mucho y tengo 20 semanas
      sangro y estoy esperando
    `),
  },
  birth: {
    en: linesOf(`
      the baby is coming now
      her water broke and she is pushing
      i can see the head
      my wife is giving birth in the car
      contractions every 2 minutes and i need to push
      my sister is in labor and the baby is coming out
      head is crowning
      she is having the baby on the bathroom floor
      the baby is coming soon help me
      the baby's head is coming out
      baby head is out
    `),
    es: linesOf(`
      ya viene el bebe ya se le ve la cabeza
      se me rompio la fuente y tengo ganas de pujar
      esta pariendo en el carro
      mi mujer esta dando a luz en la casa
      tengo contracciones cada dos minutos
      ya esta naciendo
      ya rompio fuente y viene el bebe
      se le sale el bebe
      estoy pujando y no llega la ambulancia
      le esta saliendo la cabeza al bebe
    `),
  },
  violence: {
    en: linesOf(`
      my boyfriend choked me last night
      he is beating me and i am hiding in the bathroom
      my ex is outside and says he will kill me
      my girlfriend keeps hitting me
      someone is trying to kill me
      my neighbor wants to kill me
      my son is threatening to kill me
    `),
    es: linesOf(`
      mi novio me quiso ahorcar
      mi pareja me amenaza con un cuchillo
      mi ex me dice que me va a matar
      mi marido me encierra y no me deja salir
      mi esposo me empujo y me amenazo
      me va a matar
      dice que me va a matar
      mi esposo me va matar
      va a matar a mi mama
      dijo que me mata
      mi ex me amenaza con matarme
      mi hijo de 17 me amenaza con matarme
      me amenazan con matarme en la escuela
      quiere matarme
      quieren matarme
      me quieren matar
      me amenazo de muerte mi novio
      amenaza con matar a mis hijos
    `),
  },
  violenceAtHome: {
    en: linesOf(`
      my husband hits me
      my wife throws things at me and i am scared to go home
      my partner threatens me every day
      he slapped me in front of the kids
      my husband pushed me down the stairs
      he controls my money and hits me
      i am afraid of my husband he gets violent
      my brother takes moms money and hits her she is 85
    `),
    es: linesOf(`
      mi marido me entra a golpes
      mi esposo me pega
      me golpea cuando toma
      mi marido me pega y tengo miedo de volver a la casa
      mi esposa me da golpes
      mi marido me insulta y me pega delante de los niños
      mi pareja me jala el pelo y me grita
      tengo miedo de mi esposo
    `),
  },
  abuse: {
    en: linesOf(`
      my stepdad touches me at night
      the neighbor hits her kids with a belt
      my uncle is abusing my little cousin
      the nurse at the home hits my grandmother
      someone is hurting my elderly mom at the facility
      the kid next door is left alone with no food
      a teacher touched my daughter
      i think my neighbor is hurting her baby
      bruises on my son from daycare they hit him
      the aide slapped my grandma
      my grandmas caretaker is hurting her
      my brother rapes me
    `),
    es: linesOf(`
      mi padrastro me toca
      el vecino le pega a sus hijos
      creo que abusan de mi sobrina
      maltratan a mi abuela en el asilo
      la cuidadora le pega a mi mama
      un tio toco a mi hija
      dejan al niño solo y sin comer
      mi ex le pega a mi hijo con la correa
      en el daycare maltratan a los niños
      mi papa abusa de mi hermanita
      le gritan y le pegan a la abuelita
      mi hermano me viola
      mi abuelita la maltrata la enfermera
      anciano abandonado sin comer
      deja a los niños solos encerrados
    `),
  },
  crisis: {
    en: linesOf(`
      i have a plan and the pills are on the table
      my kids would be better off without me
      i dont want to wake up tomorrow
      my teen says she wants to die
      i cant do this anymore i want it to end
      im thinking of jumping off the bridge
      thinking about ending it all tonight
      i wrote a goodbye letter to my kids
      nobody would care if i was gone
      he keeps saying he wants to be dead
      i have the rope ready
      im gonna end it tonight
    `),
    es: linesOf(`
      me quiero matar
      ya no quiero vivir
      no aguanto mas quiero que todo se acabe
      mi hija se corta los brazos y dice que quiere morirse
      mi hermano dice que se va a colgar
      tengo las pastillas en la mano y nadie me va a extrañar
      mis hijos estarian mejor sin mi
      quiero desaparecer para siempre
      tengo la soga lista
      mi hijo dice que no quiere seguir viviendo
      ya no le veo sentido a la vida
      quiero matarme
      mi hija se esta cortando los brazos
      quiero cortarme
      mi hijo amenaza con matarse
    `),
  },
  crisisNow: {
    en: linesOf(`
      he has a gun and says he is going to shoot himself
      i took all my pills on purpose
      she cut her wrists
    `),
    es: linesOf(`
      se tomo todas las pastillas para morirse
    `),
  },
};

/** A word of danger, and none. */
export const CALM: readonly string[] = linesOf(`
  my son swallowed his pride
  is a birth covered
  battery for hearing aid
  do you cover hearing aid batteries
  i had to swallow the cost last year
  is poison ivy covered
  do you pay for a swallowing study
  how much is a plan for a baby coming in june
  we are expecting a baby in march
  tengo 3 meses de embarazo cubren el analisis de sangre
  can i get blood work for my 3 months old baby
  what does pregnancy care include
  does the plan cover giving birth in a hospital
  my wife is 30 weeks pregnant which plan
  do you cover blood tests in pregnancy
  blood test near me
  i am dying to know the price
  these prices are killing me
  my dad died last year can i leave the family plan
  i want to end my membership
  kill my plan please
  how do i end it
  i don't want it anymore
  peanut allergy test covered
  allergy doctor in miami
  i have a plan what does it cover
  i have a plan and want to add my wife
  are pills covered
  are my blood pressure pills covered
  is an overdose covered by the plan
  my husband hits the gym a lot
  my husband is a nurse can he join your network
  can i see the head of the department
  who is the head doctor
  the website hits me with an error
  i can't breathe new life into this website
  the baby is coming to the appointment with me can i bring him
  my kid is cold do you have a pediatrician
  he is white and speaks english
  sweating a lot which doctor should i see
  do you have a doctor for heart problems
  is there a cardiologist for chest pain history
  does the plan cover abuse counseling
  do you report elder abuse
  elderly mom plan cost
  how much for a child alone
  my kids are better off with your plan
  i feel better with my new doctor
  is a bee sting visit covered by the plan
  does my membership cover ambulance
  does the plan cover emergency room
  what is your 24 hour number
  stop bothering me
  my water broke the phone can you email me
  contractions and expansions of the network
  la pila del audifono la cubren
  mi hijo se trago el cuento del descuento
  cubren el parto
  el plan cubre dar a luz en el hospital
  estoy embarazada que plan me conviene
  tengo 20 semanas de embarazo necesito ginecologo
  que cubre el plan para el embarazo
  analisis de sangre en el embarazo
  me mata el precio
  me muero por tener el plan
  se me acabo el plan
  ya no quiero el plan
  quiero que se acabe mi membresia
  mi marido me da el dinero para el plan
  mi marido me entra en su plan
  mi esposo me pega el grito cuando ve el precio
  me pega mucho el sol que dermatologo tienen
  pega el plan con mi bolsillo
  golpe de calor lo cubre el plan
  las pastillas de la presion las cubren
  tengo un plan y quiero agregar a mi esposa
  el bebe viene conmigo a la cita
  ya viene el bebe en marzo que plan sirve
  le duele la cabeza que doctor recomiendan
  quien es la cabeza de la compañia
  me puse blanco los dientes cubren eso
  blanqueamiento dental
  tengo frio en la sala de espera
  sudo mucho que doctor veo
  cuanto cuesta para un niño solo
  un niño solo sin sus padres puede tener plan
  mi abuela vive en un asilo puede tener el plan
  alergia al mani hay prueba
  la fuente de la pagina es muy pequeña
  la garganta me la reviso un otorrino
  cubren la ambulancia
  cubren sala de emergencias
  cubren terapia por abuso
  no quiero ir al hospital quiero telemedicina
  me pueden llamar antes de las 5
  quiero desaparecer mis datos de su pagina
  mi hija toca el piano y necesita un fisioterapeuta
  me toca pagar hoy
  a mi tio le toca renovar
  donde tomo el examen de sangre
  se tomo la presion en la feria
  mi mama toma pastillas para dormir las cubren
  do you sell batteries
  my hearing aid needs a new battery is it covered
  i swallowed a lot of costs with my old insurance
  he threw a fit about the price
  my husband threatens to switch companies
  my kids drink a lot of juice is there a nutritionist
  i am afraid of dentists
  my husband is afraid of needles
  the nurse hit a vein finally
  my son hit a home run
  she beat cancer can she join
  my daughter touched base with your office
  i left my kids card at the office
  left my grandma at the clinic when do you close
  my tongue piercing infection which doctor
  full of questions about smoke free programs
  the plan is on the table
  pills ready for pick up at the pharmacy
  i want it to end in december
  when does it all end the enrollment period
  white coat doctor
  he is pale skin dermatologist
  expecting a call from you
  weeks of waiting
  my wife is pushing me to join
  pushing 65 which plan
  can we see the head nurse
  labor day hours
  how long is the labor of filling this form
  is the baby coming with a plan of its own
  venden pilas para el audifono
  mi hijo se trago la mentira
  mi jefe me tiene a golpes de trabajo
  me da miedo el dentista
  mi esposo tiene miedo a las agujas
  mi hija toca la guitarra
  me toca llevar a mi hija al pediatra
  le toca a mi hijo la vacuna
  deje al niño solo en la sala de espera y no encuentro al doctor
  puse la pastilla en la mesa y la perdi pueden dar otra
  tengo un plan y mi mama tiene otro
  las pastillas las tengo a la mano cuanto cubren
  quiero que todo se termine rapido la solicitud
  estoy esperando mi cita de sangre
  estoy esperando los resultados de sangre
  embarazada de 12 semanas analisis de sangre
  dar a luz cuanto cuesta
  el parto es gratis
  la cabeza de familia firma
  ya viene el bebe en diciembre
  la vecina le pega al numero
  mi abuela maltrata el telefono
  que hago si se me rompe la fuente de la computadora
  el dolor me va a matar
  la renta me va a matar
  mi esposa me va a matar jaja
  mi mama me va a matar porque perdi la tarjeta
  este precio me quiere matar
  my website is trying to kill your competitors
  mi hija quiere cortarse el pelo
  quiero cortarme el pelo
  quiero cortarme las uñas
  no siento los pies de tanto caminar
  does the plan cover postpartum bleeding
  cubren el sangrado vaginal
  i lost the baby weight can i get blood work
  analisis de sangre despues del parto
  i had a baby do you cover blood tests
  what happens to my dad on oxygen if the power goes out
  my oxygen machine stopped being covered
  cubren el oxigeno y la luz
  the ice raid news
  trapped in a contract
  the office is flooded with calls
  mi niño se queda solo en la escuela
  abandoned cart on your site
  la enfermera cuida a mi abuelita
  caretaker for my grandma cost
  a 105 dollar plan
  la cara se me ve hinchada en la foto
  end my trial tonight
`);
