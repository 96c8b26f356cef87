import { useEffect } from 'react';
import { useApp } from '@/lib/browser/app-provider';
import { isFinal } from '@/lib/clients/api-error';
import type { TableVisit } from '@/lib/contract/table/calls';
import { useTableVisit } from '@/lib/queries/table/table';
import { leaveTable, moveTo } from '@/lib/stores/known-table';

/** Ends a visit that has ended on the server: a renewed code, a table or room that is gone. Follows a move by staff. */
export function useOwnVisit(): TableVisit | undefined {
  const { stores } = useApp();
  const { data, error } = useTableVisit();
  const isOver = data === null || (error !== null && isFinal(error));
  useEffect(() => {
    if (isOver) leaveTable(stores);
  }, [isOver, stores]);
  useEffect(() => {
    if (data) moveTo(stores, data);
  }, [data, stores]);
  return data ?? undefined;
}
