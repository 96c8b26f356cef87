import { applyDraft, applyToThing } from '@/lib/domain/shop/draft/apply-draft';
import {
  type Draft,
  type FieldPlace,
  isAtPlace,
  isInside,
  isOfThing,
  type Thing,
  withoutTyped,
  withTyped,
} from '@/lib/domain/shop/draft/draft';
import { neighbourIn } from '@/lib/domain/shop/draft/find-thing';
import { setOf, withStep } from '@/lib/domain/shop/draft/with-step';
import { withMany } from '@/lib/domain/shop/draft/with-steps';
import { diffFields, isSame, valueAt } from '@/lib/domain/shop/field-values';
import { type Fields, keyOf, type ListedKind, type ShopDocument } from '@/lib/domain/shop/shop-document';
import type { SetPatch, ShopPatch } from '@/lib/domain/shop/shop-patch';

export type ChangeDraft = (to: (draft: Draft) => Draft) => void;

/** Texts of fields, and what is thrown away of a field. */
const createTyping = (change: ChangeDraft) => ({
  /** Keeps the text of a field. `isUnread`: it says no value, and the step before it is kept. */
  type: (place: FieldPlace, text: string, isUnread: boolean) =>
    change((draft) => ({ ...draft, typed: withTyped(draft.typed, { ...place, text, isUnread }) })),
  /** Throws away what was edited at a place, or inside it. */
  discardAt: (place: FieldPlace) =>
    change((draft) => {
      const isOf = isOfThing(place);
      const isIt = (step: ShopPatch) => step.op === 'set' && isOf(step) && isInside(step.field, place.field);
      return {
        steps: draft.steps.filter((step) => !isIt(step)),
        typed: withoutTyped(draft.typed, place),
      };
    }),
  /** The field was left: its value is printed again, unless what is typed says none. */
  leave: (place: FieldPlace) => {
    const isHere = isAtPlace(place);
    change((draft) => {
      const typed = draft.typed.filter((one) => !isHere(one) || one.isUnread);
      return typed.length === draft.typed.length ? draft : { ...draft, typed };
    });
  },
});

const createTaking = (change: ChangeDraft, find: (thing: Thing) => Fields | null) => ({
  /** Takes up steps that were kept elsewhere, without those that change nothing any more; a draft that has steps of its own stays. */
  adopt: (kept: readonly SetPatch[]) =>
    change((draft) => {
      const isLeft = (step: SetPatch) => !isSame(valueAt(find(step), step.field).value, step.to);
      return draft.steps.length > 0 ? draft : { ...draft, steps: kept.filter(isLeft) };
    }),
});

/** The ways in which a draft grows by one edit. Each is made to what stands in the draft at that moment. */
export function createWriters({
  document,
  find,
  change,
}: {
  document: ShopDocument;
  find: (thing: Thing) => Fields | null;
  change: ChangeDraft;
}) {
  const now = (thing: Thing, steps: readonly ShopPatch[]) =>
    applyToThing(find(thing), steps.filter(isOfThing(thing)));
  const after = (steps: readonly ShopPatch[]) => applyDraft({ shop: document, steps, find }).shop;
  const write = (make: (steps: readonly ShopPatch[]) => readonly ShopPatch[]) =>
    change((draft) => ({ ...draft, steps: make(draft.steps).reduce(withStep, draft.steps) }));

  return {
    /** Sets one value; `undefined`: nothing stands there. */
    set: ({ kind, key, field }: FieldPlace, to: unknown) =>
      write((steps) => {
        const from = valueAt(now({ kind, key }, steps), field).value;
        return [setOf({ kind, key, field }, { from, to })];
      }),
    /** Makes another of a thing; a step for each value in which they differ. */
    edit: (thing: Thing, to: (entity: Fields) => Fields) =>
      write((steps) => {
        const entity = now(thing, steps);
        if (!entity) return [];
        return diffFields({ holds: true, value: entity }, { holds: true, value: to(entity) }).map(
          ({ field, from, to: end }) => setOf({ ...thing, field }, { from, to: end }),
        );
      }),
    /** @param behind the key before it, null: it is the first, left out: it is the last */
    add: (kind: ListedKind, entity: Fields, behind?: string | null) =>
      write((steps) => [
        {
          ...{ op: 'add', kind, key: keyOf(kind, entity), entity },
          after: behind === undefined ? neighbourIn(after(steps), kind) : behind,
        },
      ]),
    remove: (kind: ListedKind, key: string) =>
      change((draft) => {
        const entity = now({ kind, key }, draft.steps);
        if (!entity) return draft;
        const neighbour = neighbourIn(after(draft.steps), kind, key);
        return {
          steps: withStep(draft.steps, { op: 'remove', kind, key, after: neighbour, entity }),
          typed: withoutTyped(draft.typed, { kind, key }),
        };
      }),
    /** @param behind the key before it, null: it is the first */
    move: (kind: ListedKind, key: string, behind: string | null) =>
      write((steps) => [{ op: 'move', kind, key, from: neighbourIn(after(steps), kind, key), to: behind }]),
    /** Many steps, which fit what stands in the draft. */
    apply: (more: readonly ShopPatch[]) => change((draft) => withMany(draft, more)),
    ...createTaking(change, find),
    ...createTyping(change),
  };
}
