import { Socket } from 'node:net';

type Done = (error?: Error | null) => void;

/**
 * A socket that sends all that is written in one turn of the event loop at once: a transaction's opening and the
 * statements that follow it are one packet and one system call, which is the dearest part of a short statement.
 */
export class BatchingSocket extends Socket {
  #isCollecting = false;

  constructor() {
    super();
    // To connect puts the plain `write` over the one below.
    this.once('connect', () => Reflect.deleteProperty(this, 'write'));
  }

  override write(chunk: string | Uint8Array, encoding?: BufferEncoding | Done, done?: Done): boolean {
    if (!this.#isCollecting) {
      this.#isCollecting = true;
      this.cork();
      process.nextTick(() => {
        this.#isCollecting = false;
        this.uncork();
      });
    }
    if (typeof encoding === 'function') return super.write(chunk, encoding);
    return super.write(chunk, encoding, done);
  }
}
