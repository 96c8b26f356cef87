'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { SoundTest } from '@/components/staff/board/board-sound';
import type { Bell } from '@/components/staff/board/use-bell';
import { PaceBar } from '@/components/staff/pace/pace-bar';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { StaffInstance } from '@/lib/contract/staff/instance-calls';
import type { usePace } from '@/lib/queries/staff/pace';
import { BoardFilterFields, ToMakeList } from './board-filter';
import { BoardSearch, type Finding } from './board-search';
import { PhoneAlerts } from './phone-alerts';
import type { BoardFilterChoice } from './use-board-filter';

/** Stands over the cards; on a phone it opens by a tap, and a pause that runs is always there. */
export function BoardTools({
  slug,
  branch: { id: branchId, timezone },
  branchChoice,
  orders,
  pacing,
  finding,
  fields,
  bell,
}: {
  slug: string;
  branch: StaffInstance['branches'][number];
  branchChoice: ReactNode;
  orders: readonly StaffOrder[];
  pacing: ReturnType<typeof usePace>;
  finding: Finding;
  fields: BoardFilterChoice;
  bell: Bell;
}) {
  const t = useTranslations('Staff');
  const [isWhole, setWhole] = useState(false);
  return (
    <div className="board-tools" data-whole={isWhole}>
      {branchChoice}
      <button
        type="button"
        className="button button-quiet board-tools-open"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        {t('tools')}
      </button>
      <PaceBar {...{ slug, timezone, ...pacing }} />
      <BoardSearch finding={finding} />
      <BoardFilterFields {...fields} />
      <ToMakeList orders={orders} station={fields.station} />
      <SoundTest {...bell} />
      <PhoneAlerts {...{ slug, branchId }} />
    </div>
  );
}
