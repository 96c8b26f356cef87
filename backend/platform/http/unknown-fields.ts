const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Paths of what a body holds and its schema does not know: parsing leaves it out. Nothing that was sent is dropped in silence
 * (rule platform/unknown-fields). A `customer_id` is taken anywhere (rule tenant/customer-id).
 */
export function listUnknownFields({
  sent,
  parsed,
  at = [],
}: {
  sent: unknown;
  parsed: unknown;
  at?: readonly string[];
}): string[] {
  if (!isObject(sent) || !isObject(parsed)) return [];
  return Object.entries(sent).flatMap(([name, value]) => {
    const path = [...at, name];
    if (!Object.hasOwn(parsed, name)) return name === 'customer_id' ? [] : [path.join('.')];
    return listUnknownFields({ sent: value, parsed: parsed[name], at: path });
  });
}
