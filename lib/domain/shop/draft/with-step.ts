import { isSame, type Step, withValueAt } from '../field-values';
import type { Fields, ListedKind } from '../shop-document';
import type { SetPatch, ShopPatch } from '../shop-patch';
import { type FieldPlace, isInside, isOfThing } from './draft';

const NOTHING: Step = { holds: false, value: undefined };
const toStep = (value: unknown): Step => (value === undefined ? NOTHING : { holds: true, value });

/** A step that sets a value; `undefined` is nothing. */
export const setOf = (
  { kind, key, field }: FieldPlace,
  { from, to }: { from: unknown; to: unknown },
): SetPatch => ({
  ...{ op: 'set', kind, key, field },
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});

/** The same value with another one inside it. */
const replaced = (whole: unknown, above: readonly string[], field: readonly string[], to: unknown) =>
  withValueAt(whole, field.slice(above.length), toStep(to), above.at(-1));

/** Several steps of one thing as one: what stood before the first of them, and what stands after the last. */
function mergeSets(earlier: readonly SetPatch[], step: SetPatch): SetPatch {
  const above = earlier.find(({ field }) => field.length < step.field.length);
  if (above) {
    const to = replaced(above.to, above.field, step.field, step.to);
    return setOf(above, { from: above.from, to });
  }
  const from = [...earlier]
    .reverse()
    .reduce((value, one) => replaced(value, step.field, one.field, one.from), step.from);
  return setOf(step, { from, to: step.to });
}

function withSet(steps: readonly ShopPatch[], step: SetPatch): ShopPatch[] {
  const isOf = isOfThing(step);
  const added = steps.findLast((one) => one.op === 'add' && isOf(one));
  if (added?.op === 'add') {
    const entity = withValueAt(added.entity, step.field, toStep(step.to)) as Fields;
    return steps.map((one) => (one === added ? { ...added, entity } : one));
  }
  const earlier = steps.filter(
    (one): one is SetPatch =>
      one.op === 'set' && isOf(one) && (isInside(one.field, step.field) || isInside(step.field, one.field)),
  );
  const merged = mergeSets(earlier, step);
  const left = isSame(merged.from, merged.to) ? [] : [merged];
  const [first] = earlier;
  if (!first) return [...steps, ...left];
  return steps.flatMap((one): ShopPatch[] => {
    if (one === first) return left;
    return earlier.some((other) => other === one) ? [] : [one];
  });
}

/** A step that put something behind a thing that is gone puts it behind the neighbour. */
const pointPast =
  (kind: ListedKind, key: string, neighbour: string | null) =>
  (one: ShopPatch): ShopPatch => {
    if (one.kind !== kind) return one;
    if (one.op === 'add' && one.after === key) return { ...one, after: neighbour };
    return one.op === 'move' && one.to === key ? { ...one, to: neighbour } : one;
  };

function withRemoval(steps: readonly ShopPatch[], step: Extract<ShopPatch, { op: 'remove' }>): ShopPatch[] {
  const isOf = isOfThing(step);
  const own = steps.filter(isOf);
  const others = steps.filter((one) => !isOf(one));
  const added = own.findLast((one) => one.op === 'add');
  if (added?.op === 'add')
    return [
      ...own.filter(({ op }) => op === 'remove'),
      ...others.map(pointPast(step.kind, step.key, added.after)),
    ];
  // It is removed as it stands: the edits of it were not saved.
  const entity = own.reduceRight<Fields>(
    (so, one) => (one.op === 'set' ? (withValueAt(so, one.field, toStep(one.from)) as Fields) : so),
    step.entity,
  );
  return [...others, { ...step, entity }];
}

/** Other moves may lead to where this one led, so that only the last of all is replaced. */
function withMove(steps: readonly ShopPatch[], step: Extract<ShopPatch, { op: 'move' }>): ShopPatch[] {
  const last = steps.at(-1);
  const isAgain = last?.op === 'move' && isOfThing(step)(last);
  const from = isAgain ? last.from : step.from;
  const others = isAgain ? steps.slice(0, -1) : [...steps];
  return from === step.to ? others : [...others, { ...step, from }];
}

/**
 * The steps of a draft with one more. They stay as few as they can be: a value is set once, from what stood at the beginning; a
 * thing that is new holds what was set in it; one that is removed leaves nothing of its edits.
 */
export function withStep(steps: readonly ShopPatch[], step: ShopPatch): ShopPatch[] {
  switch (step.op) {
    case 'add':
      return [...steps, step];
    case 'remove':
      return withRemoval(steps, step);
    case 'move':
      return withMove(steps, step);
    case 'set':
      return withSet(steps, step);
  }
}

/** The draft without a step; what is new stands no more where something else was put behind it. */
export function withoutStep(steps: readonly ShopPatch[], step: ShopPatch): ShopPatch[] {
  const others = steps.filter((one) => !isSame(one, step));
  return step.op === 'add' ? others.map(pointPast(step.kind, step.key, step.after)) : others;
}

/** Whether something of a thing, or inside one of its fields, is edited. */
export const isEdited = (
  steps: readonly ShopPatch[],
  { field = [], ...thing }: { kind: ShopPatch['kind']; key: string; field?: readonly string[] },
): boolean => {
  const isOf = isOfThing(thing);
  return steps.some(
    (one) =>
      isOf(one) && (one.op === 'set' ? isInside(one.field, field) || isInside(field, one.field) : true),
  );
};
