'use client';

import { useTranslations } from 'next-intl';
import { useRoomWords } from '@/components/staff/tables/room-place';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import type { Taken } from './use-taking';

/** A tip on top of the part, where tips are asked; none is chosen before somebody says so. */
export function TipField({ account: { tip }, taking }: { account: StaffAccount; taking: Taken }) {
  const t = useTranslations('StaffTables');
  const { money } = useRoomWords();
  if (tip.percents.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{t('tip')}</legend>
      <div className="flex flex-wrap gap-2">
        {[0, ...tip.percents].map((percent) => (
          <button
            key={percent}
            type="button"
            className="button button-quiet"
            aria-pressed={percent === taking.percent}
            onClick={() => taking.setPercent(percent)}
          >
            {percent === 0 ? t('tip_none') : `${percent} %`}
          </button>
        ))}
      </div>
      {taking.tip > 0 && <p>{t('with_tip', { amount: money(taking.tip) })}</p>}
    </fieldset>
  );
}
