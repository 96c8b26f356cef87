import { fitsService } from '@/lib/domain/payments/payment-methods';
import type { Problem } from './problems';
import type { YamlFile } from './read-yaml';
import type { BranchesFile } from './tenant-schema';

export function findMethodProblems({ value, at }: YamlFile<BranchesFile>): Problem[] {
  return (value ?? []).flatMap(({ services, payment_methods: methods }, index) =>
    services.flatMap((service) => {
      const listed = methods.filter((one) => one.services.includes(service)).map(({ method }) => method);
      if (listed.length === 0 || listed.some((method) => fitsService({ method, service }))) return [];
      const message = `lists for ${service} only ${listed.join(', ')}, which ${service} cannot be paid with`;
      return [{ ...at([index, 'payment_methods']), message }];
    }),
  );
}
