import { type ParseArgsConfig, parseArgs } from 'node:util';
import { findClosest } from '@/lib/domain/text/find-closest.mjs';

type Options = NonNullable<ParseArgsConfig['options']>;

const EVERY = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;

/** A command's usage line and the options that it takes. */
export type Usage = {
  usage: string;
  options?: Options;
  /** The options of each first word, where that word decides. */
  verbs?: Record<string, Options>;
};

/** The word that decides stands first, also where it was written behind an option. */
function readVerb(
  { options = {}, verbs = {} }: Usage,
  words: string[],
): { words: string[]; options: Options } {
  const every: Options = Object.assign({}, options, ...Object.values(verbs), EVERY);
  const { tokens } = parseArgs({
    args: words,
    options: every,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const first = tokens.find((token) => token.kind === 'positional');
  const own = first && Object.hasOwn(verbs, first.value) ? verbs[first.value] : undefined;
  if (!first || !own) return { words, options };
  return { words: [first.value, ...words.toSpliced(first.index, 1)], options: own };
}

/** @returns `help`, or the words for a command; without options of its own it gets no `--` either @throws Error in a sentence */
export function readWords({
  name,
  words: written,
  command,
}: {
  name: string;
  words: string[];
  command: Usage;
}): 'help' | string[] {
  const { words, options } = readVerb(command, written);
  const given = { args: words, options: { ...options, ...EVERY }, allowPositionals: true };
  const { tokens } = parseArgs({ ...given, strict: false, tokens: true });
  const asked = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []));
  if (asked.some((option) => option.name === 'help')) return 'help';
  const unknown = asked.find((option) => !Object.hasOwn(given.options, option.name));
  if (unknown) {
    const known = Object.keys(given.options);
    // Every short word is close to another one.
    const closest = unknown.name.length > 2 ? findClosest({ word: unknown.name, known }) : null;
    const there = closest ? `did you mean --${closest}?` : `it has --${known.join(', --')}.`;
    throw new Error(
      `${name} has no option ${unknown.rawName}; ${there} A word that begins with - goes after a -- alone.\nnpm run tenant -- ${command.usage}`,
    );
  }
  const { positionals } = parseArgs(given);
  return Object.keys(options).length > 0 ? words : positionals;
}
