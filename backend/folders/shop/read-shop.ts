import type { Database } from '@/backend/platform/database/database';
import { ownPartOf } from '@/backend/stored/own-part-of';
import type { ShopAsked, ShopRead } from '@/backend/stored/shop-port';
import type { ShopAnswer } from '@/lib/contract/staff/shop/calls';
import { UnsayableError } from '../print/unsayable';
import { readUnlocked } from '../stored/read-unlocked';
import { toShop } from './to-shop';

/**
 * A tenant as the document that its owner edits (rule tenant/change), written as JSON where it is read: ten thousand products are then
 * one text on their way. @throws Error for a tenant that does not exist
 */
export async function readShop({ db, asked }: { db: Database; asked: ShopAsked }): Promise<ShopRead> {
  const { slug, own, parts } = asked;
  const { bundle, version } = await readUnlocked({ db, slug });
  if (!bundle) throw new Error(`there is no tenant ${slug}`);
  const { country, currency, domains, status } = bundle;
  try {
    const entries = Object.entries(ownPartOf(toShop(bundle), own)).filter(([part]) => parts.includes(part));
    const answer: ShopAnswer = {
      version,
      facts: { slug, country, currency, domains, status },
      own_branches: own && [...own],
      shop: Object.fromEntries(entries),
    };
    return { text: JSON.stringify(answer) };
  } catch (error) {
    if (error instanceof UnsayableError) return { fault: error.message };
    throw error;
  }
}
