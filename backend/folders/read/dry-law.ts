import * as z from 'zod';
import type { DryPeriod } from '@/lib/domain/menu/dry-law';
import { type Problem, say } from '@/lib/domain/shop/problem';
import { isCalendarDate } from '@/lib/domain/time/calendar-date';
import { CLOCK_TIME } from '@/lib/domain/time/clock-time';
import type { YamlFile } from './files/read-yaml';
import { asMessage } from './problems/said-in-zod';
import type { BranchesFile, TenantFile } from './tenant-schema';

const isLocalHour = (text: string): boolean =>
  text[10] === ' ' && isCalendarDate(text.slice(0, 10)) && CLOCK_TIME.test(text.slice(11));
const localHour = z.string().refine(isLocalHour, asMessage(say('hour_form')));

/** A field of `tenant.yaml` (rule menu/dry-law). */
export const dryLawSchema = z
  .array(
    z
      .strictObject({ city: z.string().min(1).max(80), from: localHour, to: localHour })
      .refine(({ from, to }) => from < to, { path: ['to'], error: asMessage(say('ends_early')) }),
  )
  .max(200)
  .default([]);

/** A name that is written otherwise would forbid nothing. */
export function findDryLawProblems({
  tenant: { value, at },
  branches,
}: {
  tenant: YamlFile<TenantFile>;
  branches: BranchesFile;
}): Problem[] {
  const cities = new Set(branches.map(({ city }) => city));
  return (value?.dry_law ?? []).flatMap(({ city }, index) =>
    cities.has(city)
      ? []
      : [{ place: at(['dry_law', index, 'city']), ...say('city_unknown', { given: city }) }],
  );
}

export const dryPeriodsOf = ({ dry_law: all }: TenantFile, city: string): DryPeriod[] =>
  all.filter((one) => one.city === city).map(({ from, to }) => ({ from, to }));
