import { z } from 'zod';
import type { FormDefinition } from '#forms/form-definition.ts';
import {
  COMMON_LIMITS,
  requiredBlock,
  requiredChoice,
  requiredEmail,
  requiredLine,
  requiredPhone,
} from '#forms/form-fields.ts';

/** What a visitor can write to us about (specification, section 3). */
export const CONTACT_SUBJECTS = [
  'General Inquiry',
  'Enrollment Questions',
  'Provider Search Help',
  'Billing Questions',
  'File a Complaint',
] as const;

const limits = {
  fullName: COMMON_LIMITS.name,
  email: COMMON_LIMITS.email,
  phone: COMMON_LIMITS.phone,
  subject: 100,
  message: COMMON_LIMITS.block,
};

type ContactField = keyof typeof limits;

/** The contact form: POST /api/contact, and the home page without JavaScript. */
export const contactForm: FormDefinition<ContactField> = {
  kind: 'contact',
  page: '/',
  apiPath: '/api/contact',
  initial: { fullName: '', email: '', phone: '', subject: '', message: '' },
  limits,
  schema: z.strictObject(
    {
      fullName: requiredLine(limits.fullName, 'fullName'),
      email: requiredEmail('email'),
      phone: requiredPhone('phone'),
      subject: requiredChoice(CONTACT_SUBJECTS, 'subject'),
      message: requiredBlock(limits.message, 'message'),
    },
    'field.unknown',
  ),
};
