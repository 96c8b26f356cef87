import { once } from 'node:events';
import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Server,
  type Socket,
} from 'node:net';

/** A proxy to a server that can be cut, or swallow everything as a server does that hangs. */
export class CuttableProxy {
  isHole = false;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  constructor(address: NetConnectOpts) {
    this.server = createServer((near) => {
      const far = connect(address);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(from);
        from.on('data', (chunk) => this.isHole || to.write(chunk));
        from.on('error', () => to.destroy());
        from.on('close', () => to.destroy());
      }
    });
  }
  async listen(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }
  close(): void {
    this.server.close();
    this.cut();
  }
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }
}
