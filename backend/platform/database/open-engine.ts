import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createSocketFolder } from './own-socket';
import { makePrivateFolder, tightenBelow } from './private-folder';
import { ENGINE_WATCH, type Watch, watchWorker } from './watch-worker';

export type Engine = {
  connectionString: string;
  isStuck(): boolean;
  stop(): Promise<void>;
};

/** `stuck`: answers nothing; `panic`: only errors. */
export type EngineDeath = 'over' | 'stuck' | 'panic';

export const ENGINE_DEATHS: Readonly<Record<EngineDeath, string>> = {
  over: 'The embedded database stopped unexpectedly.',
  stuck: 'The embedded database stopped responding.',
  panic: 'The embedded database panicked; its disk may be full.',
};

/** Creates it in a thread that ends, because creating takes twice the memory of opening. */
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
 * Runs it in a thread, at a private socket: a program that reaches that is superuser.
 * @param dataDir null keeps the data in memory @throws Error when the thread ends before it listens
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
  const socket = createSocketFolder(dataDir);
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
  // Without a listener the error would end the process; `exit` follows.
  worker.on('error', () => undefined);
  worker.on('exit', (code) => {
    watchdog.stop();
    // Connections close first: `stop` may come before `exit`.
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
