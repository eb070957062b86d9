/**
 * Numbers that help at any hour, free, with people who answer. They are the same for every operator, so they are no
 * configuration; whatever names one of them takes it from here.
 */
export const EMERGENCY_NUMBERS = {
  emergency: '911',
  /** 988 Suicide and Crisis Lifeline. */
  suicideAndCrisis: '988',
  poisonControl: '1-800-222-1222',
  /** National Domestic Violence Hotline. */
  domesticViolence: '1-800-799-7233',
  /** Florida Abuse Hotline: children, older people, and adults who cannot protect themselves. */
  floridaAbuse: '1-800-962-2873',
} as const;
