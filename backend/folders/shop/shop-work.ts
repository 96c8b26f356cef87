import type { ShopPort } from '@/backend/stored/shop-port';
import { countChange } from '@/lib/domain/shop/count-change';
import { exportTenant } from '../export-tenant';
import { printStored, printStoredSheet } from '../print-stored';
import { editShop } from './edit-shop';
import { examineEdit, type ShopDeps } from './examine-edit';
import { makeShop } from './make-shop';
import { readMenuFile } from './read-menu-file';
import { readShop } from './read-shop';

/** Reads and edits restaurants in this program. The caller of `change` has locked the tenant. */
export const createShopWork = (deps: ShopDeps): ShopPort => ({
  read: (asked) => readShop({ db: deps.db, asked }),
  change: (edit) => editShop(deps, edit),
  async check(edit) {
    const examined = await examineEdit(deps, edit);
    if (examined.outcome !== 'ready') return examined;
    const { questions, warnings, patches } = examined;
    return { outcome: 'ready', questions, warnings, counts: countChange(patches) };
  },
  make: (shop) => makeShop(deps, shop),
  export: (asked) => exportTenant({ db: deps.db, ...asked }),
  print: (asked) => printStored({ db: deps.db, ...asked }),
  printSheet: (asked) => printStoredSheet({ db: deps.db, ...asked }),
  readMenuFile: (asked) => readMenuFile(deps, asked),
});
