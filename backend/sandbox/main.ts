import { serve } from '@hono/node-server';
import { readSandboxConfig } from '../config';
import { createSandbox, createStreets } from './app';

/** EX_CONFIG. */
const EXIT_CONFIGURATION = 78;

function refuse(sentence: string, code: number): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

function readConfig() {
  try {
    return readSandboxConfig();
  } catch (error) {
    return refuse((error as Error).message, EXIT_CONFIGURATION);
  }
}

const { host, port, streetsOnly, ...config } = readConfig();
const app = streetsOnly
  ? createStreets()
  : createSandbox({
      ...config,
      clock: () => new Date(),
      retryMs: [1_000, 3_000, 10_000],
      later: (work, ms) => void setTimeout(work, ms),
    }).app;
const server = serve({ fetch: app.fetch, hostname: host, port }, () => {
  process.stdout.write(`${streetsOnly ? 'List of streets' : 'Payment sandbox'} at http://${host}:${port}\n`);
});
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') refuse(`Port ${port} is taken; set SANDBOX_PORT to a free one.`, 1);
  throw error;
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
