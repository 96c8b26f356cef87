/** A compiled sentence is an array and stays whole. */
const isTree = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function overlay<T extends object>(below: T, above: object): T {
  const entries = Object.entries(above).map(([key, value]) => {
    const under = (below as Record<string, unknown>)[key];
    return [key, isTree(value) && isTree(under) ? overlay(under, value) : value];
  });
  return { ...below, ...Object.fromEntries(entries) };
}
