import { BACKEND_PORT, HOST } from '@/scripts/bench/stage/stage';
import { createHttpClient, visitor } from './http-client';
import { assertNoneFailed } from './run-load';
import { enterShop, own } from './shop';

const EVERY_MS = 50;

type Visits = { times: number[]; failed: number };

/** The config and an addition to a cart in turns, until stopped. */
export async function createNeighbour() {
  const { call } = createHttpClient(BACKEND_PORT);
  const host = HOST;
  const { branch, pick, createDiner } = await enterShop({ host, call });
  const diner = await createDiner();
  const visit = (index: number) =>
    index % 2 === 0
      ? call({ host, path: '/domain/config.json', headers: visitor(index) })
      : call({
          host,
          method: 'POST',
          path: '/shopping_cart/add_product_cart',
          headers: { ...visitor(index), ...own(diner) },
          body: {
            product: { id: pick(0), count: 1 },
            purchase_id: null,
            data_purchase: { service: 'delivery', supplier_id: branch.id },
          },
        });
  return async function visitUntil(isOver: (calls: number) => boolean): Promise<Visits> {
    const times: number[] = [];
    const failures: Error[] = [];
    const running: Promise<void>[] = [];
    for (let index = 0; !isOver(index); index += 1) {
      const start = performance.now();
      running.push(
        visit(index).then(
          () => void times.push(performance.now() - start),
          (error: Error) => void failures.push(error),
        ),
      );
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
    await Promise.all(running);
    assertNoneFailed({ times, failures });
    return { times, failed: 0 };
  };
}
