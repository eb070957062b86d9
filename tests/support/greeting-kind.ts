import { z } from 'zod';
import { defineKind } from '#revisions/define-kind.ts';

const words = z.string('field.type').trim().min(1, 'field.required').max(80, 'field.tooLong');

/** A kind that only tests know: a greeting for holidays, of which there are as many as somebody makes. */
export const greetingKind = defineKind({
  name: 'greeting',
  words: async () => ({ default: { kindName: 'Saludo' } }),
  schema: z.strictObject({ en: words, es: words }, { error: 'field.unknown' }),
  right: 'notices',
  isOnly: false,
  titleOf: ({ es }) => es,
});

/** Another, of which there is one. */
export const mottoKind = defineKind({
  name: 'motto',
  words: async () => ({ default: { kindName: 'Lema' } }),
  schema: z.strictObject({ text: words }, { error: 'field.unknown' }),
  right: 'office',
  isOnly: true,
});

/** A body of the kind `greeting`. */
export const greeting = (es: string) => ({ en: `${es} in English`, es });
