import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { duringFault } from './during-fault.ts';
import type { Fault } from './fault.ts';
import { newAddress } from './writers.ts';

/* Callers that never finish. */

const CALLERS = 300;
const HALF_CUT_EVERY_MS = 10;

/** Three hundred connections send their head a byte each second, while others write as ever. */
export const slowClients: Fault = {
  name: `${CALLERS} slow clients`,
  run: async (world, { seconds }) => {
    await world.start();
    const callers: Socket[] = [];
    let timer: NodeJS.Timeout | undefined;
    const hurt = () => {
      for (let caller = 0; caller < CALLERS; caller += 1) callers.push(call(world.site().port));
      const head = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n';
      let sent = 0;
      timer = setInterval(() => {
        const byte = head[sent++] ?? 'x';
        for (const caller of callers) if (caller.writable) caller.write(byte);
      }, 1000);
    };
    const heal = () => {
      clearInterval(timer);
      for (const caller of callers) caller.destroy();
    };
    return duringFault(world, { hurt, heal, seconds });
  },
};

/** A hundred connections a second end in the middle of a form or a picture. */
export const halfCut: Fault = {
  name: 'half-cut connections',
  run: async (world, { seconds }) => {
    await world.start();
    const [{ before } = { before: 0 }] = await world.query<{ before: number }>(COUNT);
    let timer: NodeJS.Timeout | undefined;
    const hurt = () => {
      timer = setInterval(() => cutInTheMiddle(world.site().port), HALF_CUT_EVERY_MS);
    };
    const outcome = await duringFault(world, { hurt, heal: () => clearInterval(timer), seconds });
    const [{ before: after } = { before: 0 }] = await world.query<{ before: number }>(COUNT);
    // Nobody else sends forms with this name.
    const isClean = before === after;
    return { ...outcome, failed: [...outcome.failed, ...(isClean ? [] : ['half a form was stored'])] };
  },
};

const HALF_NAME = 'Half a Form';
const COUNT = `SELECT count(*)::int AS before FROM submissions WHERE submissions::text LIKE '%${HALF_NAME}%'`;

function cutInTheMiddle(port: number): void {
  const caller = call(port);
  const body = `{"fullName":"${HALF_NAME}","email":"ana@exam`;
  caller.write(
    'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      `X-Forwarded-For: ${newAddress()}\r\nContent-Length: ${body.length * 2}\r\n\r\n${body}`,
    () => setTimeout(() => caller.destroy(), 50),
  );
}

/** One stranger past the proxy, which is this machine's first address; Linux lets a client have any of 127.0.0.0/8. */
const STRANGER = '127.0.0.2';
const BEHIND_ONE_PROXY = { TRUSTED_PROXIES: '127.0.0.1' };
const HELD = 2000;

/** One address opens two thousand connections, again and again: silent, with half a head, and idle after an answer. */
export const heldConnections: Fault = {
  name: `${HELD} connections of one address`,
  run: async (world, { seconds }) => {
    await world.start(BEHIND_ONE_PROXY);
    const said = ['', 'GET /en HTTP/1.1\r\nHost: local', 'GET /en HTTP/1.1\r\nHost: localhost\r\n\r\n'];
    const held = new Set<Socket>();
    let isOver = false;
    const hold = (number: number) => {
      const caller = call(world.site().port, STRANGER);
      caller.write(said[number % said.length] ?? '');
      held.add(caller);
      caller.once('close', () => {
        held.delete(caller);
        if (!isOver) setTimeout(hold, 500, number);
      });
    };
    const hurt = () => {
      for (let number = 0; number < HELD; number += 1) hold(number);
    };
    const heal = () => {
      isOver = true;
      for (const caller of held) caller.destroy();
    };
    return duringFault(world, { hurt, heal, seconds });
  },
};

/** A stranger past the proxy writes another address of 14 kB into each request. */
export const forgedAddresses: Fault = {
  name: 'forged X-Forwarded-For',
  run: async (world, { seconds }) => {
    await world.start(BEHIND_ONE_PROXY);
    const agent = new Agent({ keepAlive: true, maxSockets: 20, localAddress: STRANGER });
    let isOver = false;
    const ask = (number: number) => {
      if (isOver) return;
      const headers = { 'X-Forwarded-For': `${'x'.repeat(14_000)}${number}` };
      const next = () => ask(number + 20);
      get({ port: world.site().port, host: '127.0.0.1', path: '/en', agent, headers }, (answer) =>
        answer.resume().once('end', next),
      ).once('error', () => setTimeout(next, 100));
    };
    const hurt = () => {
      for (let number = 0; number < 20; number += 1) ask(number);
    };
    const heal = () => {
      isOver = true;
      agent.destroy();
    };
    return duringFault(world, { hurt, heal, seconds });
  },
};

function call(port: number, localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  socket.resume();
  return socket;
}
