import { linesOf } from '../../support/lines-of.ts';

/*
 * What people write, other than the phrases of ../emergencies.ts: the first were written before the tables, the others in
 * two rounds while they grew, each before it was tried. One list, as long as it is, because each is a phrase of its own.
 */

/** Life is in danger: 911. */
export const CALL_911: readonly string[] = linesOf(`
  tightness in chest spreading to jaw and i feel sick
  Hes clutching his chest and sweating bad
  my grandma cant lift one arm and shes talking gibberish
  i suddenly cant see out of one eye and my speech is slurred
  my wife fainted and i cant get her to wake up
  he is unconscious on the floor what do i do
  shes barely breathing
  my toddler stuck a coin in his throat and he cant cough
  lips are blue and she is gasping
  my 3 year old ate my blood pressure pills
  daughter drank drain cleaner
  toddler swallowed a button battery
  my boyfriend shot up and now hes not moving i think its fentanyl
  i took too many tylenol
  theres blood everywhere he put his arm thru a window
  my brother got stabbed in the stomach
  tongue swelling up after eating peanuts
  wheezing really bad and the nebulizer is not helping
  HE WONT STOP SHAKING AND HIS EYES ROLLED BACK
  my water broke and i see the cord
  im 8 months pregnant and the baby stopped moving
  we found my son face down in the pool
  boiling oil spilled on my baby
  dad fell off the roof and cant move his legs
  she hit her head hard and keeps throwing up
  carbon monoxide alarm is going off
  my grandson got bit by a snake in the yard
  my newborn is 2 weeks old and has a fever of 102
  my ex is outside with a gun
  my boyfriend choked me last night and hes coming back
  he touched a live wire and got electrocuted
  there is a fire in my kitchen
  hey do you guys cover ambulances because my mother just fell down the stairs and is not waking up
  worst headache of my life came out of nowhere
  siento una opresion en el pecho q me corre pal brazo
  mi esposo tiene un dolor en el pecho y esta sudando frio
  A MI MAMA LE DIO UN DERRAME CEREBRAL
  mi papa se le torcio la cara y habla enredado
  de repente no puede mover un lado del cuerpo
  mi abuelo no despierta
  esta inconsciente en el piso
  la niña perdio el conocimiento
  no puedo respirar bien me estoy asfixiando
  el bebe se atraganto con una uva y no puede toser
  tiene los labios morados
  mi hijo se trago una pila de reloj
  la nena se tomo las pastillas de la presion de mi mama
  mi sobrino tomo veneno pa ratas
  me tome demasiadas pastillas
  se metio fentanilo y no reacciona
  le sale mucha sangre y no se le quita
  apuñalaron a mi primo
  hay un herido de bala en la calle
  comio mani y se le hincho la lengua
  mi hija tiene mucha falta de aire y el nebulizador no la ayuda
  le dio un ataque epileptico y no se le pasa
  rompi fuente y tengo 30 semanas
  mi esposa esta dando a luz en la casa
  el niño se cayo a la piscina y se ahogo
  le cayo agua hirviendo encima al bebe
  se cayo de la escalera se dio en la cabeza y esta vomitando
  huele a gas y nos duele la cabeza a todos
  lo mordio una culebra
  mi bebe de 20 dias tiene fiebre de 39
  mi pareja me amenaza con un cuchillo
  me va a matar mi marido
  le dio un corrientazo y esta tirado
  auxilio mi mama no se mueve
  hola el plan cubre emergencias es q mi papa se desplomo y esta frio
  mi compañero se desmayo del calor y esta confundido
  heart attack help
  i think im having a heart attack
  my father has pain in his chest and cant breathe
  hubby has crushing chest pains since an hour ago
  chest feels tight and my arm is tingly
  my heart stopped for a second and now i feel faint and sweaty
  dad grabbed his chest and fell down
  mom is having stroke symptoms
  her mouth is crooked and she cant move her right arm
  my husband is slurring his words and stumbling
  grandpa suddenly cant speak
  left side of my body went numb
  one pupil bigger than the other and he is confused after hitting his head
  she wont wake up
  my roommate is passed out drunk and i cant wake him
  found my mom unconscious in the bathroom
  daughter fainted and is not responding
  he is foaming at the mouth
  my son is having a fit and wont stop
  febrile seizure in my 1 year old what to do
  kid drank pool chemicals
  my baby swallowed a magnet
  toddler got into grandmas heart pills
  took 30 xanax
  my friend OD'd
  she is od'ing
  i accidentally drank bleach
  my dog bit my daughter in the face and its bleeding bad
  blood is pouring out of his leg
  chainsaw accident deep cut on the thigh
  stabbed in the arm
  my brother has been shot
  gun shot wound what do i do
  i got shot
  nail gun went through his hand and theres blood everywhere
  finger got cut off by lawn mower
  he was hit by a car
  fell from a ladder and cant feel his legs
  my mom fell and hit her head she is bleeding and confused
  grease fire in the kitchen
  the house is on fire
  i smell gas in the apartment and feel dizzy
  co detector keeps beeping and kids have headaches
  worker collapsed from the heat hes not sweating and confused
  left my baby in the car its hot and shes not responding
  bit by a coral snake
  my throat is closing
  hives all over and im having trouble breathing
  ate shrimp and now my lips are swelling
  epi pen didnt work
  my asthma is really bad and i have no inhaler
  cant catch my breath
  baby is choking
  he cant breathe
  my newborn wont wake up to eat
  3 week old with fever 101
  1 month old baby has a temperature of 100.8
  my wife is in labor and the baby is coming now
  pregnant and having severe belly pain and bleeding
  22 weeks pregnant and my water just broke
  havent felt the baby move all day 36 weeks
  my boyfriend is beating me
  he hit me again and said he will kill me
  my ex threatened to kill me
  someone is breaking into my house
  my dad is hitting my mom
  i was just raped
  someone got electrocuted at the job site
  drowning at the pool he has a pulse but not breathing
  blood sugar is 35 and hes shaking and confused
  my diabetic husband wont wake up
  throwing up blood
  coughing up blood a lot of it
  my blood pressure is 220/130 and i have a bad headache
  my husband has chest pain do you cover ER
  how much is an ambulance my dad cant breathe
  is the emergency room covered i think im having a stroke
  cn u help my bby not breathin
  PLEASE HELP MY HUSBAND IS NOT BREATHING
  my grandma isnt waking up and shes cold
  hes turning purple
  call ambulance my wife is bleeding out
  there was a shooting im hit
  me esta dando un infarto
  mi esposo tiene dolor en el pecho
  siento el pecho apretado y el brazo izquierdo dormido
  mi mama esta sudando frio y le duele el pecho
  se le paralizo media cara a mi papa
  mi suegra no puede mover el brazo y habla raro
  le dio una embolia a mi tia ahora mismo
  mi papa amanecio con la boca torcida
  mi mama se cayo y no responde
  mi esposa se desmayo
  no puedo despertar a mi hijo
  mi abuela no reacciona ayuda
  mi hijo esta convulsionando que hago
  le dio una convulsion con la fiebre
  mi bebe se esta ahogando
  mi niño se tragó una moneda y no puede respirar
  la niña esta morada
  no respira ayuda
  mi abuelo apenas respira
  me falta el aire y me duele el pecho
  tengo asma y no puedo respirar
  el niño se tomo un frasco de acetaminofen
  mi hija se tomo muchas pastillas
  se tomo el limpiador del baño
  mi hijo tomo gasolina
  se inyecto heroina y no despierta
  mi marido se corto un dedo con la sierra
  esta botando mucha sangre
  se esta desangrando
  le dieron una puñalada
  me dieron un balazo
  lo atropello un carro
  se cayo del techo y no se puede mover
  mi hijo se golpeo la cabeza y esta vomitando
  se quemo con aceite hirviendo
  se quemo la cara
  se esta quemando la casa
  hay fuego en la cocina
  hay olor a gas en la casa
  se nos fue la luz y dejamos el generador dentro y mi hijo vomita y le duele la cabeza
  golpe de calor mi esposo no suda y esta confundido
  lo pico un alacran y se le hincha la lengua
  lo mordio una serpiente
  se me cierra la garganta comi nueces
  reaccion alergica, se le hincha la cara
  mi recien nacido tiene fiebre
  el bebe de un mes tiene calentura
  mi bebe esta flojito y no despierta para comer
  se me rompio la fuente y estoy de 32 semanas
  estoy de parto ya viene el bebe
  estoy embarazada y me duele mucho la barriga y veo borroso
  mi bebe no se mueve tengo 8 meses de embarazo
  mi esposo me golpeo y estoy sangrando
  mi ex esta en la puerta con una pistola
  mi novio me quiere matar
  mi papa le esta pegando a mi mama
  se estan metiendo a mi casa
  me violaron
  le cogio la corriente
  el niño se cayo en el canal
  lo encontramos flotando en la piscina
  tiene el azucar en 30 y esta temblando
  mi papa es diabetico y no despierta
  vomita sangre
  tengo la presion en 220 con 130
  cuanto cuesta la ambulancia mi mama no respira
  aceptan mi plan en emergencia? mi hijo se esta ahogando
  mi vecina dice q su esposo no respira
  AYUDENME MI PAPA SE MUERE
  mi hijo no se mueve
  my abuela se cayo and she is not waking up
  mi baby is not breathing ayuda
  creo que me esta dando un stroke
  mi husband tiene chest pain muy fuerte
  ataque al corazon
  derrame cerebral ayuda
  overdose
  hurry my niece overdosed
  stroke
  me siento muy mal creo q me voy a desmayar y me duele el pecho
  mi niña se metio una pila en la nariz y se la trago
  se trago un boton y no puede tragar
  hi sorry to bother, my husband woke up with pain between his shoulders and chest and hes sweating a lot should i wait until monday for the appointment
  my dad says he feels an elephant on his chest
  arm and jaw pain, nausea and cold sweats since this morning
  i feel like im gonna pass out and my heart is beating super fast
  my aunt is talking weird and dropping things
  my vision went black in one eye
  grandma fell out of bed and is talking but makes no sense, face looks uneven
  he is snoring weird and i cant wake him up he took pain pills
  my gf drank a whole bottle of vodka and isnt responding
  kid ate rat poison
  2yo drank lamp oil
  my daughter put a battery up her nose
  my kid ate a whole bottle of gummy vitamins
  she took her whole months worth of blood pressure pills on accident
  i think i took my insulin twice and im shaking
  my mom cut her wrist by accident with glass and blood is squirting
  nose bleed for an hour wont stop hes on blood thinners
  he got a nail in his eye
  my kid stuck a fork in the outlet and is not moving
  a tree fell on my husband
  car crash on i95 my wife is stuck in the car
  motorcycle accident he is bleeding from the head
  dislocated and the bone came out
  my toddler fell from the second floor window
  he dove into the shallow end and cant move his arms
  hot coffee spilled all over my baby
  she got burned on her face with grease
  my skin is coming off from the burn
  kid locked in hot car
  its so hot in the apartment after the hurricane my grandmother is not making sense
  we have no power and the generator is by the window, my wife passed out
  stung by bees and my lips feel tingly and i cant swallow
  eating peanut butter now face is swelling up fast
  wheezing bad inhaler empty
  baby has croup and is struggling to breathe
  my son is breathing really fast and his ribs are showing
  baby wont stop crying, is limp and has a fever, 5 weeks old
  fever 106
  stiff neck, fever and purple spots on my daughter
  my water broke im only 28 weeks
  im pregnant and i fell down the stairs
  i just had a baby and im soaking pads every 20 minutes
  umbilical cord is coming out
  my husband pushed me down and is breaking everything
  he has a knife
  theres a man trying to get in my window
  help me hes going to kill me
  my stepfather touches me at night
  mi viejo tiene como un peso en el pecho y ta palido
  me duele el pecho cuando respiro y estoy sudando
  mi ma tiene la mitad de la cara caida
  se le va la lengua y no coordina
  no siente las piernas despues de caerse
  esta tieso y con los ojos en blanco
  mi hijo esta temblando y no me responde
  mi hermana se tomo como 20 pastillas
  se comio las pastillas de mi abuela
  el bebe se trago un iman
  tomo cloro por error
  mi papa tomo raticida
  se le atoro un pedazo de pan y no puede hablar
  la niña esta azul
  le cuesta mucho respirar y se le hunden las costillas
  mi hijo tiene asma y esta muy mal no le hace efecto el albuterol
  se corto con vidrio y la sangre no para
  se cayo de un segundo piso
  chocamos y mi esposo esta atrapado
  se le ve el hueso
  le cayo un arbol encima
  se electrocuto mi compañero
  me pico un alacran y no puedo respirar
  tengo 7 meses y estoy botando sangre
  siento que el bebe ya va a salir
  me esta sangrando mucho despues del parto
  mi esposo esta borracho y me quiere golpear
  mi marido me tiene encerrada y me pego
  hay un hombre armado afuera de mi casa
  mi bebe de 15 dias no quiere comer y esta caliente
  dejo de respirar
  no tiene pulso
  esta muriendose mi mama
  manden una ambulancia por favor
  need an ambulance now
  send help my mom is dying
`);
