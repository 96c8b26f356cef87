import type { Order } from '@/lib/contract/orders/orders';
import type { PayingBackend } from '@/tests/support/shops/gateway';
import type { Diner } from '@/tests/support/shops/shop';
import type { MoneyShop } from './money-shops';

/** One purchase and all who act on it. */
export type Play = MoneyShop & {
  paying: PayingBackend;
  proofs: readonly Buffer[];
  owner: Diner;
  payers: Diner[];
  order: Order;
  /** One of a list, by the seed. */
  pick: <T>(list: readonly T[]) => T;
  key: string;
  /** Brings back charges that the gateway does not know of for a while. */
  forgotten: (() => void)[];
  /** Money that came to the branch's bank for a payment, in minor units, as staff saw it. */
  arrived: Map<number, number>;
  /** Ends the next work that reaches a checkpoint, as a killed server would. */
  cut: () => void;
};

/** Until it is answered by a server that lives. */
export async function press<T extends { status: number }>(call: () => Promise<T>): Promise<T> {
  const answer = await call();
  return answer.status === 500 ? call() : answer;
}
