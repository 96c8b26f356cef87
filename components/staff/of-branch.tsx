'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SelectField } from '@/components/ui/select-field';
import type { StaffInstance } from '@/lib/contract/staff/calls';
import { useKeptChoice } from './use-kept-choice';

type Branch = StaffInstance['branches'][number];

/** A screen of one branch, which is the same on all screens of this tablet. */
export function OfBranch({
  slug,
  branches,
  children,
}: {
  slug: string;
  branches: readonly Branch[];
  children: (branch: Branch) => ReactNode;
}) {
  const t = useTranslations('Staff');
  const [chosen, choose] = useKeptChoice(slug, 'branch');
  const branch = branches.find(({ id }) => String(id) === chosen) ?? branches[0];
  if (!branch) return null;
  return (
    <>
      {branches.length > 1 && (
        <div className="branch-choice">
          <SelectField
            label={t('branch')}
            value={String(branch.id)}
            options={branches.map(({ id, name }) => ({ value: String(id), text: name }))}
            onChange={choose}
          />
        </div>
      )}
      {children(branch)}
    </>
  );
}
