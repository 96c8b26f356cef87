'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { StaffFrame } from '@/components/staff/staff-frame';
import { useFaultText } from '@/components/staff/use-fault-text';
import { SelectField } from '@/components/ui/select-field';
import type { StaffInstance } from '@/lib/contract/staff/calls';
import { useStaffInstance } from '@/lib/queries/staff/board';
import { SoldOut } from './sold-out';

function OfBranch({ slug, branches }: { slug: string } & Pick<StaffInstance, 'branches'>) {
  const t = useTranslations('Staff');
  const [chosen, setChosen] = useState(branches[0]?.id);
  const branch = branches.find(({ id }) => id === chosen);
  if (!branch) return null;
  return (
    <>
      {branches.length > 1 && (
        <SelectField
          label={t('branch')}
          value={String(branch.id)}
          options={branches.map(({ id, name }) => ({ value: String(id), text: name }))}
          onChange={(id) => setChosen(Number(id))}
        />
      )}
      <SoldOut key={branch.id} {...{ slug, branch }} />
    </>
  );
}

/** The dishes that a branch has no more of, and until when (rule menu/sold-out). */
export function SoldOutScreen({ slug }: { slug: string }) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { data, error } = useStaffInstance(slug);
  return (
    <StaffFrame slug={slug} screen="sold-out">
      {() => (
        <div className="page grid max-w-[860px] gap-4">
          <h1 className="text-page">{t('screen_sold-out')}</h1>
          {error && !data ? <p role="alert">{sayFault(error)}</p> : null}
          {data && <OfBranch {...{ slug }} branches={data.branches} />}
        </div>
      )}
    </StaffFrame>
  );
}
