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

function call(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  return socket;
}
