import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '@/tests/support/backend/free-port';

/** The built web program once more, as it is shipped, on services of a test's own. */
export async function startSecondWeb({
  backendUrl,
  secret,
  openFiles,
  env = {},
}: {
  backendUrl: string;
  secret: string;
  /** How many files and sockets it may have open. */
  openFiles?: number;
  /** Further variables of its environment. */
  env?: Record<string, string>;
}) {
  const port = await findFreePort();
  const limit = openFiles ? `ulimit -n ${openFiles}; ` : '';
  const child = spawn('sh', ['-c', `${limit}exec node server.mjs`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      BACKEND_URL: backendUrl,
      REVALIDATE_SECRET: secret,
      ...env,
    },
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the web program did not start')));
    child.stdout.on('data', (text: Buffer) => text.includes('web is ready') && resolve());
  });
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
