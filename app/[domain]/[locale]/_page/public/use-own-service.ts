import { useEffect } from 'react';
import { useApp } from '@/lib/browser/app-provider';
import { CHOICES_OF, type MenuAddress, menuAddressOf } from '@/lib/domain/menu/menu-address';
import { chooseService, chosenService } from '@/lib/stores/choose-service';

/** A page that is for one address is ordered for its service again when the diner comes back from another tab (rule menu/addresses). */
export function useOwnService(): void {
  const { screen, stores } = useApp();
  useEffect(() => {
    // Safe cast: the server writes addresses alone (components/layout/screen-mark.tsx).
    const [own, ...others] = Object.keys(screen.hints) as MenuAddress[];
    const choice = own && own !== 'home' && others.length === 0 ? CHOICES_OF[own][0] : null;
    if (!choice) return;
    const take = () => {
      const isForeign = menuAddressOf(chosenService(stores)) !== own;
      if (document.visibilityState === 'visible' && isForeign) chooseService({ stores, choice });
    };
    window.addEventListener('focus', take);
    return () => window.removeEventListener('focus', take);
  }, [screen, stores]);
}
