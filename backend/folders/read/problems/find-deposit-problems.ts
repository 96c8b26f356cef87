import type { Currency } from '@/lib/domain/money/currencies';
import { toMajor, toMinor } from '@/lib/domain/money/money';
import { isGatewayMethod } from '@/lib/domain/payments/payment-methods';
import { isBelowLeast, leastChargeMinor, takesMethod } from '@/lib/domain/payments/providers';
import { type Problem, type Said, say } from '@/lib/domain/shop/problem';
import type { YamlFile } from '../files/read-yaml';
import type { BranchesFile } from '../tenant-schema';

type Branch = BranchesFile[number];
type Found = Said & { path: PropertyKey[] };

/** It is paid online alone, like what is paid first at a table. */
function findWayProblems({
  online_pay: online,
  payment_methods: methods,
  payment_provider: provider,
}: Branch): Found[] {
  if (!online.includes('book')) return [{ path: [], ...say('deposit_offline') }];
  const isPaid = methods.some(
    ({ method, services }) =>
      services.includes('book') &&
      isGatewayMethod(method) &&
      provider !== null &&
      takesMethod(provider, method),
  );
  if (isPaid) return [];
  return [{ path: [], ...say('deposit_unpaid') }];
}

/** The smallest that is asked for must be charged (rule payments/least-charge). */
function findAmountProblems({ booking, payment_provider: provider }: Branch, currency: Currency): Found[] {
  const { per_person: each, from_people: people } = booking?.deposit ?? { per_person: 0, from_people: 0 };
  const least = leastChargeMinor({ provider, currency });
  const amount = (toMinor({ amount: each, currency }) ?? 0) * people;
  if (least === null || !isBelowLeast({ amount, least })) return [];
  const major = (amountMinor: number) => toMajor({ amountMinor, currency });
  const values = { amount: major(amount), people, provider: provider ?? '', least: major(least), currency };
  return [{ path: ['per_person'], ...say('deposit_small', values) }];
}

/** (rule booking/deposit) */
export function findDepositProblems({ value, at }: YamlFile<BranchesFile>, currency: Currency): Problem[] {
  return (value ?? []).flatMap((branch, index) => {
    const { booking } = branch;
    if (!booking?.deposit) return [];
    const { from_people: from } = booking.deposit;
    const beyond: Found[] =
      from > booking.max_people
        ? [{ path: ['from_people'], ...say('deposit_people', { given: from, most: booking.max_people }) }]
        : [];
    const found = [...beyond, ...findWayProblems(branch), ...findAmountProblems(branch, currency)];
    return found.map(({ path, ...said }) => ({ place: at([index, 'booking', 'deposit', ...path]), ...said }));
  });
}
