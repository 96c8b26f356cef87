import { foldText } from '@/lib/domain/text/search-text';

type Searched = {
  id: number;
  number: number | null;
  pick_up: { number: number; code: string } | null;
  seat: { label: string } | null;
  contact: { name: string; phone: string } | null;
  products: readonly { name: string; member: string | null }[];
};

const DIGITS = /^\d+$/;
/** Fewer of a phone's digits would find half of the evening. */
const LEAST_DIGITS = 3;

/** A word is a number of the order, of its turn or of its table, the last digits of a phone, or a part of a name. */
function holds({ order, word }: { order: Searched; word: string }): boolean {
  const { number, id, pick_up: pickUp, seat, contact, products } = order;
  const labels = [String(number ?? id), pickUp?.number.toString(), pickUp?.code, seat?.label];
  if (labels.some((label) => label !== undefined && foldText(label) === word)) return true;
  if (DIGITS.test(word))
    return word.length >= LEAST_DIGITS && (contact?.phone.replace(/\D/g, '').endsWith(word) ?? false);
  const names = [contact?.name, ...products.flatMap(({ name, member }) => [name, member])];
  return names.some((name) => name && foldText(name).includes(word));
}

/** The orders that hold each of the words (rule staff/search); all of them for none. */
export function findOrders<Order extends Searched>({
  orders,
  query,
}: {
  orders: readonly Order[];
  query: string;
}): Order[] {
  const words = foldText(query).replace(/#/g, '').split(' ').filter(Boolean);
  return orders.filter((order) => words.every((word) => holds({ order, word })));
}
