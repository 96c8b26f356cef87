'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NamedButton } from '@/components/staff/named-button';
import { useSending } from '@/components/staff/use-sending';
import { type ListedOption, type StaffOption, setStaffOption } from '@/lib/contract/staff/offer-calls';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { Ends, useEndText } from './ends';
import { HourForm } from './hour-form';

export type OptionPlace = { slug: string; branchId: number; timezone: string };
type Change = { available: boolean; until?: string };

/** Sells an option out at a branch, or again. */
function useSettingOption({
  slug,
  branchId,
  onChanged,
}: Pick<OptionPlace, 'slug' | 'branchId'> & { onChanged: (option: StaffOption) => void }) {
  const { http } = useStaff();
  return useSending(async (id: number, change: Change) => {
    const body = { supplier_id: branchId, ...change };
    onChanged(await http(slug)(setStaffOption, { params: { id: String(id) }, body }));
  });
}

/** An option of all the products that share it; one that the menu itself has as not there is only said to be so. */
export function OptionCard({
  option: { id, name, available, on_menu: isOnMenu, back_at: end },
  timezone,
  onChanged,
  ...place
}: OptionPlace & { option: ListedOption; onChanged: (option: StaffOption) => void }) {
  const t = useTranslations('Staff');
  const sayEnd = useEndText(timezone);
  const [asksHour, setAsksHour] = useState(false);
  const { press, isPending, fault } = useSettingOption({
    ...place,
    onChanged: (option) => {
      onChanged(option);
      setAsksHour(false);
    },
  });
  const change = (to: Change) => press(id, to);
  return (
    <li className="board-card" data-place={`option-${id}`} aria-label={name}>
      <strong className="text-lead">{name}</strong>
      {!available && <p className="text-danger">{isOnMenu ? sayEnd(end) : t('out_menu')}</p>}
      {isOnMenu && (
        <div className="offer-taps">
          {!available && (
            <NamedButton
              words={t('sell_again')}
              className="button"
              disabled={isPending}
              onClick={() => change({ available: true })}
            />
          )}
          <Ends
            {...{ available, end, timezone, isPending }}
            onChange={change}
            onHour={() => setAsksHour(!asksHour)}
          />
        </div>
      )}
      {asksHour && <HourForm {...{ isPending }} onHour={(until) => change({ available: false, until })} />}
      {fault !== null && <p role="alert">{fault}</p>}
    </li>
  );
}
