import type { ShopKind } from '../shop-document';
import type { ShopPatch } from '../shop-patch';

export type Thing = { kind: ShopKind; key: string };
/** A value inside a thing of the shop, by the names of the document: `['offers', 'centro', 'priceMinor']`. */
export type FieldPlace = Thing & { field: readonly string[] };

/** The text of a field whose value is read from it. `isUnread`: it says no value, and the step before it is kept. */
export type Typed = FieldPlace & { text: string; isUnread: boolean };

/** Edits of a shop that are not saved: steps that fit each other, at most one for each value, and texts that are typed. */
export type Draft = { steps: readonly ShopPatch[]; typed: readonly Typed[] };
export const NO_DRAFT: Draft = { steps: [], typed: [] };

export const isOfThing =
  ({ kind, key }: Thing) =>
  (other: Thing): boolean =>
    other.kind === kind && other.key === key;

/** Whether a path leads to the end of another, or inside it. */
export const isInside = (field: readonly string[], above: readonly string[]): boolean =>
  above.every((name, index) => field[index] === name);

export const isAtPlace = (place: FieldPlace) => {
  const isOf = isOfThing(place);
  return (other: FieldPlace): boolean =>
    isOf(other) && other.field.length === place.field.length && isInside(other.field, place.field);
};

/** A text of a field, instead of the one before. */
export const withTyped = (typed: readonly Typed[], one: Typed): Typed[] => {
  const isSame = isAtPlace(one);
  return [...typed.filter((other) => !isSame(other)), one];
};

/** Texts without those of a thing, or of what is inside one of its fields. */
export function withoutTyped(
  typed: readonly Typed[],
  { field = [], ...thing }: Thing & { field?: readonly string[] },
): Typed[] {
  const isOf = isOfThing(thing);
  return typed.filter((one) => !(isOf(one) && isInside(one.field, field)));
}
