'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EditBar } from '@/components/staff/editing/edit-bar';
import type { ShopDraft } from '@/components/staff/editing/use-shop-draft';
import { SectionNav } from '@/components/staff/section-nav';
import { useKeptPart } from '@/components/staff/use-kept-part';
import type { PolicyDraft } from '@/lib/i18n/load-policy-drafts';
import { Colors } from './colors';
import { LandingPart } from './landing-part';
import { Lock } from './lock';
import { Ordering } from './ordering';
import { Policies } from './policies';
import { Preview } from './preview';
import { Texts } from './texts';
import { useLookPreview } from './use-look-preview';

const SECTIONS = ['colors', 'landing', 'texts', 'policies', 'ordering', 'lock'] as const;
type Section = (typeof SECTIONS)[number];

type Given = { draft: ShopDraft<'tenant' | 'branches'>; drafts: readonly PolicyDraft[]; mayLock: boolean };

function Open({ section, draft, drafts, mayLock }: Given & { section: Section }) {
  const { tenant } = draft.shop;
  switch (section) {
    case 'colors':
      return <Colors theme={tenant.theme} />;
    case 'landing':
      return <LandingPart {...{ tenant }} />;
    case 'texts':
      return <Texts {...{ tenant }} />;
    case 'policies':
      return <Policies {...{ tenant, drafts }} />;
    case 'ordering':
      return <Ordering />;
    case 'lock':
      return <Lock {...{ mayLock }} />;
  }
}

const SIDES = ['edit', 'preview'] as const;

/** One section of the look beside the page that it makes; on a phone one of the two. */
export function LookPlace(given: Given) {
  const t = useTranslations('StaffLook');
  const { draft } = given;
  const shown = useLookPreview(draft);
  const [section, show] = useKeptPart('section', SECTIONS);
  const [side, turn] = useState<(typeof SIDES)[number]>('edit');
  return (
    <>
      <SectionNav
        {...{ sections: SIDES, shown: side }}
        label={t('sides')}
        className="look-sides"
        say={(one) => t(`side_${one}`)}
        onShow={turn}
      />
      <div className="look-place" data-side={side}>
        <div className="look-edit">
          <SectionNav
            {...{ sections: SECTIONS, shown: section }}
            label={t('sections')}
            className="look-sections"
            say={(one) => t(`section_${one}`)}
            onShow={show}
          />
          <Open {...given} section={section as Section} />
        </div>
        <Preview {...{ shown }} branch={draft.shop.branches[0]?.slug ?? null} />
      </div>
      <EditBar />
    </>
  );
}
