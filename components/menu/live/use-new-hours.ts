import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useApp } from '@/lib/browser/app-provider';
import type { MenuNow } from '@/lib/contract/menu/menu-now';
import { type OpeningHours, resolveOpenState } from '@/lib/domain/branches/opening-hours';

/** The page goes by other hours from now on, which the clock of its notices reads. @returns what it says of them */
export function useNewHours(menu: MenuNow | null): string | null {
  const { supplier } = useApp().screen;
  const t = useTranslations('Live');
  const [said, setSaid] = useState<string | null>(null);
  const hours = menu?.opening_hours;
  useEffect(() => {
    if (!supplier || !hours || JSON.stringify(hours) === JSON.stringify(supplier.hours)) return;
    const at = new Date();
    const isOpen = (of: OpeningHours) => resolveOpenState({ hours: of, at }).open;
    const [was, is] = [isOpen(supplier.hours), isOpen(hours)];
    supplier.hours = hours;
    setSaid(t(was === is ? 'hours' : is ? 'opened' : 'closed'));
  }, [supplier, hours, t]);
  return said;
}
