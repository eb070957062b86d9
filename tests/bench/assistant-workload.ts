import type { ChatRequest, ReplyKind, Turn } from '#features/assistant/chat.ts';
import { type SeededRandom, seededRandom } from '#features/directory/demo/seeded-random.ts';
import { DIRECTORY_COUNTIES } from '#features/directory/places/florida-counties.ts';
import { SPECIALTIES } from '#features/directory/specialties.ts';
import { PACKAGE_NAMES } from '#features/quote/quote.ts';

/** One kind of question with many different ones of it, and what an answer to it is. */
export type QuestionKind = { name: string; bodies: ChatRequest[]; expects: readonly ReplyKind[] };

/** How often each kind comes in a family's evening. */
const MIX: Record<string, number> = {
  passage: 35,
  price: 25,
  doctors: 20,
  'follow-up': 12,
  declined: 6,
  emergency: 2,
};

const SAMPLES = 300;
const PACKAGES = Object.values(PACKAGE_NAMES);

const PASSAGES = [
  ...[
    'how do I get my money back',
    'when can I use my benefits',
    'what is the waiting period for specialists',
  ],
  ...[
    'do you have free checkups',
    'what are the loyalty tiers',
    'how do I file a complaint',
    'are you licensed',
  ],
  ...['how many cleanings a year do I get', 'do I need a referral', 'which counties do you serve'],
  ...['what are the 200 dollar credits', 'how long does a refund take', 'how do I choose my doctor'],
  ...['what does the hospital package give', 'when do I become Diamond', 'how many lab tests are included'],
  ...['what is a discount plan', 'is the application fee refundable', 'what is in panel A'],
  ...[
    'como pido un reembolso',
    'cuando empiezan mis beneficios',
    'cuanto hay que esperar para un especialista',
  ],
  ...['tienen chequeos gratis', 'que son los niveles de lealtad', 'como pongo una queja', 'tienen licencia'],
  ...['cuantas limpiezas dentales tengo al año', 'necesito un referido', 'en que condados atienden'],
  ...['que son los creditos de 200 dolares', 'cuanto tarda un reembolso', 'como escojo mi medico'],
  ...['que da el paquete del hospital', 'cuando llego a Diamante', 'cuantos laboratorios incluye'],
];
const EMERGENCIES = [
  ...[
    'my chest hurts and my arm is numb',
    'my father cannot breathe',
    'she took all her pills',
    'I want to die',
  ],
  ...['my baby is not waking up', 'his face is drooping and he cannot talk', 'there is so much blood'],
  ...[
    'me duele mucho el pecho',
    'mi mama no puede respirar',
    'se tomo todas las pastillas',
    'me quiero morir',
  ],
  ...['el bebe no despierta', 'tiene la cara torcida y no puede hablar', 'esta sangrando mucho'],
];
const UNKNOWN = [
  ...[
    'do you have parking for trucks',
    'who won the game last night',
    'can I pay with bitcoin',
    'is there a gym',
  ],
  ...['what is the capital of France', 'do you sell glasses online', 'write me a poem about Miami'],
  ...[
    'hay estacionamiento para camiones',
    'quien gano el partido',
    'puedo pagar con bitcoin',
    'tienen gimnasio',
  ],
  ...['cual es la capital de Francia', 'venden lentes por internet', 'escribame un poema'],
];
const BEFORE = ['', '', '', 'hi, ', 'Hello! ', 'ok so ', 'hola, ', 'good evening. '];
const AFTER = ['', '', '?', '??', ' pls', ' thanks', ' gracias', '. I am asking for my mother'];

/** Draws the questions of the bench, the same ones every time. */
export function drawQuestions(): { kinds: QuestionKind[]; mixed: ChatRequest[] } {
  const random = seededRandom(20_260_202);
  const times = (draw: () => string) =>
    Array.from({ length: SAMPLES }, () => ({ message: dressed(draw(), random) }));
  const kinds: QuestionKind[] = [
    { name: 'passage', bodies: times(() => random.pick(PASSAGES)), expects: ['answer'] },
    { name: 'price', bodies: times(() => priceQuestion(random)), expects: ['answer', 'question'] },
    { name: 'doctors', bodies: times(() => doctorQuestion(random)), expects: ['answer', 'question'] },
    {
      name: 'follow-up',
      bodies: Array.from({ length: SAMPLES }, () => followUp(random)),
      expects: ['answer', 'question'],
    },
    { name: 'emergency', bodies: times(() => random.pick(EMERGENCIES)), expects: ['emergency'] },
    { name: 'declined', bodies: times(() => random.pick(UNKNOWN)), expects: ['declined', 'talk'] },
  ];
  const weightOf = ({ name }: QuestionKind) => MIX[name] ?? 0;
  const mixed = Array.from({ length: 4000 }, () => random.pick(random.pickWeighted(kinds, weightOf).bodies));
  return { kinds, mixed };
}

function priceQuestion(random: SeededRandom): string {
  const age = random.between(1, 85);
  const children = random.between(0, 4);
  const named = random.chance(50) ? random.pick(PACKAGES) : '';
  return random.chance(50)
    ? `how much a month for ${random.pick(['me', 'a family', 'my wife and me', 'one person'])}, age ${age}, ${children} kids${named && ` with ${named}`}`
    : `cuanto cuesta al mes para ${random.pick(['mi', 'una familia', 'mi esposa y yo', 'una persona'])}, ${age} años y ${children} hijos${named && ` con ${named}`}`;
}

function doctorQuestion(random: SeededRandom): string {
  const specialty = random.pick(SPECIALTIES);
  const county = random.pick(DIRECTORY_COUNTIES);
  return random.chance(50)
    ? `${random.pick(['find', 'I need', 'do you have', 'looking for'])} ${specialty.en} in ${county}${random.chance(30) ? ' who speaks Spanish' : ''}`
    : `${random.pick(['busco', 'necesito', 'tienen', 'donde hay'])} ${specialty.es} en ${county}${random.chance(30) ? ' que hable español' : ''}`;
}

/** A question that follows up on the two before it. */
function followUp(random: SeededRandom): ChatRequest {
  const isAboutPrice = random.chance(50);
  const turn = (content: string): Turn[] => [
    { sender: 'user', content },
    { sender: 'bot', content: 'Here is what our website says about it. '.repeat(random.between(1, 12)) },
  ];
  const asked = isAboutPrice ? priceQuestion(random) : doctorQuestion(random);
  const message = isAboutPrice
    ? random.pick(['and with 2 kids?', 'and per person?', 'y con tres hijos?', 'y si tengo 60 años?'])
    : `${random.pick(['and in', 'y en', 'what about'])} ${random.pick(DIRECTORY_COUNTIES)}?`;
  return { message, history: [...turn(random.pick(PASSAGES)), ...turn(asked)] };
}

/** The way people write: greetings, thanks, capitals. */
function dressed(question: string, random: SeededRandom): string {
  const text = random.pick(BEFORE) + question + random.pick(AFTER);
  return random.chance(8) ? text.toUpperCase() : text;
}
