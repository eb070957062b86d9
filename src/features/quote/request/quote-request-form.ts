import { z } from 'zod';
import type { FormDefinition } from '#forms/form-definition.ts';
import {
  COMMON_LIMITS,
  optionalBlock,
  requiredBirthDate,
  requiredChoice,
  requiredEmail,
  requiredLine,
  requiredPhone,
  wholeNumber,
} from '#forms/form-fields.ts';
import { REQUEST_COUNTIES } from './request-counties.ts';

/** Prepaid health clinic or discount plan organization. */
const REQUEST_PLAN_TYPES = ['PHC', 'DPO'] as const;
export const MOST_PEOPLE = 10;

const limits = {
  firstName: 60,
  lastName: 60,
  email: COMMON_LIMITS.email,
  phone: COMMON_LIMITS.phone,
  dateOfBirth: 10,
  planType: 20,
  county: 40,
  adults: 2,
  children: 2,
  specialRequirements: COMMON_LIMITS.block,
};

export type QuoteRequestField = keyof typeof limits;

/** The quote request form: POST /api/quote-requests, and /quote without JavaScript. */
export const quoteRequestForm: FormDefinition<QuoteRequestField> = {
  kind: 'quote-request',
  page: '/quote',
  apiPath: '/api/quote-requests',
  initial: {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    dateOfBirth: '',
    planType: '',
    county: '',
    adults: '1',
    children: '0',
    specialRequirements: '',
  },
  limits,
  schema: z.strictObject(
    {
      firstName: requiredLine(limits.firstName, 'firstName'),
      lastName: requiredLine(limits.lastName, 'lastName'),
      email: requiredEmail('email'),
      phone: requiredPhone('phone'),
      dateOfBirth: requiredBirthDate('dateOfBirth'),
      planType: requiredChoice(REQUEST_PLAN_TYPES, 'planType'),
      county: requiredChoice(REQUEST_COUNTIES, 'county'),
      adults: wholeNumber(1, MOST_PEOPLE),
      children: wholeNumber(0, MOST_PEOPLE),
      specialRequirements: optionalBlock(limits.specialRequirements),
    },
    'field.unknown',
  ),
};
