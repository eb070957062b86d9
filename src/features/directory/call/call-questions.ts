import type { Locale } from '#i18n/locale.ts';

type Called = {
  /** Of the doctor or center. */
  name: string;
  isCenter: boolean;
  /** The operator's. */
  brand: string;
};

/**
 * Three things to ask an office on the phone. Not in the message catalogs: a page shows both languages, its own to
 * understand and English to read out. Which plan the caller has is not known: the words fit each.
 */
export const CALL_QUESTIONS: Record<Locale, (called: Called) => readonly [string, string, string]> = {
  en: ({ name, isCenter, brand }) => [
    `Hello. I’d like an appointment ${isCenter ? 'at' : 'with'} ${name}. Do you take patients with a ${brand} plan?`,
    'Are you taking new patients?',
    'When is your first opening, and what should I bring?',
  ],
  es: ({ name, isCenter, brand }) => [
    `Hola. Quisiera una cita ${isCenter ? 'en' : 'con'} ${name}. ¿Atienden a pacientes con un plan de ${brand}?`,
    '¿Aceptan pacientes nuevos?',
    '¿Cuándo es la primera cita disponible y qué debo llevar?',
  ],
};
