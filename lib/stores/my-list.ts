import { CART_LINES, LINE_COUNT } from '@/lib/domain/cart/line-limits';
import type { StateOf, Stores } from './create-stores';

type OnTable = StateOf<'ontable'>;
type ListLine = OnTable['list'][number];

const NAME_LENGTH = 300;
const NOTHING: readonly ListLine[] = [];

/** The diner's list at a branch (rule table/my-list). */
export const listAt = ({ list, listOf }: OnTable, supplierId: number): readonly ListLine[] =>
  listOf === supplierId ? list : NOTHING;

/** A list of another branch is dropped: its dishes are not sold here. */
export function addToList({
  stores,
  supplierId,
  dish: { id, name },
}: {
  stores: Pick<Stores, 'ontable'>;
  supplierId: number;
  dish: { id: number; name: string };
}): void {
  const list = listAt(stores.ontable.getState(), supplierId);
  const met = list.find((line) => line.id === id);
  if (met) setListCount({ stores, id, count: met.count + 1 });
  if (met || list.length >= CART_LINES) return;
  const line = { id, name: name.slice(0, NAME_LENGTH), count: 1 };
  stores.ontable.setState({ list: [...list, line], listOf: supplierId });
}

/** 0 takes it off. */
export function setListCount({
  stores,
  id,
  count,
}: {
  stores: Pick<Stores, 'ontable'>;
  id: number;
  count: number;
}): void {
  const counted = stores.ontable
    .getState()
    .list.map((line) => (line.id === id ? { ...line, count: Math.min(count, LINE_COUNT) } : line));
  stores.ontable.setState({ list: counted.filter((line) => line.count > 0) });
}

export function clearList(stores: Pick<Stores, 'ontable'>): void {
  stores.ontable.setState({ list: [], listOf: null });
}
