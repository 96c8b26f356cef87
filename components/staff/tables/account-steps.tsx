'use client';

import { useTranslations } from 'next-intl';
import { NamedButton } from '@/components/staff/named-button';
import { putCalled, putLines } from '@/lib/contract/staff/board-calls';
import { isToBegin, type LineStage } from '@/lib/domain/staff/stages';
import { useRoomSending } from './use-table-sending';

type Staged = { id: number; stage: LineStage | null };

const idsOf = (lines: readonly Staged[], isMeant: (line: Staged) => boolean): number[] =>
  lines.filter(isMeant).map(({ id }) => id);

/** The next step of some lines of an account, or the call of those that wait (rule staff/rounds, rule table/courses). */
export function AccountSteps({ accountId, lines }: { accountId: number; lines: readonly Staged[] }) {
  const t = useTranslations('Staff');
  const { press, isPending, fault } = useRoomSending();
  const params = { id: String(accountId) };
  const fresh = idsOf(lines, isToBegin);
  const making = idsOf(lines, ({ stage }) => stage === 'making');
  const waiting = idsOf(lines, ({ stage }) => stage === 'later');
  const advance = (ids: number[], state: 'preparation' | 'served') =>
    press((ask) => ask(putLines, { params, body: { lines: ids, state } }));
  const steps = [
    { text: t('preparation'), ids: fresh, tap: () => advance(fresh, 'preparation') },
    { text: t('served'), ids: making, tap: () => advance(making, 'served') },
    {
      text: t('call_next'),
      ids: waiting,
      tap: () => press((ask) => ask(putCalled, { params, body: { called: true } })),
    },
  ];
  const shown = steps.filter(({ ids }) => ids.length > 0);
  if (shown.length === 0 && fault === null) return null;
  return (
    <div className="room-steps">
      {shown.map(({ text, tap }) => (
        <NamedButton
          key={text}
          words={text}
          className="button button-quiet"
          disabled={isPending}
          onClick={tap}
        />
      ))}
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}
