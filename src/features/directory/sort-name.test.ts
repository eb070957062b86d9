import { expect, test } from 'vitest';
import { sortName } from './sort-name.ts';

function nameOf(doctor: string, center = 'Bayside Clinic', specialty = 'Cardiología') {
  return sortName({ doctor, center, specialty });
}

test.each([
  ['Ana Ruiz', 'ruiz  ana'],
  ['Ana García López', 'garcia lopez  ana'],
  ['Ana María García', 'garcia  ana maria'],
  ['José Luis González Pérez', 'gonzalez perez  jose luis'],
  ['Idalmis Yanet González Pérez', 'gonzalez perez  idalmis yanet'],
  ['José Luis de la Torre Núñez', 'de la torre nunez  jose luis'],
  ['María De La Cruz', 'de la cruz  maria'],
  ['María del Carmen Ponce de León', 'ponce de leon  maria del carmen'],
  ['María de los Ángeles Ruiz Díaz', 'ruiz diaz  maria de los angeles'],
  ['María José González-Pérez', 'gonzalez perez  maria jose'],
  ['Jean-Baptiste Dupont', 'dupont  jean baptiste'],
  ['Ana G. Ruiz', 'ruiz  ana g'],
  ['Dr. Ana Ruiz, MD', 'ruiz  ana'],
  ['Dra. Ana Ruiz M.D.', 'ruiz  ana'],
  ['John Smith Jr.', 'smith  john'],
  ['García López, José', 'garcia lopez  jose'],
  ["Shannon O'Brien", 'obrien  shannon'],
  ['Anh Do', 'do  anh'],
  ['Ana Ruiz DO', 'ruiz  ana'],
  ['María San Martín Ruiz', 'san martin ruiz  maria'],
  ['Ana Ruiz LLC', 'ana ruiz llc'],
  ['Van Nguyen', 'nguyen  van'],
  ['Hoa Thi Nguyen', 'nguyen  hoa thi'],
  ['Cher', 'cher'],
  ['Dr.', 'dr'],
  ['', 'bayside clinic'],
  ['%', 'bayside clinic'],
  ['Clínica Ruiz', 'clinica ruiz'],
])('%s stands under "%s"', (doctor, expected) => {
  expect(nameOf(doctor)).toBe(expected);
});

test('a center without a doctor stands under its own name', () => {
  expect(nameOf('Bayside Clinic')).toBe('bayside clinic');
  expect(nameOf('Farmacia San José', 'Farmacia San José', 'Farmacia')).toBe('farmacia san jose');
  expect(nameOf('Costa Sol', 'Costa Sol', 'Diagnósticos')).toBe('costa sol');
  // A doctor without a center has their own name there.
  expect(nameOf('Ana Ruiz', 'Ana Ruiz')).toBe('ruiz  ana');
  expect(nameOf('Óptica 20/20 Miami')).toBe('optica 20 20 miami');
});

test('is never empty, which means that it has not been made yet', () => {
  expect(nameOf('%', '-')).toBe('-');
});
