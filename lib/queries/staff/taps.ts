import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createId } from '@/lib/browser/create-id';
import { ApiError } from '@/lib/clients/api-error';
import type { Http } from '@/lib/clients/http';
import { type MovedOrder, moveStaffOrder } from '@/lib/contract/staff/calls';
import { isTooOld } from '@/lib/domain/staff/kept-taps';
import { isSilence } from '@/lib/queries/ask-again';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';
import type { Tap, Taps } from '@/lib/stores/staff-taps';
import { useOrderChanges } from './board';
import { useSignedIn } from './person';
import { useStaff } from './staff-context';

type Answered = { tap: Tap; outcome: Outcome<MovedOrder> };

/** A program before the backend answers so while that is restarted, and a session may begin anew. */
const NO_ANSWER: readonly (number | null)[] = [401, 429, 502, 503, 504];
const staysKept = (error: unknown): boolean =>
  isSilence(error) || (error instanceof ApiError && NO_ANSWER.includes(error.status));

const running = new WeakSet<Taps>();

/** Sends one after the other, each with its key, and stops at the first that has no answer. */
async function sendKept({
  taps,
  mail,
  slug,
  http,
  onAnswer,
}: {
  taps: Taps;
  mail: string;
  slug: string;
  http: Http;
  onAnswer: (answered: Answered) => void;
}): Promise<void> {
  if (running.has(taps)) return;
  running.add(taps);
  const isOwn = (tap: Tap) => tap.mail === mail && tap.slug === slug;
  const isOld = ({ at }: Tap) => isTooOld({ at, now: Date.now() });
  if (taps.getState().taps.some(isOld))
    taps.setState({ taps: taps.getState().taps.filter((one) => !isOld(one)) });
  try {
    for (let tap = taps.getState().taps.find(isOwn); tap; tap = taps.getState().taps.find(isOwn)) {
      const { key, id, status, minutes, reason } = tap;
      const body = {
        status,
        ...(minutes !== undefined && { minutes }),
        ...(reason !== undefined && { reason }),
      };
      const outcome = await toOutcome(
        http(moveStaffOrder, { params: { id: String(id) }, body, idempotencyKey: key }),
      );
      if (outcome.kind === 'failed' && staysKept(outcome.error)) {
        taps.setState({
          taps: taps.getState().taps.map((one) => (isOwn(one) ? { ...one, waits: true } : one)),
        });
        return;
      }
      onAnswer({ tap, outcome });
      taps.setState({ taps: taps.getState().taps.filter((one) => one.key !== key) });
    }
  } finally {
    running.delete(taps);
  }
}

/** Moves of orders by taps, which are kept until there is an answer (rule staff/board). @param onRefused `tap.waits`: nobody looks at its card any more */
export function useTaps({
  slug,
  onRefused,
}: {
  slug: string;
  onRefused: (refused: { tap: Tap; error: unknown }) => void;
}) {
  const { http, taps } = useStaff();
  const mail = useSignedIn().data?.mail ?? '';
  const { showMoved, askAgain } = useOrderChanges(slug);
  const send = () =>
    sendKept({
      ...{ taps, mail, slug, http: http(slug) },
      onAnswer: ({ tap, outcome }) => {
        if (outcome.kind === 'done') return showMoved(outcome.value);
        onRefused({ tap, error: outcome.error });
        // Somebody else may have moved it first.
        askAgain();
      },
    });
  return {
    send,
    tap: async (moved: Pick<Tap, 'id' | 'number' | 'status' | 'minutes' | 'reason'>): Promise<void> => {
      const isKept = () =>
        taps.getState().taps.some(({ id, status }) => id === moved.id && status === moved.status);
      const kept = { ...moved, key: createId(), mail, slug, at: Date.now(), waits: false };
      if (!isKept()) taps.setState({ taps: [...taps.getState().taps, kept] });
      await send();
      // The board says then why there is no answer.
      if (isKept()) askAgain();
    },
  };
}

/** The taps of this person that wait for a signal, in their order. */
export function useWaitingTaps(slug: string): Tap[] {
  const { taps } = useStaff();
  const mail = useSignedIn().data?.mail ?? '';
  const all = useStore(taps, (state) => state.taps);
  return useMemo(
    () => all.filter((tap) => tap.waits && tap.slug === slug && tap.mail === mail),
    [all, slug, mail],
  );
}

/** Sends what waits at the start, at each answer of the board, and when the browser has a signal again. */
export function useResumedTaps({ send, shownAt }: { send: () => Promise<void>; shownAt: number }): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the board is a sign of the connection
  useEffect(() => {
    void send();
    const again = () => void send();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [shownAt]);
}
