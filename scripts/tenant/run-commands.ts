import type { Operator } from './ask/ask-backend';
import { COMMAND_HELP } from './command-help';
import { COMMANDS } from './commands';
import { readWords } from './read-words';

const HELP = new Set(['help', '--help', '-h']);

const usage = () =>
  ['npm run tenant -- [--json]', ...Object.values(COMMANDS).map((command) => `  ${command.usage}`)].join(
    '\n',
  );

const findCommand = (name: string) => (Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined);

const helpOf = (name: string, { usage: words }: { usage: string }) =>
  [
    COMMAND_HELP[name],
    `npm run tenant -- ${words}`,
    'Every command takes --json, which prints the answer for programs, and --help.',
  ].join('\n');

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
  if (HELP.has(name)) {
    const asked = findCommand(rest[0] ?? '');
    return print(asked ? helpOf(rest[0] ?? '', asked) : usage());
  }
  const command = findCommand(name);
  if (!command) throw new Error(`There is no command ${name}.\n${usage()}`);
  const given = readWords({ name, words: rest, command });
  if (given === 'help') return print(helpOf(name, command));
  let opened: Operator | null = null;
  const open = async () => {
    opened ??= await openOperator();
    return opened;
  };
  try {
    const answer = await command.run(given, open, tell);
    if (!answer) throw new Error(`npm run tenant -- ${command.usage}`);
    print(words.includes('--json') ? JSON.stringify(answer.data) : answer.text);
  } finally {
    // Assigned inside `open`, which the compiler does not follow.
    await (opened as Operator | null)?.close();
  }
}
