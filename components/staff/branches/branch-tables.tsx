'use client';

import { useTranslations } from 'next-intl';
import { useEditing } from '@/components/staff/editing/editing-context';
import { NumberEdit } from '@/components/staff/editing/fields/number-edit';
import { SwitchEdit } from '@/components/staff/editing/fields/switch-edit';
import { TextEdit } from '@/components/staff/editing/fields/text-edit';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import { keyOf } from '@/lib/domain/shop/shop-document';
import { AddTables } from './add-tables';
import type { EditedBranch } from './branches-place';

type Table = Shop['tables'][number];

function OneTable({ table }: { table: Table }) {
  const t = useTranslations('StaffBranches');
  const { remove } = useEditing();
  const key = keyOf('table', table);
  const at = (name: string) => ({ kind: 'table' as const, key, field: [name] });
  const name = t(`${table.kind}_of`, { label: table.label });
  return (
    <li className="branches-table">
      <strong>{name}</strong>
      <NumberEdit at={at('seats')} label={t('seats')} least={1} isNullable />
      <TextEdit at={at('area')} label={t('area')} isNullable />
      <SwitchEdit at={at('active')} label={t('table_active')} />
      <button
        type="button"
        className="icon-button"
        aria-label={t('table_remove', { name })}
        onClick={() => remove('table', key)}
      >
        ✕
      </button>
    </li>
  );
}

/** The tables and rooms of a branch. Their codes are printed on the screen of the tables. */
export function BranchTables({ branch, tables }: { branch: EditedBranch; tables: readonly Table[] }) {
  const t = useTranslations('StaffBranches');
  const own = tables.filter(({ branchSlug }) => branchSlug === branch.slug);
  return (
    <section className="branches-fields" aria-label={t('section_tables')}>
      <p className="text-muted">{t('tables_text')}</p>
      <AddTables {...{ branch }} tables={own} />
      <ul className="grid gap-2">
        {own.map((table) => (
          <OneTable key={keyOf('table', table)} {...{ table }} />
        ))}
      </ul>
    </section>
  );
}
