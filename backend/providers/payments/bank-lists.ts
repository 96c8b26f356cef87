import type { Bank } from '@/lib/domain/payments/banks';

const LIFE_MS = 24 * 3_600_000;

/** Asks each gateway once a day; what fails is asked again at the next call (rule payments/pse). */
export function createBankLists(clock: () => Date) {
  const lists = new Map<string, { until: number; banks: Promise<Bank[]> }>();
  return function keepBanks(gateway: string, ask: () => Promise<Bank[]>): Promise<Bank[]> {
    const known = lists.get(gateway);
    if (known && clock().getTime() < known.until) return known.banks;
    const banks = ask();
    const list = { until: clock().getTime() + LIFE_MS, banks };
    lists.set(gateway, list);
    banks.catch(() => lists.get(gateway) === list && lists.delete(gateway));
    return banks;
  };
}
