import path from 'node:path';
import { z } from 'zod';
import { type BackupSettings, readBackupSettings } from '#app/backup-settings.ts';
import { readListenAddresses } from '#app/listen.ts';
import { type ObservationSettings, readObservationSettings } from '#app/observation-settings.ts';
import {
  type AssistantSettings,
  assistantModelHost,
  type DatabaseSettings,
  type MailSettings,
  readAssistantSettings,
  readDatabaseSettings,
  readMailSettings,
  readS3Settings,
} from '#app/service-settings.ts';
import {
  addresses,
  databaseAddress,
  endpoint,
  hours,
  integer,
  isOrigin,
  link,
  listenAddress,
  mailServer,
  phone,
  reportAddress,
  serviceAddress,
  share,
  telemetryHeaders,
  text,
  token,
} from '#app/setting-kinds.ts';
import { BACKUP_HOURS } from '#server/backup/backup-cron.ts';
import { StartError } from '#server/errors.ts';
import { isThisMachine } from '#server/http/this-machine.ts';
import { isPlainAddress } from '#server/mail.ts';
import { USERNAME, USERNAME_EXPECTED } from '#server/sessions/administrators.ts';
import type { FirstPasswordShown } from '#server/sessions/first-administrator.ts';
import { PASSWORD_EXPECTED, passwordFormFlaw } from '#server/sessions/password-rules.ts';
import type { S3Settings } from '#server/storage/s3-driver.ts';
import type { Site } from '#site/site.ts';

/** The checked configuration of one server process. */
export type Config = DatabaseSettings & {
  port: number;
  /** Network addresses to listen on; undefined for all that this machine has. */
  listenAddresses: readonly string[] | undefined;
  /** Absolute path of DATA_DIR; undefined when the place of the data is left to us. */
  dataDir: string | undefined;
  /** The store for uploaded pictures; undefined when they lie in the data folder. */
  s3: S3Settings | undefined;
  /** Where backups are made by themselves, and how often; undefined when they are not. */
  backup: BackupSettings | undefined;
  loadsDemoData: boolean;
  /** Who is made when nobody can sign in yet. */
  firstAdministrator: { username: string; password: string } | undefined;
  /** Whom the login page shows the password that was generated for demonstration data. */
  firstPasswordShown: FirstPasswordShown;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Number of reverse proxies in front whose X-Forwarded-For entries are believed. */
  trustedProxyCount: number;
  pagesPerMinute: number;
  searchesPerMinute: number;
  formsPerMinute: number;
  /** A form that is posted without JavaScript sooner after its page was opened waits; 0 lets all pass. */
  minimumFormSeconds: number;
  assistant: AssistantSettings;
  /** The mail server and the departments' addresses; undefined when none is configured. */
  mail: MailSettings | undefined;
  observation: ObservationSettings;
  /** Where a weakness of the site is reported; undefined when nobody is named. */
  securityContact: string | undefined;
  site: Site;
};

const SECRET_SETTINGS = new Set([
  'DATABASE_URL',
  'PRODUCTION_DATABASE_URL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'ASSISTANT_MODEL_KEY',
  // Addresses may hold one, though they should not.
  'ASSISTANT_MODEL_URL',
  'S3_ENDPOINT',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
]);

const settingsSchema = z.object({
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
  METRICS_TOKEN: token.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: serviceAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: telemetryHeaders.optional(),
  OTEL_SERVICE_NAME: text.prefault('costa-clara'),
  OTEL_TRACES_SAMPLER_ARG: share.prefault('1'),
  TRUSTED_PROXY_COUNT: integer(0, 10).prefault('0'),
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

/** Names of all settings, for the test that holds the README's table to them. */
export const SETTING_NAMES = Object.keys(settingsSchema.shape);

/**
 * Reads and checks every setting.
 *
 * @param environment the process environment; an empty value counts as not set
 * @param checkoutDir the folder that holds package.json; a relative DATA_DIR lies in it
 * @throws {StartError} naming every wrong setting, what it got (never a secret) and what it expects
 */
export function readConfig(environment: NodeJS.ProcessEnv, checkoutDir: string): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => describeIssue(issue, given));
    throw new StartError(`The configuration is not right:\n${lines.join('\n')}`);
  }
  const settings = parsed.data;
  const listenAddresses = readListenAddresses(settings);
  return {
    port: settings.PORT,
    listenAddresses,
    dataDir: settings.DATA_DIR === undefined ? undefined : path.resolve(checkoutDir, settings.DATA_DIR),
    ...readDatabaseSettings(settings, environment['PGHOST']),
    s3: readS3Settings(settings),
    backup: readBackupSettings(settings, checkoutDir),
    loadsDemoData: loadsDemoData(settings),
    firstAdministrator: readFirstAdministrator(settings),
    firstPasswordShown: readFirstPasswordShown(settings, listenAddresses),
    logLevel: settings.LOG_LEVEL,
    trustedProxyCount: settings.TRUSTED_PROXY_COUNT,
    pagesPerMinute: settings.PAGES_PER_MINUTE,
    searchesPerMinute: settings.SEARCHES_PER_MINUTE,
    formsPerMinute: settings.FORMS_PER_MINUTE,
    minimumFormSeconds: settings.MINIMUM_FORM_SECONDS,
    assistant: readAssistantSettings(settings),
    mail: readMailSettings(settings),
    observation: readObservationSettings(settings, checkoutDir),
    securityContact: settings.SECURITY_CONTACT,
    site: toSite(settings, environment['NODE_ENV'] === 'development'),
  };
}

type Settings = z.output<typeof settingsSchema>;

/** Over https a site is meant for families, who must not find doctors that do not exist: only where it is asked for. */
function loadsDemoData({ DEMO_DATA, PUBLIC_URL }: Settings): boolean {
  return DEMO_DATA === undefined ? !PUBLIC_URL?.startsWith('https:') : DEMO_DATA === 'on';
}

/** @throws {StartError} over https, where no password is generated that could be shown */
function readFirstPasswordShown(
  { SHOW_FIRST_PASSWORD, DEMO_DATA, PUBLIC_URL, TRUSTED_PROXY_COUNT }: Settings,
  listenAddresses: Config['listenAddresses'],
): FirstPasswordShown {
  const isHttps = PUBLIC_URL?.startsWith('https:') ?? false;
  if (SHOW_FIRST_PASSWORD === 'on' && isHttps) {
    throw new StartError(
      'The configuration is not right:\n  SHOW_FIRST_PASSWORD is "on"; expected off with a PUBLIC_URL over https, ' +
        'where no password is generated.',
    );
  }
  if (DEMO_DATA === 'off' || isHttps) return 'to-nobody';
  if (SHOW_FIRST_PASSWORD === 'on') return 'to-everybody';
  // Behind a proxy whoever asks seems to sit at this machine.
  const isReachedFromHere = listenAddresses?.every(isThisMachine) && TRUSTED_PROXY_COUNT === 0;
  return isReachedFromHere ? 'on-this-machine' : 'to-nobody';
}

/**
 * How easy the password is to guess is checked when it is used (`first-administrator.ts`).
 *
 * @throws {StartError} when the password does not meet the other rules of every password; it is not shown
 */
function readFirstAdministrator({
  ADMIN_USERNAME: username,
  ADMIN_PASSWORD: password,
  BRAND_NAME,
}: Settings): Config['firstAdministrator'] {
  if (password === undefined) return undefined;
  const flaw = passwordFormFlaw(password, [username, BRAND_NAME]);
  if (flaw) {
    throw new StartError(
      `The configuration is not right:\n  ADMIN_PASSWORD is a value that is not shown; expected ${PASSWORD_EXPECTED}.`,
    );
  }
  return { username, password };
}

function toSite(settings: Settings, isDevelopment: boolean): Site {
  return {
    brandName: settings.BRAND_NAME,
    legalName: settings.LEGAL_NAME,
    origin: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    phones: {
      miamiDade: settings.PHONE_MIAMI_DADE,
      otherCounties: settings.PHONE_OTHER_COUNTIES,
      customerService: settings.PHONE_CUSTOMER_SERVICE,
      appointments: settings.PHONE_APPOINTMENTS,
      authorizations: settings.PHONE_AUTHORIZATIONS,
      tollFree: settings.PHONE_TOLL_FREE,
      tty: settings.PHONE_TTY,
      fax: settings.PHONE_FAX,
    },
    offices: [
      {
        name: settings.OFFICE_1_NAME,
        street: settings.OFFICE_1_STREET,
        city: settings.OFFICE_1_CITY,
        zipCode: settings.OFFICE_1_ZIP,
      },
      {
        name: settings.OFFICE_2_NAME,
        street: settings.OFFICE_2_STREET,
        city: settings.OFFICE_2_CITY,
        zipCode: settings.OFFICE_2_ZIP,
      },
    ],
    hours: settings.OFFICE_HOURS,
    submissionKeepDays: settings.SUBMISSION_KEEP_DAYS,
    assistantModelHost: assistantModelHost(settings),
    assistantKeepDays: settings.ASSISTANT_KEEP_DAYS,
    showsExamples: settings.EXAMPLES_PAGE === undefined ? isDevelopment : settings.EXAMPLES_PAGE === 'on',
    links: {
      memberLogin: settings.MEMBER_LOGIN_URL,
      findDoctor: settings.FIND_DOCTOR_URL,
      newQuote: settings.NEW_QUOTE_URL,
      agents: settings.AGENTS_URL,
      authorizations: settings.AUTHORIZATIONS_URL,
      enrollment: settings.ENROLLMENT_URL,
      company: settings.COMPANY_URL,
      socialImages: settings.SOCIAL_IMAGES_URL,
      socialNetwork: settings.SOCIAL_NETWORK_URL,
      directions: settings.MAPS_DIRECTIONS_URL,
    },
  };
}

function describeIssue(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0]);
  const found = SECRET_SETTINGS.has(name) ? 'a value that is not shown' : JSON.stringify(given[name]);
  return `  ${name} is ${found}; expected ${issue.message}.`;
}
