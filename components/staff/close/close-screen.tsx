'use client';

import { useTranslations } from 'next-intl';
import { OfBranch } from '@/components/staff/of-branch';
import { StaffFrame } from '@/components/staff/staff-frame';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useOpenOne } from '@/components/staff/use-open-one';
import { useStaffInstance } from '@/lib/queries/staff/board';
import { CloseList } from './close-list';
import { InClose } from './close-place';
import { OneClose } from './one-close';
import { Reading } from './reading';

/** The money since the last close beside the closes; one of them opens in their place. */
function Parts() {
  const { openId, open, close } = useOpenOne('close');
  if (openId !== null) return <OneClose key={openId} id={openId} onBack={close} />;
  return (
    <div className="close-parts">
      <Reading onClosed={open} />
      <CloseList onOpen={open} />
    </div>
  );
}

/** The close of a branch's day (rule staff/close). */
export function CloseScreen({ slug }: { slug: string }) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { data, error } = useStaffInstance(slug);
  return (
    <StaffFrame slug={slug} screen="close">
      {({ scopes }) => (
        <div className="money">
          <h1 className="text-page">{t('screen_close')}</h1>
          {error && !data ? <p role="alert">{sayFault(error)}</p> : null}
          {data && (
            <OfBranch {...{ slug }} branches={data.branches}>
              {(branch) => (
                <InClose
                  key={branch.id}
                  place={{ slug, branch, currency: data.currency, mayWrite: scopes.includes('day:write') }}
                >
                  <Parts />
                </InClose>
              )}
            </OfBranch>
          )}
        </div>
      )}
    </StaffFrame>
  );
}
