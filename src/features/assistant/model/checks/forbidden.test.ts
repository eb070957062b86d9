import { expect, test } from 'vitest';
import { findForbidden } from './forbidden.server.ts';

test.each([
  'It is not insurance.',
  "The discount plan isn't health insurance.",
  'El plan de descuentos no es un seguro médico.',
  'Sin ser un seguro, baja lo que usted paga.',
  'We are licensed by the Florida Office of Insurance Regulation.',
  'Guardamos su número de Seguro Social tapado.',
  'Estamos seguros de que le sirve.',
  'Your doctor can tell you the dose.',
  'Usted tiene derecho a un reembolso.',
  'You have 2 dental cleanings a year.',
  'If you have diabetes, an endocrinologist can see you.',
  'Si usted tiene asma, un alergista le atiende.',
  'El plan no es ni un seguro ni una póliza.',
  'You can use the discount twice.',
])('may be said: %s', (answer) => {
  expect(findForbidden(answer)).toBeUndefined();
});

test.each([
  ['insurance', 'Our insurance costs little.'],
  ['insurance', 'It is not a bank but insurance.'],
  ['insurance', 'No problem: this insurance is for you.'],
  ['insurance', 'Con este seguro usted ahorra.'],
  ['insurance', 'Usted queda asegurado desde hoy.'],
  ['insurance', 'It is not only insurance.'],
  ['insurance', 'It is no more than insurance.'],
  ['insurance', 'No worries it is insurance.'],
  ['insurance', 'No se preocupe es un seguro.'],
  ['insurance', 'No es solo un seguro.'],
  ['dosing', 'Take ibuprofen twice daily.'],
  ['dosing', 'Take some Tylenol.'],
  ['dosing', 'Tome dos aspirinas.'],
  ['dosing', 'Tome amoxicilina.'],
  ['diagnosis', 'You have diabetes.'],
  ['diagnosis', 'Usted tiene diabetes.'],
  ['diagnosis', 'Usted tiene la presión alta.'],
  ['diagnosis', 'You have a sinusitis.'],
  ['dosing', 'Give 5 ml to the child.'],
  ['dosing', 'Tome dos pastillas.'],
  ['dosing', 'Repeat it every six hours.'],
  ['dosing', 'Aplíquelo tres veces al día.'],
  ['diagnosis', 'You probably have the flu.'],
  ['diagnosis', 'Probablemente tiene una infección.'],
])('%s: %s', (kind, answer) => {
  expect(findForbidden(answer)).toBe(kind);
});
