import { useEffect, useState } from 'react';
import type { ShopDraft } from '@/components/staff/editing/use-shop-draft';
import { useSettled } from '@/components/ui/use-settled';
import type { LookDraft } from '@/lib/contract/staff/shop/draft-calls';
import { useLookDraft } from '@/lib/queries/staff/look';

/** Somebody who drags a colour is shown where they stop. */
const PAUSE_MS = 400;

/** `url`: the landing in the look of the draft; null: not yet. `drawn`: counts what was sent. `isBehind`: the last edits are not in it. */
export type Shown = { url: string | null; drawn: number; isBehind: boolean };

/** Keeps the draft of the look on the server, and says where it is seen (rule tenant/look-draft). */
export function useLookPreview({ slug, steps, adopt }: ShopDraft<'tenant'>): Shown {
  const { kept, keep } = useLookDraft(slug);
  const [shown, show] = useState<Shown>({ url: null, drawn: 0, isBehind: false });
  const [isTaken, setTaken] = useState(false);
  const word = JSON.stringify(steps.filter(({ op }) => op === 'set'));
  const settled = useSettled(word, PAUSE_MS);
  // Edits that were published or thrown away are not taken up again by another device.
  const isSettled = settled === word || steps.length === 0;

  useEffect(() => {
    if (!kept || isTaken) return;
    adopt(kept.patches.flatMap((step) => (step.op === 'set' ? [step] : [])));
    setTaken(true);
  }, [kept, isTaken, adopt]);

  useEffect(() => {
    if (!isTaken || !isSettled) return;
    let isLast = true;
    keep(JSON.parse(word) as LookDraft['patches'])
      .then(({ url }) => {
        if (isLast) show(({ drawn }) => ({ url, drawn: drawn + 1, isBehind: false }));
      })
      .catch(() => {
        if (isLast) show((before) => ({ ...before, isBehind: true }));
      });
    return () => {
      isLast = false;
    };
  }, [isTaken, isSettled, word, keep]);

  return shown;
}
