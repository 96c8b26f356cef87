'use client';

import { useTranslations } from 'next-intl';
import { BoardFault } from '@/components/staff/board/board-fault';
import { StaffFrame } from '@/components/staff/staff-frame';
import { useAlarms } from '@/lib/queries/staff/alarms';
import { AlarmRow } from './alarm-row';

const keyOf = ({
  kind,
  supplier_id: branch,
  provider,
}: {
  kind: string;
  supplier_id: number | null;
  provider: string | null;
}) => [kind, branch, provider].join(' ');

function AlarmList({ slug }: { slug: string }) {
  const t = useTranslations('StaffAlarms');
  const { alarms, error, shownAt } = useAlarms({ slug });
  return (
    <>
      {error !== null && <BoardFault {...{ error, shownAt }} />}
      {alarms === null && error === null && <div className="alarms-skeleton" aria-busy="true" />}
      {alarms?.length === 0 && (
        <div className="alarms-none" role="status">
          <p className="text-section font-semibold">{t('none')}</p>
          <p className="text-muted">{t('none_text')}</p>
        </div>
      )}
      {alarms && alarms.length > 0 && (
        <ul className="alarms">
          {alarms.map((alarm) => (
            <AlarmRow key={keyOf(alarm)} {...{ slug, alarm }} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The list of all that waits for who answers for the restaurant, each with what to do (rule staff/alarms). */
export function AlarmsScreen({ slug }: { slug: string }) {
  const t = useTranslations('Staff');
  return (
    <StaffFrame slug={slug} screen="alarms">
      {() => (
        <div className="page grid max-w-[860px] gap-4">
          <h1 className="text-page">{t('screen_alarms')}</h1>
          <AlarmList {...{ slug }} />
        </div>
      )}
    </StaffFrame>
  );
}
