'use client';

import { useTranslations } from 'next-intl';
import type { Doer } from '@/lib/contract/staff/doer';

/** Says who did something at a restaurant. */
export function useDoerText() {
  const t = useTranslations('Staff');
  return ({ kind, name }: Doer): string => {
    if (kind === 'operator') return name ? t('by_operator_named', { name }) : t('by_operator');
    if (kind === 'branch') return t('by_setting');
    if (kind === 'diner') return t('help_diner');
    if (name === null) return t('by_unknown');
    if (kind === 'device') return t('by_device', { name });
    return kind === 'key' ? t('by_key', { name }) : name;
  };
}
