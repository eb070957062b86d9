import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What a door does with those who come, and with those who are in it when it changes. */
export type DoorMode = 'open' | 'down' | 'hanging' | 'lying';

/** A port in front of a service, through which the site speaks to it. */
export type Door = { port: number; set: (mode: DoorMode) => void; close: () => Promise<void> };

/**
 * Opens a door to a port of this machine: open; down (every connection is cut at once); hanging (taken, never answered);
 * or lying (whatever is said is answered with the same words).
 */
export async function openDoor(target: number, lie: string): Promise<Door> {
  let mode: DoorMode = 'open';
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    keep(socket);
    if (mode === 'down') socket.destroy();
    else if (mode === 'open') {
      const inner = connect(target, '127.0.0.1');
      keep(inner);
      socket.pipe(inner).pipe(socket);
      socket.on('close', () => inner.destroy());
      inner.on('close', () => socket.destroy());
    } else if (mode === 'lying') {
      socket.on('data', () => socket.write(lie));
    }
  });
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  };
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    set: (next) => {
      mode = next;
      cutAll();
    },
    close: () => {
      cutAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
