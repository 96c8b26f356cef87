import { diffFields, isSame } from '../field-values';
import type { ShopPatch } from '../shop-patch';
import { stepsOfThings, wordOf } from './steps-of-things';
import { setOf } from './with-step';

const isSameField = (one: ShopPatch, other: ShopPatch) =>
  one.op === 'set' && other.op === 'set' && isSame(one.field, other.field);

/** The rest of a step, another form of which was saved: it was written on meanwhile. */
function leftOf(step: ShopPatch, sent: ShopPatch): ShopPatch[] {
  if (isSame(step, sent)) return [];
  if (step.op === 'set' && sent.op === 'set') {
    if (isSame(step.to, sent.to)) return [];
    return [setOf(step, { from: sent.to, to: step.to })];
  }
  if (step.op === 'add' && sent.op === 'add')
    return diffFields({ holds: true, value: sent.entity }, { holds: true, value: step.entity }).map(
      ({ field, from, to }) => setOf({ ...step, field }, { from, to }),
    );
  return [step];
}

/** The steps that are left once some were saved. One that was written on meanwhile begins from what was saved. */
export function afterSaved(steps: readonly ShopPatch[], saved: readonly ShopPatch[]): ShopPatch[] {
  const ofThings = stepsOfThings(saved, new Set(saved.map(wordOf)));
  return steps.flatMap((step) => {
    const sent = ofThings
      .get(wordOf(step))
      ?.find((one) => one.op === step.op && (step.op !== 'set' || isSameField(one, step)));
    return sent ? leftOf(step, sent) : [step];
  });
}
