'use client';

import { useTranslations } from 'next-intl';
import { StaffFrame } from '@/components/staff/staff-frame';
import { useFaultText } from '@/components/staff/use-fault-text';
import { SelectField } from '@/components/ui/select-field';
import type { StaffInstance } from '@/lib/contract/staff/calls';
import { useStaffInstance } from '@/lib/queries/staff/board';
import { Board } from './board';
import { useKeptChoice } from './use-kept-choice';

function ChosenBoard({ slug, instance }: { slug: string; instance: StaffInstance }) {
  const t = useTranslations('Staff');
  const { branches, currency } = instance;
  const [chosen, choose] = useKeptChoice(slug, 'branch');
  const branch = branches.find(({ id }) => String(id) === chosen) ?? branches[0];
  if (!branch) return null;
  return (
    <>
      {branches.length > 1 && (
        <div className="max-w-[420px] px-[16px] pt-[16px]">
          <SelectField
            label={t('branch')}
            value={String(branch.id)}
            options={branches.map(({ id, name }) => ({ value: String(id), text: name }))}
            onChange={choose}
          />
        </div>
      )}
      <Board key={branch.id} {...{ slug, currency, branch }} />
    </>
  );
}

/** The orders of a branch at work (rule staff/board). */
export function BoardScreen({ slug }: { slug: string }) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { data, error } = useStaffInstance(slug);
  return (
    <StaffFrame slug={slug} screen="board">
      {() => (
        <>
          <h1 className="sr-only">{t('screen_board')}</h1>
          {error && !data ? (
            <p className="page" role="alert">
              {sayFault(error)}
            </p>
          ) : null}
          {data && <ChosenBoard {...{ slug }} instance={data} />}
        </>
      )}
    </StaffFrame>
  );
}
