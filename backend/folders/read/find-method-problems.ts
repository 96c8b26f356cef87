import type { Currency } from '@/lib/domain/money/currencies';
import { fitsService } from '@/lib/domain/payments/payment-methods';
import { fitsCurrency, takesCurrency } from '@/lib/domain/payments/providers';
import type { Problem } from './problems';
import type { YamlFile } from './read-yaml';
import type { BranchesFile } from './tenant-schema';

/** A provider and a way to pay belong to countries (rule payments/providers). */
function findCurrencyProblems({ value, at }: YamlFile<BranchesFile>, currency: Currency): Problem[] {
  return (value ?? []).flatMap(({ payment_methods: methods, payment_provider: provider }, index) => [
    ...methods
      .map(({ method }) => method)
      .filter((method) => !fitsCurrency(method, currency))
      .map((method) => ({
        ...at([index, 'payment_methods']),
        message: `${method} cannot be paid in ${currency}`,
      })),
    ...(provider && !takesCurrency(provider, currency)
      ? [{ ...at([index, 'payment_provider']), message: `${provider} does not take ${currency}` }]
      : []),
  ]);
}

export function findMethodProblems(file: YamlFile<BranchesFile>, currency: Currency): Problem[] {
  const { value, at } = file;
  const problems = (value ?? []).flatMap(({ services, payment_methods: methods }, index) =>
    services.flatMap((service) => {
      const listed = methods.filter((one) => one.services.includes(service)).map(({ method }) => method);
      if (listed.length === 0 || listed.some((method) => fitsService({ method, service }))) return [];
      const message = `lists for ${service} only ${listed.join(', ')}, which ${service} cannot be paid with`;
      return [{ ...at([index, 'payment_methods']), message }];
    }),
  );
  return [...problems, ...findCurrencyProblems(file, currency)];
}
