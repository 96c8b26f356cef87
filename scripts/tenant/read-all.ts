import type { Operator } from './ask-backend';

/** All that a list of the operator's says, page by page; of what stands beside it, the first page's. */
export async function readAll<P, R extends { at: string }>({
  slug,
  name,
  operator,
  rowsOf,
}: {
  slug: string;
  name: string;
  operator: Operator;
  rowsOf: (page: P) => R[];
}): Promise<{ first: P; rows: R[] }> {
  const path = `tenants/${encodeURIComponent(slug)}/${name}`;
  const first = (await operator.call('GET', path)) as P;
  const rows = rowsOf(first);
  for (let last = rows.at(-1); last; ) {
    const next = rowsOf((await operator.call('GET', `${path}?before=${encodeURIComponent(last.at)}`)) as P);
    rows.push(...next);
    last = next.at(-1);
  }
  return { first, rows };
}

export const minuteOf = (at: string): string => at.slice(0, 16).replace('T', ' ');
export const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
