import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { createId } from '@/lib/browser/create-id';
import { ApiError } from '@/lib/clients/api-error';
import type { Http } from '@/lib/clients/http';
import {
  type AdvancedLines,
  putLines,
  type StruckLine,
  strikeLine,
  undoMove,
} from '@/lib/contract/staff/board-calls';
import { type MovedOrder, moveStaffOrder } from '@/lib/contract/staff/calls';
import { isMove, isTooOld, subjectOf } from '@/lib/domain/staff/kept-taps';
import { isSilence } from '@/lib/queries/ask-again';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';
import type { Tap, Taps } from '@/lib/stores/staff-taps';
import { useOrderChanges } from './board';
import { useSignedIn } from './person';
import { useStaff } from './staff-context';

/** A move by a tap: the status that it gave, and the one to which it is taken back. */
export type MoveMade = Pick<Tap, 'id' | 'number' | 'status'> & { back: Tap['status'] };

type Done = { moved: MovedOrder } | { struck: StruckLine } | { advanced: AdvancedLines };
type Answered = { tap: Tap; outcome: Outcome<Done> };

/** A program before the backend answers so while that is restarted, and a session may begin anew. */
const NO_ANSWER: readonly (number | null)[] = [401, 429, 502, 503, 504];
const staysKept = (error: unknown): boolean =>
  isSilence(error) || (error instanceof ApiError && NO_ANSWER.includes(error.status));

const running = new WeakSet<Taps>();

async function sendTap({ http, tap }: { http: Http; tap: Tap }): Promise<Done> {
  const { key: idempotencyKey, id, status, undoes, line, lines, minutes, reason, signs, unproved } = tap;
  const params = { id: String(id) };
  if (line !== undefined) {
    const { id: lineId, struck, count } = line;
    const of = { ...params, line: String(lineId) };
    return { struck: await http(strikeLine, { params: of, body: { struck, count } }) };
  }
  if (lines !== undefined)
    return { advanced: await http(putLines, { params, body: { lines: lines.ids, state: lines.state } }) };
  if (undoes !== undefined)
    return { moved: await http(undoMove, { params, body: { status: undoes }, idempotencyKey }) };
  const body = {
    status,
    ...(minutes !== undefined && { minutes }),
    ...(reason !== undefined && { reason }),
    ...(signs !== undefined && { signs }),
    ...(unproved !== undefined && { unproved }),
  };
  return { moved: await http(moveStaffOrder, { params, body, idempotencyKey }) };
}

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
      const outcome = await toOutcome(sendTap({ http, tap }));
      if (outcome.kind === 'failed' && staysKept(outcome.error)) {
        taps.setState({
          taps: taps.getState().taps.map((one) => (isOwn(one) ? { ...one, waits: true } : one)),
        });
        return;
      }
      onAnswer({ tap, outcome });
      const { key, id, status } = tap;
      // A move that was refused is not there to be taken back.
      const isOver = (one: Tap) =>
        one.key === key ||
        (outcome.kind === 'failed' && isMove(tap) && one.id === id && one.undoes === status);
      taps.setState({ taps: taps.getState().taps.filter((one) => !isOver(one)) });
    }
  } finally {
    running.delete(taps);
  }
}

/** Moves of orders, strikes of their lines and steps of a table's lines by taps, which are kept until there is an answer (rule staff/board). @param onRefused `tap.waits`: nobody looks at its card any more */
export function useTaps({
  slug,
  onRefused,
}: {
  slug: string;
  onRefused: (refused: { tap: Tap; error: unknown }) => void;
}) {
  const { http, taps } = useStaff();
  const mail = useSignedIn().data?.mail ?? '';
  const { showMoved, showStruck, showAdvanced, askAgain } = useOrderChanges(slug);
  const send = () =>
    sendKept({
      ...{ taps, mail, slug, http: http(slug) },
      onAnswer: ({ tap, outcome }) => {
        if (outcome.kind === 'done') {
          const done = outcome.value;
          if ('moved' in done) return showMoved(done.moved);
          return 'struck' in done ? showStruck(done.struck) : showAdvanced(tap);
        }
        onRefused({ tap, error: outcome.error });
        // Somebody else may have moved it first.
        askAgain();
      },
    });
  const tap = async (made: Omit<Tap, 'key' | 'mail' | 'slug' | 'at' | 'waits'>) => {
    const last = taps
      .getState()
      .taps.findLast((one) => one.id === made.id && subjectOf(one) === subjectOf(made));
    const isSame =
      last?.status === made.status &&
      last.undoes === made.undoes &&
      last.line?.struck === made.line?.struck &&
      JSON.stringify(last.lines) === JSON.stringify(made.lines);
    const kept = isSame ? last : { ...made, key: createId(), mail, slug, at: Date.now(), waits: false };
    if (!isSame) taps.setState({ taps: [...taps.getState().taps, kept] });
    await send();
    // The board says then why there is no answer.
    if (taps.getState().taps.some(({ key }) => key === kept.key)) askAgain();
  };
  return {
    send,
    tap,
    /** Takes back the last move of an order. One that was never sent is forgotten, any other is taken back behind it. */
    undo: async ({ id, number, status, back }: MoveMade): Promise<void> => {
      const own = taps.getState().taps.filter((one) => one.mail === mail && one.slug === slug);
      const last = own.findLast((one) => one.id === id && isMove(one));
      if (last === undefined || last === own[0]) return tap({ id, number, status: back, undoes: status });
      taps.setState({ taps: taps.getState().taps.filter(({ key }) => key !== last.key) });
    },
  };
}

/** The taps of this person that wait for a signal, in their order; the same list until that changes. */
export function useWaitingTaps(slug: string): Tap[] {
  const { taps } = useStaff();
  const mail = useSignedIn().data?.mail ?? '';
  return useStore(
    taps,
    useShallow((state) => state.taps.filter((tap) => tap.waits && tap.slug === slug && tap.mail === mail)),
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
