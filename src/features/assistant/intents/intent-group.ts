import { declinedAnswer } from '../engine/answer-text.ts';
import type { Question, Topic } from '../engine/topic.ts';

/** What families ask, and who answers it. Each has its examples in `examples/intents`. */
export type IntentGroup = {
  /** Answers when it is clear what is spoken of, and not what of it; without one the likeliest intent does. */
  general?: Topic;
  /** Each intent's name, and its answer. */
  intents: Readonly<Record<string, Topic>>;
};

/** Nothing on the site answers it. */
export const decline: Topic = ({ locale }) => ({
  answer: ({ site }) => declinedAnswer(locale, site),
  continueWith: () => undefined,
});

/** The first that understands. */
export const firstOf =
  (...topics: readonly Topic[]): Topic =>
  (question) => {
    for (const topic of topics) {
      const understood = topic(question);
      if (understood) return understood;
    }
    return undefined;
  };

/** A sentence of its own before the answer, where there is one. */
export const withLead =
  (lead: (question: Question) => string | undefined, topic: Topic): Topic =>
  (question) => {
    const [said, understood] = [lead(question), topic(question)];
    if (said === undefined || !understood) return understood;
    return {
      ...understood,
      answer: async (sources) => {
        const answer = await understood.answer(sources);
        return answer && { ...answer, text: `${said}\n\n${answer.text}` };
      },
    };
  };

/** One answer for everything in a group. */
export const alike = (topic: Topic, ...names: readonly string[]): IntentGroup => ({
  general: topic,
  intents: Object.fromEntries(names.map((name) => [name, topic])),
});
