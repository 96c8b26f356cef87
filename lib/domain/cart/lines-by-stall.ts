type Stall = { id: number; name: string };

/**
 * Lines of a stall stand together, in the order in which the first of each came; `begins` names the stall of the first one.
 * With a single stall nothing is named (rule table/court).
 */
export function linesByStall<L>({
  lines,
  stallOf,
}: {
  lines: readonly L[];
  stallOf: (line: L) => Stall | null;
}): { line: L; begins: string | null }[] {
  const idOf = (line: L) => stallOf(line)?.id ?? null;
  const order = [...new Set(lines.map(idOf))];
  return order.flatMap((id) =>
    lines
      .filter((line) => idOf(line) === id)
      .map((line, place) => ({
        line,
        begins: order.length > 1 && place === 0 ? (stallOf(line)?.name ?? null) : null,
      })),
  );
}
