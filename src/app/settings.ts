import { z } from 'zod';
import {
  addresses,
  databaseAddress,
  endpoint,
  hosts,
  hours,
  integer,
  isOrigin,
  link,
  listenAddress,
  mailServer,
  networks,
  phone,
  planValues,
  reportAddress,
  serviceAddress,
  share,
  telemetryHeaders,
  text,
  token,
  webAddress,
} from '#app/setting-kinds.ts';
import { BACKUP_HOURS } from '#server/backup/backup-cron.ts';
import { isPlainAddress } from '#server/mail.ts';
import { USERNAME, USERNAME_EXPECTED } from '#server/sessions/administrators.ts';
import { QUOTE_PLANS } from '#site/site.ts';

/** Every setting as its name in the environment: what it may be, and what it is where it is not given. */
export const settingsSchema = z.object({
  PORT: integer(0, 65535).prefault('3000'),
  LISTEN_ADDRESS: listenAddress.optional(),
  PUBLIC_URL: z.string().refine(isOrigin, 'a web address without path, like https://example.com').optional(),
  DATA_DIR: text.optional(),
  DATABASE_URL: databaseAddress.optional(),
  PRODUCTION_DATABASE_URL: databaseAddress.optional(),
  DATABASE_WITHOUT_TLS: z.enum(['on', 'off'], 'on or off').prefault('off'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/, 'the name of a bucket, like costa-clara-pictures')
    .optional(),
  S3_ENDPOINT: endpoint('https://store.example.com').optional(),
  S3_REGION: text.prefault('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_FORCE_PATH_STYLE: z.enum(['on', 'off'], 'on or off').optional(),
  BACKUP_FOLDER: text.optional(),
  BACKUP_HOURS: z.enum(BACKUP_HOURS, `one of ${BACKUP_HOURS.join(', ')}`).prefault('24'),
  BACKUP_KEEP: integer(1, 10_000).prefault('10'),
  DEMO_DATA: z.enum(['on', 'off'], 'on or off').optional(),
  ADMIN_USERNAME: z.string().regex(USERNAME, USERNAME_EXPECTED).prefault('admin'),
  ADMIN_PASSWORD: z.string().optional(),
  SHOW_FIRST_PASSWORD: z.enum(['on', 'off'], 'on or off').prefault('off'),
  EXAMPLES_PAGE: z.enum(['on', 'off'], 'on or off').optional(),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'silent, error, warn, info or debug')
    .prefault('info'),
  LOG_FILE: text.optional(),
  LOG_FILE_MEGABYTES: integer(1, 10_000).prefault('20'),
  LOG_FILES_KEPT: integer(1, 1000).prefault('10'),
  METRICS_PORT: integer(0, 65535).optional(),
  METRICS_HOSTS: hosts.optional(),
  METRICS_TOKEN: token.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: serviceAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: telemetryHeaders.optional(),
  OTEL_SERVICE_NAME: text.prefault('costa-clara'),
  OTEL_TRACES_SAMPLER_ARG: share.prefault('1'),
  TRUSTED_PROXY_COUNT: integer(0, 10).prefault('0'),
  TRUSTED_PROXIES: networks.prefault('127.0.0.1, ::1'),
  CONNECTIONS_PER_ADDRESS: integer(1, 100_000).prefault('400'),
  PAGES_PER_MINUTE: integer(1, 10_000_000).prefault('1200'),
  SEARCHES_PER_MINUTE: integer(1, 10_000_000).prefault('600'),
  FORMS_PER_MINUTE: integer(1, 10_000_000).prefault('2000'),
  MINIMUM_FORM_SECONDS: integer(0, 20).prefault('3'),
  ASSISTANT_QUESTIONS_PER_MINUTE: integer(1, 10_000_000).prefault('120'),
  ASSISTANT_MODEL: text.optional(),
  ASSISTANT_MODEL_URL: endpoint('https://api.example.com/v1').optional(),
  ASSISTANT_MODEL_KEY: text.optional(),
  ASSISTANT_MODEL_API: z.enum(['openai', 'anthropic'], 'openai or anthropic').prefault('openai'),
  ASSISTANT_MODEL_TIMEOUT_SECONDS: integer(1, 120).prefault('20'),
  ASSISTANT_MODEL_ANSWERS_PER_DAY: integer(0, 10_000_000).prefault('2000'),
  ASSISTANT_MODEL_TOKENS_PER_ANSWER: integer(50, 100_000).prefault('1500'),
  ASSISTANT_MODEL_TOKENS_PER_DAY: integer(0, 1_000_000_000).prefault('5000000'),
  ASSISTANT_KEEP_DAYS: integer(1, 3650).optional(),
  SUBMISSION_KEEP_DAYS: integer(1, 36_500).prefault('730'),
  FORM_MAILS_PER_ADDRESS: integer(1, 10_000_000).prefault('10'),
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: z.string().refine(isPlainAddress, 'one email address, like site@example.com').optional(),
  MAIL_TO: addresses.optional(),
  MAIL_TO_CONTACT: addresses.optional(),
  MAIL_TO_QUOTES: addresses.optional(),
  MAIL_TO_NETWORK: addresses.optional(),
  MAIL_TO_RECOMMENDATIONS: addresses.optional(),
  MAIL_TO_ASSISTANT: addresses.optional(),
  MAIL_TO_ACCOUNTS: addresses.optional(),
  SECURITY_CONTACT: reportAddress.optional(),
  QUOTE_PLAN: z.enum(QUOTE_PLANS, 'phc, dpo or unconfirmed').prefault('unconfirmed'),
  PROVIDER_PLANS: planValues.prefault('PHC=phc; DPO=dpo; PHC+DPO=both'),
  PHC_LICENSE_NUMBER: text.optional(),
  DPO_LICENSE_NUMBER: text.optional(),
  LICENSE_LOOKUP_URL: webAddress.optional(),
  ACCREDITATION: text.optional(),
  BRAND_NAME: text.prefault('Costa Clara'),
  LEGAL_NAME: text.prefault('Costa Clara Clinic and Discount Plans, Inc.'),
  PHONE_MIAMI_DADE: phone.prefault('(305) 555-0100'),
  PHONE_OTHER_COUNTIES: phone.prefault('(800) 555-0100'),
  PHONE_CUSTOMER_SERVICE: phone.prefault('(305) 555-0101'),
  PHONE_APPOINTMENTS: phone.prefault('(305) 555-0102'),
  PHONE_AUTHORIZATIONS: phone.prefault('(305) 555-0103'),
  PHONE_TOLL_FREE: phone.prefault('(800) 555-0100'),
  PHONE_TTY: phone.prefault('(800) 555-0104'),
  PHONE_FAX: phone.prefault('(305) 555-0105'),
  OFFICE_HOURS: hours.prefault('1-5 08:00-17:00'),
  OFFICE_1_NAME: text.prefault('Miami'),
  OFFICE_1_STREET: text.prefault('7350 NW 7th St Suite 204'),
  OFFICE_1_CITY: text.prefault('Miami'),
  OFFICE_1_ZIP: z
    .string()
    .regex(/^\d{5}$/, 'a five-digit ZIP code')
    .prefault('33126'),
  OFFICE_2_NAME: text.prefault('Orlando'),
  OFFICE_2_STREET: text.prefault('12250 Menta St 103'),
  OFFICE_2_CITY: text.prefault('Orlando'),
  OFFICE_2_ZIP: z
    .string()
    .regex(/^\d{5}$/, 'a five-digit ZIP code')
    .prefault('32837'),
  MEMBER_LOGIN_URL: link.prefault('https://members.example.com/login'),
  FIND_DOCTOR_URL: link.prefault('/providers'),
  NEW_QUOTE_URL: link.prefault('/quote'),
  AGENTS_URL: link.prefault('https://agents.example.com'),
  AUTHORIZATIONS_URL: link.prefault('https://www.example.com/authorizations'),
  ENROLLMENT_URL: link.prefault('https://enroll.example.com'),
  COMPANY_URL: link.prefault('https://www.example.com'),
  SOCIAL_IMAGES_URL: link.prefault('https://images.example.com/costaclara'),
  SOCIAL_NETWORK_URL: link.prefault('https://social.example.com/costaclara'),
  MAPS_DIRECTIONS_URL: link.prefault('https://www.google.com/maps/dir/?api=1&destination='),
});

/** The settings, checked one by one. */
export type Settings = z.output<typeof settingsSchema>;

/** Names of all settings, for the test that compares docs/configuration.md with them. */
export const SETTING_NAMES = Object.keys(settingsSchema.shape);
