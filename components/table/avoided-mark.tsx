'use client';

import { TriangleAlert } from 'lucide';
import { useTranslations } from 'next-intl';
import { useStore } from 'zustand';
import { Icon } from '@/components/ui/icon';
import { avoidedDishes } from '@/lib/stores/avoided-dishes';

/** That a dish contains what the diner, or somebody at the table, cannot eat (rule table/avoided). */
export function AvoidedMark({ productId, whose }: { productId: number; whose: 'mine' | 'table' }) {
  const [t, names] = [useTranslations('Product'), useTranslations('Allergens')];
  const contained = useStore(avoidedDishes, (state) => state[whose].get(productId));
  if (!contained) return null;
  return (
    <span className="avoided">
      <Icon of={TriangleAlert} size={16} className="mt-1 flex-none" />
      {t(`avoided_${whose}`, { list: contained.map((one) => names(one)).join(', ') })}
    </span>
  );
}
