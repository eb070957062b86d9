import { readConfig } from '#app/config.ts';

/** The operator as the default configuration has it: phones, offices and hours. */
export const SITE = readConfig({}, '.').site;
