import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isFinal } from '@/lib/clients/api-error';
import type { TableHold } from '@/lib/contract/booking/booking';
import { useHoldTable } from '@/lib/queries/booking/reserve';

export type HeldWish = { date: string; hour: string; people: number };
export type Hold = TableHold & HeldWish;

const isOn = (hold: Hold | null): hold is Hold => hold !== null && Date.parse(hold.held_until) > Date.now();

/** Gives up the table when the page is left; a page that the browser restores from its memory asks again. */
function useLeaving({ leave, comeBack }: { leave: () => void; comeBack: () => void }) {
  const onLeave = useEffectEvent(leave);
  const onBack = useEffectEvent(comeBack);
  useEffect(() => {
    const hide = () => onLeave();
    const show = ({ persisted }: PageTransitionEvent) => persisted && onBack();
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    return () => {
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
      onLeave();
    };
  }, []);
}

/** The hold when the page is left or comes back. @returns marks the booking as sent, or as refused */
function useLeftHold({
  wanted,
  take,
  giveUp,
}: {
  wanted: RefObject<HeldWish | null>;
  take: (wish: HeldWish) => Promise<void>;
  giveUp: () => void;
}) {
  const isSent = useRef(false);
  const left = useRef<HeldWish | null>(null);
  useLeaving({
    leave: () => {
      left.current = wanted.current;
      // The booking takes it, or took it; one that is still asked for is given up when it comes.
      if (isSent.current) wanted.current = null;
      else giveUp();
    },
    comeBack: () => {
      if (left.current && !isSent.current) void take(left.current);
    },
  });
  return (sent: boolean) => {
    isSent.current = sent;
  };
}

/**
 * Holds a table while the form is filled (rule booking/hold); of several choices the last counts. A diner who goes on
 * without it, or leaves, gives it up.
 * @param onRefused with the earlier hold where that stands
 */
export function useHold({
  branchId,
  onRefused,
}: {
  branchId: number;
  onRefused: (error: unknown, kept: Hold | null) => void;
}) {
  const { hold: ask, release, isPending } = useHoldTable();
  const [hold, setHold] = useState<Hold | null>(null);
  /** The hold that the branch keeps, also while another one is asked for. */
  const kept = useRef<Hold | null>(null);
  const wanted = useRef<HeldWish | null>(null);
  const giveUp = () => {
    const mine = kept.current;
    wanted.current = null;
    kept.current = null;
    setHold(null);
    if (isOn(mine)) release(mine.id);
  };
  const take = async (wish: HeldWish) => {
    wanted.current = wish;
    setHold(null);
    const outcome = await ask({ branch_id: branchId, ...wish });
    const isWanted = wanted.current === wish;
    if (outcome.kind === 'done') {
      kept.current = { ...outcome.value, ...wish };
      if (isWanted) setHold(kept.current);
      else if (wanted.current === null) giveUp();
      return;
    }
    if (!isWanted || !isFinal(outcome.error)) return;
    const earlier = kept.current;
    const stands = isOn(earlier) && earlier.people === wish.people;
    if (stands) {
      wanted.current = earlier;
      setHold(earlier);
    } else giveUp();
    onRefused(outcome.error, stands ? earlier : null);
  };
  const markSent = useLeftHold({ wanted, take, giveUp });
  return { hold, take, giveUp, isPending, markSent };
}
