import { Socket } from 'node:net';

type Done = (error?: Error | null) => void;

/** One system call for all that is written in one turn: the largest cost of a short statement. */
export class BatchingSocket extends Socket {
  #isCollecting = false;

  constructor() {
    super();
    // Connecting replaces the method below by the plain `write`.
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
