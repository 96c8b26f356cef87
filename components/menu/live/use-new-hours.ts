import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useApp } from '@/lib/browser/app-provider';
import { tellHours } from '@/lib/browser/menu-markup/branch-hours';
import { readChoice } from '@/lib/browser/menu-markup/chosen-service';
import { lookNow } from '@/lib/browser/use-now';
import type { MenuNow } from '@/lib/contract/menu/menu-now';
import { type OpeningHours, resolveOpenState } from '@/lib/domain/branches/opening-hours';
import { hoursAt } from '@/lib/domain/branches/pauses';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
type Said = 'hours' | 'opened' | 'closed' | 'paused' | 'resumed';

/** A diner reads so of other hours; a pause is news to whom it stops (rule branches/pause). */
function newsOf({ before, now, at }: { before: OpeningHours; now: OpeningHours; at: Date }): Said | null {
  const service = readChoice();
  const stateOf = (hours: OpeningHours) =>
    resolveOpenState({ hours, at, ...(service === null ? {} : { service }) });
  const [was, is] = [stateOf(before), stateOf(now)];
  if (was.open && !is.open) return is.paused ? 'paused' : 'closed';
  if (!was.open && is.open) return was.paused ? 'resumed' : 'opened';
  return isSame(before.weekly, now.weekly) && isSame(before.exceptions, now.exceptions) ? null : 'hours';
}

/** The page goes by other hours from now on, which the clock of its notices reads. @returns what it says of them */
export function useNewHours(menu: MenuNow | null): string | null {
  const { supplier } = useApp().screen;
  const t = useTranslations('Live');
  const [said, setSaid] = useState<Said | null>(null);
  const hours = menu?.opening_hours;
  useEffect(() => {
    const at = new Date();
    if (!supplier || !hours) return;
    const [before, now] = [hoursAt({ hours: supplier.hours, at }), hoursAt({ hours, at })];
    if (isSame(before, now)) return;
    supplier.hours = hours;
    tellHours(hours);
    lookNow();
    setSaid(newsOf({ before, now, at }));
  }, [supplier, hours]);
  return said && t(said);
}
