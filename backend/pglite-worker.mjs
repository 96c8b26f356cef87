// The engine of the embedded database. It lives in a thread of its own, because one slow query
// would otherwise stop every timer and every accept of the process (docs/decisions/0002).
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

// The engine keeps as many files open as it is allowed; callers' sockets come out of the same limit (quality F33).
const { dataDir, maxFiles, isToCreate } = workerData;
const db = await PGlite.create(dataDir ?? undefined, {
  startParams: [
    ...PGlite.defaultStartParams,
    ...(maxFiles ? ['-c', `max_files_per_process=${maxFiles}`] : []),
  ],
});
// What making a database takes, no later thread gives back: this one ends with it.
if (isToCreate) {
  await db.close();
  process.exit(0);
}
const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port: 0, maxConnections: 20 });

server.addEventListener('listening', (event) => parentPort.postMessage({ port: event.detail.port }));
await server.start();

parentPort.on('message', async (message) => {
  if (message === 'ping') parentPort.postMessage('pong');
  if (message !== 'stop') return;
  await server.stop();
  await db.close();
  parentPort.postMessage('stopped');
  parentPort.close();
});
