import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '#server/process-identity.ts';
import type { Ports } from './layout.ts';
import { type Program, startProgram, until } from './programs.ts';

/** nginx in front of the servers. */
export type Front = {
  /** Leads to these servers, and waits until the workers of before have finished their requests and ended. */
  leadTo: (servers: readonly number[]) => Promise<void>;
  pid: number;
  stop: () => Promise<void>;
};

/**
 * Starts nginx in front of servers. A connection that a server refuses goes to the next one; a request that was sent
 * to one goes to the next only where it changes nothing (nginx's own rule: no POST twice).
 */
export async function startFront(folder: string, ports: Ports, servers: readonly number[]): Promise<Front> {
  const configuration = path.join(folder, 'nginx.conf');
  const write = (to: readonly number[]) => writeFileSync(configuration, settingsOf(folder, ports.front, to));
  write(servers);
  const isReady = () =>
    fetch(`http://127.0.0.1:${ports.front}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const program: Program = await startProgram('nginx', ['-c', configuration], { folder, isReady });
  return {
    leadTo: async (to) => {
      write(to);
      const before = workersOf(program.pid);
      process.kill(program.pid, 'SIGHUP');
      await until('the workers of before have ended', 30, async () => !before.some(isAlive));
    },
    pid: program.pid,
    stop: () => program.end('SIGQUIT'),
  };
}

function workersOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.trim().split(' ').map(Number);
}

function settingsOf(folder: string, port: number, servers: readonly number[]): string {
  const upstream = servers.map((to) => `server 127.0.0.1:${to} max_fails=1 fail_timeout=2s;`).join(' ');
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/nginx-errors;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/nginx-body; proxy_temp_path ${folder}/nginx-proxy;
  fastcgi_temp_path ${folder}/nginx-f; uwsgi_temp_path ${folder}/nginx-u; scgi_temp_path ${folder}/nginx-s;
  upstream sites { ${upstream} keepalive 32; }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 6m;
    location / {
      proxy_pass http://sites;
      proxy_http_version 1.1;
      proxy_connect_timeout 1s;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`;
}
