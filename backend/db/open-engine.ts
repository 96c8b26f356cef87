import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ENGINE_WATCH, type Watch, watchWorker } from './watch-worker';

export type Engine = {
  connectionString: string;
  /** Whether it has not answered for a while. */
  isStuck(): boolean;
  /** Closes it, or ends its thread where it is stuck. */
  stop(): Promise<void>;
};

/** How an engine ends that nobody asked to: its thread is over, or never answers again. */
export type EngineDeath = 'over' | 'stuck';

/** What a program says as its last word when its engine has died. */
export const ENGINE_DEATHS: Readonly<Record<EngineDeath, string>> = {
  over: 'The embedded database has stopped by itself.',
  stuck: 'The embedded database does not answer any more.',
};

/** Makes the database in a thread that ends: it takes twice the memory that opening one takes. */
async function createFolder({
  workerFile,
  folder,
  maxFiles,
}: {
  workerFile: string;
  folder: string;
  maxFiles: number | undefined;
}): Promise<void> {
  const worker = new Worker(workerFile, { workerData: { dataDir: folder, maxFiles, isToCreate: true } });
  // Rejects by the thread's error.
  const [code] = await once(worker, 'exit');
  if (code !== 0) throw new Error('The embedded database could not be made.');
}

/**
 * Starts the embedded database in a thread of its own and answers where it listens.
 * @param workerFile path of pglite-worker.mjs
 * @param dataDir folder that holds the data; null keeps it in memory
 * @param maxFiles how many files it may keep open; left out, as many as it would
 * @param onDeath called when the thread ends without having been asked to, or stops answering
 * @throws Error when the thread ends before it listens
 */
export async function openEngine({
  workerFile,
  dataDir,
  maxFiles,
  onDeath,
  watch = ENGINE_WATCH,
}: {
  workerFile: string;
  dataDir: string | null;
  maxFiles?: number;
  onDeath?: (how: EngineDeath) => void;
  watch?: Watch;
}): Promise<Engine> {
  const folder = dataDir === null ? null : join(resolve(dataDir), 'pglite');
  if (folder) {
    await mkdir(folder, { recursive: true });
    if (!existsSync(join(folder, 'PG_VERSION'))) await createFolder({ workerFile, folder, maxFiles });
  }
  const worker = new Worker(workerFile, { workerData: { dataDir: folder, maxFiles } });
  const fail = (error: Error) => Promise.reject(error);
  const [message] = (await Promise.race([
    once(worker, 'message'),
    once(worker, 'error').then(([error]) => fail(error)),
    once(worker, 'exit').then(() => fail(new Error('The embedded database did not start.'))),
  ])) as [{ port: number }];
  let stopping = false;
  // What it failed by comes before its end, which is what counts; without a listener it would end the process.
  worker.on('error', () => undefined);
  worker.on('exit', () => {
    watchdog.stop();
    if (!stopping) onDeath?.('over');
  });
  const watchdog = watchWorker({ worker, watch, onDead: () => onDeath?.('stuck') });
  return {
    connectionString: `postgres://postgres@127.0.0.1:${message.port}/postgres`,
    isStuck: watchdog.isStuck,
    async stop() {
      stopping = true;
      watchdog.stop();
      const stopped = once(worker, 'exit');
      if (watchdog.isStuck()) await worker.terminate();
      else worker.postMessage('stop');
      await stopped;
    },
  };
}
