'use client';

import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { menuAddressOf, menuPath } from '@/lib/domain/menu/menu-address';
import { useSlice } from './app-provider';

/** The branch's menu for the chosen service (rule menu/addresses). */
export function useMenuPath(slug: string): string {
  const menuAddress = useSlice('order', ({ service, subservice }) =>
    menuAddressOf(service === null ? null : toServiceChoice({ service, subservice })),
  );
  return menuPath({ slug, menuAddress });
}
