import { PRICES, type Sku } from './table-room';

/** Something to eat, known by a word of its own, which is its comment. `by`: a profile; 0: staff. */
export type Dish = { word: string; by: number; sku: Sku; count: number };

/** The contents of the answers in one step. */
export type Step = {
  names: string[];
  /** Sendings that were answered with a round, or whose answer nobody knows. `by`: a profile. */
  sends: { by: number; whose: 'mine' | 'all'; isSure: boolean }[];
  /** Whom staff took off an account, profiles. */
  removed: number[];
  /** Staff closed. */
  isClosed: boolean;
};

/** Everything that anybody was told, from which the oracle says what must be so; it knows no rows and no sums of the backend. */
export type Ledger = ReturnType<typeof createLedger>;

const newStep = (): Step => ({ names: [], sends: [], removed: [], isClosed: false });

export function createLedger(seed: number) {
  const members = new Map<number, Set<number>>();
  const met = new Set<string>();
  const numbers = new Map<string, number>();
  return {
    faults: [] as string[],
    dishes: [] as Dish[],
    /** In the order in which they were opened. */
    accounts: [] as number[],
    /** Taken by staff in person, in minor units, by payment. */
    cash: new Map<number, number>(),
    step: newStep(),
    begin(...names: string[]) {
      this.step = { ...newStep(), names };
    },
    /** A dish with a word of its own; it is no one's before it is chosen. */
    draw({ by, sku, count }: Omit<Dish, 'word'>): Dish {
      const word = `plato-${seed}-${this.dishes.length}-${by}`;
      const dish = { word, by, sku, count };
      this.dishes.push(dish);
      return dish;
    },
    /** @param number in the account; null: a link let them in */
    enter(account: number, profile: number, number: number | null) {
      if (!this.accounts.includes(account)) this.accounts.push(account);
      members.set(account, (members.get(account) ?? new Set()).add(profile));
      met.add(`${account}:${profile}`);
      if (number !== null) numbers.set(`${account}:${number}`, profile);
    },
    leave(account: number, number: number): number | null {
      const profile = numbers.get(`${account}:${number}`) ?? null;
      if (profile !== null) members.get(account)?.delete(profile);
      return profile;
    },
    wasMember: (account: number, profile: number) => met.has(`${account}:${profile}`),
    isMember: (account: number, profile: number) => members.get(account)?.has(profile) === true,
  };
}

export const priceOf = ({ sku, count }: Dish): number => PRICES[sku] * count;
