import net from 'node:net';

export interface LossyProxy {
  url: string;
  /** Where connections go, by its port. */
  target: number;
  /**
   * Whether everything is swallowed in both directions. Connections of before are dead for good once they lost something;
   * what is sent over new ones arrives late, when the network is back, as TCP sends it again.
   */
  swallow: (isOn: boolean) => void;
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
  let swallows = false;
  let delayed: (() => void)[] = [];
  const reset = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = net.createServer(near => {
    if (refuses) return void near.destroy();
    keep(near);
    const far = net.connect(proxy.target, '127.0.0.1');
    keep(far);
    const isLate = swallows;
    let isDead = false;
    const pass = (to: net.Socket) => (chunk: Buffer) => {
      const write = () => void (to.destroyed || to.write(chunk));
      if (swallows && isLate) return void delayed.push(write);
      isDead ||= swallows;
      if (!isDead) write();
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
    swallow(isOn) {
      swallows = isOn;
      if (isOn) return;
      for (const write of delayed) write();
      delayed = [];
    },
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
