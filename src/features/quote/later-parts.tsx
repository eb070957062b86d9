/*
 * What a first visit does not begin with: the later steps, the printed sheet and the facts. One file, because on a slow
 * phone each small file costs a way there and back.
 */
export { BeforeYouDecide } from '#features/quote/before-you-decide.tsx';
export { PackagesStep } from '#features/quote/packages-step.tsx';
export { PrintedQuote } from '#features/quote/printed-quote.tsx';
export { QuoteContactNote } from '#features/quote/quote-contact.tsx';
export { ResultStep } from '#features/quote/result-step.tsx';
