import { useTranslations } from 'next-intl';
import type { Seal } from '@/lib/domain/menu/food-labels';

/** Warnings of packaged food in the country's words: octagons, or lines with a small one (rule menu/seals). */
export function Seals({ seals, look }: { seals: readonly Seal[]; look: 'octagons' | 'lines' }) {
  const t = useTranslations('Seals');
  return (
    <ul className={look === 'lines' ? 'seal-lines' : 'seals'}>
      {seals.map((seal) => (
        <li key={seal}>{t(seal)}</li>
      ))}
    </ul>
  );
}
