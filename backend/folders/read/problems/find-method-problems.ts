import type { Currency } from '@/lib/domain/money/currencies';
import { fitsCurrency, fitsService } from '@/lib/domain/payments/payment-methods';
import { fitsTenant } from '@/lib/domain/payments/providers';
import { type Problem, say } from '@/lib/domain/shop/problem';
import type { Country } from '@/lib/domain/tenant/countries';
import type { YamlFile } from '../files/read-yaml';
import type { BranchesFile } from '../tenant-schema';

type Place = { country: Country; currency: Currency };

/** A provider and a way to pay belong to countries (rule payments/providers). */
function findCountryProblems({ value, at }: YamlFile<BranchesFile>, place: Place): Problem[] {
  const { country, currency } = place;
  return (value ?? []).flatMap(({ payment_methods: methods, payment_provider: provider }, index) => [
    ...methods
      .map(({ method }) => method)
      .filter((method) => !fitsCurrency(method, currency))
      .map((method) => ({
        place: at([index, 'payment_methods']),
        ...say('method_currency', { method, currency }),
      })),
    ...(provider && !fitsTenant(provider, place)
      ? [
          {
            place: at([index, 'payment_provider']),
            ...say('provider_country', { provider, currency, country }),
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
      const said = say('methods_unfit', { service, methods: listed.join(', ') });
      return [{ place: at([index, 'payment_methods']), ...said }];
    }),
  );
  return [...problems, ...findCountryProblems(file, place)];
}
