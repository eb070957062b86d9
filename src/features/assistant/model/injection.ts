import type { Passage } from '../engine/passage.ts';
import { lowerPlain } from './checks/numbers.ts';

/** Sentences that talk to a program instead of a reader. Patterns run over lower case without accents. */
const TALKS_TO_A_MACHINE = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|rules|prompts?|everything above)\b/,
  /\b(?:ignore|ignora|olvide|olvida|omita|descarte)\b.{0,40}\b(?:instrucciones|reglas|indicaciones|todo lo anterior)\b/,
  /\b(?:system|hidden|developer) (?:prompt|message|instructions?)\b|\bprompt del sistema\b/,
  /\byou are now\b|\bahora eres\b|\bact as (?:a|an|if)\b|\bactua como\b/,
  /\b(?:ai|language model|chatbot|chat ?bot|llm|modelo de lenguaje)\b.{0,60}\b(?:must|should|debe|always|siempre|say|answer|reply|responda)\b/,
  /\b(?:tell|answer|reply to) (?:the|every|any|all) (?:visitors?|users?|customers?)\b/,
  /\b(?:diga|dile|digale|responda|responde|conteste)\b.{0,20}\b(?:visitantes?|usuarios?|clientes?)\b/,
];

/** Whether a passage comes from an article: written in the panel by whoever may, and not part of the rules. */
export function isArticle({ href }: Passage): boolean {
  return href.startsWith('/news');
}

/** Whether an article tries to instruct whoever reads it by machine. The model is not given such a passage. */
export function isInjected(passage: Passage): boolean {
  if (!isArticle(passage)) return false;
  const text = lowerPlain(`${passage.label} ${passage.text}`).replace(/\s+/g, ' ');
  return TALKS_TO_A_MACHINE.some((pattern) => pattern.test(text));
}
