'use client';

import { useTranslations } from 'next-intl';
import { EditBar } from '@/components/staff/editing/edit-bar';
import { Editing } from '@/components/staff/editing/editing';
import { useShopDraft } from '@/components/staff/editing/use-shop-draft';
import { SectionNav } from '@/components/staff/section-nav';
import { StaffFrame } from '@/components/staff/staff-frame';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useKeptPart } from '@/components/staff/use-kept-part';
import { Coupons } from './coupons';
import { Popups } from './popups';
import { Surveys } from './surveys';

const PARTS = ['tenant', 'branches', 'popups', 'surveys', 'coupons'] as const;
const KINDS = ['popup', 'survey', 'coupon'] as const;
const SECTIONS = ['coupons', 'popups', 'surveys'] as const;

function OpenOffers({ slug }: { slug: string }) {
  const sayFault = useFaultText();
  const t = useTranslations('StaffOffers');
  const { draft, error } = useShopDraft({ slug, parts: PARTS, kinds: KINDS });
  const [section, show] = useKeptPart('section', SECTIONS);
  if (!draft) return error ? <p role="alert">{sayFault(error)}</p> : <p role="status">{t('opening')}</p>;
  if (draft.ownBranches !== null) return <p>{t('of_all')}</p>;
  const { coupons, popups, surveys, branches } = draft.shop;
  return (
    <Editing draft={draft}>
      <SectionNav
        {...{ sections: SECTIONS, shown: section }}
        label={t('sections')}
        className="look-sections"
        say={(one) => t(`section_${one}`)}
        onShow={show}
      />
      {section === 'coupons' && <Coupons {...{ coupons, branches }} />}
      {section === 'popups' && <Popups {...{ popups, branches }} />}
      {section === 'surveys' && <Surveys {...{ surveys, branches }} />}
      <EditBar />
    </Editing>
  );
}

/** Coupons, announcements and surveys of a restaurant, for who edits them (rule tenant/offers). */
export function OffersScreen({ slug }: { slug: string }) {
  const t = useTranslations('Staff');
  return (
    <StaffFrame slug={slug} screen="offers">
      {() => (
        <div className="page offers-page">
          <h1 className="text-page">{t('screen_offers')}</h1>
          <OpenOffers {...{ slug }} />
        </div>
      )}
    </StaffFrame>
  );
}
