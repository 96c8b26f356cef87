import type { BundleOptionGroup } from '@/backend/stored/tenant-bundle';
import type { OptionGroup } from '@/lib/contract/menu/menu';
import type { GroupRule, OptionRule } from '@/lib/domain/menu/options/option-limits';

/** Options and groups with what most tests say nothing of. */
export const optionRule = (own: Partial<OptionRule> & { id: number }): OptionRule => ({
  priceMinor: 0,
  max: 1,
  available: true,
  textMax: null,
  groups: [],
  ...own,
});

export const groupRule = ({
  options,
  ...own
}: Partial<Omit<GroupRule, 'options'>> & {
  options: readonly (Partial<OptionRule> & { id: number })[];
}): GroupRule => ({
  id: 1,
  min: 0,
  max: 1,
  free: 0,
  priceRule: 'sum',
  ...own,
  options: options.map(optionRule),
});

type WireOption = OptionGroup['options'][number];
export const wireOption = (own: Partial<WireOption> & { id: number }): WireOption => ({
  name: `Option ${own.id}`,
  price: 0,
  max: 1,
  available: true,
  is_default: false,
  text_max: null,
  ...own,
});
export const wireGroup = (own: Partial<OptionGroup>): OptionGroup => ({
  id: 1,
  name: 'Group',
  min: 0,
  max: 1,
  free: 0,
  price_rule: 'sum',
  options: [],
  ...own,
});

type BundleOption = BundleOptionGroup['options'][number];
export const bundleOption = (own: Partial<BundleOption> & { key: string }): BundleOption => ({
  name: { es: own.key },
  priceMinor: 0,
  max: 1,
  available: true,
  isDefault: false,
  textMax: null,
  groups: [],
  ...own,
});
export const bundleGroup = (own: Partial<BundleOptionGroup> & { key: string }): BundleOptionGroup => ({
  name: { es: own.key },
  min: 0,
  max: 1,
  free: 0,
  priceRule: 'sum',
  options: [],
  ...own,
});
