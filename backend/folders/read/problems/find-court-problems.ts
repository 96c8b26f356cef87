import { type Problem, say } from '@/lib/domain/shop/problem';
import type { YamlFile } from '../files/read-yaml';
import type { BranchesFile } from '../tenant-schema';

type Branch = BranchesFile[number];

const COUNTERS = ['on_table', 'grab_and_go'] as const;

/** The fields that all stalls of a court must share: they are paid together. */
const SHARED = ['timezone', 'payment_provider'] as const;

function findOwnProblems({ services, on_table_class: onTableClass }: Branch) {
  const sells = COUNTERS.some((service) => services.includes(service));
  return [
    ...(onTableClass === 'checkout_plazoleta'
      ? []
      : [{ field: 'on_table_class', ...say('court_class', { given: onTableClass }) }]),
    ...(sells ? [] : [{ field: 'services', ...say('court_services') }]),
  ];
}

const findSharedProblems = (branch: Branch, first: Branch) =>
  SHARED.filter((field) => branch[field] !== first[field]).map((field) => ({
    field,
    ...say('court_differs', { branch: first.slug, court: branch.court ?? '' }),
  }));

/** (rule table/court) */
export function findCourtProblems({ value, at }: YamlFile<BranchesFile>): Problem[] {
  const branches = value ?? [];
  return branches.flatMap((branch, index) => {
    const { court } = branch;
    if (court === null) return [];
    const stalls = branches.filter((one) => one.court === court);
    const alone = { field: 'court', ...say('court_alone', { given: court }) };
    const problems = [
      ...(stalls.length > 1 ? [] : [alone]),
      ...findOwnProblems(branch),
      ...findSharedProblems(branch, stalls[0] ?? branch),
    ];
    return problems.map(({ field, ...said }) => ({ place: at([index, field]), ...said }));
  });
}
