import type { MoveStep } from './move-tools';

/** The steps that a row of a list without levels can go. */
export const lineSteps = (index: number, count: number): MoveStep[] => [
  ...(index > 0 ? (['up'] as const) : []),
  ...(index < count - 1 ? (['down'] as const) : []),
];

/** The keys of a list with one of them before another; null: behind all. */
export function putBefore(keys: readonly string[], key: string, before: string | null): string[] {
  const rest = keys.filter((one) => one !== key);
  const found = before === null ? -1 : rest.indexOf(before);
  const at = found < 0 ? rest.length : found;
  return [...rest.slice(0, at), key, ...rest.slice(at)];
}

/** The keys of a list with one of them a step up or down. */
export function stepInLine(keys: readonly string[], key: string, step: MoveStep): string[] {
  const index = keys.indexOf(key);
  if (step === 'up') return putBefore(keys, key, keys[index - 1] ?? key);
  return step === 'down' ? putBefore(keys, key, keys[index + 2] ?? null) : [...keys];
}
