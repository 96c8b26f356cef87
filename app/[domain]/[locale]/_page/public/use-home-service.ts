import { useEffect } from 'react';
import { setOrderHidden, showChoice } from '@/lib/browser/menu-markup/chosen-service';
import { useSlice, useVisit } from '@/lib/browser/visit-provider';
import { choiceAtBranch, toServiceChoice } from '@/lib/domain/branches/service-choice';
import { isOrderable } from '@/lib/domain/branches/service-support';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { menuAddressOf } from '@/lib/domain/menu/menu-address';
import type { View } from '@/lib/domain/tenant/views';
import { chooseService, chosenService } from '@/lib/stores/choose-service';

const ORDERED_AT_HOME = ['delivery', 'take_away', 'schedule'] as const satisfies readonly ServiceChoice[];
const HOME_VIEWS: readonly View[] = ['Home', 'Product', 'MainCategories', 'SubCategories'];
const isOrderedAtHome = (choice: ServiceChoice) => isOrderable(choice) && menuAddressOf(choice) === 'home';

/** The home is ordered for the chosen service, else the branch's first. The table's product pages take no orders. */
export function useHomeService(): void {
  const { screen, stores } = useVisit();
  const choice = useSlice('order', ({ service, subservice }) =>
    service === null ? null : toServiceChoice({ service, subservice }),
  );
  useEffect(() => {
    const { supplier, view } = screen;
    if (!supplier || !HOME_VIEWS.includes(view)) return;
    const now = choiceAtBranch({ choice: chosenService(stores), offered: supplier.services });
    // The table uses these screens too.
    if (view !== 'Home' && menuAddressOf(now) !== 'home') return;
    if (now && isOrderedAtHome(now)) return;
    const first = ORDERED_AT_HOME.find((one) => supplier.services.includes(one));
    if (first) chooseService({ stores, choice: first });
  }, [screen, stores]);
  useEffect(() => {
    // Read from the stores: the effect above may have changed it.
    const isAtTable = choice !== null && menuAddressOf(chosenService(stores)) !== 'home';
    setOrderHidden(isAtTable);
  }, [choice, stores]);
  useEffect(() => {
    showChoice(choice);
  }, [choice]);
}
