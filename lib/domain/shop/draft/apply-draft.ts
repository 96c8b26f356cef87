import { holdsNames, valueAt, withValueAt } from '../field-values';
import { patchShop, type ShopConflict } from '../patch-shop';
import type { Fields, ShopDocument } from '../shop-document';
import type { SetPatch, ShopPatch } from '../shop-patch';
import { isInside, isOfThing } from './draft';
import { setOf } from './with-step';

/** A conflict as far as it says which steps it is about. */
export type Clash = Omit<ShopConflict, 'why'> & { why: ShopConflict['why'] | 'picture' };

/** The steps that a conflict stands in the way of. */
export function stepsOfClash(steps: readonly ShopPatch[], { kind, key, field }: Clash): ShopPatch[] {
  const isOf = isOfThing({ kind, key });
  return steps.filter(
    (step) =>
      isOf(step) &&
      (step.op !== 'set' || field === null || (isInside(step.field, field) && isInside(field, step.field))),
  );
}

const isReachable = (entity: Fields, { field }: SetPatch) => {
  const above = valueAt(entity, field.slice(0, -1));
  return above.holds && holdsNames(above.value, field.at(-2) ?? '');
};

/**
 * A step as it is done to what stands now, where the person wants it still. @param entity the thing as it stands
 * @returns null where that cannot be: the thing is gone, or its key is taken
 */
export function rebase(step: ShopPatch, clash: Clash, entity: Fields | null): ShopPatch | null {
  if (clash.why !== 'changed' || entity === null) return null;
  if (step.op === 'remove') return { ...step, entity };
  if (step.op !== 'set' || !isReachable(entity, step)) return null;
  return setOf(step, { from: valueAt(entity, step.field).value, to: step.to });
}

/**
 * A document with the steps of a draft. Somebody may have changed the same since they were made: such a step is told, and is seen
 * in the document where it has its place, because what a person wrote is shown until they choose.
 */
export function applyDraft({
  shop,
  steps,
  find,
}: {
  shop: ShopDocument;
  steps: readonly ShopPatch[];
  /** The thing as it stands in `shop`. */
  find: (thing: Pick<ShopPatch, 'kind' | 'key'>) => Fields | null;
}): { shop: ShopDocument; clashes: Clash[] } {
  if (steps.length === 0) return { shop, clashes: [] };
  const patched = patchShop(shop, steps);
  if (patched.ok) return { shop: patched.shop, clashes: [] };
  const clashOf = new Map(
    patched.conflicts.flatMap((clash) => stepsOfClash(steps, clash).map((step) => [step, clash] as const)),
  );
  const shown = steps.flatMap((step) => {
    const clash = clashOf.get(step);
    return clash ? (rebase(step, clash, find(step)) ?? []) : step;
  });
  const again = patchShop(shop, shown);
  const clashes = [
    ...new Map(patched.conflicts.map((one) => [JSON.stringify([one.kind, one.key, one.field]), one])),
  ];
  return { shop: again.ok ? again.shop : shop, clashes: clashes.map(([, clash]) => clash) };
}

/** A thing with its steps. @param entity as it stands, null: it does not @returns null: it is not there any more */
export function applyToThing(entity: Fields | null, own: readonly ShopPatch[]): Fields | null {
  let now = entity;
  for (const step of own) {
    if (step.op === 'add') now = step.entity;
    else if (step.op === 'remove') now = null;
    else if (step.op === 'set' && now && isReachable(now, step))
      now = withValueAt(now, step.field, { holds: step.to !== undefined, value: step.to }) as Fields;
  }
  return now;
}
