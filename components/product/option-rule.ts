import type { useTranslations } from 'next-intl';
import type { OptionGroup } from '@/lib/contract/menu';

type Words = ReturnType<typeof useTranslations<'Product'>>;

/** A group's rule in words, with what it includes: «Elige 1 · obligatorio · El primero va incluido». */
export function ruleInWords(group: Pick<OptionGroup, 'min' | 'max' | 'free'>, t: Words): string {
  const { min, max, free } = group;
  const rule =
    min === 0
      ? t('choose_up_to', { max })
      : min === max
        ? t('choose_exactly', { count: min })
        : t('choose_between', { min, max });
  return free > 0 ? `${rule} · ${t('free', { count: free })}` : rule;
}
