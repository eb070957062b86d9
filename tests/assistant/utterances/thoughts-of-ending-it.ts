import { linesOf } from '../../support/lines-of.ts';

/*
 * What people write, other than the phrases of ../emergencies.ts: the first were written before the tables, the others in
 * two rounds while they grew, each before it was tried. One list, as long as it is, because each is a phrase of its own.
 */

/** Somebody thinks of ending it: 988. */
export const CALL_988: readonly string[] = linesOf(`
  i wanna die
  whats the point of living
  my son told me he has a plan to take his own life
  i keep cutting myself and i cant stop
  my family would be happier if i was gone
  I wish I could go to sleep and never wake up
  feeling sucidal tonight
  my roommate left a goodbye note
  nobody would miss me if i died
  does the plan cover therapy i dont want to be here anymore
  me quiero morir
  ya no le veo sentido a la vida
  mi hermano dice que se quiere ahorcar
  tengo ganas de desaparecer y no despertar nunca
  he pensado en matarme
  mi hijo se corta los brazos
  kiero acabar con todo
  seria mejor estar muerta
  mi amiga se quiere suicidar q hago
  nadie me extrañaria si me muero
  i want to end my life
  i dont see a reason to live
  im thinking of killing myself
  thoughts of suicide
  i feel like dying
  i just want to disappear
  im going to hang myself
  my daughter is cutting herself
  my husband said he wants to die
  my mom keeps saying shes better off dead
  i cant go on anymore
  i hate myself and i want to die
  life is not worth living
  i have nothing to live for
  i want to jump off a bridge
  kms
  im a burden to everyone
  no one would care if i was gone
  my brother has a gun and says hes going to kill himself
  i wrote a suicide note
  my teen son talks about suicide
  i dont feel like living
  planning to take all my pills tonight
  does anyone care if i die
  i wish i was never born
  i am having suicidal thoughts do you cover therapy
  need psychiatrist i want to kill myself
  quiero morir
  me quiero quitar la vida
  no quiero seguir viviendo
  no tengo ganas de vivir
  para que seguir viviendo
  pienso en suicidarme
  estoy pensando en quitarme la vida
  mi esposo se quiere matar
  mi hija se corta las muñecas
  mi hijo dice que no quiere vivir
  estoy cansada de vivir
  me voy a tirar de un puente
  me voy a matar
  la vida no tiene sentido
  ya no puedo mas me quiero morir
  todos estarian mejor sin mi
  soy una carga para mi familia
  mi mama habla de morirse y escribio una carta de despedida
  quisiera no despertar mañana
  necesito psicologo porque me quiero matar
  tengo pensamientos suicidas
  m kiero matar
  no kiero bibir
  mi amigo dejo una nota diciendo adios a todos
  me quiero ahorcar
  mi hermana intento suicidarse el año pasado y otra vez dice que se quiere morir
  quiero hacerme daño
  ojala me muriera
  i dont wanna wake up tomorrow
  what is the easiest way to die
  my kid said she wishes she was dead
  i have pills and im thinking of taking them all
  sometimes i think about driving off the road
  i cant stop thinking about death and ending it
  i feel like there is no way out
  my husband lost his job and says we would be better without him
  hurting myself is the only thing that helps
  my sister tried to kill herself yesterday and is talking about it again
  i want the pain to end, i want to be gone
  i feel like killing myself lol idk
  i dont deserve to live
  ya no quiero estar aqui
  no le encuentro sentido a vivir
  quiero dormir y no despertar
  que es lo mas facil para morirse
  tengo miedo de hacerme daño
  pienso en la muerte todos los dias y en matarme
  mi esposo dice que mejor se mata
  mi nieto de 15 dice que se quiere morir
  siento que no hay salida y quiero acabar con mi vida
  no vale la pena vivir
  me quiero tirar al tren
  estoy pensando en tomarme todas las pastillas
  no merezco vivir
`);
