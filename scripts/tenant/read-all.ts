/** All that a list of staff says, page by page; of what stands beside it, the first page's. */
export async function readAll<P, R extends { at: string }>({
  read,
  rowsOf,
}: {
  read: (query: { before?: string }) => Promise<P>;
  rowsOf: (page: P) => R[];
}): Promise<{ first: P; rows: R[] }> {
  const first = await read({});
  const rows = [...rowsOf(first)];
  for (let last = rows.at(-1); last; ) {
    const next = rowsOf(await read({ before: last.at }));
    rows.push(...next);
    last = next.at(-1);
  }
  return { first, rows };
}

export const minuteOf = (at: string): string => at.slice(0, 16).replace('T', ' ');
export const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
