import { fileURLToPath } from 'node:url';
import { toPrintable } from '@/lib/domain/text/printable-text';
import { openOperator } from './tenant/ask/open-operator';
import { runCommands } from './tenant/run-commands';

/** Foreign texts must not move the terminal's cursor. */
const write = (stream: NodeJS.WriteStream, text: string) => stream.write(`${toPrintable(text)}\n`);
const tell = (sentence: string) => write(process.stderr, sentence);

runCommands({
  words: process.argv.slice(2),
  openOperator: () =>
    openOperator({
      // The same from the bundle in dist/backend.
      workerFile: fileURLToPath(new URL('../backend/pglite-worker.mjs', import.meta.url)),
      end: (sentence) => {
        tell(sentence);
        process.exit(1);
      },
    }),
  print: (text) => write(process.stdout, text),
  tell,
}).catch((error: Error) => {
  tell(error.message);
  process.exitCode = 1;
});
