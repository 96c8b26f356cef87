/** Lays one tree of texts over another; what the upper one lacks stays as it is below. */
export function overlay<T extends object>(below: T, above: object): T {
  const entries = Object.entries(above).map(([key, value]) => {
    const under = (below as Record<string, unknown>)[key];
    const nested = typeof value === 'object' && value !== null && typeof under === 'object' && under !== null;
    return [key, nested ? overlay(under, value) : value];
  });
  return { ...below, ...Object.fromEntries(entries) };
}
