'use client';

import { useTranslations } from 'next-intl';
import { Editing } from '@/components/staff/editing/editing';
import { useShopDraft } from '@/components/staff/editing/use-shop-draft';
import { StaffFrame } from '@/components/staff/staff-frame';
import { useFaultText } from '@/components/staff/use-fault-text';
import type { PolicyDraft } from '@/lib/i18n/load-policy-drafts';
import { LookPlace } from './look-place';

const PARTS = ['tenant', 'branches'] as const;
const KINDS = ['tenant'] as const;

type Given = { slug: string; drafts: readonly PolicyDraft[] };

function OpenLook({ slug, drafts, mayLock }: Given & { mayLock: boolean }) {
  const sayFault = useFaultText();
  const t = useTranslations('StaffLook');
  const { draft, error } = useShopDraft({ slug, parts: PARTS, kinds: KINDS });
  if (draft && draft.ownBranches !== null) return <p>{t('of_all')}</p>;
  if (draft)
    return (
      <Editing draft={draft}>
        <LookPlace {...{ draft, drafts, mayLock }} />
      </Editing>
    );
  return error ? <p role="alert">{sayFault(error)}</p> : <p role="status">{t('opening')}</p>;
}

/** The look and the texts of a restaurant, edited as a draft beside the diner's page (rule tenant/look-draft). */
export function LookScreen({ slug, drafts }: Given) {
  const t = useTranslations('Staff');
  return (
    <StaffFrame slug={slug} screen="look">
      {({ scopes }) => (
        <div className="page look-page">
          <h1 className="text-page">{t('screen_look')}</h1>
          <OpenLook {...{ slug, drafts }} mayLock={scopes.includes('instance:lock')} />
        </div>
      )}
    </StaffFrame>
  );
}
