/** How the assistant works. */
export type AssistantSettings = {
  /** Questions that one network address may ask. */
  questionsPerMinute: number;
};

/** Puts the checked settings of the assistant together. */
export function readAssistantSettings(settings: {
  ASSISTANT_QUESTIONS_PER_MINUTE: number;
}): AssistantSettings {
  return { questionsPerMinute: settings.ASSISTANT_QUESTIONS_PER_MINUTE };
}
