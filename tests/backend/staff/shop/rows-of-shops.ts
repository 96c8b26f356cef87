import { join } from 'node:path';
import type { Facts, Row } from '../rows-of-links';

/** The change that was made last with `--json`. */
const lastChange = ({ made }: Facts): string => {
  const last: { id?: number; change?: { id: number } } | undefined = made.at(-1);
  return String(last?.change?.id);
};

/** The commands that read and change a restaurant as its owner does on the screen. */
export const shopRows = (folder: string): Record<string, Row[]> => ({
  check: [
    [
      ({ generated }) => [join(folder, generated), '--lang', 'es'],
      ({ generated }) =>
        new RegExp(`^${generated}: importar no cambiaría nada, 0 productos, 0 precios(\n|$)`),
    ],
    [() => [join(folder, 'nowhere'), '--lang', 'pt'], () => /nowhere: esta pasta não existe$/],
  ],
  diff: [
    [
      ({ generated }) => [join(folder, generated)],
      ({ generated }) => new RegExp(`^${generated} stands as the folder says.$`),
    ],
  ],
  products: [
    [
      ({ generated }) => [generated],
      () => /^sku +name +category +centro\np0001 +.+ \d+\np0002 .+ \d+\np0003 .+ \d+$/,
    ],
    [
      ({ generated }) => [generated, '--csv'],
      () => /"sku";"name";"category";"centro"\n"p0001";"[^"]+";"[^"]+";\d+\n/,
    ],
  ],
  price: [
    [
      ({ generated }) => [generated, 'p0001', '20.000', '--yes'],
      () => /^p0001 costs 20000 COP\. Change \d+\.$/,
    ],
    [({ generated }) => [generated, 'p0001', '20000', '--branch', 'centro'], () => /^It stood so already\.$/],
    [
      ({ generated }) => [generated, 'p0001', '200000'],
      () => /^menu\.csv: .+ p0001 20000 → 200000.*\nRepeat it with --yes if that is meant\.$/,
    ],
    [
      ({ generated }) => [generated, 'p0001', '21000', '--json'],
      () => /^\{"outcome":"done","change":\{"id":\d+/,
    ],
    [({ generated }) => [generated, 'p001', '1'], () => /^There is no product p001; did you mean p0001\?$/],
    [({ generated }) => [generated, 'p0001', 'veinte'], () => /^"veinte" is no amount in COP\.$/],
    [
      ({ generated }) => [generated, 'p0001', '1', '--branch', 'centros'],
      () => /^p0001 is not sold at centros; did you mean centro\?$/,
    ],
  ],
  undo: [
    [
      (facts) => [facts.generated, lastChange(facts)],
      (facts) =>
        new RegExp(`^Change ${lastChange(facts)} of ${facts.generated} is taken back\\. Change \\d+\\.$`),
    ],
    [
      (facts) => [facts.generated, lastChange(facts)],
      () => /^That change was undone already\. \(change_undone\)$/,
    ],
    [({ generated }) => [generated, 'p0001'], () => /^A change is named by its number\.$/],
  ],
  history: [
    [
      ({ generated }) => [generated],
      (facts) =>
        new RegExp(
          `^change +at \\(UTC\\) +by +kind +of\\n\\d+ .+ operator +undo +1 product +undoes ${lastChange(facts)}\\n${lastChange(facts)} .+ operator +edit +1 product +undone by \\d+\\n(.*\\n)*\\d+ .+ operator +import +.*cannot be undone$`,
        ),
    ],
  ],
});
