import { idIn, useShownAddress } from '@/components/staff/use-shown-address';
import type { OrderQuery } from '@/lib/queries/staff/day-orders';

type Shown = { query: OrderQuery; order: number | null };
const NAMES = ['search', 'from', 'to', 'service', 'state', 'method'] as const;
const ORDER = 'order';

function read(asked: URLSearchParams): Shown {
  const text = (name: string) => asked.get(name) ?? '';
  return {
    query: {
      ...{ search: text('search'), from: text('from'), to: text('to') },
      ...{ service: text('service'), state: text('state'), method: text('method') },
    },
    order: idIn(asked, ORDER),
  };
}

function print({ query, order }: Shown): URLSearchParams {
  const asked = new URLSearchParams(
    NAMES.map((name) => [name, query[name]]).filter(([, value]) => value !== ''),
  );
  if (order !== null) asked.set(ORDER, String(order));
  return asked;
}

/** The address says what is asked for and which order is open: a reload keeps both, and the way back closes the order. */
export function useOrdersAddress() {
  const { shown, replace, push, goBack } = useShownAddress({ read, print });
  return {
    ...shown,
    ask: (query: OrderQuery) => replace({ ...shown, query }),
    open: (order: number | null) => {
      if (order === null) return goBack({ ...shown, order });
      return shown.order === null ? push({ ...shown, order }) : replace({ ...shown, order });
    },
  };
}
