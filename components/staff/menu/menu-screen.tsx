'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Editing } from '@/components/staff/editing/editing';
import { useShopDraft } from '@/components/staff/editing/use-shop-draft';
import { StaffFrame } from '@/components/staff/staff-frame';
import { useFaultText } from '@/components/staff/use-fault-text';
import type { Language } from '@/lib/domain/tenant/countries';
import { MENU_PARTS } from '@/lib/queries/staff/shop';
import { MenuPlace } from './menu-place';

const MENU_KINDS = ['category', 'group', 'product'] as const;

function OpenMenu({ slug }: { slug: string }) {
  const sayFault = useFaultText();
  const t = useTranslations('StaffMenu');
  const lang = useLocale() as Language;
  const { draft, error } = useShopDraft({ slug, parts: MENU_PARTS, kinds: MENU_KINDS });
  if (draft)
    return (
      <Editing draft={draft}>
        <MenuPlace {...{ draft, lang }} />
      </Editing>
    );
  return error ? <p role="alert">{sayFault(error)}</p> : <p role="status">{t('opening')}</p>;
}

/** The menu of a restaurant, for who edits it (rule tenant/price-edits). */
export function MenuScreen({ slug }: { slug: string }) {
  const t = useTranslations('Staff');
  return (
    <StaffFrame slug={slug} screen="menu">
      {() => (
        <div className="page menu-page">
          <h1 className="text-page">{t('screen_menu')}</h1>
          <OpenMenu slug={slug} />
        </div>
      )}
    </StaffFrame>
  );
}
