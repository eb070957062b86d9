import { expect, test } from 'vitest';
import type { DirectoryFilters } from '#features/directory/directory-filters.ts';
import { readNeed } from '#features/directory/need/read-need.server.ts';
import { searchedFilters } from '../../../../../tests/support/searched-filters.ts';
import { readQuestion } from '../../engine/read-question.server.ts';
import type { Understood } from '../../engine/topic.ts';
import { anyProvider } from './providers-topic.server.ts';

/** What the visitor looks for after these messages, in the way of a conversation. */
function filtersAfter(messages: readonly string[]) {
  let before: Understood | undefined;
  for (const text of messages) {
    const question = readQuestion(text, 'en');
    const followUp = question.isFollowUp ? before?.continueWith(question) : undefined;
    before = followUp ?? anyProvider(question);
  }
  return searchedFilters(before);
}

type Search = readonly [messages: string | readonly string[], filters: DirectoryFilters];

/** Typed by many hands: ages, moods, regions, and whole stories before the question. */
const SEARCHES: readonly Search[] = [
  // By what the doctor is for, in everyday words.
  ['who can deliver my baby around Kissimmee', { specialty: 'Obstetrics', city: 'Kissimmee' }],
  [
    'im 5 months along, need somebody for the birth in Plantation',
    { specialty: 'Obstetrics', city: 'Plantation' },
  ],
  [
    'my daughter in law is expecting, who should she see in 33809',
    { specialty: 'Obstetrics', zipCode: '33809' },
  ],
  ['doctor para el parto en Hollywood', { specialty: 'Obstetrics', city: 'Hollywood' }],
  ['estoy en estado, quien me atiende en Lakeland', { specialty: 'Obstetrics', city: 'Lakeland' }],
  ['a woman doctor for my female exam, Boca', { specialty: 'Gynecology', city: 'Boca Raton' }],
  ['who does well woman visits in 33455', { specialty: 'Gynecology', zipCode: '33455' }],
  ['doctora de señoras en Clearwater', { specialty: 'Gynecology', city: 'Clearwater' }],
  ['necesito hacerme la citología en el 33165', { specialty: 'Gynecology', zipCode: '33165' }],
  ['lady parts doctor in davie please', { specialty: 'Gynecology', city: 'Davie' }],
  [
    'mi abuela tuvo una embolia hace tiempo, doctor de la cabeza en Kissimmee',
    { specialty: 'Neurology', city: 'Kissimmee' },
  ],
  ['head doctor for my dad, he had a stroke in 2019, Orlando', { specialty: 'Neurology', city: 'Orlando' }],
  ['who follows people after a stroke in Broward county', { specialty: 'Neurology', county: 'Broward' }],
  [
    'a mi tía se le olvida todo, busco médico para la memoria en Tampa',
    { specialty: 'Neurology', city: 'Tampa' },
  ],
  ['doctor de los nervios en Hialeah', { specialty: 'Psychiatry', city: 'Hialeah' }],
  [
    'I feel so low since my wife passed, a doctor for depression near 34744',
    { specialty: 'Psychiatry', zipCode: '34744' },
  ],
  ['bone and joint doc, Pasco', { specialty: 'Orthopedics', county: 'Pasco' }],
  ['especialista de huesos por Homestead', { specialty: 'Orthopedics', city: 'Homestead' }],
  ['el ortopeda para la cadera de mi mamá, en Ocala', { specialty: 'Orthopedics', city: 'Ocala' }],
  ['sugar doctor hollywood fl', { specialty: 'Endocrinology', city: 'Hollywood' }],
  ['soy diabético y quiero que alguien me vea los pies en Doral', { specialty: 'Podiatry', city: 'Doral' }],
  ['médico para el azúcar en el condado de Lake', { specialty: 'Endocrinology', county: 'Lake' }],
  ['doctor de la presión en Miami Beach', { specialty: 'Cardiology', city: 'Miami Beach' }],
  ['pressure doctor for my husband in sanford', { specialty: 'Cardiology', city: 'Sanford' }],
  ['lung doctor, hes got copd. Largo', { specialty: 'Pulmonology', city: 'Largo' }],
  ['un médico de pulmones en Pompano', { specialty: 'Pulmonology', city: 'Pompano Beach' }],
  ['mi hijo es asmático, doctor de los pulmones en Brandon', { specialty: 'Pulmonology', city: 'Brandon' }],
  ['busco quien vea lo de la vista en Coral Gables', { specialty: 'Ophthalmology', city: 'Coral Gables' }],
  ['me parte una muela, dentista en Sweetwater', { specialty: 'Dental', city: 'Sweetwater' }],
  ['tooth guy in Winter Haven', { specialty: 'Dental', city: 'Winter Haven' }],
  ['who pulls teeth in Apopka', { specialty: 'Dental', city: 'Apopka' }],
  ['tummy doctor for grandma in Deerfield', { specialty: 'Gastroenterology', city: 'Deerfield Beach' }],
  ['un doctor para los gases y la panza en Weston', { specialty: 'Gastroenterology', city: 'Weston' }],
  ['pee doctor for an old man lol. st cloud', { specialty: 'Urology', city: 'Saint Cloud' }],
  ['doctor de los hombres, lo de la próstata, en Miramar', { specialty: 'Urology', city: 'Miramar' }],
  [
    'doctor del oído para el abuelo, Plant City',
    { specialty: 'ENT (Ear, Nose, Throat)', city: 'Plant City' },
  ],
  ['where do they do xrays by 33196', { specialty: 'Diagnostics', zipCode: '33196' }],
  ['donde me hago la mamografía en Kendall', { specialty: 'Diagnostics', city: 'Kendall' }],
  [
    'shots and checkups for my little ones in Doral, who do you have',
    { specialty: 'Pediatrics', city: 'Doral' },
  ],
  ['médico de los niños en la pequeña habana', { specialty: 'Pediatrics', city: 'Little Havana' }],
  // Places: around, by home, with a letter wrong.
  ['ENT round Pembroke Pines', { specialty: 'ENT (Ear, Nose, Throat)', city: 'Pembroke Pines' }],
  ['eye dr over in Lutz', { specialty: 'Ophthalmology', city: 'Lutz' }],
  ['dentist thats good in kissimee', { specialty: 'Dental', city: 'Kissimmee' }],
  ['skin doc orlnado asap', { specialty: 'Dermatology', city: 'Orlando' }],
  ['cardiologo en hialiah', { specialty: 'Cardiology', city: 'Hialeah' }],
  ['urologo en tanpa', { specialty: 'Urology', city: 'Tampa' }],
  ['un oculista por mi casa, vivo en el 33125', { specialty: 'Ophthalmology', zipCode: '33125' }],
  ['pharmacy by my job 32801', { specialty: 'Pharmacy', zipCode: '32801' }],
  // With a paper in the hand.
  [
    'tengo un papel de mi médico para un ultrasonido, dónde lo hago en Hialeah',
    { specialty: 'Diagnostics', city: 'Hialeah' },
  ],
  // Two at once: the first is looked for.
  ['pediatra en Doral o en Sweetwater', { specialty: 'Pediatrics', city: 'Doral' }],
  ['dentist and an eye doctor in Tampa', { specialty: 'Dental', city: 'Tampa' }],
  ['not in Miami, in Broward, a podiatrist', { specialty: 'Podiatry', county: 'Broward' }],
  // Somebody by name.
  ['is Dr. Okonkwo with you guys', { doctor: 'Okonkwo' }],
  ['el doctor Leyva todavía atiende?', { doctor: 'Leyva' }],
  ['heart dr garcia in tampa', { specialty: 'Cardiology', doctor: 'Garcia', city: 'Tampa' }],
  // Their offices, not ours.
  ['skin doctors office near Largo', { specialty: 'Dermatology', city: 'Largo' }],
  ['dentist offices in Miramar', { specialty: 'Dental', city: 'Miramar' }],
  ['yall have someone for lady problems in Ocala', { specialty: 'Gynecology', city: 'Ocala' }],
  // Asked again with a correction.
  [['pediatra en Hialeah', 'me equivoqué, era Hollywood'], { specialty: 'Pediatrics', city: 'Hollywood' }],
  [['podiatrist in 33604', 'sorry wrong zip its 33606'], { specialty: 'Podiatry', zipCode: '33606' }],
  [['eye doctor in Brandon', 'no wait i mean in Lutz'], { specialty: 'Ophthalmology', city: 'Lutz' }],
  [['dentista en Miami', 'no, en broward'], { specialty: 'Dental', county: 'Broward' }],
  [['dermatologist in Orlando', 'sorry i meant kissimmee'], { specialty: 'Dermatology', city: 'Kissimmee' }],
  [['busco cardiólogo en Hialeah', 'ay perdón, en Doral'], { specialty: 'Cardiology', city: 'Doral' }],
  [['foot doctor 33126', 'no not foot, skin doctor'], { specialty: 'Dermatology', zipCode: '33126' }],
  [['pediatra en Tampa', 'no ese no, mejor en brandon'], { specialty: 'Pediatrics', city: 'Brandon' }],
  [
    ['urologist in Lakeland', 'that speaks spanish', 'ok and closer to Bartow'],
    { specialty: 'Urology', city: 'Bartow', languages: 'Spanish' },
  ],
];

test.each(SEARCHES)('%s', async (messages, filters) => {
  expect(await filtersAfter([messages].flat())).toEqual(filters);
});

test('a second place or specialty is kept for a link', () => {
  expect(readNeed('pediatra en Doral o en Sweetwater').said.alsoPlace).toEqual({ city: 'Sweetwater' });
  expect(readNeed('pharmacy in 33012 or 33016').said.alsoPlace).toEqual({ zipCode: '33016' });
  expect(readNeed('dentist and an eye doctor in Tampa').said.alsoSpecialty).toBe('Ophthalmology');
  expect(readNeed('un cardiólogo y un podólogo en Weston').said.alsoSpecialty).toBe('Podiatry');
});

test('an ordinary word after a title is nobody', () => {
  for (const text of ['skin dr round hialeah', 'foot dr quick in Doral', 'eye dr thats cheap in Doral']) {
    expect(readNeed(text).said.doctor).toBeUndefined();
  }
});

test('a specialty that the directory lacks is said to be lacking', () => {
  expect(readNeed('doctor del riñón en Hialeah').said.missing?.es).toBe('nefrólogos');
  expect(readNeed('kidney dr in Tampa').said.missing?.en).toBe('nephrologists');
});
