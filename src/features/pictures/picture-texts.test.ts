import { expect, test } from 'vitest';
import words from './messages/es.ts';

test('the words of the picture field are those that are promised', () => {
  expect([words.select, words.uploading, words.loaded, words.remove]).toEqual([
    'Seleccionar Imagen',
    'Subiendo...',
    'Imagen cargada',
    'Quitar imagen',
  ]);
  expect([words.label, words.errorTitle, words.done]).toEqual([
    'Imagen del Artículo',
    'Error',
    'Imagen subida y configurada correctamente',
  ]);
  expect(Object.values(words.failed)).toEqual([
    'Error al obtener URL de subida',
    'Error al configurar la imagen',
    'Error al subir la imagen',
  ]);
});
