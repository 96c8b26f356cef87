import type { Language } from '@/lib/domain/tenant/countries';
import { loadMessages } from './load-messages';
import { parseLocale } from './parse-locale';

/** The groups of texts that the screens of staff read, besides their own, which begin with `Staff`. */
const SHARED: readonly string[] = [
  'Allergens',
  'Day',
  'Errors',
  'Hours',
  'Menu',
  'Methods',
  'Order',
  'Place',
  'Problems',
  'Product',
  'Seals',
  'Services',
  'ShopFields',
];
export const isOfStaff = (group: string): boolean => group.startsWith('Staff') || SHARED.includes(group);

export async function loadStaffTexts(lang: Language) {
  const texts = await loadMessages(parseLocale(lang));
  return Object.fromEntries(Object.entries(texts).filter(([group]) => isOfStaff(group)));
}
