import type { Question } from '../../engine/question.ts';
import type { Understood } from '../../engine/topic.ts';
import { findAsked } from '../../passages/asked/find-asked.ts';
import { vaccineAgeLead } from './vaccine-age.ts';

/** What is asked in a way that we know; it is asked before topics that only know some of its words. */
export function askedPassages(question: Question): Understood | undefined {
  return findAsked(question) === undefined ? undefined : understand(question);
}

/**
 * Whatever the site's own content answers. It is asked last and understands every message; whether there is an answer
 * is known only when the passages have been looked through.
 */
export function passages(question: Question): Understood {
  return understand(question);
}

/** @param before the message that the question leans on */
function understand(question: Question, before?: Question): Understood {
  return {
    answer: async (sources) => {
      const found = await sources.findAnswer(question, before);
      if (!found) return undefined;
      const lead = vaccineAgeLead(question);
      const text = lead === undefined ? found.text : `${lead}\n\n${found.text}`;
      return { kind: 'answer', text, links: [{ href: found.href, label: found.label }] };
    },
    continueWith: (next) => understand(next, before ? together(before, question) : question),
  };
}

/** Two messages as one, for a third that leans on both. */
function together(before: Question, question: Question): Question {
  return { ...question, plain: `${before.plain} ${question.plain}`, text: `${before.text} ${question.text}` };
}
