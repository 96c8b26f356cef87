import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { textColumns } from '../read/files/read-cells';
import { SERVED_COLUMNS, type Served } from '../read/read-served';
import { listCell, printRows, textCells } from './cells';
import { imageCell, type Printed } from './printed';

export const servedCells = (served: Served | null) =>
  served === null
    ? {}
    : {
        served_days: listCell(served.days),
        served_from: served.from ?? '',
        served_to: served.to ?? '',
      };

/** `categories.csv`; the order of its lines is that of the menu. */
export function printCategories({ categories, language }: TenantBundle): Printed {
  const inOrder = [...categories].sort((one, other) => one.position - other.position);
  const text = printRows({
    required: ['key', `name_${language}`],
    optional: [
      'parent',
      ...textColumns('name').filter((column) => column !== `name_${language}`),
      ...textColumns('description'),
      'image',
      'station',
      ...SERVED_COLUMNS,
    ],
    rows: inOrder.map(({ key, parentKey, name, description, image, station, served }) => ({
      key,
      parent: parentKey ?? '',
      ...textCells('name', name),
      ...textCells('description', description),
      image: imageCell(image),
      station: station ?? '',
      ...servedCells(served),
    })),
  });
  return { 'categories.csv': text ?? `key,name_${language}\n` };
}
