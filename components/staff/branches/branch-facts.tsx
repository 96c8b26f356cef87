'use client';

import { useTranslations } from 'next-intl';
import { LanguageEdit } from '@/components/staff/editing/fields/language-edit';
import { TextEdit } from '@/components/staff/editing/fields/text-edit';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import type { EditedBranch } from './branches-place';
import { PointEdit } from './point-edit';

/** The name of a branch, where it is and how it is reached. */
export function BranchFacts({ branch, zones }: { branch: EditedBranch; zones: Shop['zones'] }) {
  const t = useTranslations('StaffBranches');
  const at = (name: string) => ({ kind: 'branch' as const, key: branch.slug, field: [name] });
  return (
    <section className="branches-fields" aria-label={t('section_facts')}>
      <TextEdit at={at('name')} label={t('name')} />
      <LanguageEdit at={at('description')} label={t('description')} isLong />
      <div className="branches-pair">
        <TextEdit at={at('address')} label={t('address')} />
        <TextEdit at={at('city')} label={t('city')} />
      </div>
      <PointEdit {...{ branch, zones }} />
      <div className="branches-pair">
        <TextEdit at={at('phone')} label={t('phone')} isNullable />
        <TextEdit at={at('whatsapp')} label={t('whatsapp')} isNullable />
        <TextEdit at={at('email')} label={t('email')} isNullable />
      </div>
    </section>
  );
}
