import { fileURLToPath } from 'node:url';
import { runCommands } from './tenant/run-commands';

const fail = (sentence: string) => process.stderr.write(`${sentence}\n`);

runCommands({
  words: process.argv.slice(2),
  // The same place from here and from the bundle in dist/backend.
  workerFile: fileURLToPath(new URL('../backend/pglite-worker.mjs', import.meta.url)),
  print: (text) => process.stdout.write(`${text}\n`),
  end: (sentence) => {
    fail(sentence);
    process.exit(1);
  },
}).catch((error: Error) => {
  fail(error.message);
  process.exitCode = 1;
});
