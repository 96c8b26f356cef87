'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SelectField } from '@/components/ui/select-field';
import type { StaffInstance } from '@/lib/contract/staff/instance-calls';
import { distinctNames } from '@/lib/domain/branches/distinct-names';
import { useKeptChoice } from './use-kept-choice';

type Branch = StaffInstance['branches'][number];

/** A screen of one branch, which is the same on all screens of this tablet. @param isPlaced whether `children` place the choice */
export function OfBranch({
  slug,
  branches: own,
  isPlaced = false,
  children,
}: {
  slug: string;
  branches: readonly Branch[];
  isPlaced?: boolean;
  children: (branch: Branch, choice: ReactNode) => ReactNode;
}) {
  const t = useTranslations('Staff');
  const [chosen, choose] = useKeptChoice(slug, 'branch');
  const branches = distinctNames(own);
  const branch = branches.find(({ id }) => String(id) === chosen) ?? branches[0];
  if (!branch) return null;
  const choice = branches.length > 1 && (
    <div className="branch-choice">
      <SelectField
        label={t('branch')}
        value={String(branch.id)}
        options={branches.map(({ id, name }) => ({ value: String(id), text: name }))}
        onChange={choose}
      />
    </div>
  );
  return (
    <>
      {!isPlaced && choice}
      {children(branch, choice)}
    </>
  );
}
