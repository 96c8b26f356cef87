import type { ShopPatch } from '../shop-patch';
import { type Draft, isInside } from './draft';
import { stepsOfThings, wordOf } from './steps-of-things';
import { withStep } from './with-step';

const isAdd = ({ op }: ShopPatch) => op === 'add';

/**
 * The steps of a draft with many more, as `withStep` would add one after the other. Each thing is looked at alone, so that ten
 * thousand sets and removals are added in one pass.
 */
export function withSteps(steps: readonly ShopPatch[], more: readonly ShopPatch[]): ShopPatch[] {
  const before = stepsOfThings(steps, new Set(more.map(wordOf)));
  // Places hang together: what is new may stand before other new things, which are put elsewhere when it goes.
  const isPlaced = (step: ShopPatch) =>
    step.op === 'move' || isAdd(step) || (step.op === 'remove' && before.get(wordOf(step))?.some(isAdd));
  if (more.some(isPlaced)) return more.reduce<ShopPatch[]>((all, step) => withStep(all, step), [...steps]);
  const after = new Map(before);
  for (const step of more) after.set(wordOf(step), withStep(after.get(wordOf(step)) ?? [], step));
  const kept = steps.flatMap((step): ShopPatch[] => {
    const now = after.get(wordOf(step));
    if (!now || now.includes(step)) return [step];
    return isAdd(step) ? now.filter(isAdd).slice(-1) : [];
  });
  const added = [...after].flatMap(([word, now]) => {
    const was = before.get(word) ?? [];
    return now.filter((step) => !isAdd(step) && !was.includes(step));
  });
  return [...kept, ...added];
}

/** A draft with many more steps; what was typed where they set something is gone. */
export function withMany({ steps, typed }: Draft, more: readonly ShopPatch[]): Draft {
  const own = stepsOfThings(more, new Set(typed.map(wordOf)));
  return {
    steps: withSteps(steps, more),
    typed: typed.filter(
      (one) =>
        !own
          .get(wordOf(one))
          ?.some((step) => step.op === 'remove' || (step.op === 'set' && isInside(one.field, step.field))),
    ),
  };
}
