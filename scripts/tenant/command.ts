import type { Operator } from './ask/ask-backend';
import type { Usage } from './read-words';

/** For programs (`--json`) and people. */
export type Answer = { data: unknown; text: string };
export type Command = Usage & {
  /** Null for wrong words; `tell` prints a line meanwhile. */
  run(
    words: string[],
    operator: () => Promise<Operator>,
    tell: (line: string) => void,
  ): Promise<Answer | null>;
};
