import { useMemo } from 'react';
import type { ShopAnswer } from '@/lib/contract/staff/shop/calls';
import type { ShopConflictTold } from '@/lib/contract/staff/shop/told';
import { afterSaved } from '@/lib/domain/shop/draft/after-saved';
import { applyToThing, type Clash, rebase, stepsOfClash } from '@/lib/domain/shop/draft/apply-draft';
import {
  type Draft,
  type FieldPlace,
  isAtPlace,
  isOfThing,
  type Thing,
  withoutTyped,
} from '@/lib/domain/shop/draft/draft';
import { isSaidOf } from '@/lib/domain/shop/draft/field-in-files';
import { createFinder } from '@/lib/domain/shop/draft/find-thing';
import { isEdited, withoutStep } from '@/lib/domain/shop/draft/with-step';
import { valueAt, withValueAt } from '@/lib/domain/shop/field-values';
import type { Fields, ShopDocument } from '@/lib/domain/shop/shop-document';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';
import { type ChangeDraft, createWriters } from './create-writers';
import { type Refusal, useChanging } from './use-changing';
import { useProblemText } from './use-problem-text';

const NO_FACTS = { slug: '', country: 'CO', currency: 'COP', domains: [], status: 'active' } as const;

/** A conflict, and who wrote what stands in the way. */
export type Told = Clash & { by: ShopConflictTold['by'] };

/** A thing as it stands. Where the answer is older than the conflict, the conflict knows better. */
function standing(clash: Clash, find: (thing: Thing) => Fields | null): Fields | null {
  const entity = find(clash);
  if (entity === null || clash.field === null) return entity;
  const isThere = clash.stands !== undefined;
  return withValueAt(entity, clash.field, { holds: isThere, value: clash.stands }) as Fields;
}

/** Decisions of a person about edits that wait. */
const createSolvers = (change: ChangeDraft, find: (thing: Thing) => Fields | null) => ({
  /** Throws away one step, and what is typed in its place. */
  discard: (step: ShopPatch) =>
    change((now) => ({
      steps: withoutStep(now.steps, step),
      typed: withoutTyped(now.typed, step.op === 'set' ? step : { kind: step.kind, key: step.key }),
    })),
  discardAll: () => change(() => ({ steps: [], typed: [] })),
  /** The person keeps their own: its steps begin from what stands now. */
  keepMine: (clash: Clash) =>
    change((now) => {
      const stuck = new Set(stepsOfClash(now.steps, clash));
      const again = (step: ShopPatch) => rebase(step, clash, standing(clash, find)) ?? step;
      return { ...now, steps: now.steps.map((step) => (stuck.has(step) ? again(step) : step)) };
    }),
  useTheirs: (clash: Clash) =>
    change((now) => {
      const stuck = new Set(stepsOfClash(now.steps, clash));
      const place = { kind: clash.kind, key: clash.key, ...(clash.field ? { field: clash.field } : {}) };
      return {
        steps: now.steps.filter((step) => !stuck.has(step)),
        typed: withoutTyped(now.typed, place),
      };
    }),
});

/** Says the sentences about a field from the last try to save. */
function useProblemOf(refusal: Refusal | null) {
  const sayProblem = useProblemText();
  const problems = refusal?.outcome === 'problems' ? refusal.problems : [];
  return ({ kind, key, field }: FieldPlace): string | undefined => {
    const said = problems.filter(
      ({ about }) => about?.kind === kind && about.key === key && isSaidOf(about.field, field),
    );
    return said.length === 0 ? undefined : said.map(sayProblem).join(' ');
  };
}

/** The edits of a screen: what they say, and how one more is made. All of it is kept on the device at once. */
export function useEdits({
  slug,
  answer,
  document,
  draft: { steps, typed },
  change,
  show,
  askAgain,
}: {
  slug: string;
  answer: ShopAnswer | undefined;
  document: ShopDocument;
  draft: Draft;
  change: ChangeDraft;
  show: (patches: readonly ShopPatch[]) => void;
  askAgain: () => Promise<unknown>;
}) {
  const changing = useChanging({ slug, show, askAgain });
  const find = useMemo(() => createFinder(document), [document]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read of a thing holds until one of these changes
  const read = useMemo(() => new Map<string, Fields | null>(), [find, steps]);
  const of = (thing: Thing): Fields | null => {
    const word = `${thing.kind} ${thing.key}`;
    if (!read.has(word)) read.set(word, applyToThing(find(thing), steps.filter(isOfThing(thing))));
    return read.get(word) ?? null;
  };
  const writers = useMemo(() => createWriters({ document, find, change }), [document, find, change]);
  /** Saves steps that are in the draft, as one change. */
  const saveSteps = (sent: readonly ShopPatch[]) =>
    changing.change(sent, () =>
      change((now) => ({
        steps: afterSaved(now.steps, sent),
        typed: now.typed.filter(({ isUnread }) => isUnread),
      })),
    );
  const solvers = useMemo(() => createSolvers(change, find), [change, find]);

  return {
    ...{ slug, find, of, steps, typed, changing },
    ...{ ...writers, writers },
    facts: answer?.facts ?? NO_FACTS,
    /** The slugs of the branches that the person may edit; null: all, and the whole restaurant. */
    ownBranches: answer?.own_branches ?? null,
    /** Conflicts that are known before anything is sent. */
    clashes: [] as readonly Told[],
    /** How many fields hold a text that says no value. */
    unread: typed.filter(({ isUnread }) => isUnread).length,
    /** A value as it will be. */
    valueIn: ({ field, ...thing }: FieldPlace): unknown => valueAt(of(thing), field).value,
    typedAt: (place: FieldPlace) => typed.find(isAtPlace(place)),
    isDirty: (place: Thing & { field?: readonly string[] }): boolean => isEdited(steps, place),
    problemOf: useProblemOf(changing.refusal),
    saveSteps,
    save: () => saveSteps(steps),
    ...solvers,
  };
}
export type Edits = ReturnType<typeof useEdits>;
