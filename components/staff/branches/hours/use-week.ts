import { useState } from 'react';
import { usePlace } from '@/components/staff/editing/fields/use-place';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import {
  isOfServices,
  toSpans,
  type WeekRow,
  type WeekSpans,
  withWeek,
} from '@/lib/domain/shop/week/week-spans';

type Services = readonly ServiceChoice[] | null;
const wordOf = (services: Services): string => services?.join() ?? '';

/** The week of a branch for the services of one choice, which is edited at a time. */
export function useWeek({ slug, services }: { slug: string; services: readonly ServiceChoice[] }) {
  const { value, set, error } = usePlace({ kind: 'branch', key: slug, field: ['weekly'] });
  const rows = (value ?? []) as WeekRow<ServiceChoice>[];
  const [word, choose] = useState('');
  const kept: Services[] = [
    null,
    ...services.map((service) => [service]),
    ...rows.map((row) => row.services),
  ];
  const choices = kept.filter(
    (one, index) => kept.findIndex((other) => isOfServices({ services: one }, other)) === index,
  );
  const chosen = choices.find((one) => wordOf(one) === word) ?? null;
  return {
    ...{ error, choose, chosen },
    choices: choices.map((one) => ({
      services: one,
      word: wordOf(one),
      isEmpty: !rows.some((row) => isOfServices(row, one)),
    })),
    week: toSpans(rows, chosen),
    paint: (week: WeekSpans) => set(withWeek(rows, chosen, week)),
  };
}
export type EditedWeek = ReturnType<typeof useWeek>;
