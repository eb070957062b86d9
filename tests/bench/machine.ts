import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';

/** Processor time that has been used since the processes began, in milliseconds. */
type ProcessorTimes = { client: number; site: number; postgres: number; allPrograms: number };

/** proc(5): times in /proc are counted in hundredths of a second on every Linux that Node runs on. */
const MS_PER_TICK = 10;

/** Reads who used the processors so far; undefined where the system has no /proc (macOS, Windows). */
export function readProcessorTimes(sitePid: number, postgresPid: number): ProcessorTimes | undefined {
  const site = readTimes(sitePid);
  const postgres = readTimes(postgresPid);
  if (!site || !postgres) return undefined;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readTimes(Number(name)))
    .filter((times) => times?.parentPid === postgresPid);
  const { user, system } = process.cpuUsage();
  return {
    client: (user + system) / 1000,
    site: site.ownMs,
    // A connection that was closed in between counts to the children that the server waited for.
    postgres:
      postgres.ownMs + postgres.endedChildrenMs + children.reduce((sum, each) => sum + (each?.ownMs ?? 0), 0),
    allPrograms: os
      .cpus()
      .reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0),
  };
}

/** Memory of a process that lies in RAM, in megabytes (10⁶ bytes); null where the system has no /proc. */
export function residentMegabytes(pid: number): number | null {
  try {
    const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kibibytes === undefined ? null : (Number(kibibytes) * 1024) / 1e6;
  } catch {
    return null;
  }
}

/** What the figures were measured on, for their readers. */
export function describeMachine(): string {
  const processors = os.cpus();
  const memory = Math.round(os.totalmem() / 1e9);
  return `${processors.length} × ${processors[0]?.model.trim() ?? 'processor'}, ${memory} GB, ${os.platform()} ${os.arch()}, Node ${process.versions.node}`;
}

type Times = { parentPid: number; ownMs: number; endedChildrenMs: number };

/** Fields of /proc/<pid>/stat behind the name in parentheses: state, parent, …, utime, stime, cutime, cstime (14 to 17). */
function readTimes(pid: number): Times | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
    return {
      parentPid: fields[1] ?? 0,
      ownMs: (user + system) * MS_PER_TICK,
      endedChildrenMs: (childUser + childSystem) * MS_PER_TICK,
    };
  } catch {
    return undefined;
  }
}
