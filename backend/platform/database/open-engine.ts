import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { placeSocket } from './own-socket';
import { makePrivateFolder, tightenBelow } from './private-folder';
import { ENGINE_WATCH, type Watch, watchWorker } from './watch-worker';

export type Engine = {
  connectionString: string;
  isStuck(): boolean;
  /** Terminates the thread if it is stuck. */
  stop(): Promise<void>;
};

/** How the engine ended unasked: its thread exited, it no longer answers, or it answers only errors. */
export type EngineDeath = 'over' | 'stuck' | 'panic';

export const ENGINE_DEATHS: Readonly<Record<EngineDeath, string>> = {
  over: 'The embedded database has stopped by itself.',
  stuck: 'The embedded database does not answer any more.',
  panic: 'The embedded database has given itself up; its disk may be full.',
};

/** Creates the database in a thread of its own that ends: creating takes twice the memory of opening. */
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
  // Rejects with the thread's error.
  const [code] = await once(worker, 'exit');
  if (code !== 0) throw new Error('The embedded database could not be made.');
}

async function prepareFolder({
  workerFile,
  dataDir,
  maxFiles,
}: {
  workerFile: string;
  dataDir: string;
  maxFiles: number | undefined;
}): Promise<string> {
  const folder = join(resolve(dataDir), 'pglite');
  makePrivateFolder(resolve(dataDir));
  makePrivateFolder(folder);
  if (!existsSync(join(folder, 'PG_VERSION'))) await createFolder({ workerFile, folder, maxFiles });
  tightenBelow(folder);
  return folder;
}

/**
 * Starts the embedded database in a thread, at a socket that only this user can reach: whoever reaches it is superuser.
 * @param workerFile path of pglite-worker.mjs
 * @param dataDir null keeps the data in memory
 * @param maxFiles open files at most; unlimited if left out
 * @param onDeath called when the thread ends unasked or stops answering
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
  const folder = dataDir === null ? null : await prepareFolder({ workerFile, dataDir, maxFiles });
  const socket = placeSocket(dataDir);
  process.once('exit', socket.remove);
  const worker = new Worker(workerFile, {
    workerData: { dataDir: folder, maxFiles, socketPath: socket.path },
  });
  const fail = (error: Error) => Promise.reject(error);
  await Promise.race([
    once(worker, 'message'),
    once(worker, 'error').then(([error]) => fail(error)),
    once(worker, 'exit').then(() => fail(new Error('The embedded database did not start.'))),
  ]);
  let stopping = false;
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  // `exit` follows and is handled there; without a listener the error would end the process.
  worker.on('error', () => undefined);
  worker.on('exit', (code) => {
    watchdog.stop();
    // A dying thread closes its connections first; whoever lost one may call `stop` before the thread exits.
    if (!stopping || (code !== 0 && !watchdog.isStuck())) onDeath?.('over');
  });
  const watchdog = watchWorker({ worker, watch, onDead: () => onDeath?.('stuck') });
  return {
    connectionString: socket.connectionString,
    isStuck: watchdog.isStuck,
    async stop() {
      stopping = true;
      watchdog.stop();
      if (watchdog.isStuck()) await worker.terminate();
      else worker.postMessage('stop');
      await exited;
      process.off('exit', socket.remove);
      socket.remove();
    },
  };
}
