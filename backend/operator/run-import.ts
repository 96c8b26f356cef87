import { fork } from 'node:child_process';
import type { ImportResult, ImportStep } from '@/backend/folders/import-folder';

export type ImportTask = {
  folder: string;
  takesLosses: boolean;
  connectionString: string;
  sendsSms: boolean;
  staffHost: string | null;
  countsRows: boolean;
};
export type ImportWord = { step: ImportStep } | { result: ImportResult } | { failure: string };
export type RunImport = (given: {
  folder: string;
  takesLosses?: boolean;
  tell: (step: ImportStep) => void;
}) => Promise<ImportResult>;

/** The largest tenant takes a third. */
const MOST_MEMORY_MB = 1_024;

/** @returns a function that rejects with a sentence if the program ends without an answer */
export function createImportRunner({
  file,
  countsRows,
  ...settings
}: {
  file: string;
} & Omit<ImportTask, 'folder' | 'takesLosses'>): RunImport {
  return ({ folder, takesLosses = false, tell }) =>
    new Promise((resolve, reject) => {
      const program = fork(file, {
        execArgv: [...process.execArgv, `--max-old-space-size=${MOST_MEMORY_MB}`],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      program.on('message', (word: ImportWord) => {
        if ('step' in word) tell(word.step);
        else if ('result' in word) resolve(word.result);
        else reject(new Error(word.failure));
      });
      program.on('error', reject);
      program.on('exit', (code, signal) =>
        reject(
          new Error(
            `The import ended by itself (${signal ?? code}), perhaps for want of memory; nothing of it is shown.`,
          ),
        ),
      );
      program.send({ folder, takesLosses, countsRows, ...settings } satisfies ImportTask);
    });
}
