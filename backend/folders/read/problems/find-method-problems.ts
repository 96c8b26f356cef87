import type { Currency } from '@/lib/domain/money/currencies';
import { fitsCurrency, fitsService } from '@/lib/domain/payments/payment-methods';
import { fitsTenant } from '@/lib/domain/payments/providers';
import type { Country } from '@/lib/domain/tenant/countries';
import type { YamlFile } from '../files/read-yaml';
import type { BranchesFile } from '../tenant-schema';
import type { Problem } from './problems';

type Place = { country: Country; currency: Currency };

/** A provider and a way to pay belong to countries (rule payments/providers). */
function findCountryProblems({ value, at }: YamlFile<BranchesFile>, place: Place): Problem[] {
  const { country, currency } = place;
  return (value ?? []).flatMap(({ payment_methods: methods, payment_provider: provider }, index) => [
    ...methods
      .map(({ method }) => method)
      .filter((method) => !fitsCurrency(method, currency))
      .map((method) => ({
        ...at([index, 'payment_methods']),
        message: `${method} cannot be paid in ${currency}`,
      })),
    ...(provider && !fitsTenant(provider, place)
      ? [
          {
            ...at([index, 'payment_provider']),
            message: `${provider} does not take ${currency} in ${country}`,
          },
        ]
      : []),
  ]);
}

export function findMethodProblems(file: YamlFile<BranchesFile>, place: Place): Problem[] {
  const { value, at } = file;
  const problems = (value ?? []).flatMap(({ services, payment_methods: methods }, index) =>
    services.flatMap((service) => {
      const listed = methods.filter((one) => one.services.includes(service)).map(({ method }) => method);
      if (listed.length === 0 || listed.some((method) => fitsService({ method, service }))) return [];
      const message = `lists for ${service} only ${listed.join(', ')}, which ${service} cannot be paid with`;
      return [{ ...at([index, 'payment_methods']), message }];
    }),
  );
  return [...problems, ...findCountryProblems(file, place)];
}
