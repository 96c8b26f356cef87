'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import type { ReadMenu } from '@/lib/contract/staff/shop/menu-file-calls';
import { formatMoney } from '@/lib/domain/money/money';
import { diffShops } from '@/lib/domain/shop/diff-shops';
import { textIn } from '@/lib/domain/shop/list-products';
import { leastChosen, type MergeMode, mergeMenu } from '@/lib/domain/shop/merge-menu';
import { toDocument } from '@/lib/queries/staff/shop';
import type { ImportDraft } from './import-place';

type Read = Extract<ReadMenu, { outcome: 'read' }>;
const MODES = ['add', 'replace'] as const;
/** More are counted. */
const SHOWN = 200;

/** The steps that a menu which was read is, and how many products each kind of them is about. */
function stepsOf({ draft, read, mode }: { draft: ImportDraft; read: Read; mode: MergeMode }) {
  const { categories, optionGroups, products } = draft.base;
  const menu = mergeMenu({ base: { categories, optionGroups, products }, read: read.menu, mode });
  const before = toDocument({ shop: draft.base });
  const steps = diffShops(before, { ...before, ...menu });
  const count = (op: 'add' | 'remove') =>
    steps.filter((step) => step.op === op && step.kind === 'product').length;
  const changed = new Set(
    steps.flatMap((step) => (step.op === 'set' && step.kind === 'product' ? [step.key] : [])),
  );
  return { steps, counts: { added: count('add'), changed: changed.size, removed: count('remove') } };
}

function Products({ menu: { categories, optionGroups, products } }: Pick<Read, 'menu'>) {
  const t = useTranslations('StaffImport');
  const { languages, facts } = useEditing();
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: facts.currency });
  const priceOf = ({ offers, optionGroups: keys }: Read['menu']['products'][number]) => {
    const groups = optionGroups.filter(({ key }) => keys.includes(key));
    const least = leastChosen(groups);
    const prices = [...new Set(Object.values(offers).map(({ priceMinor }) => priceMinor + least))];
    const said = prices
      .sort((one, other) => one - other)
      .map(money)
      .join(' / ');
    return least > 0 ? t('price_from', { price: said }) : said;
  };
  const shown = products.slice(0, SHOWN);
  return (
    <>
      {categories.map(({ key, name }) => {
        const own = shown.filter(({ categoryKey }) => categoryKey === key);
        if (own.length === 0) return null;
        return (
          <section key={key} aria-label={textIn(name, languages)}>
            <h3 className="font-semibold">{textIn(name, languages)}</h3>
            <ul>
              {own.map((product) => (
                <li key={product.sku} className="hours-holiday">
                  <span>{textIn(product.name, languages)}</span>
                  <span>{priceOf(product)}</span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {products.length > SHOWN && <p>{t('products_more', { count: products.length - SHOWN })}</p>}
    </>
  );
}

/** The menu as it would be, and the one button that keeps it: beside what is there, or in its place. */
export function MenuPreview({
  draft,
  read,
  onSaved,
}: {
  draft: ImportDraft;
  read: Read;
  onSaved: () => void;
}) {
  const t = useTranslations('StaffImport');
  const { changing } = useEditing();
  const [mode, setMode] = useState<MergeMode>('add');
  const { steps, counts } = stepsOf({ draft, read, mode });
  const isFirst = draft.base.products.length === 0;
  return (
    <section className="branches-card" aria-label={t('preview')}>
      <h2 className="text-section">{t('preview_title', { count: read.menu.products.length })}</h2>
      {!isFirst && (
        <fieldset className="field">
          <legend className="field-label">{t('mode')}</legend>
          {MODES.map((one) => (
            <label key={one} className="edit-switch">
              <input type="radio" name="mode" checked={mode === one} onChange={() => setMode(one)} />
              <span>{t(`mode_${one}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p>{t('counts', counts)}</p>
      {read.pictures.length > 0 && (
        <p className="text-muted">{t('pictures', { count: read.pictures.length })}</p>
      )}
      {changing.fault !== null && (
        <p role="alert" className="text-danger">
          {changing.fault}
        </p>
      )}
      <button
        type="button"
        className="button justify-self-start"
        disabled={changing.isPending || steps.length === 0}
        aria-busy={changing.isPending}
        onClick={() => changing.change(steps, onSaved)}
      >
        {t(steps.length === 0 ? 'nothing_new' : 'save')}
      </button>
      <Products menu={read.menu} />
    </section>
  );
}
