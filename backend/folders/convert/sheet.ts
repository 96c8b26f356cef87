/** A table as another program wrote it: words by the name of their column. */
export type Sheet = { header: string[]; rows: string[][] };
export type Row = (...names: readonly string[]) => string;

const plain = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** @returns of each row a function that gives the first cell that is not empty under these names, in any case and accent */
export function readRows({ header, rows }: Sheet): Row[] {
  const at = new Map<string, number>();
  for (const [index, name] of header.entries()) if (!at.has(plain(name))) at.set(plain(name), index);
  return rows.map((cells) => (...names) => {
    for (const name of names) {
      const index = at.get(plain(name));
      const cell = index === undefined ? '' : (cells[index] ?? '').trim();
      if (cell !== '') return cell;
    }
    return '';
  });
}

export const hasColumns = ({ header }: Sheet, ...names: readonly string[]): boolean => {
  const known = new Set(header.map(plain));
  return names.every((name) => known.has(plain(name)));
};

/** Columns whose name holds something of its own, as `Price Downtown` or `Price [Norte]`. @returns what they hold, with the whole name */
export function columnsLike({ header }: Sheet, pattern: RegExp): { name: string; own: string }[] {
  return header.flatMap((name) => {
    const own = pattern.exec(name.trim())?.[1]?.trim();
    return own ? [{ name, own }] : [];
  });
}
