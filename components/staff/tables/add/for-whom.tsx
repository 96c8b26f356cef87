'use client';

import { useTranslations } from 'next-intl';
import { useMemberName } from '@/components/staff/tables/account-people';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';

/** Says for whom a dish is: one of the people at the table, or the whole of it. @param member null: the table */
export function ForWhom({
  account,
  member,
  onChange,
}: {
  account: StaffAccount;
  member: number | null;
  onChange: (member: number | null) => void;
}) {
  const t = useTranslations('StaffTables');
  const nameOf = useMemberName(account);
  const sitting = account.members.filter(({ left }) => !left);
  if (sitting.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{t('for_whom')}</legend>
      <div className="flex flex-wrap gap-2">
        {[null, ...sitting.map(({ number }) => number)].map((one) => (
          <button
            key={one ?? 0}
            type="button"
            className="button button-quiet"
            aria-pressed={one === member}
            onClick={() => onChange(one)}
          >
            {nameOf(one) ?? t('for_table')}
          </button>
        ))}
      </div>
      {sitting.length > 1 && <p className="text-muted">{t('for_table_text')}</p>}
    </fieldset>
  );
}
