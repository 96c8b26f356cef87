import { useRef, useState } from 'react';
import type { TableHold } from '@/lib/contract/booking/booking';
import { useHoldTable } from '@/lib/queries/reserve';

export type HeldWish = { date: string; hour: string; people: number };
export type Hold = TableHold & HeldWish;

/** The table that waits while the form is filled (rule booking/hold); of several choices the last counts. */
export function useHold({ branchId, onRefused }: { branchId: number; onRefused: (error: unknown) => void }) {
  const { hold: ask, isPending } = useHoldTable();
  const [hold, setHold] = useState<Hold | null>(null);
  const asked = useRef(0);
  const drop = () => {
    asked.current += 1;
    setHold(null);
  };
  const take = async (wish: HeldWish) => {
    drop();
    const mine = asked.current;
    const outcome = await ask({ branch_id: branchId, ...wish });
    if (mine !== asked.current) return;
    if (outcome.kind === 'done') setHold({ ...outcome.value, ...wish });
    else onRefused(outcome.error);
  };
  return { hold, take, drop, isPending };
}
