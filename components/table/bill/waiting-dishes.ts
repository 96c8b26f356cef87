import type { Account, SentLine } from '@/lib/contract/table/account';
import { isAwaited } from '@/lib/domain/table/rounds';

const printDishes = ({ rounds }: Account, isMeant: (line: SentLine) => boolean): string =>
  rounds
    .flatMap(({ lines }) => lines.filter(isMeant))
    .map(({ count, name }) => `${count} × ${name}`)
    .join(', ');

/** The dishes that wait until the table or a waiter calls them (rule table/courses), for example «2 × Limonada, 1 × Brownie»; empty for nothing. */
export const waitingDishes = (account: Account): string =>
  printDishes(account, ({ later }) => later === true);

/** The dishes that the kitchen makes, or is to make, for the table; empty for nothing. */
export const awaitedDishes = (account: Account): string =>
  printDishes(account, (line) => isAwaited(line) && !line.later);
