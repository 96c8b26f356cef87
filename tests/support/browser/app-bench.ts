import { ApiError } from '@/lib/clients/api-error';
import type { Http } from '@/lib/clients/http';
import { getRelatedProducts } from '@/lib/contract/cart/related-products';
import { getSurveyDetail } from '@/lib/contract/feedback/calls';
import { getMenuNow } from '@/lib/contract/menu/menu-now';
import { getHelp } from '@/lib/contract/orders/help-calls';
import { listActualPurchases } from '@/lib/contract/orders/list-calls';
import { getAvoided } from '@/lib/contract/table/avoided-calls';
import type { SessionContext } from '@/lib/session/session-context';
import { createStores } from '@/lib/stores/create-stores';
import { memoryStorage } from '@/tests/support/browser/memory-storage';

/** Answers by path; an error is thrown. A list is answered in turn, its last item for ever. */
export type Answers = Record<string, unknown[]>;

export const networkError = () => new ApiError({ kind: 'network', key: 'network' });
export const httpError = (status: number, fields: Record<string, string> = {}) =>
  new ApiError({ kind: 'http', status, key: 'some_key', fields });

/** Answers without content to calls that pages make beside their purpose. */
const ASIDES = new Map<string, unknown>([
  [getRelatedProducts.path, { products: [] }],
  [listActualPurchases.path, []],
  [getHelp.path, { requests: [], can_ask: false }],
  [getSurveyDetail.path, null],
  [getAvoided.path, { mine: [], table: [] }],
  // Nothing changes.
  [getMenuNow.path, new Promise(() => undefined)],
]);

/** An app without a browser: calls and the keys they carried are recorded and answered from a list, waiting is recorded and immediate. */
export function appBench(answers: Answers) {
  const calls: { path: string; body: unknown }[] = [];
  const keys: (string | undefined)[] = [];
  /** One entry for each call, in their order. */
  const asked: unknown[] = [];
  const waits: number[] = [];
  const left = new Map(Object.entries(answers).map(([path, list]) => [path, [...list]]));
  const storage = memoryStorage();
  const stores = createStores({ openStorage: () => storage, openSpare: memoryStorage });
  const http = (async (
    call: { path: string },
    input?: { body?: unknown; query?: unknown; idempotencyKey?: string },
  ) => {
    calls.push({ path: call.path, body: input?.body });
    keys.push(input?.idempotencyKey);
    asked.push(input?.query);
    const list = left.get(call.path) ?? [ASIDES.get(call.path)];
    const answer = list.length > 1 ? list.shift() : list[0];
    if (answer instanceof Error) throw answer;
    return answer;
  }) as Http;
  const context: SessionContext = {
    http,
    stores,
    tenant: {
      id: 1,
      name: 'A',
      host: 'a.test',
      currency: 'COP',
      country: 'CO',
      lang: 'es',
      langs: ['es'],
      services: ['delivery'],
      noTip: [],
      // The branch of the recorded orders.
      suppliers: [{ id: 1, slug: 'centro', services: [] }],
      establishment: 'restaurant',
      isPreview: false,
      pixels: { google: null, meta: null },
      hasLanding: true,
      hasPolicies: false,
      includesTax: false,
      searchesPlaces: false,
    },
    screen: {
      view: 'Home',
      isPersonal: false,
      isMeasured: true,
      supplier: null,
      canOrder: false,
      hints: { home: null },
    },
    timing: {
      wait: async (ms) => void waits.push(ms),
      untilVisible: async () => undefined,
      alone: (_name, work) => work(),
    },
  };
  return { context, stores, storage, calls, keys, asked, waits, paths: () => calls.map(({ path }) => path) };
}
