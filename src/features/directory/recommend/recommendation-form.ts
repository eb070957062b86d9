import { z } from 'zod';
import type { FormDefinition } from '#forms/form-definition.ts';
import {
  COMMON_LIMITS,
  optionalBlock,
  optionalEmail,
  requiredEmail,
  requiredLine,
  requiredPhone,
} from '#forms/form-fields.ts';

const limits = {
  doctorName: COMMON_LIMITS.name,
  doctorPhone: COMMON_LIMITS.phone,
  doctorEmail: COMMON_LIMITS.email,
  doctorAddress: COMMON_LIMITS.address,
  specialty: 100,
  notes: COMMON_LIMITS.block,
  referrerName: COMMON_LIMITS.name,
  referrerEmail: COMMON_LIMITS.email,
  referrerPhone: COMMON_LIMITS.phone,
};

export type RecommendationField = keyof typeof limits;

/**
 * A doctor recommended for the network: POST /api/providers/recommend, and /providers/recommend without JavaScript.
 * Least lengths are the specification's (section 5, recommendation form); a phone number has ten digits.
 */
export const recommendationForm: FormDefinition<RecommendationField> = {
  kind: 'recommendation',
  page: '/providers/recommend',
  apiPath: '/api/providers/recommend',
  initial: {
    doctorName: '',
    doctorPhone: '',
    doctorEmail: '',
    doctorAddress: '',
    specialty: '',
    notes: '',
    referrerName: '',
    referrerEmail: '',
    referrerPhone: '',
  },
  limits,
  schema: z.strictObject(
    {
      doctorName: requiredLine(limits.doctorName, 'doctorName', 2),
      doctorPhone: requiredPhone('phone.required', 'phone.required'),
      doctorEmail: optionalEmail(),
      doctorAddress: requiredLine(limits.doctorAddress, 'doctorAddress', 10),
      specialty: requiredLine(limits.specialty, 'specialty', 2),
      notes: optionalBlock(limits.notes),
      referrerName: requiredLine(limits.referrerName, 'referrerName', 2),
      referrerEmail: requiredEmail('referrerEmail', 'referrerEmail'),
      referrerPhone: requiredPhone('phone.required', 'phone.required'),
    },
    'field.unknown',
  ),
};
