import net from 'node:net';

export interface LossyProxy {
  url: string;
  /** Where connections go, by its port. */
  target: number;
  /** Whether everything is swallowed in both directions, while connections stay open and new ones are accepted. */
  swallows: boolean;
  /** Whether connections are reset, as by a killed server. */
  refuse: (isGone: boolean) => void;
  stop: () => Promise<void>;
}

/** A network between browser and server that can go dead without a word. */
export async function startLossyProxy(): Promise<LossyProxy> {
  const sockets = new Set<net.Socket>();
  const keep = (socket: net.Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  let refuses = false;
  const reset = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = net.createServer(near => {
    if (refuses) return void near.destroy();
    keep(near);
    const far = net.connect(proxy.target, '127.0.0.1');
    keep(far);
    // What was swallowed once is lost: the connection stays dead, as over a network that dropped it.
    let isDead = false;
    const pass = (to: net.Socket) => (chunk: Buffer) => {
      isDead ||= proxy.swallows;
      if (!isDead && !to.destroyed) to.write(chunk);
    };
    near.on('data', pass(far));
    far.on('data', pass(near));
    near.on('close', () => far.destroy());
    far.on('close', () => (isDead ? undefined : near.destroy()));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  const proxy: LossyProxy = {
    url: `http://localhost:${port}`,
    target: 0,
    swallows: false,
    refuse(isGone) {
      refuses = isGone;
      if (isGone) reset();
    },
    async stop() {
      reset();
      await new Promise(resolve => server.close(resolve));
    },
  };
  return proxy;
}
