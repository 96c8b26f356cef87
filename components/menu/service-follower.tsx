'use client';

import { useEffect } from 'react';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { readNewMenu, turnMenuLinks } from '@/lib/browser/menu-markup/chosen-service';
import { choiceAtBranch, toServiceChoice } from '@/lib/domain/branches/service-choice';
import { menuAddressOf, menuPath } from '@/lib/domain/menu/menu-address';
import { newMenuAddress } from '@/lib/tenancy/new-menu-address';

/** Adapts screens shared by home and table to the chosen service (rule table/new-menu, rule menu/addresses). */
export function ServiceFollower() {
  const { supplier } = useApp().screen;
  const chosen = useSlice('order', ({ service, subservice }) =>
    service === null ? null : toServiceChoice({ service, subservice }),
  );
  const choice = choiceAtBranch({ choice: chosen, offered: supplier?.services ?? [] });
  useEffect(() => {
    if (!supplier || choice === null) return;
    const template = readNewMenu();
    const query = new URLSearchParams(location.search);
    const address =
      template && choice === 'on_table'
        ? newMenuAddress({ template, supplierSlug: supplier.slug, query })
        : null;
    if (address) {
      location.replace(address);
      return;
    }
    turnMenuLinks(menuPath({ slug: supplier.slug, menuAddress: menuAddressOf(choice) }));
  }, [supplier, choice]);
  return null;
}
