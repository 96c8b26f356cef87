/** A compiled sentence is a list, and whole. */
const isTree = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lays one tree of texts over another; what the upper one lacks stays as it is below. */
export function overlay<T extends object>(below: T, above: object): T {
  const entries = Object.entries(above).map(([key, value]) => {
    const under = (below as Record<string, unknown>)[key];
    return [key, isTree(value) && isTree(under) ? overlay(under, value) : value];
  });
  return { ...below, ...Object.fromEntries(entries) };
}
