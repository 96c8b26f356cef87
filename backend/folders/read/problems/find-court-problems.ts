import type { YamlFile } from '../files/read-yaml';
import type { BranchesFile } from '../tenant-schema';
import type { Problem } from './problems';

type Branch = BranchesFile[number];

const COUNTERS = ['on_table', 'grab_and_go'] as const;

/** The fields that all stalls of a court must share: they are paid together. */
const SHARED = ['timezone', 'payment_provider'] as const;

function findOwnProblems({ services, on_table_class: onTableClass }: Branch) {
  const sells = COUNTERS.some((service) => services.includes(service));
  return [
    ...(onTableClass === 'checkout_plazoleta'
      ? []
      : [
          {
            field: 'on_table_class',
            message: `is ${onTableClass}; a branch in a food court must have checkout_plazoleta`,
          },
        ]),
    ...(sells
      ? []
      : [
          {
            field: 'services',
            message: `must include ${COUNTERS.join(' or ')}: a food court sells nothing else`,
          },
        ]),
  ];
}

const findSharedProblems = (branch: Branch, first: Branch) =>
  SHARED.filter((field) => branch[field] !== first[field]).map((field) => ({
    field,
    message: `differs from ${first.slug}'s, which is in the same court, ${branch.court}: its stalls are paid together`,
  }));

/** (rule table/court) */
export function findCourtProblems({ value, at }: YamlFile<BranchesFile>): Problem[] {
  const branches = value ?? [];
  return branches.flatMap((branch, index) => {
    const { court } = branch;
    if (court === null) return [];
    const stalls = branches.filter((one) => one.court === court);
    const alone = {
      field: 'court',
      message: `"${court}" has only one branch; a food court needs two or more`,
    };
    const problems = [
      ...(stalls.length > 1 ? [] : [alone]),
      ...findOwnProblems(branch),
      ...findSharedProblems(branch, stalls[0] ?? branch),
    ];
    return problems.map(({ field, message }) => ({ ...at([index, field]), message }));
  });
}
