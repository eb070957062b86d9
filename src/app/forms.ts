import { feedbackForm } from '#features/assistant/feedback/feedback-form.ts';
import { contactForm } from '#features/contact/contact-form.ts';
import { recommendationForm } from '#features/directory/recommend/recommendation-form.ts';
import { joinNetworkForm } from '#features/join-network/join-network-form.ts';
import { quoteRequestForm } from '#features/quote/request/quote-request-form.ts';
import type { FormDefinition } from '#forms/form-definition.ts';

/** Every form of the public site: each has its API route, and its page, if it has one, takes it without JavaScript. */
export const FORMS: readonly FormDefinition[] = [
  contactForm,
  quoteRequestForm,
  joinNetworkForm,
  recommendationForm,
  feedbackForm,
];
