import { getLocale, getTranslations } from 'next-intl/server';
import { dryLawMarks } from '@/lib/browser/menu-markup/dry-law';
import type { Supplier } from '@/lib/contract/branches/supplier';
import { printLocalHour } from '@/lib/domain/menu/dry-law';
import { hourSentence } from '@/lib/domain/time/print-hour';

/** Says when no alcohol is sold, before anything is chosen (rule menu/dry-law). */
export async function DryLawNote({ period }: { period: Supplier['dry_law'] }) {
  if (!period) return null;
  const [t, locale] = [await getTranslations('Menu'), await getLocale()];
  const print = (hour: string) => printLocalHour({ hour, locale });
  return (
    <p className="mt-2" {...dryLawMarks}>
      {hourSentence(t('dry_law', { from: print(period.from), until: print(period.to) }))}
    </p>
  );
}
