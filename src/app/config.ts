import path from 'node:path';
import type { z } from 'zod';
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
import { type Settings, settingsSchema } from '#app/settings.ts';
import type { PlanValues } from '#features/directory/plan-values.ts';
import { StartError } from '#server/errors.ts';
import type { TrustedProxies } from '#server/http/client-address.ts';
import { isThisMachine } from '#server/http/this-machine.ts';
import type { FirstPasswordShown } from '#server/sessions/first-administrator.ts';
import { PASSWORD_EXPECTED, passwordFormFlaw } from '#server/sessions/password-rules.ts';
import type { S3Settings } from '#server/storage/s3-driver.ts';
import type { Site } from '#site/site.ts';

/** The checked configuration of one server process. */
export type Config = DatabaseSettings & {
  port: number;
  /** Network addresses to listen on; undefined for all that this machine has. */
  listenAddresses: readonly string[] | undefined;
  /** Absolute path of DATA_DIR; undefined when it is not set (`chooseDataDir`). */
  dataDir: string | undefined;
  /** The store for uploaded pictures; undefined when they lie in the data folder. */
  s3: S3Settings | undefined;
  /** Folder and interval of scheduled backups; undefined without BACKUP_FOLDER. */
  backup: BackupSettings | undefined;
  loadsDemoData: boolean;
  /** The administrator to create while there is no user. */
  firstAdministrator: { username: string; password: string } | undefined;
  /** Who sees the generated password of the demonstration on the login page. */
  firstPasswordShown: FirstPasswordShown;
  logLevel: Settings['LOG_LEVEL'];
  /** The reverse proxies in front, whose X-Forwarded-For is believed. */
  trustedProxies: TrustedProxies;
  /** Connections that one network address may hold at once. */
  connectionsPerAddress: number;
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
  /** What texts in the directory's column planId stand for. */
  providerPlans: PlanValues;
  /** Its facts of the office are the fallback for what the office has not set: who shows them asks `readSite`. */
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
    trustedProxies: { count: settings.TRUSTED_PROXY_COUNT, networks: settings.TRUSTED_PROXIES },
    connectionsPerAddress: settings.CONNECTIONS_PER_ADDRESS,
    pagesPerMinute: settings.PAGES_PER_MINUTE,
    searchesPerMinute: settings.SEARCHES_PER_MINUTE,
    formsPerMinute: settings.FORMS_PER_MINUTE,
    minimumFormSeconds: settings.MINIMUM_FORM_SECONDS,
    assistant: readAssistantSettings(settings),
    mail: readMailSettings(settings),
    observation: readObservationSettings(settings, checkoutDir),
    securityContact: settings.SECURITY_CONTACT,
    providerPlans: settings.PROVIDER_PLANS,
    site: toSite(settings, environment['NODE_ENV'] === 'development'),
  };
}

/** A site over https is for real families, who must not find invented doctors: there only with DEMO_DATA=on. */
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
  // Behind a proxy on this machine every request comes from this machine.
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
    closures: [],
    quotePlan: settings.QUOTE_PLAN,
    licenses: {
      clinicNumber: settings.PHC_LICENSE_NUMBER,
      discountPlanNumber: settings.DPO_LICENSE_NUMBER,
      lookup: settings.LICENSE_LOOKUP_URL,
      accreditation: settings.ACCREDITATION,
    },
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
