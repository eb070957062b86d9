import { SITE } from '../../support/default-site.ts';
import type { Question } from '../question.ts';

const { phones } = SITE;
/** "No lo sé" comes with a number to ask at. */
const NEEDS = [[phones.customerService, phones.miamiDade, phones.otherCounties, phones.appointments]];

/** What the site has no answer to. */
export const unsupported: readonly Question[] = [
  {
    ask: 'cubren los braces pa mi hija',
    kind: 'unsupported',
    needs: NEEDS,
    never: ['sí cubrimos', 'cubrimos los braces', 'los braces están incluidos', 'no cubrimos braces'],
    declines: true,
    because: 'Braces are not on the site.',
  },
  {
    ask: 'cuanto cuesta sacarse una muela con el plan',
    kind: 'unsupported',
    needs: NEEDS,
    never: ['sacarse una muela cuesta', 'la extracción cuesta', 'la extracción está incluida'],
    declines: true,
    because: 'Site, dental: ask what a treatment costs before it starts; no price is given.',
  },
  {
    ask: 'sirve el plan si viajo a cuba o a colombia',
    kind: 'unsupported',
    needs: NEEDS,
    never: ['sirve en Cuba', 'sirve en Colombia', 'cubre en Cuba', 'cubre en Colombia', 'en todo el mundo'],
    declines: true,
    because: 'The site speaks of Florida counties only.',
  },
  {
    ask: 'me pueden inscribir sin papeles, no tengo social',
    kind: 'unsupported',
    needs: NEEDS,
    never: ['sí puede inscribirse sin', 'no puede inscribirse', 'necesita número de seguro social'],
    declines: true,
    because: 'The site says nothing of immigration papers.',
  },
  {
    ask: 'cual es mi saldo pendiente',
    kind: 'unsupported',
    needs: NEEDS,
    never: ['su saldo es', 'su saldo pendiente es'],
    declines: true,
    because: "Nobody's payments are known here.",
  },
  {
    ask: 'cubren la operacion de vesicula?',
    kind: 'unsupported',
    needs: NEEDS,
    never: ['cubrimos la operación', 'la operación está cubierta', 'está incluida la operación'],
    declines: true,
    because: 'No operation by name is on the site; the hospital package gives discounts only.',
  },
  {
    ask: 'aceptan pagos con zelle o cashapp',
    kind: 'unsupported',
    needs: NEEDS,
    never: ['aceptamos Zelle', 'aceptamos Cash App', 'puede pagar con Zelle', 'no aceptamos Zelle'],
    declines: true,
    because: 'Ways to pay are not on the site.',
  },
  {
    ask: 'quien gano el juego de los heat anoche',
    kind: 'unsupported',
    needs: [],
    never: ['ganaron', 'ganó el Heat', 'perdieron', 'golpe de calor', 'agotamiento por calor'],
    declines: true,
    because: 'Not what the site is about; "heat" here is a basketball team.',
  },
  {
    ask: 'hasta que edad puede estar mi hijo en mi plan familiar, 21 o 26?',
    kind: 'unsupported',
    needs: NEEDS,
    never: ['hasta los 21', 'hasta los 26', 'hasta los 25', 'hasta los 18'],
    declines: true,
    because: 'The age until which a child counts is not on the site.',
  },
];
