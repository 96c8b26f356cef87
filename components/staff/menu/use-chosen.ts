import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

type Listed = readonly { sku: string }[];
export type Choose = (sku: string, isChosen: boolean, isRange: boolean) => void;

const NONE: ReadonlySet<string> = new Set();

/** The skus from one row to another, whichever is first. */
function between(listed: Listed, from: string | null, to: string): string[] {
  const [one, other] = [from, to].map((sku) => listed.findIndex((row) => row.sku === sku));
  if (one === undefined || other === undefined || one < 0 || other < 0) return [to];
  return listed.slice(Math.min(one, other), Math.max(one, other) + 1).map(({ sku }) => sku);
}

/** The rows that are chosen, by their skus: a filter or another order changes nothing of them. @param all what is on the menu */
export function useChosen(listed: Listed, all: Listed) {
  const [kept, setKept] = useState(NONE);
  const last = useRef<string | null>(null);
  const shown = useRef(listed);
  useEffect(() => {
    shown.current = listed;
  }, [listed]);
  const put = useCallback((skus: readonly string[], isChosen: boolean) => {
    setKept((before) => {
      const after = new Set(before);
      for (const sku of skus) {
        if (isChosen) after.add(sku);
        else after.delete(sku);
      }
      return after;
    });
  }, []);
  const choose: Choose = useCallback(
    (sku, isChosen, isRange) => {
      put(isRange ? between(shown.current, last.current, sku) : [sku], isChosen);
      last.current = sku;
    },
    [put],
  );
  const chosen = useMemo(
    () => (kept.size === 0 ? NONE : new Set(all.flatMap(({ sku }) => (kept.has(sku) ? [sku] : [])))),
    [kept, all],
  );
  return {
    chosen,
    /** The same always, so that rows are not drawn anew. */
    choose,
    chooseListed: (isChosen: boolean) =>
      put(
        listed.map(({ sku }) => sku),
        isChosen,
      ),
    chooseNone: () => setKept(NONE),
  };
}
export type Chosen = ReturnType<typeof useChosen>;
