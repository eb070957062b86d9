import { expect, test } from 'vitest';
import { LOCALES } from '#i18n/locale.ts';
import { ARTICLE_PROBLEM_KEYS } from '../article.ts';
import { ARTICLE_CATEGORIES, categoryIn, EMPTY_FORM } from './article-form.ts';

import words from './messages/es.ts';

/* The words that docs/product/article-administration.md fixes letter by letter. */

test('the words of the list are those that are promised', () => {
  expect([words.title, words.create, words.loading, words.empty]).toEqual([
    'Artículos',
    'Crear Artículo',
    'Cargando artículos...',
    'No hay artículos disponibles',
  ]);
  expect({ ...words.states, ...words.languages }).toEqual({
    active: 'Activo',
    inactive: 'Inactivo',
    es: 'Español',
    en: 'Inglés',
  });
  const { edit, activate, deactivate, remove } = words.list;
  expect([edit, activate, deactivate, remove]).toEqual(['Editar', 'Activar', 'Desactivar', 'Eliminar']);
  expect(words.deletion.question).toBe('¿Estás seguro de que deseas eliminar este artículo?');
});

test('the words of the form are those that are promised', () => {
  const { editor, content } = words;
  expect([editor.createTitle, editor.editTitle]).toEqual(['Crear Nuevo Artículo', 'Editar Artículo']);
  expect([
    editor.title,
    editor.excerpt,
    content.main,
    editor.category,
    editor.language,
    editor.readTime,
    editor.readTimePlaceholder,
    editor.alt,
    editor.publish,
  ]).toEqual([
    'Título',
    'Resumen',
    'Contenido Principal',
    'Categoría',
    'Idioma',
    'Tiempo de Lectura',
    'ej: 5-6 min',
    'Texto Alternativo (Alt)',
    'Publicar artículo',
  ]);
  expect([editor.submitCreate, editor.submitUpdate, editor.saving]).toEqual([
    'Crear Artículo',
    'Actualizar Artículo',
    'Guardando...',
  ]);
  expect(editor.altWithoutTitle).toBe('Imagen del artículo');
});

test('the toasts are those that are promised', () => {
  const { toasts } = words;
  expect(toasts).toMatchObject({
    error: 'Error',
    created: 'Artículo creado exitosamente',
    createFailed: 'Error al crear el artículo',
    updated: 'Artículo actualizado exitosamente',
    updateFailed: 'Error al actualizar el artículo',
    toggled: 'Estado actualizado exitosamente',
    toggleFailed: 'Error al cambiar el estado',
    deleted: 'Artículo eliminado exitosamente',
    deleteFailed: 'Error al eliminar el artículo',
  });
});

test('the categories and defaults are those that are promised', () => {
  expect(ARTICLE_CATEGORIES).toEqual([
    'Noticias',
    'Salud y Seguridad',
    'Atención preventiva',
    'Preventive Care',
    'Health & Safety',
    'News',
  ]);
  for (const language of LOCALES) {
    const names = ARTICLE_CATEGORIES.map((name) => categoryIn(language, name));
    expect(new Set(names).size, language).toBe(3);
    expect(ARTICLE_CATEGORIES).toEqual(expect.arrayContaining(names));
  }
  expect(EMPTY_FORM).toEqual({
    title: '',
    excerpt: '',
    sections: [{ title: 'Contenido', content: '' }],
    isPlainText: false,
    category: 'Noticias',
    language: 'es',
    readTime: '',
    image: '',
    alt: '',
    isActive: true,
    counterpartId: null,
  });
});

test('every problem that an article can have has words', () => {
  for (const key of ARTICLE_PROBLEM_KEYS) {
    const [group = '', name = ''] = key.split('.');
    const groups: Record<string, Record<string, string>> = words.errors;
    expect(groups[group]?.[name], key).toBeTruthy();
  }
});
