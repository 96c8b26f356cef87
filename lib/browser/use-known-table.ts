'use client';

import { useState } from 'react';
import type { TableKind } from '@/lib/domain/table/table-visit';
import { tableAt } from '@/lib/stores/known-table';
import { useApp, useSlice } from './app-provider';

/** The label of the diner's table, or room, at the page's branch (rule table/code). */
export function useKnownTable(kind: TableKind): string | null {
  const supplierId = useApp().screen.supplier?.id ?? 0;
  const [now] = useState(() => new Date());
  return useSlice('ontable', (state) => tableAt({ state, supplierId, kind, now }));
}
