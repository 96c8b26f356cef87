import { execFile } from 'node:child_process';
import { toPrintable } from '@/lib/domain/text/printable-text';
import { openOperator } from '@/scripts/tenant/ask/open-operator';
import { runCommands } from '@/scripts/tenant/run-commands';

type Run = { words: string[]; variables: Record<string, string> };

/** The suite's own database is no command's, but where it is named. */
function environment(variables: Record<string, string>): NodeJS.ProcessEnv {
  const { DATABASE_URL: _shared, ...rest } = process.env;
  return { ...rest, ...variables };
}

/** @returns what a command prints and says, in this process: a program of its own takes a second to begin */
export async function runHere({ words, variables }: Run): Promise<string> {
  const printed: string[] = [];
  const told: string[] = [];
  const print = (text: string) => void printed.push(toPrintable(text));
  const tell = (line: string) => void told.push(toPrintable(line));
  const end = (sentence: string) => {
    throw new Error(sentence);
  };
  const before = process.env;
  process.env = environment(variables);
  try {
    await runCommands({ words, openOperator: () => openOperator({ workerFile: '', end }), print, tell });
  } catch (error) {
    tell((error as Error).message);
  } finally {
    process.env = before;
  }
  return [...printed, ...told].join('\n').trim();
}

/** @returns the same of `node` with these words, which reads `input` */
export function runProgram({ words, variables, input }: Run & { input: string }): Promise<string> {
  return new Promise((done) => {
    const program = execFile('node', words, { env: environment(variables) }, (_error, out, said) =>
      done(`${out}${said}`.trim()),
    );
    program.stdin?.end(input);
  });
}
