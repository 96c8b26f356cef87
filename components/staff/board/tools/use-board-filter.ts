import { useCallback } from 'react';
import { useKeptChoice } from '@/components/staff/use-kept-choice';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { type BoardFilter, filterOrders, NO_STATION } from '@/lib/domain/staff/stations';

export type BoardFilterChoice = BoardFilter & {
  stations: readonly string[];
  onStation: (station: string | null) => void;
  onService: (service: string | null) => void;
  /** One grid, the longest waiting first, instead of the columns. */
  isByAge: boolean;
  onByAge: (isByAge: boolean) => void;
};

/** A kept station that the branch has no more is all of them. */
export function useBoardFilter({ slug, stations }: { slug: string; stations: readonly string[] }) {
  const [kept, onStation] = useKeptChoice(slug, 'station');
  const [service, onService] = useKeptChoice(slug, 'service');
  const isThere = kept !== null && stations.length > 0 && [...stations, NO_STATION].includes(kept);
  const station = isThere ? kept : null;
  const chosen: BoardFilter = { station, service };
  const [view, setView] = useKeptChoice(slug, 'view');
  const onByAge = (isByAge: boolean) => setView(isByAge ? 'age' : null);
  const fields: BoardFilterChoice = {
    ...{ ...chosen, stations, onStation, onService },
    ...{ isByAge: view === 'age', onByAge },
  };
  return {
    chosen,
    fields,
    filter: useCallback(
      (orders: readonly StaffOrder[]) => filterOrders({ orders, station, service }),
      [station, service],
    ),
  };
}
