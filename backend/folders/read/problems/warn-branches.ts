import type { BundleBranch, TenantBundle } from '@/backend/stored/tenant-bundle';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { SERVICE_OF_TARGET, type ServiceChoice } from '@/lib/domain/branches/services';
import { type Problem, type Said, type ShopPlace, say } from '@/lib/domain/shop/problem';
import type { Country } from '@/lib/domain/tenant/countries';
import { DAY_MINUTES, toMinutes } from '@/lib/domain/time/clock-time';

const WEEK_MINUTES = WEEKDAYS.length * DAY_MINUTES;

/** Nothing is ordered of a branch that is only booked. */
const takesOrders = ({ services }: BundleBranch) => services.some((service) => service !== 'book');

/** Times of the week, in minutes since Monday's midnight. */
const spansOf = ({ days, open, close }: BundleBranch['weekly'][number]) =>
  days.map((day) => {
    const start = WEEKDAYS.indexOf(day) * DAY_MINUTES + toMinutes(open);
    const length = (toMinutes(close) - toMinutes(open) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
    return { start, end: start + length };
  });

const isForAlike = (one: readonly ServiceChoice[] | null, other: readonly ServiceChoice[] | null) =>
  one === null || other === null || one.some((service) => other.includes(service));

/** Whether two spans of the week have a minute in common, over its end too. */
const meet = (one: { start: number; end: number }, other: { start: number; end: number }) =>
  [-WEEK_MINUTES, 0, WEEK_MINUTES].some((by) => one.start < other.end + by && other.start + by < one.end);

/** @returns the first two shifts of the week that run at one time for one service */
function findOverlap({ weekly }: BundleBranch) {
  for (const [index, shift] of weekly.entries())
    for (const other of weekly.slice(index + 1))
      if (isForAlike(shift.services, other.services))
        for (const span of spansOf(shift))
          if (spansOf(other).some((one) => meet(span, one))) return [shift, other] as const;
  return null;
}

/** The time zones of a country; empty where the platform does not know them. */
function zonesOf(country: Country): readonly string[] {
  const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?(): string[];
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

type Warning = Said & { field: string };

function warnOfBranch(branch: BundleBranch): Warning[] {
  const { slug } = branch;
  const [shift, other] = findOverlap(branch) ?? [];
  return [
    ...(takesOrders(branch) && branch.weekly.length === 0 && branch.exceptions.length === 0
      ? [{ field: 'hours', ...say('hours_none', { branch: slug }) }]
      : []),
    ...(takesOrders(branch) && branch.paymentMethods.length === 0
      ? [{ field: 'payment_methods', ...say('methods_none', { branch: slug }) }]
      : []),
    ...(shift && other
      ? [
          {
            field: 'hours',
            ...say('shifts_meet', {
              ...{ branch: slug, open: shift.open, close: shift.close },
              ...{ other_open: other.open, other_close: other.close },
            }),
          },
        ]
      : []),
  ];
}

/** A place may write its zone by an older name, which is no other place. */
const placeOf = (timezone: string) =>
  new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;

function warnOfZone({
  branch: { slug, timezone },
  country,
}: {
  branch: BundleBranch;
  country: Country;
}): Warning[] {
  const known = zonesOf(country).map(placeOf);
  return known.length === 0 || known.includes(placeOf(timezone))
    ? []
    : [{ field: 'timezone', ...say('zone_foreign', { branch: slug, timezone, country }) }];
}

/** Buttons and links that lead to something that no branch offers are not shown. */
function warnOfButtons({
  branches,
  links,
  linktree,
}: Pick<TenantBundle, 'branches' | 'links' | 'linktree'>): Warning[] {
  const offered = new Set(branches.flatMap(({ services }) => services));
  const nobody = (service: ServiceChoice) => !offered.has(service);
  const targets = linktree.flatMap(({ target }) =>
    target in SERVICE_OF_TARGET ? [SERVICE_OF_TARGET[target as keyof typeof SERVICE_OF_TARGET]] : [],
  );
  return [
    ...links.filter(nobody).map((service) => ({ field: 'links', ...say('link_unserved', { service }) })),
    ...targets
      .filter(nobody)
      .map((service) => ({ field: 'linktree', ...say('button_unserved', { service }) })),
  ];
}

type Given = Pick<TenantBundle, 'branches' | 'links' | 'linktree' | 'country'>;

const tellIn =
  (file: string, of: ShopPlace) =>
  ({ field, ...said }: Warning): Problem => ({ place: { file, of: { ...of, field: [field] } }, ...said });

/** Branches that could not sell, or whose hours are hardly meant. */
export const warnOfBranches = (bundle: Given): Problem[] => [
  ...bundle.branches.flatMap((branch) =>
    [...warnOfBranch(branch), ...warnOfZone({ branch, country: bundle.country })].map(
      tellIn('branches.yaml', { kind: 'branch', key: branch.slug }),
    ),
  ),
  ...warnOfButtons(bundle).map(tellIn('tenant.yaml', { kind: 'tenant', key: 'tenant' })),
];
