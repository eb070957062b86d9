import { expect, test } from 'vitest';
import { articleAlt, readArticlePicture } from './article-image.ts';

test('heat, school and hurricane are bundled pictures; another value is an address of this site', () => {
  for (const bundled of ['heat', 'school', 'hurricane']) {
    expect(readArticlePicture(bundled)).toEqual({ bundled });
  }
  expect(readArticlePicture('/media/clinic.jpg')).toEqual({ address: '/media/clinic.jpg' });
});

test('a picture from elsewhere, or none, is not asked for', () => {
  for (const image of [null, '', 'https://elsewhere.example/a.jpg', '//elsewhere.example/a.jpg']) {
    expect(readArticlePicture(image)).toBeUndefined();
  }
});

test("a picture without alternative has the article's title", () => {
  expect(articleAlt({ alt: 'A glass of water', title: 'Heat' })).toBe('A glass of water');
  expect(articleAlt({ alt: ' ', title: 'Heat' })).toBe('Heat');
  expect(articleAlt({ alt: null, title: 'Heat' })).toBe('Heat');
});
