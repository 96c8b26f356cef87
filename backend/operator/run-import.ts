import { fork } from 'node:child_process';
import type { CheckResult } from '@/backend/folders/check-folder';
import type { Confirmed, ImportResult, ImportStep } from '@/backend/folders/import-folder';

type Settings = {
  connectionString: string;
  sendsSms: boolean;
  staffHost: string | null;
  countsRows: boolean;
};
/** `confirmed` null: it is checked alone. */
export type ImportTask = Settings & { folder: string; confirmed: Confirmed | null };
export type ImportWord = { step: ImportStep } | { result: ImportResult | CheckResult } | { failure: string };
export type RunImport = (given: {
  folder: string;
  confirmed?: Confirmed;
  tell: (step: ImportStep) => void;
}) => Promise<ImportResult>;

export type RunCheck = (folder: string) => Promise<CheckResult>;

/** The largest tenant takes a third. */
const MOST_MEMORY_MB = 1_024;

function runProgram({
  file,
  task,
  tell,
}: {
  file: string;
  task: ImportTask;
  tell: (step: ImportStep) => void;
}): Promise<ImportResult | CheckResult> {
  return new Promise((resolve, reject) => {
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
    program.send(task);
  });
}

type Runner = Settings & { file: string };

/** @returns a function that rejects with a sentence if the program ends without an answer */
export const createImportRunner =
  ({ file, ...settings }: Runner): RunImport =>
  ({ folder, confirmed = [], tell }) =>
    // The program answers as it was asked.
    runProgram({ file, task: { ...settings, folder, confirmed }, tell }) as Promise<ImportResult>;

/** The same for what an import would do. */
export const createCheckRunner =
  ({ file, ...settings }: Runner): RunCheck =>
  (folder) =>
    runProgram({
      file,
      task: { ...settings, folder, confirmed: null },
      tell: () => undefined,
    }) as Promise<CheckResult>;
