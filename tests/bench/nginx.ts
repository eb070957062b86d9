import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const PROGRAM = '/usr/sbin/nginx';

/**
 * Serves a file as nginx does with Debian's own number of processes, for a comparison on the same machine.
 *
 * @param body what is answered to every request for `/page`, as it is
 * @returns undefined where nginx is not installed
 */
export async function startNginx(
  port: number,
  body: Buffer,
): Promise<{ stop: () => Promise<void> } | undefined> {
  if (!existsSync(PROGRAM)) return undefined;
  const folder = makeTemporaryFolder('nginx');
  mkdirSync(path.join(folder, 'html'));
  writeFileSync(path.join(folder, 'html', 'page'), body);
  chmodSync(folder, 0o755);
  const configuration = path.join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off; worker_processes auto; pid ${folder}/pid; error_log ${folder}/errors;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; default_type text/html;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      server { listen 127.0.0.1:${port}; root ${folder}/html; }
    }`,
  );
  const child = spawn(PROGRAM, ['-c', configuration], { stdio: 'ignore' });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGQUIT');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await answers(`http://127.0.0.1:${port}/page`))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`);
    await delay(20);
  }
  return { stop };
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
