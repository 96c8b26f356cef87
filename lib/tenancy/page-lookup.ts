import { type Answer, createLookup } from './lookup';

/** The ids that a branch has pages for. */
export type BranchPages = { products: ReadonlySet<number>; categories: ReadonlySet<number> };

/** The one thing of a branch that an address asks for. */
export type AskedPage = { branchId: number; list: keyof BranchPages; id: number };

/** All ids of all branches that are remembered: some 20 MB. */
const MAX_IDS = 400_000;
const MAX_UNKNOWN = 5_000;
/** What a branch costs that sells nothing. */
const EMPTY_WEIGHT = 20;

const lacks = (answer: Answer<BranchPages>, { list, id }: AskedPage) =>
  answer.kind === 'found' && !answer.facts[list].has(id);

/**
 * Remembers what branches have pages for, so that made-up ids are refused before anything is drawn. A page that is
 * known costs no call; one that is not is refused only by an answer that is still fresh, so that what has just been
 * added is found.
 */
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
    /** Whether a branch certainly has no such page; what nobody can say is left to the page itself. */
    async isMissing({ host, page }: { host: string; page: AskedPage }): Promise<boolean> {
      const key = `${host}/${page.branchId}`;
      return lacks(await lookup.find(key), page) && lacks(await lookup.findFresh(key), page);
    },
    /** Says that a host has changed: its branches are asked for again before they are believed. */
    outdate(host: string): void {
      for (const key of lookup.keys()) if (key.startsWith(`${host}/`)) lookup.outdate(key);
    },
  };
}
