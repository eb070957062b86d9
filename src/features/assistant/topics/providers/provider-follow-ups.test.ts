import { describe, expect, test } from 'vitest';
import { readNeed } from '#features/directory/need/read-need.server.ts';
import { searchedFilters } from '../../../../../tests/support/searched-filters.ts';
import { readQuestion } from '../../engine/read-question.server.ts';
import { anyProvider, providersTopic } from './providers-topic.server.ts';

/** What is searched after messages of which each goes on with the one before. */
function filters(first: string, ...later: string[]) {
  let understood = anyProvider(readQuestion(first, 'en'));
  for (const text of later) understood = understood?.continueWith(readQuestion(text, 'en'));
  return searchedFilters(understood);
}

describe('a search for a doctor', () => {
  test.each([
    ['Urologist in Pasco', { specialty: 'Urology', county: 'Pasco' }],
    ['NEED A EYE DOCTOR ASAP IN CLEARWATER', { specialty: 'Ophthalmology', city: 'Clearwater' }],
    ['do you have any pharmacies around 34741', { specialty: 'Pharmacy', zipCode: '34741' }],
    ['lab center in Ocala', { specialty: 'Diagnostics', city: 'Ocala' }],
    ['where can I get an ultrasound near 33604', { specialty: 'Diagnostics', zipCode: '33604' }],
    ['my toe hurts, what kind of doctor do I see in Doral', { specialty: 'Podiatry', city: 'Doral' }],
    ['who treats thyroid problems in Deltona', { specialty: 'Endocrinology', city: 'Deltona' }],
    ['someone for my ears in lakeland', { specialty: 'ENT (Ear, Nose, Throat)', city: 'Lakeland' }],
    ['a doctor for my daughter who speaks Russian', { specialty: 'Pediatrics', languages: 'Russian' }],
    [
      'Portuguese-speaking dentist in Boca Raton',
      { specialty: 'Dental', city: 'Boca Raton', languages: 'Portuguese' },
    ],
    ['creole doctor in Miramar', { city: 'Miramar', languages: 'Haitian Creole' }],
    [
      'my dad does not speak English, we need an internist in Largo',
      { specialty: 'Internal Medicine', city: 'Largo' },
    ],
    ['is Dr. Patel in Brandon on your list', { doctor: 'Patel', city: 'Brandon' }],
    ['dr o’connor', { doctor: 'O’connor' }],
    ['doctor Orlando Pérez', { doctor: 'Orlando Pérez' }],
    ['cardiologist named Suarez', { specialty: 'Cardiology', doctor: 'Suarez' }],
    ['provider in 33012', { zipCode: '33012' }],
    ['my cardiologist retired and I need a new one in Tampa', { specialty: 'Cardiology', city: 'Tampa' }],
    ['dentist in Hialeah covered by the plan', { specialty: 'Dental', city: 'Hialeah' }],
    ['i got a referral for a neurologist, any in broward', { specialty: 'Neurology', county: 'Broward' }],
    ['Busco ortopeda en Orlando', { specialty: 'Orthopedics', city: 'Orlando' }],
    ['hay alguna farmacia por el 33144?', { specialty: 'Pharmacy', zipCode: '33144' }],
    ['doctor para el azúcar en Kissimmee', { specialty: 'Endocrinology', city: 'Kissimmee' }],
    [
      'necesito médico de cabecera en tampa q hable español',
      { specialty: 'General Medicine', city: 'Tampa', languages: 'Spanish' },
    ],
    ['me duele la rodilla, qué especialista me ve en Davie', { specialty: 'Orthopedics', city: 'Davie' }],
    ['un doctor pal corazon en hialeah', { specialty: 'Cardiology', city: 'Hialeah' }],
    ['la doctora Yolanda Cruz atiende en Doral?', { doctor: 'Yolanda Cruz', city: 'Doral' }],
    ['donde me sacan sangre en pinellas, laboratorio', { specialty: 'Diagnostics', county: 'Pinellas' }],
    ['dentista', { specialty: 'Dental' }],
    ['clínica Santa Bárbara en Orlando', { doctor: 'Santa Bárbara', city: 'Orlando' }],
    ['how many urologists in Ocala', { specialty: 'Urology', city: 'Ocala' }],
    ['33604', { zipCode: '33604' }],
    ['find me a doctor', {}],
    ['necesito un médico por favor', {}],
  ])('%s', async (text, expected) => {
    expect(await filters(text)).toEqual(expected);
  });

  test('asks for the place when it is near the visitor', () => {
    expect(readNeed('podiatrist close to me').said).toMatchObject({
      lacksPlace: 'nearMe',
    });
    expect(readNeed('cardiólogo cerca de mi casa').said).toMatchObject({
      lacksPlace: 'nearMe',
    });
  });

  test('hears what the directory cannot tell', () => {
    const slots = readNeed('top rated lady dentist in Tampa taking new patients, open saturday').said;
    expect(slots.asides).toEqual(['newPatients', 'gender', 'openingHours', 'ratings']);
  });

  test('knows what is not among the specialties', () => {
    expect(readNeed('rheumatologist in Tampa').said?.missing?.en).toBe('rheumatologists');
    expect(readNeed('doctor de los riñones en Miami').said?.missing?.es).toBe('nefrólogos');
    expect(readNeed('psychiatrist or psychologist in Ocala').said).toMatchObject({
      specialty: 'Psychiatry',
      missing: { en: 'psychologists or therapists' },
    });
  });
});

test.each([
  ['dentist in Hialeah', true],
  ['is dr garcia with you', true],
  ['is my doctor in your network', true],
  ['el cardiólogo habla español?', true],
  ['dentist', true],
  ['my teeth', false],
  ['are you open on saturday', false],
  ['I speak Spanish', false],
  ['lab tests per year', false],
  ['', false],
])('whether "%s" describes whom it looks for: %s', (text, describes) => {
  expect(providersTopic(readQuestion(text, 'en')) !== undefined).toBe(describes);
});

describe('what the next message changes', () => {
  test.each([
    [['urologist in Broward', 'and in Palm Beach?'], { specialty: 'Urology', county: 'Palm Beach' }],
    [['urologist in Broward', 'Miami'], { specialty: 'Urology', city: 'Miami' }],
    [['urologist in Broward', '33186'], { specialty: 'Urology', zipCode: '33186' }],
    [['urologist in Miami', 'what about a podiatrist'], { specialty: 'Podiatry', city: 'Miami' }],
    [['find me a doctor', 'for my skin', 'hialeah'], { specialty: 'Dermatology', city: 'Hialeah' }],
    [['dentist near me', 'coral gables please'], { specialty: 'Dental', city: 'Coral Gables' }],
    [
      ['dentist in 33012', 'one who speaks creole'],
      { specialty: 'Dental', zipCode: '33012', languages: 'Haitian Creole' },
    ],
    [['dr garcia', 'in tampa'], { doctor: 'Garcia', city: 'Tampa' }],
    [['dr garcia cardiologist', 'and dr lopez'], { doctor: 'Lopez' }],
    [['is my doctor in your network', 'juan carlos medina'], { doctor: 'Juan Carlos Medina' }],
    [['family doctor in Ocoee', 'for my son'], { specialty: 'Pediatrics', city: 'Ocoee' }],
    [['busco un dentista en tampa', 'mejor en brandon'], { specialty: 'Dental', city: 'Brandon' }],
    [
      ['pediatra en doral', 'que hable portugués'],
      { specialty: 'Pediatrics', city: 'Doral', languages: 'Portuguese' },
    ],
    [['pediatra en doral', 'y un ginecólogo?'], { specialty: 'Gynecology', city: 'Doral' }],
  ])('%j', async ([first = '', ...later], expected) => {
    expect(await filters(first, ...later)).toEqual(expected);
  });

  test.each([
    'thanks',
    'how much is it',
    'y cuánto cuesta',
    'is it covered',
    'do you have an office there',
    'ok bye',
    'and gold tier',
    'for a family of four',
    'what is your phone number',
    '',
  ])('nothing: "%s"', async (text) => {
    expect(await filters('urologist in Broward', text)).toBeUndefined();
  });
});
