import type { OrderStatus } from '@/lib/domain/orders/order-states';
import { SLUG } from '@/lib/domain/text/slug';
import { isIdle, type LineStage } from './stages';

export const MOST_STATION = 30;
const NAME = /^\p{L}[\p{L}\p{M}\p{N}.&'’-]*( [\p{L}\p{M}\p{N}.&'’-]+)*$/u;

/** The name that a restaurant gives a place of its kitchen: parrilla, Café, Parrilla fría (rule staff/stations). */
export const isStation = (name: string): boolean => NAME.test(name) && name.length <= MOST_STATION;

/** Equal for names that differ in capitals, accents, blanks and hyphens alone, which are one station to who reads them. */
export const stationKey = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** A name is read as it is written, and a word of lower-case letters, `parrilla-norte`, as «Parrilla norte». */
export const stationName = (station: string): string => {
  if (!SLUG.test(station)) return station;
  const words = station.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Chosen for what has no station; no station is called so. */
export const NO_STATION = '-';

/** Null: of every station, of every service; `NO_STATION`: of none. */
export type BoardFilter = { station: string | null; service: string | null };

type Line = { station: string | null };

/** A line without a station is on no station's board: a cook who sees it takes it for their own, and so does the next. */
export const isOfStation = (line: Line, station: string | null): boolean =>
  station === null || (line.station ?? NO_STATION) === station;

/** The orders of a service in which the station makes something. */
export const filterOrders = <O extends { service: string; products: readonly Line[] }>({
  orders,
  station,
  service,
}: BoardFilter & { orders: readonly O[] }): O[] =>
  orders
    .filter((order) => service === null || order.service === service)
    .filter(({ products }) => station === null || products.some((line) => isOfStation(line, station)));

const TO_MAKE: readonly OrderStatus[] = ['in_progress', 'accepted', 'preparation'];

type Option = {
  name: string;
  count: number;
  text?: string | null | undefined;
  options?: readonly Option[] | undefined;
};
type Dish = Line & {
  product_id: number;
  name: string;
  count: number;
  options: readonly Option[];
  comment: string;
  struck?: boolean;
  stage?: LineStage | null;
};

/** The options of a dish on one line, as the kitchen reads them. */
export function optionsText(options: readonly Option[]): string {
  return options
    .map(({ name, count, text, options: inside = [] }) => {
      const counted = `${count > 1 ? `${count} × ` : ''}${name}${text ? `: ${text}` : ''}`;
      return inside.length > 0 ? `${counted} (${optionsText(inside)})` : counted;
    })
    .join(', ');
}

/** A line is the same object until it changes: its words are put together once. */
const written = new WeakMap<Dish, { key: string; text: string }>();
function writeDish(dish: Dish): { key: string; text: string } {
  const before = written.get(dish);
  if (before) return before;
  const text = optionsText(dish.options);
  const after = { key: JSON.stringify([dish.product_id, text, dish.comment]), text };
  written.set(dish, after);
  return after;
}

export type ToMake = { key: string; name: string; options: string; comment: string; count: number };

/**
 * Counts what is still to be made: equal dishes with equal options and notes are one, the most first. What is cancelled, over, ready or
 * on its way is left out, and so is a line that somebody has struck, that was taken off, or that waits to be called.
 */
export function countToMake({
  orders,
  station,
}: {
  orders: readonly { status: OrderStatus; products: readonly Dish[] }[];
  station: string | null;
}): ToMake[] {
  const counts = new Map<string, ToMake>();
  for (const { status, products } of orders) {
    if (!TO_MAKE.includes(status)) continue;
    for (const dish of products) {
      if (dish.struck || isIdle(dish) || !isOfStation(dish, station)) continue;
      const { name, count, comment } = dish;
      const { key, text } = writeDish(dish);
      const before = counts.get(key)?.count ?? 0;
      counts.set(key, { key, name, options: text, comment, count: before + count });
    }
  }
  return [...counts.values()].sort(
    (one, other) => other.count - one.count || one.name.localeCompare(other.name),
  );
}
