import { existsSync } from 'node:fs';

/** Chromium's switches for every run: as root it needs no-sandbox, and it must not call out by itself. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's packages, in the order in which the test command looks for them. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser to drive: CHROMIUM_PATH as the test command sets it, else Debian's. */
export const CHROMIUM_PATH =
  process.env['CHROMIUM_PATH'] ?? INSTALLED.find((program) => existsSync(program)) ?? 'chromium';
