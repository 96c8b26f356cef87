'use client';

import { useEffect } from 'react';
import { menuPath, placeOfService, takesOrders } from '@/lib/domain/menu-place';
import { choiceAtBranch, toServiceChoice } from '@/lib/domain/service-choice';
import { newMenuAddress } from '@/lib/tenancy/new-menu-address';
import { useSlice, useVisit } from '@/lib/visit/visit-provider';
import { NEW_MENU_ID } from './new-menu-mark';

/**
 * Screens that serve the home and the table alike follow the service that only the browser knows: links lead to
 * its menu, the table's shows no way to order, and the new menu gets its diners (decisions 21 and 111).
 */
export function ServiceFollower() {
  const { supplier } = useVisit().screen;
  const chosen = useSlice('order', ({ service, subservice }) =>
    service === null ? null : toServiceChoice({ service, subservice }),
  );
  const choice = choiceAtBranch({ choice: chosen, offered: supplier?.services ?? [] });
  useEffect(() => {
    if (!supplier || choice === null) return;
    const template = document.getElementById(NEW_MENU_ID)?.dataset.template;
    const query = new URLSearchParams(location.search);
    const address =
      template && choice === 'on_table'
        ? newMenuAddress({ template, supplierSlug: supplier.slug, query })
        : null;
    if (address) {
      location.replace(address);
      return;
    }
    const place = placeOfService(choice);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-menu-link]')) {
      link.href = menuPath({ slug: supplier.slug, place });
    }
    const isReadOnly = !takesOrders({ place, services: supplier.services });
    document.getElementById('menu')?.classList.toggle('menu-read-only', isReadOnly);
  }, [supplier, choice]);
  return null;
}
