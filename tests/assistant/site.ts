/** The operator whose phones, offices and hours right answers name. */
export { SITE } from '../support/default-site.ts';
