import { useRef } from 'react';
import { useSending } from '@/components/staff/use-sending';
import { createId } from '@/lib/browser/create-id';
import type { Http } from '@/lib/clients/http';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { useRoomChanges } from '@/lib/queries/staff/tables';
import { useRoomPlace } from './room-place';

/** Sends a call about the room, which is asked for again whatever came of it. @param own a sentence of the caller's for a failure */
export function useRoomSending(own?: (error: unknown) => string | null) {
  const { slug } = useRoomPlace();
  const { http } = useStaff();
  const { askAgain } = useRoomChanges(slug);
  return useSending(async (send: (ask: Http) => Promise<unknown>, onDone: () => void = () => undefined) => {
    try {
      await send(http(slug));
      onDone();
    } finally {
      askAgain();
    }
  }, own);
}

/** Sends a change of an account, whose answer shows at once. */
export function useAccountSending(own?: (error: unknown) => string | null) {
  const { slug } = useRoomPlace();
  const { showAccount } = useRoomChanges(slug);
  const { press, ...sending } = useRoomSending(own);
  return {
    ...sending,
    press: (send: (ask: Http) => Promise<StaffAccount>, onDone?: (account: StaffAccount) => void) =>
      press(async (ask) => {
        const account = await send(ask);
        showAccount(account);
        onDone?.(account);
      }),
  };
}

/** One key for the same words until they arrived: an answer that was lost is not done twice (rule platform/idempotency). */
export function useOneKey() {
  const last = useRef<{ words: string; key: string } | null>(null);
  return {
    keyOf(said: unknown): string {
      const words = JSON.stringify(said);
      if (last.current?.words !== words) last.current = { words, key: createId() };
      return last.current.key;
    },
    forget: () => {
      last.current = null;
    },
  };
}
