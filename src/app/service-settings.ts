import type { Settings } from '#app/settings.ts';
import type { ModelSettings } from '#features/assistant/model/model.ts';
import { DEPARTMENTS, type Department } from '#forms/form-definition.ts';
import { refusePlainDatabase } from '#server/database/connect.ts';
import { StartError } from '#server/errors.ts';
import { isThisMachine } from '#server/http/this-machine.ts';
import type { S3Settings } from '#server/storage/s3-driver.ts';

/*
 * The settings of what the site works with: databases, the store of pictures, the mail server, the language model. Each
 * is checked as a whole, because only some of its settings would be a mistake (config.ts).
 */

/** The databases that the site works with. */
export type DatabaseSettings = {
  databaseUrl: string | undefined;
  /** The database that /sync pushes to; undefined when it works on this instance's own. */
  productionDatabaseUrl: string | undefined;
};

/**
 * Puts the checked addresses of databases together.
 *
 * @param defaultHost where an address without a host leads (PGHOST)
 * @throws {StartError} when one leads to another machine without TLS, and that is not allowed
 */
export function readDatabaseSettings(settings: Settings, defaultHost: string | undefined): DatabaseSettings {
  const { DATABASE_URL, PRODUCTION_DATABASE_URL, DATABASE_WITHOUT_TLS } = settings;
  for (const [setting, address] of Object.entries({ DATABASE_URL, PRODUCTION_DATABASE_URL })) {
    if (address !== undefined && DATABASE_WITHOUT_TLS === 'off') {
      refusePlainDatabase(address, { setting, defaultHost });
    }
  }
  return { databaseUrl: DATABASE_URL, productionDatabaseUrl: PRODUCTION_DATABASE_URL };
}

/**
 * Puts the checked settings of the store for uploaded pictures together.
 *
 * @returns undefined without any of them: pictures then lie in the data folder
 * @throws {StartError} when only some of the settings are there that belong together
 */
export function readS3Settings(settings: Settings): S3Settings | undefined {
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FORCE_PATH_STYLE } = settings;
  const together = { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(together).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === 3 && S3_ENDPOINT === undefined) return undefined;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new StartError(
      `The configuration is not right:\n  ${missing.join(', ')} missing. To keep pictures in a store, set ` +
        'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY; to keep them in the data folder, set none of them.',
    );
  }
  return {
    bucket: S3_BUCKET,
    region: settings.S3_REGION,
    endpoint: S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    // Amazon names the bucket in the host; most other stores in the path.
    forcePathStyle:
      S3_FORCE_PATH_STYLE === undefined ? S3_ENDPOINT !== undefined : S3_FORCE_PATH_STYLE === 'on',
  };
}

/** How forms are mailed to the departments, and notices about administrators' accounts to whoever manages them. */
export type MailSettings = {
  smtpUrl: string;
  from: string;
  accounts: readonly string[];
  to: Record<Department, readonly string[]>;
  /** How many forms of one network address are mailed one by one in a quarter of an hour. */
  ownMails: number;
};

/** Need not be named: its mails then go to the contact desk. */
const OPTIONAL_DEPARTMENT = 'assistant' satisfies Department;

/** The setting with a department's own address; without one its mails go to MAIL_TO. */
function settingOf<Name extends Department>(department: Name) {
  return `MAIL_TO_${department.toUpperCase() as Uppercase<Name>}` as const;
}

/**
 * Puts the checked mail settings together.
 *
 * @returns undefined without SMTP_URL: forms then wait in the inbox
 * @throws {StartError} when a mail server is given and the sender, or an address for some department, is not
 */
export function readMailSettings(settings: Settings): MailSettings | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_TO: all } = settings;
  if (smtpUrl === undefined) return undefined;
  const addressesOf = (department: Department) => {
    // A site that was configured before this department existed keeps starting: the contact desk gets its mails.
    const otherwise = department === OPTIONAL_DEPARTMENT ? settings.MAIL_TO_CONTACT : undefined;
    return settings[settingOf(department)] ?? all ?? otherwise ?? [];
  };
  const to = Object.fromEntries(
    DEPARTMENTS.map((department) => [department, addressesOf(department)]),
  ) as MailSettings['to'];
  const isComplete = Object.values(to).every((addresses) => addresses.length > 0);
  if (from === undefined || !isComplete) {
    const needed = DEPARTMENTS.filter((department) => department !== OPTIONAL_DEPARTMENT).map(settingOf);
    throw new StartError(
      'The configuration is not right:\n  SMTP_URL is set; expected MAIL_FROM with it, and MAIL_TO (or each of ' +
        `${needed.join(', ')}), so that every form has a sender and a department.`,
    );
  }
  // Likewise: where there is a mail server, somebody gets the notices about accounts.
  const accounts = settings.MAIL_TO_ACCOUNTS ?? all ?? settings.MAIL_TO_CONTACT ?? [];
  return { smtpUrl, from, accounts, to, ownMails: settings.FORM_MAILS_PER_ADDRESS };
}

/** How the assistant works. */
export type AssistantSettings = {
  /** Questions that one network address may ask. */
  questionsPerMinute: number;
  /** The language model that it asks; undefined when it answers by itself. */
  model: ModelSettings | undefined;
};

/**
 * Puts the checked settings of the assistant together.
 *
 * @throws {StartError} when only some of the settings are there that make up a language model
 */
export function readAssistantSettings(settings: Settings): AssistantSettings {
  return { questionsPerMinute: settings.ASSISTANT_QUESTIONS_PER_MINUTE, model: readModelSettings(settings) };
}

/** The host that visitors' questions go to, for the privacy texts; undefined when none leaves this machine. */
export function assistantModelHost({ ASSISTANT_MODEL_URL: url }: Settings): string | undefined {
  const host = url === undefined ? undefined : new URL(url).hostname;
  return host === undefined || isThisMachine(host) ? undefined : host;
}

function readModelSettings(settings: Settings): ModelSettings | undefined {
  const { ASSISTANT_MODEL: name, ASSISTANT_MODEL_URL: url, ASSISTANT_MODEL_KEY: key } = settings;
  if (name === undefined && url === undefined && key === undefined) return undefined;
  if (name === undefined || url === undefined || key === undefined) {
    const together = { ASSISTANT_MODEL: name, ASSISTANT_MODEL_URL: url, ASSISTANT_MODEL_KEY: key };
    const missing = Object.entries(together).flatMap(([setting, value]) =>
      value === undefined ? [setting] : [],
    );
    throw new StartError(
      `The configuration is not right:\n  ${missing.join(', ')} missing. To let a language model answer, set ` +
        'ASSISTANT_MODEL, ASSISTANT_MODEL_URL and ASSISTANT_MODEL_KEY (any text for an endpoint that asks for ' +
        'none); to let the assistant answer by itself, set none of them.',
    );
  }
  return {
    api: settings.ASSISTANT_MODEL_API,
    baseUrl: url.replace(/\/+$/, ''),
    name,
    key,
    timeoutMs: 1000 * settings.ASSISTANT_MODEL_TIMEOUT_SECONDS,
    answersPerDay: settings.ASSISTANT_MODEL_ANSWERS_PER_DAY,
    tokensPerAnswer: settings.ASSISTANT_MODEL_TOKENS_PER_ANSWER,
    tokensPerDay: settings.ASSISTANT_MODEL_TOKENS_PER_DAY,
  };
}
