'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SECTIONS, type SectionName } from './sections';
import { useLeftSection } from './use-left-section';

/** `plain`: as it began; `opened`: by its button. */
type Fold = 'plain' | 'opened' | 'folded';
type Folds = Readonly<Record<SectionName, Fold>>;

/** The address may ask for one. */
const askedFor = () => SECTIONS.find((name) => `#${name}` === location.hash) ?? null;

function startOf(isBack: boolean): Folds {
  const asked = askedFor();
  const foldOf = (name: SectionName): Fold => (name === asked ? 'opened' : 'folded');
  return Object.fromEntries(SECTIONS.map((name) => [name, isBack ? foldOf(name) : 'plain'])) as Folds;
}

/** It has no place before what is known has come. */
function useAskedInSight(isSettled: boolean): void {
  useEffect(() => {
    const asked = isSettled && askedFor();
    if (asked) document.querySelector(`[data-fold=${asked}]`)?.scrollIntoView({ block: 'center' });
  }, [isSettled]);
}

/** Keeps a touched element in place when something above it folds. */
function useKeptInPlace(folds: Folds) {
  const kept = useRef<{ element: Element; top: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the folds
  useLayoutEffect(() => {
    if (!kept.current) return;
    const { element, top } = kept.current;
    kept.current = null;
    const moved = element.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy(0, moved);
  }, [folds]);
  return (element: Element) => {
    kept.current = { element, top: element.getBoundingClientRect().top };
  };
}

/** They may be done once what is known has come; any other that is not is open in the first frame. */
const FILLED_LATER: readonly SectionName[] = ['who', 'how'];

/**
 * A section that is done folds when another one is entered; of a known diner it begins folded. One that is not done is open
 * (rule orders/sections).
 */
export function useFolds({
  isBack,
  isSettled,
  undone,
}: {
  /** Known from an earlier order. */
  isBack: boolean;
  /** Known values are filled in. */
  isSettled: boolean;
  undone: ReadonlySet<SectionName>;
}) {
  const [folds, setFolds] = useState(() => startOf(isBack));
  useAskedInSight(isSettled);
  const keepInPlace = useKeptInPlace(folds);
  const latest = useRef(undone);
  useEffect(() => {
    latest.current = undone;
    // It must not fold under the hand that completes it.
    setFolds((before) => {
      const wrong = SECTIONS.filter(
        (name) => undone.has(name) && before[name] !== 'plain' && (isSettled || !FILLED_LATER.includes(name)),
      );
      return wrong.length === 0
        ? before
        : { ...before, ...Object.fromEntries(wrong.map((name) => [name, 'plain'])) };
    });
  }, [undone, isSettled]);

  const listeners = useLeftSection(({ left, entered }) => {
    if (latest.current.has(left)) return;
    keepInPlace(entered);
    setFolds((before) => ({ ...before, [left]: 'folded' }));
  });
  return {
    stateOf: (name: SectionName): Fold => {
      if (!isSettled && FILLED_LATER.includes(name)) return folds[name];
      return undone.has(name) ? 'plain' : folds[name];
    },
    open: (name: SectionName) =>
      setFolds((before) => (before[name] === 'folded' ? { ...before, [name]: 'opened' } : before)),
    toggle: (name: SectionName) =>
      setFolds((before) => ({ ...before, [name]: before[name] === 'folded' ? 'opened' : 'folded' })),
    listeners,
  };
}
