import { fileURLToPath } from 'node:url';
import { runCommands } from './tenant/run-commands';

runCommands({
  words: process.argv.slice(2),
  // The same place from here and from the bundle in dist/backend.
  workerFile: fileURLToPath(new URL('../backend/pglite-worker.mjs', import.meta.url)),
  print: (text) => process.stdout.write(`${text}\n`),
}).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
