type Option = { option_id: number; name: string; options?: readonly Option[] | undefined };
type Line = { product_supplier_id: number; name: string; options: readonly Option[] };
export type OrderPart = { kind: 'product' | 'option'; id: number; name: string };

const partsOf = ({ option_id: id, name, options = [] }: Option): OrderPart[] => [
  { kind: 'option', id, name },
  ...options.flatMap(partsOf),
];

/** Lists what an order is made of: each dish with its options behind it, once (rule menu/sold-out). */
export function listOrderParts(lines: readonly Line[]): OrderPart[] {
  const all = lines.flatMap(({ product_supplier_id: id, name, options }): OrderPart[] => [
    { kind: 'product', id, name },
    ...options.flatMap(partsOf),
  ]);
  return all.filter(
    ({ kind, id }, index) => all.findIndex((one) => one.kind === kind && one.id === id) === index,
  );
}
