import type { Choice } from '@/lib/domain/menu/options/option-limits';

/** A choice as calls and lines hold it. `options`: what is chosen inside it, for each piece (rule menu/inside). */
export type StoredChoice = {
  option_id: number;
  count: number;
  text?: string | undefined;
  options?: StoredChoice[] | undefined;
};

export const toChoices = (stored: readonly StoredChoice[]): Choice[] =>
  stored.map(({ option_id, count, text, options }) => ({
    optionId: option_id,
    count,
    ...(text === undefined ? {} : { text }),
    ...(options === undefined ? {} : { choices: toChoices(options) }),
  }));

export const toStored = (choices: readonly Choice[]): StoredChoice[] =>
  choices.map(({ optionId, count, text, choices: inside = [] }) => ({
    option_id: optionId,
    count,
    ...(text === undefined ? {} : { text: text.trim() }),
    ...(inside.length === 0 ? {} : { options: toStored(inside) }),
  }));

/** Sorts the choices and joins equal ones, so that equal choices are equal text. */
export function sortedChoices(choices: readonly StoredChoice[]): StoredChoice[] {
  const counts = new Map<string, { choice: StoredChoice; count: number }>();
  for (const { count, options = [], ...own } of toStored(toChoices(choices))) {
    const choice = { ...own, count: 0, ...(options.length === 0 ? {} : { options: sortedChoices(options) }) };
    const key = JSON.stringify([choice.option_id, choice.text, choice.options]);
    counts.set(key, { choice, count: (counts.get(key)?.count ?? 0) + count });
  }
  return [...counts]
    .sort(([key, a], [other, b]) => a.choice.option_id - b.choice.option_id || (key < other ? -1 : 1))
    .map(([, { choice, count }]) => ({ ...choice, count }));
}

export const isSameChoice = (one: readonly StoredChoice[], other: readonly StoredChoice[]): boolean =>
  JSON.stringify(sortedChoices(one)) === JSON.stringify(sortedChoices(other));

type Named = { optionId: number; options?: readonly Named[] };
/** The texts written to the options of a line, as the options are named: texts are held by choices alone. */
export function withTexts<O extends Named>(
  options: readonly O[],
  choices: readonly StoredChoice[],
): (O & { text?: string })[] {
  const left = [...choices];
  return options.map((option) => {
    const at = left.findIndex(({ option_id }) => option_id === option.optionId);
    const [choice] = at < 0 ? [] : left.splice(at, 1);
    const inside = option.options && { options: withTexts(option.options, choice?.options ?? []) };
    return { ...option, ...inside, ...(choice?.text === undefined ? {} : { text: choice.text }) };
  });
}
