/*
 * Words that somebody who attacks this site tries before a dictionary: the months with which people make a new password
 * each time, the places and the trade of the site, and phrases that everybody knows. Lower case, without accents.
 */

const MONTHS = `
  january february march april may june july august september october november december
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  winter spring summer fall autumn invierno primavera verano otono`;

const PLACES = `
  florida miami dade miamidade broward palm beach palmbeach orange osceola orlando tampa hialeah kendall doral homestead
  hollywood fort lauderdale fortlauderdale coral gables coralgables little havana littlehavana calle ocho calleocho sunshine
  cuba habana venezuela colombia nicaragua puerto rico puertorico haiti dominicana`;

const TRADE = `
  health clinic doctor plan medical dental vision pharmacy insurance member provider office nurse patient care
  salud clinica medico seguro farmacia miembro proveedor oficina enfermera paciente cuidado familia administrator
  administrador admin password contrasena clave bienvenido welcome`;

const PHRASES = [
  'correct horse battery staple',
  'the quick brown fox',
  'to be or not to be',
  'may the force be with you',
  'let it be',
  'in god we trust',
  'god bless america',
  'we the people',
  'home sweet home',
  'i love you',
  'one two three four',
  'en un lugar de la mancha',
  'ser o no ser',
  'hasta la vista baby',
  'hasta la victoria siempre',
  'patria o muerte',
  'patria y vida',
  'dios es amor',
  'gracias a dios',
  'si dios quiere',
  'te quiero mucho',
  'te amo mucho',
  'mi casa es su casa',
  'tres tristes tigres',
  'viva la vida',
  'cuba libre',
  'uno dos tres cuatro',
  'padre nuestro que estas en el cielo',
];

/** The words, and each phrase as it is and written as one word. */
export const GUESSED_FIRST: readonly string[] = [
  ...`${MONTHS} ${PLACES} ${TRADE}`.trim().split(/\s+/),
  ...PHRASES.flatMap((phrase) => [phrase, phrase.replaceAll(' ', '')]),
];
