/** The six quick questions by their words, in the order in which they are offered (specification, sections 2 and 9). */
export const QUICK_QUESTIONS = ['price', 'pediatrician', 'waiting', 'hours', 'credits', 'person'] as const;

/** So many of them show, while there is at most one message: the welcome. */
export const SHOWN_QUICK_QUESTIONS = 2;
