import { join } from 'node:path';
import type { Row } from './rows-of-links';

/** The commands that write and read the folders of tenants. */
export const folderRows = (folder: string): Record<string, Row[]> => ({
  generate: [
    [
      ({ generated }) => [generated, '--products', '3', '--out', folder],
      ({ generated }) => new RegExp(`/${generated}: 3 products$`),
    ],
  ],
  // A menu that is converted is read by documented-commands.test.ts.
  convert: [
    [
      ({ generated }) => [join(folder, generated, 'menu.csv'), '--to', join(folder, generated)],
      () => /menu\.csv is a menu\.csv already: put it into the folder as it is\.$/,
    ],
  ],
  import: [
    [
      ({ generated }) => [join(folder, generated)],
      ({ generated }) =>
        new RegExp(
          `^${generated}: [1-9]\\d* new, 0 changed, 0 removed\n(.+\n)?${generated}: importing…(\n|$)`,
        ),
    ],
    [
      ({ generated }) => [join(folder, generated), '--lang', 'es'],
      ({ generated }) => new RegExp(`^${generated}: 0 nuevos, 0 cambiados, 0 quitados\n`),
    ],
    [
      () => [join(folder, 'nowhere'), '--lang', 'pt'],
      () => /nowhere: esta pasta não existe\n.*nowhere não foi importado\./,
    ],
  ],
  export: [
    [
      ({ generated }) => [generated, '--out', join(folder, `out-${generated}`)],
      ({ generated }) => new RegExp(`^${generated}: 7 files and 0 pictures in .*/out-${generated}$`),
    ],
  ],
});
