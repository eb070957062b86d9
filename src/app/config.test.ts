import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { StartError } from '#server/errors.ts';
import { readConfig } from './config.ts';
import { SETTING_NAMES } from './settings.ts';

const read = (environment: NodeJS.ProcessEnv) => readConfig(environment, '/srv/site');

describe('readConfig', () => {
  test('without settings it is the demonstration brand on port 3000', () => {
    const config = read({});
    expect(config).toMatchObject({
      port: 3000,
      dataDir: undefined,
      databaseUrl: undefined,
      loadsDemoData: true,
    });
    expect(config.site).toMatchObject({
      brandName: 'Costa Clara',
      origin: 'http://localhost:3000',
      hours: { firstDay: 1, lastDay: 5, opensAt: 480, closesAt: 1020 },
    });
    expect(config.site.offices.map(({ zipCode }) => zipCode)).toEqual(['33126', '32837']);
  });

  test('an empty value counts as not set', () => {
    expect(read({ PORT: '', BRAND_NAME: ' ' })).toMatchObject({
      port: 3000,
      site: { brandName: 'Costa Clara' },
    });
  });

  test('it listens on this machine only, unless it is reached over http from elsewhere or an address is given', () => {
    for (const PUBLIC_URL of [
      '',
      'http://localhost:8080',
      'http://127.0.0.1',
      'http://[::1]:3000',
      'https://clinic.example',
    ]) {
      expect(read({ PUBLIC_URL }).listenAddresses, PUBLIC_URL).toEqual(['127.0.0.1', '::1']);
    }
    for (const PUBLIC_URL of ['http://192.168.1.20:3000', 'http://localhost.example']) {
      expect(read({ PUBLIC_URL }).listenAddresses, PUBLIC_URL).toBeUndefined();
      expect(read({ PUBLIC_URL, LISTEN_ADDRESS: 'localhost' }).listenAddresses).toEqual(['127.0.0.1', '::1']);
    }
    for (const PUBLIC_URL of ['', 'https://clinic.example']) {
      expect(read({ PUBLIC_URL, LISTEN_ADDRESS: '0.0.0.0' }).listenAddresses).toEqual(['0.0.0.0']);
    }
  });

  test('over https no doctors are made up, unless that is asked for', () => {
    expect(read({ PUBLIC_URL: 'https://clinic.example' }).loadsDemoData).toBe(false);
    expect(read({ PUBLIC_URL: 'https://clinic.example', DEMO_DATA: 'on' }).loadsDemoData).toBe(true);
    expect(read({ PUBLIC_URL: 'http://clinic.example' }).loadsDemoData).toBe(true);
    expect(read({ DEMO_DATA: 'off' }).loadsDemoData).toBe(false);
  });

  test('over https no first password can be asked for', () => {
    const failing = () => read({ PUBLIC_URL: 'https://clinic.example', SHOW_FIRST_PASSWORD: 'on' });
    expect(failing).toThrow(StartError);
    expect(failing).toThrow('SHOW_FIRST_PASSWORD');
  });

  test('a relative data folder lies in the checkout', () => {
    expect(read({ DATA_DIR: 'store' }).dataDir).toBe('/srv/site/store');
  });

  test('the first administrator is there when a password is set, "admin" without a name', () => {
    expect(read({}).firstAdministrator).toBeUndefined();
    expect(read({ ADMIN_USERNAME: 'marta' }).firstAdministrator).toBeUndefined();
    const password = 'una clave larga';
    expect(read({ ADMIN_PASSWORD: password }).firstAdministrator).toEqual({ username: 'admin', password });
    expect(read({ ADMIN_USERNAME: 'marta', ADMIN_PASSWORD: password }).firstAdministrator).toEqual({
      username: 'marta',
      password,
    });
  });

  test.each(['corta-9x', 'Costa Clara 26', 'ab1'.repeat(100)])(
    'ADMIN_PASSWORD must meet the rules of every password that need no lists of words, and %j is not shown',
    (password) => {
      const refuse = () => read({ ADMIN_PASSWORD: password });
      expect(refuse).toThrow(StartError);
      expect(refuse).toThrow(/ADMIN_PASSWORD is a value that is not shown; expected 12 to 200 characters/);
      expect(refuse).not.toThrow(password);
    },
  );

  test('a link may be a page of this site, in no language of its own', () => {
    const { links } = read({ MEMBER_LOGIN_URL: '/member-portal', AGENTS_URL: '/es/join-network' }).site;
    expect(links).toMatchObject({ memberLogin: '/member-portal', agents: '/join-network' });
  });

  test('quote and doctors are pages of this site, unless another address is configured', () => {
    expect(read({}).site.links).toMatchObject({ newQuote: '/quote', findDoctor: '/providers' });
    const elsewhere = { newQuote: 'https://plans.example/new', findDoctor: 'https://plans.example/doctors' };
    const configured = read({ NEW_QUOTE_URL: elsewhere.newQuote, FIND_DOCTOR_URL: elsewhere.findDoctor });
    expect(configured.site.links).toMatchObject(elsewhere);
  });

  test.each([
    ['PORT', 'eighty', 'a whole number from 0 to 65535'],
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['PHONE_TTY', '305-555-0100', '(305) 555-0100'],
    ['OFFICE_HOURS', '1-5 17:00-08:00', '1-5 08:00-17:00'],
    ['OFFICE_HOURS', '1-9 08:00-17:00', '1-5 08:00-17:00'],
    ['MEMBER_LOGIN_URL', 'javascript:alert(1)', 'https://example.com'],
    ['MEMBER_LOGIN_URL', '//evil.example', 'https://example.com'],
    ['LOG_LEVEL', 'loud', 'silent, error, warn, info or debug'],
    ['DEMO_DATA', 'maybe', 'on or off'],
    ['SHOW_FIRST_PASSWORD', 'yes', 'on or off'],
    ['LISTEN_ADDRESS', 'example.com', 'localhost for this machine only'],
    ['LISTEN_ADDRESS', '127.0.0.1:3000', 'a network address like 0.0.0.0'],
    ['SECURITY_CONTACT', 'security@example.com', 'mailto:security@example.com'],
    ['SECURITY_CONTACT', 'http://example.com/report', 'https://example.com/report'],
    ['SECURITY_CONTACT', 'https://example.com/\nExpires: 1999-01-01T00:00:00Z', 'mailto:'],
  ])('%s=%s stops the start with its name, what it got and what it expects', (name, value, expected) => {
    const failing = () => read({ [name]: value });
    expect(failing).toThrow(StartError);
    expect(failing).toThrow(name);
    expect(failing).toThrow(JSON.stringify(value));
    expect(failing).toThrow(expected);
  });

  test('all wrong settings are named at once', () => {
    expect(() => read({ PORT: 'x', PHONE_FAX: 'y' })).toThrow(/PORT[\s\S]*PHONE_FAX/);
  });

  test('pictures lie in a store when one is given, with the bucket in the path unless it is Amazon', () => {
    const given = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(read({}).s3).toBeUndefined();
    expect(read(given).s3).toEqual({
      bucket: 'pictures',
      region: 'us-east-1',
      endpoint: undefined,
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      forcePathStyle: false,
    });
    expect(read({ ...given, S3_ENDPOINT: 'http://127.0.0.1:9000' }).s3?.forcePathStyle).toBe(true);
  });

  test.each([
    'http://store.example.com',
    'http://10.0.0.7:9000',
    'http://localhost.example.com',
    'https://key:hunter2@store.example.com',
  ])('a store on another machine is spoken to over https: %s stops the start', (S3_ENDPOINT) => {
    const store = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
    const failing = () => read({ ...store, S3_ENDPOINT });
    expect(failing).toThrow(StartError);
    expect(failing).toThrow(/S3_ENDPOINT .*https:\/\/store\.example\.com \(http only for localhost\)/);
    expect(failing).not.toThrow('hunter2');
    expect(read({ ...store, S3_ENDPOINT: 'https://store.example.com' }).s3?.endpoint).toBe(
      'https://store.example.com',
    );
  });

  test('half a store stops the start, naming what is missing and no secret', () => {
    const failing = () => read({ S3_BUCKET: 'pictures', S3_SECRET_ACCESS_KEY: 'hunter2' });
    expect(failing).toThrow(StartError);
    expect(failing).toThrow('S3_ACCESS_KEY_ID missing');
    expect(failing).not.toThrow('hunter2');
  });

  test.each([
    ['DATABASE_URL', 'mysql://admin:hunter2@host/db'],
    ['PRODUCTION_DATABASE_URL', 'mysql://admin:hunter2@host/db'],
    ['PRODUCTION_DATABASE_URL', 'postgresql://admin:hunter2@host:port/db'],
  ])('a secret is never repeated: %s', (name, value) => {
    const failing = () => read({ [name]: value });
    expect(failing).toThrow(name);
    expect(failing).not.toThrow('hunter2');
  });
});

describe('the way to a database on another machine', () => {
  const settings = ['DATABASE_URL', 'PRODUCTION_DATABASE_URL'];
  const plain = [
    'postgresql://site:hunter2@db.example.com/site',
    'postgres://site:hunter2@10.0.0.7:5432/site',
    'postgresql://site:hunter2@[fd00::7]/site',
    'postgresql://site:hunter2@db.example.com/site?sslmode=disable',
    'postgresql://site:hunter2@db.example.com/site?sslmode=require',
    'postgresql://site:hunter2@db.example.com/site?sslmode=verify-ca',
    'postgresql://site:hunter2@db.example.com/site?ssl=true',
    // pg goes by the last of them.
    'postgresql://site:hunter2@db.example.com/site?sslmode=verify-full&sslmode=no-verify',
    'postgresql://site:hunter2@localhost/site?host=db.example.com',
    'postgresql://site:hunter2@localhost.example.com/site',
  ];

  test.each(settings.flatMap((setting) => plain.map((address) => [setting, address] as const)))(
    '%s=%s stops the start and says what to write, but not the password',
    (setting, address) => {
      const failing = () => read({ [setting]: address });
      expect(failing).toThrow(StartError);
      expect(failing).toThrow(setting);
      expect(failing).toThrow('?sslmode=verify-full');
      expect(failing).toThrow('DATABASE_WITHOUT_TLS=on');
      expect(failing).not.toThrow('hunter2');
    },
  );

  test.each([
    'postgresql://site:hunter2@db.example.com/site?sslmode=verify-full',
    'postgresql://site:hunter2@db.example.com/site?sslmode=verify-full&sslrootcert=/etc/ssl/authority.pem',
    'postgresql://site:hunter2@localhost:5432/site',
    'postgresql://site:hunter2@127.0.0.1/site',
    'postgresql://site:hunter2@127.8.8.8/site',
    'postgresql://site:hunter2@[::1]/site',
    'postgresql:///site',
    'postgresql:///site?host=/var/run/postgresql',
    'postgresql://%2Fvar%2Frun%2Fpostgresql/site',
  ])('%s is taken: encrypted and verified, or on this machine', (address) => {
    expect(read({ DATABASE_URL: address, PRODUCTION_DATABASE_URL: address })).toMatchObject({
      databaseUrl: address,
      productionDatabaseUrl: address,
    });
  });

  test('an address without a host leads where PGHOST says', () => {
    const failing = () => read({ DATABASE_URL: 'postgresql:///site', PGHOST: 'db.example.com' });
    expect(failing).toThrow('DATABASE_URL leads to another machine (db.example.com)');
  });

  test('a private network may do without, when that is said', () => {
    const address = 'postgresql://site:hunter2@10.0.0.7/site';
    expect(read({ DATABASE_URL: address, DATABASE_WITHOUT_TLS: 'on' }).databaseUrl).toBe(address);
    expect(() => read({ DATABASE_URL: address, DATABASE_WITHOUT_TLS: 'off' })).toThrow(StartError);
  });
});

describe('mail', () => {
  const server = { SMTP_URL: 'smtp://site:secret@mail.example.com:587', MAIL_FROM: 'site@example.com' };

  test('without a mail server there is none', () => {
    expect(read({ MAIL_TO: 'desk@example.com' }).mail).toBeUndefined();
  });

  test('each department has its own address, or the one of all', () => {
    const { mail } = read({
      ...server,
      MAIL_TO: 'a@example.com, b@example.com',
      MAIL_TO_QUOTES: 'q@example.com',
    });
    expect(mail?.ownMails).toBe(10);
    expect(mail?.to).toEqual({
      contact: ['a@example.com', 'b@example.com'],
      quotes: ['q@example.com'],
      network: ['a@example.com', 'b@example.com'],
      recommendations: ['a@example.com', 'b@example.com'],
      assistant: ['a@example.com', 'b@example.com'],
    });
  });

  test('mail about accounts goes to its own address, else that of all, else the contact desk', () => {
    const named = {
      MAIL_TO_CONTACT: 'c@example.com',
      MAIL_TO_QUOTES: 'q@example.com',
      MAIL_TO_NETWORK: 'n@example.com',
      MAIL_TO_RECOMMENDATIONS: 'r@example.com',
    };
    const toldTo = (settings: object) => read({ ...server, ...named, ...settings }).mail?.accounts;
    expect(toldTo({ MAIL_TO: 'a@example.com', MAIL_TO_ACCOUNTS: 'it@example.com' })).toEqual([
      'it@example.com',
    ]);
    expect(toldTo({ MAIL_TO: 'a@example.com' })).toEqual(['a@example.com']);
    expect(toldTo({})).toEqual(['c@example.com']);
  });

  test('where each department but that of the assistant is named, the contact desk hears what people think of it', () => {
    const named = {
      MAIL_TO_CONTACT: 'c@example.com',
      MAIL_TO_QUOTES: 'q@example.com',
      MAIL_TO_NETWORK: 'n@example.com',
      MAIL_TO_RECOMMENDATIONS: 'r@example.com',
    };
    const feedbackTo = (settings: object) => read({ ...server, ...named, ...settings }).mail?.to.assistant;
    expect(feedbackTo({})).toEqual(['c@example.com']);
    expect(feedbackTo({ MAIL_TO: 'all@example.com' })).toEqual(['all@example.com']);
    expect(feedbackTo({ MAIL_TO_ASSISTANT: 'web@example.com' })).toEqual(['web@example.com']);
  });

  test.each([
    [{ SMTP_URL: server.SMTP_URL, MAIL_TO: 'desk@example.com' }, 'MAIL_FROM'],
    [{ ...server, MAIL_TO_QUOTES: 'q@example.com' }, 'MAIL_TO_CONTACT'],
    [{ ...server, MAIL_TO: 'desk' }, 'MAIL_TO'],
    [{ ...server, MAIL_FROM: 'a@b.example\nBcc: c@d.example', MAIL_TO: 'd@e.example' }, 'MAIL_FROM'],
    [{ ...server, SMTP_URL: 'https://site:secret@mail.example.com' }, 'SMTP_URL'],
    [{ SUBMISSION_KEEP_DAYS: '0' }, 'SUBMISSION_KEEP_DAYS'],
    [{ FORM_MAILS_PER_ADDRESS: '0' }, 'FORM_MAILS_PER_ADDRESS'],
  ])('%j stops the start, and the password is not repeated', (settings, name) => {
    const failing = () => read(settings);
    expect(failing).toThrow(StartError);
    expect(failing).toThrow(name);
    expect(failing).not.toThrow('secret');
  });

  test.each(['?requireTLS=false', '/?ignoreTLS=true', '?tls.rejectUnauthorized=false'])(
    'nothing in the address of the mail server switches TLS off: %s',
    (query) => {
      const settings = { ...server, SMTP_URL: `${server.SMTP_URL}${query}`, MAIL_TO: 'desk@example.com' };
      const failing = () => read(settings);
      expect(failing).toThrow('SMTP_URL is a value that is not shown');
      expect(failing).toThrow('nothing behind the port');
    },
  );
});

describe('watching the site', () => {
  const secret = 'hunter2hunter2hunter2';

  test('without settings there are no metrics, no file and no OpenTelemetry', () => {
    expect(read({}).observation).toEqual({
      metricsPort: undefined,
      metricsHosts: [],
      metricsToken: undefined,
      logFile: undefined,
      openTelemetry: undefined,
    });
  });

  test('each is on its own', () => {
    const { observation } = read({
      METRICS_PORT: '9464',
      METRICS_HOSTS: 'site-1.internal, 10.0.0.5',
      METRICS_TOKEN: secret,
      LOG_FILE: 'logs/site.log',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b, tenant=clinic',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
    });
    expect(observation).toEqual({
      metricsPort: 9464,
      metricsHosts: ['site-1.internal', '10.0.0.5'],
      metricsToken: secret,
      logFile: { path: '/srv/site/logs/site.log', megabytes: 20, kept: 10 },
      openTelemetry: {
        endpoint: 'https://collector:4318',
        headers: { 'api-key': 'a b', tenant: 'clinic' },
        serviceName: 'costa-clara',
        share: 0.05,
      },
    });
  });

  test.each([
    ['METRICS_TOKEN', 'hunter2', 'at least 20 letters'],
    ['METRICS_TOKEN', 'hunter2 hunter2 hunter2', 'openssl rand -hex 20'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://site:hunter2@collector:4318', 'without a user name'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'http://collector:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'hunter2', 'names and values'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=hunter2%', 'percent-encoded'],
  ])('%s=%s stops the start in words and is not repeated', (name, value, expected) => {
    const failing = () => read({ [name]: value });
    expect(failing).toThrow(StartError);
    expect(failing).toThrow(`${name} is a value that is not shown`);
    expect(failing).toThrow(expected);
    expect(failing).not.toThrow('hunter2');
  });

  test('headers with a secret go to no other machine unencrypted', () => {
    const to = (OTEL_EXPORTER_OTLP_ENDPOINT: string, OTEL_EXPORTER_OTLP_HEADERS = 'api-key=hunter2') =>
      read({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS }).observation.openTelemetry;
    expect(() => to('http://collector:4318')).toThrow(/OTEL_EXPORTER_OTLP_HEADERS, .* expected https/);
    for (const endpoint of ['http://localhost:4318', 'http://127.0.0.1:4318', 'https://collector:4318']) {
      expect(to(endpoint)?.headers, endpoint).toEqual({ 'api-key': 'hunter2' });
    }
    expect(to('http://collector:4318', '')?.headers).toEqual({});
  });

  test.each([
    ['OTEL_TRACES_SAMPLER_ARG', '2', 'a number from 0 to 1'],
    ['LOG_FILES_KEPT', '0', 'a whole number from 1'],
    ['METRICS_PORT', '3000', 'another port than PORT'],
    ['METRICS_HOSTS', 'site-1.internal:9464', 'without ports'],
    ['METRICS_HOSTS', 'http://site-1.internal', 'host names or network addresses'],
    ['METRICS_HOSTS', '10.0.0.5,', 'separated by commas'],
    ['METRICS_HOSTS', '10.0.0.500', 'host names or network addresses'],
  ])('%s=%s stops the start in words', (name, value, expected) => {
    expect(() => read({ [name]: value })).toThrow(expected);
  });
});

test('docs/configuration.md names every setting and no other', () => {
  const table = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8');
  const named = [...table.matchAll(/`([A-Z][A-Z0-9_]{3,})`/g)].map((match) => match[1]);
  expect(named.toSorted()).toEqual(SETTING_NAMES.toSorted());
});
