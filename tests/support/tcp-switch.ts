import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpSwitch {
  readonly port: number;
  /** Sends new connections to this port and closes the open ones, like the address of a database after a failover. */
  leadTo(port: number): void;
  stop(): Promise<void>;
}

/** An address that leads to one port of this machine at a time. */
export async function startTcpSwitch(to: number): Promise<TcpSwitch> {
  let target = to;
  const open = new Set<Socket>();
  const server = createServer((from) => {
    const onward = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [from, onward],
      [onward, from],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(port) {
      target = port;
      cut();
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        cut();
      }),
  };
}
