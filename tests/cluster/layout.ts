/** Ports of everything in the cluster, all on loopback. */
export type Ports = {
  front: number;
  /** The servers of the old version, then those of the new one. */
  servers: readonly [number, number, number, number];
  haproxy: number;
  etcd: number;
  etcdPeer: number;
  store: number;
  /** PostgreSQL and Patroni's own port, for each of the two. */
  members: readonly [{ postgres: number; patroni: number }, { postgres: number; patroni: number }];
};

/** @param first 46 ports from this one on are used */
export function portsFrom(first: number): Ports {
  return {
    front: first,
    servers: [first + 1, first + 2, first + 3, first + 4],
    haproxy: first + 10,
    etcd: first + 20,
    etcdPeer: first + 21,
    store: first + 25,
    members: [
      { postgres: first + 31, patroni: first + 41 },
      { postgres: first + 32, patroni: first + 42 },
    ],
  };
}
