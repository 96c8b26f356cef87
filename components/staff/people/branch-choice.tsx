'use client';

import { useTranslations } from 'next-intl';
import type { RoleBranches } from '@/lib/domain/staff/branches';
import { useStaffInstance } from '@/lib/queries/staff/board';

/** Where a role holds: at all branches, for who has all, or at those that are ticked. Nothing to choose where there is one. */
export function BranchChoice({
  slug,
  own,
  value,
  legend,
  onChange,
}: {
  slug: string;
  /** The branches of who chooses. */
  own: RoleBranches;
  value: RoleBranches;
  legend: string;
  onChange: (branches: RoleBranches) => void;
}) {
  const t = useTranslations('Staff');
  const { data } = useStaffInstance(slug);
  const branches = data?.branches ?? [];
  if (branches.length < 2) return null;
  const toggle = (id: number) => {
    const before = value ?? [];
    onChange(before.includes(id) ? before.filter((one) => one !== id) : [...before, id]);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{legend}</legend>
      {own === null && (
        <label className="flex min-h-[48px] items-center gap-2">
          <input
            type="checkbox"
            checked={value === null}
            onChange={() => onChange(value === null ? [] : null)}
          />
          {t('all_branches')}
        </label>
      )}
      {value !== null &&
        branches.map(({ id, name }) => (
          <label key={id} className="flex min-h-[48px] items-center gap-2">
            <input type="checkbox" checked={value.includes(id)} onChange={() => toggle(id)} />
            {name}
          </label>
        ))}
      {value?.length === 0 && <p className="text-muted">{t('branch_missing')}</p>}
    </fieldset>
  );
}

/** The names of the branches of a role, as far as who looks sees them. */
export function useBranchNames(slug: string) {
  const t = useTranslations('Staff');
  const { data } = useStaffInstance(slug);
  return (branches: RoleBranches): string => {
    const all = data?.branches ?? [];
    if (branches === null) return t('all_branches');
    return all
      .filter(({ id }) => branches.includes(id))
      .map(({ name }) => name)
      .join(', ');
  };
}
