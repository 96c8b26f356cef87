import { type Answer, createLookup } from './lookup';

export type BranchPages = { products: ReadonlySet<number>; categories: ReadonlySet<number> };

export type RequestedPage = { branchId: number; list: keyof BranchPages; id: number };

/** About 20 MB. */
const MAX_IDS = 400_000;
const MAX_UNKNOWN = 5_000;
const EMPTY_WEIGHT = 20;

const lacks = (answer: Answer<BranchPages>, { list, id }: RequestedPage) =>
  answer.kind === 'found' && !answer.facts[list].has(id);

/** Refuses invented ids before rendering. Only a fresh answer refuses, so new pages are found. */
export function createPageLookup({
  load,
  now,
}: {
  load: (asked: { host: string; branchId: string }) => Promise<Answer<BranchPages>>;
  now: () => number;
}) {
  const lookup = createLookup<BranchPages>({
    now,
    most: { found: MAX_IDS, unknown: MAX_UNKNOWN },
    weigh: ({ products, categories }) => EMPTY_WEIGHT + products.size + categories.size,
    load: (key) => {
      const [host = '', branchId = ''] = key.split('/');
      return load({ host, branchId });
    },
  });
  return {
    /** False when the service fails: the page decides. */
    async isMissing({ host, page }: { host: string; page: RequestedPage }): Promise<boolean> {
      const key = `${host}/${page.branchId}`;
      return lacks(await lookup.find(key), page) && lacks(await lookup.findFresh(key), page);
    },
    outdate(host: string): void {
      for (const key of lookup.keys()) if (key.startsWith(`${host}/`)) lookup.outdate(key);
    },
  };
}
