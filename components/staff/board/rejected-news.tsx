'use client';

import { useTranslations } from 'next-intl';
import { useDoerText } from '@/components/staff/use-doer-text';
import type { StaffOrderNews } from '@/lib/contract/staff/news';

/** Says who rejected an order that was accepted, and why (rule staff/news). */
export function RejectedNews({ words, by }: Pick<StaffOrderNews, 'words' | 'by'>) {
  const t = useTranslations('Staff');
  const sayDoer = useDoerText();
  const name = by ? sayDoer(by) : t('by_unknown');
  return words === null ? t('news_rejected', { name }) : t('news_rejected_words', { name, words });
}
