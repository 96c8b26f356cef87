import type { Operator } from './ask-backend';
import { COMMANDS } from './commands';

const usage = () =>
  ['npm run tenant -- [--json]', ...Object.values(COMMANDS).map((command) => `  ${command.usage}`)].join(
    '\n',
  );

/** @throws Error to be shown */
export async function runCommands({
  words,
  openOperator,
  print,
  tell,
}: {
  words: readonly string[];
  /** Called once, and only by a command that asks a backend. */
  openOperator: () => Promise<Operator>;
  print: (text: string) => void;
  tell: (line: string) => void;
}): Promise<void> {
  const [name = 'help', ...rest] = words.filter((word) => word !== '--json');
  if (name === 'help' || name === '--help') return print(usage());
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Error(`There is no command ${name}.\n${usage()}`);
  let opened: Operator | null = null;
  const open = async () => {
    opened ??= await openOperator();
    return opened;
  };
  try {
    const answer = await command.run(rest, open, tell);
    if (!answer) throw new Error(`npm run tenant -- ${command.usage}`);
    print(words.includes('--json') ? JSON.stringify(answer.data) : answer.text);
  } finally {
    // Assigned inside `open`, which the compiler does not follow.
    await (opened as Operator | null)?.close();
  }
}
