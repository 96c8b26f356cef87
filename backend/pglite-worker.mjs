// In a thread: a slow query would stop every timer and accept of the process (docs/decisions/0001).
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const OTHERS = 0o077;

/** 0600, whatever engine or umask say. */
class PrivateFiles extends NodeFS {
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options);
    const shut = ({ FS }) => {
      const operations = FS.filesystems.NODEFS.node_ops;
      const { mknod, setattr } = operations;
      operations.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device);
      operations.setattr = (node, { mode, ...rest }) =>
        setattr(node, mode == null ? rest : { ...rest, mode: mode & ~OTHERS });
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [shut, ...emscriptenOpts.preRun] } };
  }
}

// Open files share one limit with callers' sockets.
const { dataDir, maxFiles, isToCreate, socketPath } = workerData;
const db = await PGlite.create({
  ...(dataDir ? { fs: new PrivateFiles(dataDir) } : {}),
  // Tables are booked by it.
  extensions: { btree_gist },
  startParams: [
    ...PGlite.defaultStartParams,
    // The system caches files; these buffers are filled at every start.
    ...['-c', 'shared_buffers=32MB'],
    ...(maxFiles ? ['-c', `max_files_per_process=${maxFiles}`] : []),
  ],
});
// Creating takes memory that no later thread returns: this one ends.
if (isToCreate) {
  await db.close();
  process.exit(0);
}
// As PostgreSQL's own default: a pool that ends holds its connections until this thread has heard of it, and one too many is cut off.
const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 100 });

await server.start();
parentPort.postMessage('listening');

parentPort.on('message', async (message) => {
  if (message === 'ping') parentPort.postMessage('pong');
  if (message !== 'stop') return;
  await server.stop();
  await db.close();
  parentPort.postMessage('stopped');
  parentPort.close();
});
