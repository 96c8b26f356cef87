import { useEffect } from 'react';
import { setOrderHidden, showChoice } from '@/lib/browser/menu-markup/menu';
import { useSlice, useVisit } from '@/lib/browser/visit-provider';
import { choiceAtBranch, toServiceChoice } from '@/lib/domain/branches/service-choice';
import { isOrderable } from '@/lib/domain/branches/service-support';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { menuAddressOf } from '@/lib/domain/menu/menu-address';
import type { View } from '@/lib/domain/tenant/views';
import { chooseService, chosenService } from '@/lib/stores/choose-service';

const ORDERED_AT_HOME = ['delivery', 'take_away', 'schedule'] as const satisfies readonly ServiceChoice[];
/** Screens that a branch's home is ordered from. */
const HOME_VIEWS: readonly View[] = ['Home', 'Product', 'MainCategories', 'SubCategories'];
const isOrderedAtHome = (choice: ServiceChoice) => isOrderable(choice) && menuAddressOf(choice) === 'home';

/**
 * A branch's home is ordered from for one service: the chosen one, else the first that the branch has. At the table a
 * product's page does not offer to order it.
 */
export function useHomeService(): void {
  const { screen, stores } = useVisit();
  const choice = useSlice('order', ({ service, subservice }) =>
    service === null ? null : toServiceChoice({ service, subservice }),
  );
  useEffect(() => {
    const { supplier, view } = screen;
    if (!supplier || !HOME_VIEWS.includes(view)) return;
    const now = choiceAtBranch({ choice: chosenService(stores), offered: supplier.services });
    // Its other addresses are the same for the table, whose service they leave alone.
    if (view !== 'Home' && menuAddressOf(now) !== 'home') return;
    if (now && isOrderedAtHome(now)) return;
    const first = ORDERED_AT_HOME.find((one) => supplier.services.includes(one));
    if (first) chooseService({ stores, choice: first });
  }, [screen, stores]);
  useEffect(() => {
    // By the stores: the effect before may have chosen another service.
    const isAtTable = choice !== null && menuAddressOf(chosenService(stores)) !== 'home';
    setOrderHidden(isAtTable);
  }, [choice, stores]);
  useEffect(() => {
    showChoice(choice);
  }, [choice]);
}
