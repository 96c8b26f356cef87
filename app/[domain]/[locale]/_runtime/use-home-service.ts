import { useEffect } from 'react';
import { placeOfService } from '@/lib/domain/menu-place';
import { isOrderable } from '@/lib/domain/service-support';
import type { ServiceChoice } from '@/lib/domain/services';
import { chooseService, chosenService } from '@/lib/stores/choose-service';
import { useSlice, useVisit } from '@/lib/visit/visit-provider';

const ORDERED_AT_HOME = ['delivery', 'take_away', 'schedule'] as const satisfies readonly ServiceChoice[];
const isOrderedAtHome = (choice: ServiceChoice) => isOrderable(choice) && placeOfService(choice) === 'home';

/** A branch's home is ordered from for one service: the chosen one, else the first that the branch has. */
export function useHomeService(): void {
  const { screen, stores } = useVisit();
  const service = useSlice('order', ({ service: chosen }) => chosen);
  useEffect(() => {
    const { supplier, view } = screen;
    if (!supplier || (view !== 'Home' && view !== 'Product')) return;
    const now = chosenService(stores);
    // A product's address is the same for the table, whose service it leaves alone.
    if (view === 'Product' && placeOfService(now) !== 'home') return;
    if (now && supplier.services.includes(now) && isOrderedAtHome(now)) return;
    const first = ORDERED_AT_HOME.find((one) => supplier.services.includes(one));
    if (first) chooseService({ stores, choice: first });
  }, [screen, stores]);
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLElement>('.switch a')) {
      link.setAttribute('aria-current', String(link.dataset.choice === service));
    }
  }, [service]);
}
