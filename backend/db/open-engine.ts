import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';

export type Engine = { connectionString: string; stop(): Promise<void> };

/**
 * Starts the embedded database in a thread of its own and answers where it listens.
 * @param workerFile path of pglite-worker.mjs
 * @param dataDir folder that holds the data; null keeps it in memory
 * @param onDeath called when the thread ends without having been asked to
 */
export async function openEngine({
  workerFile,
  dataDir,
  onDeath,
}: {
  workerFile: string;
  dataDir: string | null;
  onDeath?: () => void;
}): Promise<Engine> {
  const folder = dataDir === null ? null : join(resolve(dataDir), 'pglite');
  if (folder) await mkdir(folder, { recursive: true });
  const worker = new Worker(workerFile, { workerData: { dataDir: folder } });
  const [message] = (await Promise.race([
    once(worker, 'message'),
    once(worker, 'error').then(([error]) => Promise.reject(error)),
  ])) as [{ port: number }];
  let stopping = false;
  worker.on('exit', () => {
    if (!stopping) onDeath?.();
  });
  return {
    connectionString: `postgres://postgres@127.0.0.1:${message.port}/postgres`,
    async stop() {
      stopping = true;
      const stopped = once(worker, 'exit');
      worker.postMessage('stop');
      await stopped;
    },
  };
}
