import type { Currency } from '@/lib/domain/money/currencies';
import { toMajor, toMinor } from '@/lib/domain/money/money';
import { isGatewayMethod } from '@/lib/domain/payments/payment-methods';
import { isBelowLeast, leastChargeMinor, takesMethod } from '@/lib/domain/payments/providers';
import type { YamlFile } from '../files/read-yaml';
import type { BranchesFile } from '../tenant-schema';
import type { Problem } from './problems';

type Branch = BranchesFile[number];
type Found = { path: PropertyKey[]; message: string };

/** It is paid online alone, like what is paid first at a table. */
function findWayProblems({
  online_pay: online,
  payment_methods: methods,
  payment_provider: provider,
}: Branch): Found[] {
  if (!online.includes('book')) return [{ path: [], message: 'needs `online_pay` to include `book`' }];
  const isPaid = methods.some(
    ({ method, services }) =>
      services.includes('book') &&
      isGatewayMethod(method) &&
      provider !== null &&
      takesMethod(provider, method),
  );
  if (isPaid) return [];
  return [
    {
      path: [],
      message: 'needs an online method for `book` in `payment_methods` that `payment_provider` supports',
    },
  ];
}

/** The smallest that is asked for must be charged (rule payments/least-charge). */
function findAmountProblems({ booking, payment_provider: provider }: Branch, currency: Currency): Found[] {
  const { per_person: each, from_people: people } = booking?.deposit ?? { per_person: 0, from_people: 0 };
  const least = leastChargeMinor({ provider, currency });
  const amount = (toMinor({ amount: each, currency }) ?? 0) * people;
  if (least === null || !isBelowLeast({ amount, least })) return [];
  const [asked, charged] = [amount, least].map((amountMinor) => toMajor({ amountMinor, currency }));
  return [
    {
      path: ['per_person'],
      message: `comes to ${asked} for ${people}, and ${provider} charges ${charged} ${currency} at least`,
    },
  ];
}

/** (rule booking/deposit) */
export function findDepositProblems({ value, at }: YamlFile<BranchesFile>, currency: Currency): Problem[] {
  return (value ?? []).flatMap((branch, index) => {
    const { booking } = branch;
    if (!booking?.deposit) return [];
    const { from_people: from } = booking.deposit;
    const beyond: Found[] =
      from > booking.max_people
        ? [
            {
              path: ['from_people'],
              message: `is ${from}, which is above max_people, ${booking.max_people}`,
            },
          ]
        : [];
    const found = [...beyond, ...findWayProblems(branch), ...findAmountProblems(branch, currency)];
    return found.map(({ path, message }) => ({ ...at([index, 'booking', 'deposit', ...path]), message }));
  });
}
