'use client';

import { useTranslations } from 'next-intl';
import { useWords } from '@/components/staff/editing/use-words';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';

/** As many are shown. */
const MOST = 30;

/** Says what the steps make of what, before anything is kept. @param chosen skus; other things may change with them */
export function BulkPreview({ steps, chosen }: { steps: readonly ShopPatch[]; chosen: ReadonlySet<string> }) {
  const t = useTranslations('StaffBulk');
  const { nameOf, sayStep } = useWords();
  const changed = new Set(
    steps.flatMap(({ kind, key }) => (kind === 'product' && chosen.has(key) ? [key] : [])),
  ).size;
  return (
    <section aria-label={t('preview')} className="bulk-preview">
      <p role="status">{t('changed', { changed, same: chosen.size - changed })}</p>
      <ul>
        {steps.slice(0, MOST).map((step) => {
          const { what, before, after } = sayStep(step);
          return (
            <li key={JSON.stringify([step.kind, step.key, step.op === 'set' && step.field])}>
              <span>{nameOf(step, step.op === 'remove' ? step.entity : undefined)}</span>
              <span className="text-muted">{what}</span>
              {before !== undefined && (
                <span className="bulk-values">
                  {before} → <strong>{after}</strong>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {steps.length > MOST && (
        <p className="text-muted">{t('preview_more', { count: steps.length - MOST })}</p>
      )}
    </section>
  );
}
