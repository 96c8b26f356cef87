'use client';

import { useTranslations } from 'next-intl';
import { Editing } from '@/components/staff/editing/editing';
import { useShopDraft } from '@/components/staff/editing/use-shop-draft';
import { StaffFrame } from '@/components/staff/staff-frame';
import { useFaultText } from '@/components/staff/use-fault-text';
import { MENU_PARTS } from '@/lib/queries/staff/shop';
import { ImportPlace } from './import-place';
import { TakeAlong } from './take-along';

/** Edits of other screens wait for theirs. */
const NO_KINDS = [] as const;

function OpenImport({ slug }: { slug: string }) {
  const sayFault = useFaultText();
  const t = useTranslations('StaffImport');
  const { draft, error } = useShopDraft({ slug, parts: MENU_PARTS, kinds: NO_KINDS });
  if (!draft) return error ? <p role="alert">{sayFault(error)}</p> : <p role="status">{t('opening')}</p>;
  if (draft.ownBranches !== null) return <p>{t('whole_only')}</p>;
  return (
    <>
      <Editing draft={draft}>
        <ImportPlace {...{ slug, draft }} />
      </Editing>
      <TakeAlong {...{ slug }} />
    </>
  );
}

/** Brings a menu from another program, a table or a list (rule tenant/menu-file). */
export function ImportScreen({ slug }: { slug: string }) {
  const t = useTranslations('Staff');
  return (
    <StaffFrame slug={slug} screen="import">
      {() => (
        <div className="page branches-page">
          <h1 className="text-page">{t('screen_import')}</h1>
          <OpenImport slug={slug} />
        </div>
      )}
    </StaffFrame>
  );
}
