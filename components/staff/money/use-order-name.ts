import { useTranslations } from 'next-intl';

/** Names an order by its number and by who ordered. */
export function useOrderName() {
  const t = useTranslations('StaffMoney');
  return ({
    number,
    purchase_id: id,
    name,
  }: {
    number: number | null;
    purchase_id: number;
    name: string | null;
  }) => [t('order', { number: number ?? id }), name].filter(Boolean).join(' · ');
}
