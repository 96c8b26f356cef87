import { useState } from 'react';
import { useOneKey } from '@/components/staff/tables/use-table-sending';
import { useSending } from '@/components/staff/use-sending';
import type { Http } from '@/lib/clients/http';
import { changeShop, undoShopChange } from '@/lib/contract/staff/shop/change-calls';
import type { ShopOutcome, ShopProblem } from '@/lib/contract/staff/shop/told';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';
import { useStaff } from '@/lib/queries/staff/staff-context';

export type Refusal = Exclude<ShopOutcome, { outcome: 'done' }>;
/** Steps that are done, or a change that is taken back, by its id. */
type Change = { patches: readonly ShopPatch[] } | { undo: string };
type Sent = { change: Change; onDone: () => void };
/** `change`: the id by which it is taken back; null: it cannot be. */
export type Saved = { kind: 'saved' | 'undone'; warnings: ShopProblem[]; change: string | null };

function send({
  http,
  change,
  confirms,
  idempotencyKey,
}: {
  http: Http;
  change: Change;
  confirms: string[];
  idempotencyKey: string;
}): Promise<ShopOutcome> {
  if (!('undo' in change))
    return http(changeShop, { body: { patches: [...change.patches] as never, confirms }, idempotencyKey });
  return http(undoShopChange, { params: { id: change.undo }, body: { confirms }, idempotencyKey });
}

/** Sends changes of the shop, one at a time. `refusal`: what stands in the way of the last one, of which nothing was written. */
export function useChanging({
  slug,
  show,
  askAgain,
}: {
  slug: string;
  show: (patches: readonly ShopPatch[]) => void;
  askAgain: () => Promise<unknown>;
}) {
  const { http } = useStaff();
  const { keyOf, forget } = useOneKey();
  const [refused, setRefused] = useState<(Sent & { outcome: Refusal; confirms: string[] }) | null>(null);
  const [done, setDone] = useState<Saved | null>(null);

  const { press, isPending, fault } = useSending(async (sent: Sent, confirms: string[]) => {
    setRefused(null);
    setDone(null);
    const { change } = sent;
    const idempotencyKey = keyOf({ change, confirms });
    const outcome = await send({ http: http(slug), change, confirms, idempotencyKey });
    // It was answered: the same steps are another change now.
    forget();
    if (outcome.outcome === 'done') {
      const isUndo = 'undo' in change;
      if (!isUndo) show(change.patches);
      sent.onDone();
      setDone({
        kind: isUndo ? 'undone' : 'saved',
        warnings: outcome.warnings,
        change: !isUndo && outcome.change?.can_be_undone ? String(outcome.change.id) : null,
      });
    } else setRefused({ ...sent, outcome, confirms });
    if (outcome.outcome !== 'questions') void askAgain();
  });
  const nothing = () => undefined;
  return {
    ...{ isPending, fault, refusal: refused?.outcome ?? null, done },
    change: (patches: readonly ShopPatch[], onDone: () => void = nothing) =>
      press({ change: { patches }, onDone }, []),
    /** Takes back a change that was saved. */
    undo: (id: string) => press({ change: { undo: id }, onDone: nothing }, []),
    /** Sends the last change again, with its questions answered with yes. */
    confirm: () => {
      if (refused?.outcome.outcome !== 'questions') return;
      press(refused, [...refused.confirms, ...refused.outcome.questions.map(({ id }) => id)]);
    },
    /** Another one is said, or nothing. */
    say: (outcome: Refusal | null) =>
      setRefused((before) => (before && outcome ? { ...before, outcome } : null)),
    /** The note about what was saved has been read. */
    close: () => setDone(null),
  };
}
