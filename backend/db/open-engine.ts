import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { placeSocket } from './own-socket';
import { makePrivateFolder, tightenBelow } from './private-folder';
import { ENGINE_WATCH, type Watch, watchWorker } from './watch-worker';

export type Engine = {
  connectionString: string;
  /** Whether it has not answered for a while. */
  isStuck(): boolean;
  /** Closes it, or ends its thread where it is stuck. */
  stop(): Promise<void>;
};

/** How an engine ends that nobody asked to: its thread is over, never answers again, or answers nothing but errors. */
export type EngineDeath = 'over' | 'stuck' | 'panic';

/** What a program says as its last word when its engine has died. */
export const ENGINE_DEATHS: Readonly<Record<EngineDeath, string>> = {
  over: 'The embedded database has stopped by itself.',
  stuck: 'The embedded database does not answer any more.',
  panic: 'The embedded database has given itself up; its disk may be full.',
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

/** Makes the folder of the data and the database in it, where there is none, and shuts both to others. */
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
 * Starts the embedded database in a thread of its own and answers where it listens: at a socket that the owner of this
 * process alone can reach, because whoever reaches it is its superuser.
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
  // What it failed by comes before its end, which is what counts; without a listener it would end the process.
  worker.on('error', () => undefined);
  worker.on('exit', (code) => {
    watchdog.stop();
    // One that is dying ends its connections first, and whoever lost them may stop it before its end is known.
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
