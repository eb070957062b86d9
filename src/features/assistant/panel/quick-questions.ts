/** The six quick questions by their words, in the order in which they are offered (docs/product/assistant.md). */
export const QUICK_QUESTIONS = ['price', 'pediatrician', 'waiting', 'hours', 'credits', 'person'] as const;

/** How many of them show, while there is at most one message: the welcome. */
export const SHOWN_QUICK_QUESTIONS = 2;
