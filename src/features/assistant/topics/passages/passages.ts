import type { Question } from '../../engine/question.ts';
import type { Understood } from '../../engine/topic.ts';

/**
 * Whatever the site's own content answers. It understands every message; whether there is an answer
 * is known only when the passages have been looked through.
 */
export function passages(question: Question): Understood {
  return understand(question);
}

/** @param before the message that the question follows up on */
function understand(question: Question, before?: Question): Understood {
  return {
    answer: async (sources) => {
      const found = await sources.findAnswer(question, before);
      if (!found) return undefined;
      return { kind: 'answer', text: found.text, links: [{ href: found.href, label: found.label }] };
    },
    continueWith: (next) => understand(next, before ? together(before, question) : question),
  };
}

/** Two messages as one, for a third that follows up on both. */
function together(before: Question, question: Question): Question {
  return { ...question, plain: `${before.plain} ${question.plain}`, text: `${before.text} ${question.text}` };
}
