'use client';

import { useTranslations } from 'next-intl';
import { Editing } from '@/components/staff/editing/editing';
import { useShopDraft } from '@/components/staff/editing/use-shop-draft';
import { StaffFrame } from '@/components/staff/staff-frame';
import { useFaultText } from '@/components/staff/use-fault-text';
import type { MapChoice } from '@/lib/domain/delivery/map-choice';
import { BranchesPlace } from './branches-place';
import { StaffMap } from './staff-map';

const PARTS = ['tenant', 'branches', 'zones', 'tables'] as const;
const KINDS = ['branch', 'zone', 'table'] as const;

function OpenBranches({ slug }: { slug: string }) {
  const sayFault = useFaultText();
  const t = useTranslations('StaffBranches');
  const { draft, error } = useShopDraft({ slug, parts: PARTS, kinds: KINDS });
  if (draft)
    return (
      <Editing draft={draft}>
        <BranchesPlace {...{ draft }} />
      </Editing>
    );
  return error ? <p role="alert">{sayFault(error)}</p> : <p role="status">{t('opening')}</p>;
}

/** The branches of a restaurant, for who edits them (rule tenant/branches). */
export function BranchesScreen({ slug, map = null }: { slug: string; map?: MapChoice | null }) {
  const t = useTranslations('Staff');
  return (
    <StaffFrame slug={slug} screen="branches">
      {() => (
        <div className="page branches-page">
          <h1 className="text-page">{t('screen_branches')}</h1>
          <StaffMap value={map}>
            <OpenBranches slug={slug} />
          </StaffMap>
        </div>
      )}
    </StaffFrame>
  );
}
