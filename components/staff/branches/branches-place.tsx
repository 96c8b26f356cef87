'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EditBar } from '@/components/staff/editing/edit-bar';
import type { ShopDraft } from '@/components/staff/editing/use-shop-draft';
import { SectionNav } from '@/components/staff/section-nav';
import { useKeptPart } from '@/components/staff/use-kept-part';
import { SelectField } from '@/components/ui/select-field';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import { distinctNames } from '@/lib/domain/branches/distinct-names';
import { BranchFacts } from './branch-facts';
import { BranchPace } from './branch-pace';
import { BranchPayments } from './branch-payments';
import { BranchTables } from './branch-tables';
import { BranchZones } from './branch-zones';
import { SpecialDays } from './hours/special-days';
import { Week } from './hours/week';
import { NewBranch } from './new-branch';

export type BranchesDraft = ShopDraft<'tenant' | 'branches' | 'zones' | 'tables'>;
export type EditedBranch = Shop['branches'][number];

const SECTIONS = ['hours', 'facts', 'services', 'payments', 'zones', 'tables'] as const;
type Section = (typeof SECTIONS)[number];

function Open({ section, branch, draft }: { section: Section; branch: EditedBranch; draft: BranchesDraft }) {
  switch (section) {
    case 'hours':
      return (
        <>
          <Week {...{ branch }} />
          <SpecialDays {...{ branch }} />
        </>
      );
    case 'facts':
      return <BranchFacts {...{ branch }} zones={draft.shop.zones} />;
    case 'services':
      return <BranchPace {...{ branch }} />;
    case 'payments':
      return <BranchPayments {...{ branch }} />;
    case 'zones':
      return <BranchZones {...{ branch }} branches={draft.shop.branches} zones={draft.shop.zones} />;
    case 'tables':
      return <BranchTables {...{ branch }} tables={draft.shop.tables} />;
  }
}

/** The way to one more branch, for who edits the whole restaurant. */
function OneMore({ draft, onMade }: { draft: BranchesDraft; onMade: (slug: string) => void }) {
  const t = useTranslations('StaffBranches');
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = draft.base.branches;
  if (!first || draft.ownBranches !== null) return null;
  if (!isOpen)
    return (
      <button type="button" className="button button-quiet justify-self-start" onClick={() => setOpen(true)}>
        {t('new_open')}
      </button>
    );
  const close = () => setOpen(false);
  const made = (slug: string) => {
    close();
    onMade(slug);
  };
  return <NewBranch branches={[first, ...others]} onMade={made} onClose={close} />;
}

/** One branch at a time, and of it one section. */
export function BranchesPlace({ draft }: { draft: BranchesDraft }) {
  const t = useTranslations('StaffBranches');
  const { shop, ownBranches } = draft;
  const own = distinctNames(
    shop.branches.filter(({ slug }) => ownBranches === null || ownBranches.includes(slug)),
  );
  const [slug, choose] = useKeptPart(
    'branch',
    own.map((one) => one.slug),
  );
  const [section, show] = useKeptPart('section', SECTIONS);
  const branch = own.find((one) => one.slug === slug);
  if (!branch) return <p>{t('none')}</p>;
  return (
    <>
      {own.length > 1 && (
        <SelectField
          label={t('branch')}
          value={branch.slug}
          options={own.map(({ slug: value, name }) => ({ value, text: name }))}
          onChange={choose}
        />
      )}
      <OneMore {...{ draft }} onMade={choose} />
      <SectionNav
        {...{ sections: SECTIONS, shown: section }}
        label={t('sections')}
        className="branches-sections"
        say={(one) => t(`section_${one}`)}
        onShow={show}
      />
      <Open key={branch.slug} {...{ branch, draft }} section={section as Section} />
      <EditBar />
    </>
  );
}
