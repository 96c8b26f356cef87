'use client';

import { SaveCsv } from '@/components/staff/save-csv';
import { useClosePlace } from './close-place';
import { type Figured, useFiguresTable } from './use-figures-table';

/** Saves readings or closes as a table. @param name of the file */
export function SaveFigures({ name, list }: { name: string; list: readonly Figured[] }) {
  const { currency } = useClosePlace();
  const tableOf = useFiguresTable();
  return <SaveCsv {...{ name, currency }} table={() => tableOf(list)} />;
}
