import { useEffect } from 'react';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { setOrderHidden, showChoice } from '@/lib/browser/menu-markup/chosen-service';
import { setMenuReadOnly } from '@/lib/browser/menu-markup/menu';
import { useMenuOffer } from '@/lib/browser/use-menu-offer';
import { choiceAtBranch, toServiceChoice } from '@/lib/domain/branches/service-choice';
import { hasMenu } from '@/lib/domain/branches/service-support';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { menuAddressOf } from '@/lib/domain/menu/menu-address';
import type { View } from '@/lib/domain/tenant/views';
import { chooseService, chosenService } from '@/lib/stores/choose-service';

/** Services by preference: screens that all services share are for the first one that the branch has. */
const FIRST = [
  'delivery',
  'take_away',
  'schedule',
  'on_table',
  'grab_and_go',
  'room',
] as const satisfies readonly ServiceChoice[];
const HOME_VIEWS: readonly View[] = ['Home', 'Product', 'MainCategories', 'SubCategories'];

/** The home is ordered for the chosen service, else for the branch's first. */
export function useHomeService(): void {
  const { screen, stores } = useApp();
  const choice = useSlice('order', ({ service, subservice }) =>
    service === null ? null : toServiceChoice({ service, subservice }),
  );
  const { canOrder } = useMenuOffer();
  useEffect(() => {
    const { supplier, view } = screen;
    if (!supplier || !HOME_VIEWS.includes(view)) return;
    const offered = supplier.services.filter(hasMenu);
    const now = choiceAtBranch({ choice: chosenService(stores), offered });
    const first = FIRST.find((one) => offered.includes(one));
    // The table uses these screens too, and the home where it is all that there is.
    const isItsOwn = view !== 'Home' || (first !== undefined && menuAddressOf(first) !== 'home');
    if (now !== null && (menuAddressOf(now) === 'home' || isItsOwn)) return;
    if (first) chooseService({ stores, choice: first });
  }, [screen, stores]);
  useEffect(() => {
    setMenuReadOnly(!canOrder);
    setOrderHidden(!canOrder);
  }, [canOrder]);
  useEffect(() => {
    showChoice(choice);
  }, [choice]);
}
