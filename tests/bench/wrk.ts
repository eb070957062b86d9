import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';

const PROGRAM = '/usr/bin/wrk';

/** Whether wrk is there: it asks several times faster than a client in Node, which is then itself what is measured. */
export const hasWrk = existsSync(PROGRAM);

const MILLISECONDS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

/** Times in milliseconds. */
type WrkResult = { p50: number; p99: number; perSecond: number };

/**
 * Asks for one page with wrk, one thread of it, over kept-alive connections.
 *
 * @throws {Error} when an answer was no 2xx, or none came: figures of failing requests mean nothing
 */
export async function runWrk(load: {
  address: string;
  clients: number;
  seconds: number;
}): Promise<WrkResult> {
  const { address, clients, seconds } = load;
  const options = ['-t1', `-c${clients}`, `-d${seconds}`, '--latency', '-H', 'Accept-Encoding: br'];
  const child = spawn(PROGRAM, [...options, address], { stdio: ['ignore', 'pipe', 'inherit'] });
  return readWrkReport(await text(child.stdout));
}

/**
 * Reads what wrk 4 prints.
 *
 * @throws {Error} for a report of failures, or one without figures
 */
function readWrkReport(report: string): WrkResult {
  const latency = (percent: number) => {
    const [, value, unit = ''] = new RegExp(`^ +${percent}% +([\\d.]+)(us|ms|s)$`, 'm').exec(report) ?? [];
    return Number(value) * (MILLISECONDS[unit] ?? Number.NaN);
  };
  const perSecond = Number(/^Requests\/sec: +([\d.]+)$/m.exec(report)?.[1]);
  if (/Non-2xx|Socket errors/.test(report) || !(perSecond > 0)) throw new Error(`wrk reports:\n${report}`);
  return { p50: latency(50), p99: latency(99), perSecond };
}
