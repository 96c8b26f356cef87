import { useKeptChoice } from '@/components/staff/use-kept-choice';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { type BoardFilter, filterOrders } from '@/lib/domain/staff/stations';

export type BoardFilterChoice = BoardFilter & {
  stations: readonly string[];
  onStation: (station: string | null) => void;
  onService: (service: string | null) => void;
};

/** A kept station that the branch has no more is all of them. */
export function useBoardFilter({ slug, stations }: { slug: string; stations: readonly string[] }) {
  const [kept, onStation] = useKeptChoice(slug, 'station');
  const [service, onService] = useKeptChoice(slug, 'service');
  const station = kept !== null && stations.includes(kept) ? kept : null;
  const chosen: BoardFilter = { station, service };
  const fields: BoardFilterChoice = { ...chosen, stations, onStation, onService };
  return {
    chosen,
    fields,
    filter: (orders: readonly StaffOrder[]) => filterOrders({ orders, ...chosen }),
  };
}
