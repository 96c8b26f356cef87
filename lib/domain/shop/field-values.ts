/** Lists whose entries have a name of their own: one entry is changed without the others. */
const ENTRY_KEYS: Readonly<Record<string, string>> = {
  options: 'key',
  questions: 'key',
  policies: 'key',
  paymentMethods: 'method',
  shippingZones: 'zone',
};
/** A value whose fields mean nothing without each other is changed as a whole. */
const WHOLE: ReadonlySet<string> = new Set([
  ...['image', 'banner', 'background', 'preload', 'logo', 'favicon'],
  ...['deal', 'terms'],
]);

export type Step = { holds: boolean; value: unknown };
const NOTHING: Step = { holds: false, value: undefined };

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names of a list's entries, or null where they have none, or not each its own. */
function entryNames(value: readonly unknown[], key: string | undefined): string[] | null {
  if (key === undefined) return null;
  const names = value.map((entry) => (isFields(entry) ? entry[key] : undefined));
  const words = names.filter((name) => typeof name === 'string');
  return words.length === value.length && new Set(words).size === words.length ? words : null;
}

/** Whether two values of JSON are the same, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  if (!isFields(one) || !isFields(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

const stepOf = (value: Record<string, unknown>, name: string): Step =>
  Object.hasOwn(value, name) ? { holds: true, value: value[name] } : NOTHING;

/** One step from a value to what is inside it. @param name how the value is called itself */
function stepInto(value: unknown, name: string, to: string): Step {
  if (isFields(value)) return stepOf(value, to);
  const key = ENTRY_KEYS[name];
  if (!Array.isArray(value) || key === undefined) return NOTHING;
  const entry = value.find((one) => isFields(one) && one[key] === to);
  return entry === undefined ? NOTHING : { holds: true, value: entry };
}

/** The value at the end of a path. */
export function valueAt(fields: unknown, path: readonly string[]): Step {
  let found: Step = { holds: true, value: fields };
  for (const [index, name] of path.entries()) {
    found = stepInto(found.value, path[index - 1] ?? '', name);
    if (!found.holds) return NOTHING;
  }
  return found;
}

/** Whether a value has places for other values by their names. @param name how it is called itself */
export const holdsNames = (value: unknown, name: string): boolean =>
  isFields(value) || (Array.isArray(value) && ENTRY_KEYS[name] !== undefined);

/** The entries of a list with another one in the place of `entry`, behind all if it was not there, or without it. */
const withEntry = (list: readonly unknown[], entry: unknown, to: Step): unknown[] => {
  if (!list.includes(entry)) return to.holds ? [...list, to.value] : [...list];
  return list.flatMap((one) => {
    if (one !== entry) return [one];
    return to.holds ? [to.value] : [];
  });
};

/** A copy with another value at the end of a path, or without one. All that leads there holds names. */
export function withValueAt(
  value: unknown,
  [next, ...rest]: readonly string[],
  to: Step,
  name = '',
): unknown {
  if (next === undefined) return to.value;
  const inside = stepInto(value, name, next).value;
  const end = rest.length === 0 ? to : { holds: true, value: withValueAt(inside, rest, to, next) };
  if (Array.isArray(value)) return withEntry(value, inside, end);
  if (!isFields(value)) return value;
  if (end.holds) return { ...value, [next]: end.value };
  const { [next]: _gone, ...others } = value;
  return others;
}

export type Difference = { field: string[]; from?: unknown; to?: unknown };

const saidOf = (before: Step, after: Step): Omit<Difference, 'field'> => ({
  ...(before.holds ? { from: before.value } : {}),
  ...(after.holds ? { to: after.value } : {}),
});

/** The names of what two values hold, where they are compared one by one. */
function namesInside(one: unknown, other: unknown, name: string): readonly string[] | null {
  if (WHOLE.has(name)) return null;
  if (isFields(one) && isFields(other)) return [...new Set([...Object.keys(one), ...Object.keys(other)])];
  if (!Array.isArray(one) || !Array.isArray(other)) return null;
  const names = entryNames(one, ENTRY_KEYS[name]);
  return names && isSame(names, entryNames(other, ENTRY_KEYS[name])) ? names : null;
}

/** The fields in which two values differ, as deep as each can be changed without the others. */
export function diffFields(before: Step, after: Step, field: readonly string[] = []): Difference[] {
  if (before.holds === after.holds && isSame(before.value, after.value)) return [];
  const own = field.at(-1) ?? '';
  const names = before.holds && after.holds ? namesInside(before.value, after.value, own) : null;
  if (names === null) return [{ field: [...field], ...saidOf(before, after) }];
  return names.flatMap((name) =>
    diffFields(stepInto(before.value, own, name), stepInto(after.value, own, name), [...field, name]),
  );
}
