import { SPECIALTIES } from '#features/directory/specialties.ts';
import { PACKAGE_NAMES } from '#features/quote/quote.ts';
import { LOCALES } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';
import { officeHours } from '../engine/office-hours.ts';

/** Words that are capitalized and are no names. */
const EVERYDAY_CAPITALS =
  'I Usted Ustedes Ud Uds English Spanish Español Florida Bronze Silver Gold Diamond Bronce Plata Oro Diamante PHC DPO ' +
  'PCP TTY ZIP FAQ AM PM FL US USA OK Internet Customer Service Appointments Authorizations Toll Free Fax County ' +
  'Condado Suite';

/** Who the operator is, in lines that the model is given and that its answers may state. */
export function siteFacts(site: Site): string {
  const { brandName, legalName, phones, offices } = site;
  return [
    `Brand: ${brandName} (${legalName})`,
    `Phone of customer service: ${phones.customerService}`,
    `Phone for Miami-Dade: ${phones.miamiDade}`,
    `Phone for other counties: ${phones.otherCounties}`,
    `Phone for appointments: ${phones.appointments}`,
    `Phone for authorizations: ${phones.authorizations}`,
    `Toll-free phone: ${phones.tollFree}`,
    `TTY: ${phones.tty}`,
    `Fax: ${phones.fax}`,
    ...LOCALES.map((locale) => `Office hours: ${officeHours(site, locale)}`),
    '2 offices:',
    ...offices.map(({ name, street, city, zipCode }) => `${name} office: ${street}, ${city}, FL ${zipCode}`),
  ].join('\n');
}

/** Names that are in the rules of this site: saying one of them invents nothing. Places do, where they are served. */
export function knownNames(): string {
  return [
    EVERYDAY_CAPITALS,
    ...SPECIALTIES.flatMap(({ en, es }) => [en, es]),
    ...Object.values(PACKAGE_NAMES),
  ].join('\n');
}
