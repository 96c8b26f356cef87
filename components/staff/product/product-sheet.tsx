'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { useWords } from '@/components/staff/editing/use-words';
import type { MenuDocument } from '@/lib/queries/staff/shop';
import { ProductActions } from './actions';
import { Basics } from './basics';
import { More } from './more';
import { OptionsPart } from './options-part';
import { Prices } from './prices';
import { type Product, ProductContext } from './product-context';

/** The way back to the list, and the focus at the top of what was opened. */
export function SheetHead({ title, onClose }: { title: string; onClose: () => void }) {
  const t = useTranslations('StaffProduct');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (window.scrollY > 0) window.scrollTo({ top: 0 });
  }, []);
  return (
    <header className="product-head">
      <button type="button" className="button button-quiet" onClick={onClose}>
        {t('back')}
      </button>
      <h2 ref={heading} tabIndex={-1} className="text-section">
        {title}
      </h2>
    </header>
  );
}

/** One product with all that it has (rule tenant/product-sheet). Who edits some branches alone sees what is theirs. */
export function ProductSheet({
  sku,
  menu,
  onOpen,
  onClose,
}: {
  sku: string;
  menu: MenuDocument;
  onOpen: (sku: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations('StaffProduct');
  const { of, find, ownBranches } = useEditing();
  const { nameOf } = useWords();
  const thing = { kind: 'product' as const, key: sku };
  // The draft keeps the shape of a product: its fields write no other.
  const product = of(thing) as Product | null;
  if (!product)
    return (
      <section className="product-sheet">
        <SheetHead title={t('gone')} onClose={onClose} />
      </section>
    );
  const at = (...field: string[]) => ({ ...thing, field });
  const name = nameOf(thing);
  const isWhole = ownBranches === null;
  return (
    <ProductContext value={{ product, menu, at }}>
      <section className="product-sheet">
        <SheetHead key={sku} title={name} onClose={onClose} />
        {find(thing) === null && <p className="text-muted">{t('unsaved_new')}</p>}
        {isWhole ? <Basics /> : <p>{t('own_only')}</p>}
        <Prices />
        {isWhole && <OptionsPart />}
        {isWhole && <More />}
        {isWhole && <ProductActions {...{ name, onOpen, onClose }} />}
      </section>
    </ProductContext>
  );
}
