'use client';

import { useTranslations } from 'next-intl';
import { useSending } from '@/components/staff/use-sending';
import { type ShopFile, saveShopFile } from '@/lib/queries/staff/shop/shop-files';

function TakeButton({ slug, file, words }: { slug: string; file: ShopFile; words: string }) {
  const t = useTranslations('StaffImport');
  const { press, isPending, fault } = useSending(() => saveShopFile({ slug, file }));
  return (
    <>
      <button
        type="button"
        className="button button-quiet justify-self-start"
        disabled={isPending}
        aria-busy={isPending}
        onClick={() => press()}
      >
        {words}
      </button>
      {isPending && <p role="status">{t('take_preparing')}</p>}
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </>
  );
}

/** Saves the products as a workbook, or all of the restaurant as a folder (rule tenant/export). */
export function TakeAlong({ slug }: { slug: string }) {
  const t = useTranslations('StaffImport');
  return (
    <section className="branches-card" aria-label={t('take')}>
      <h2 className="text-section">{t('take')}</h2>
      <p className="text-muted">{t('take_products_text')}</p>
      <TakeButton {...{ slug }} file="products.xlsx" words={t('take_products')} />
      <p className="text-muted">{t('take_all_text')}</p>
      <TakeButton {...{ slug }} file="folder.zip" words={t('take_all')} />
    </section>
  );
}
