/*
 * Loaded before a server (node --import): its clock goes wrong by the milliseconds that the file JUMPING_CLOCK holds,
 * read four times a second. Only the time of day jumps, as on a real machine; timers go on.
 */
import { readFileSync } from 'node:fs';

const file = process.env['JUMPING_CLOCK'] ?? '';
const RealDate = Date;
let offset = 0;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offset);
    else super(...given);
  }
  static now() {
    return RealDate.now() + offset;
  }
};

setInterval(() => {
  try {
    offset = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    offset = 0;
  }
}, 250).unref();
