import { listPictures } from '@/backend/stored/list-pictures';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { pictureName } from './picture-name';
import { printBranches } from './print-branches';
import { printCategories } from './print-categories';
import { printCoverage } from './print-coverage';
import { printCoupons, printGuests, printPopups, printTables } from './print-lists';
import { printMenu } from './print-menu';
import { printOptions } from './print-options';
import { printTenant } from './print-tenant';
import type { Printed } from './printed';
import { UnsayableError } from './unsayable';

export type PrintedFolder = {
  /** Texts by the name of their file. */
  texts: Record<string, string>;
  /** The stored files, by hash and width, that go into `images/`. */
  pictures: { name: string; hash: string; width: number }[];
};

const printTexts = (bundle: TenantBundle): Printed => ({
  ...printTenant(bundle),
  ...printBranches(bundle),
  ...printCategories(bundle),
  ...printMenu(bundle),
  ...printOptions(bundle),
  ...printCoverage(bundle),
  ...printCoupons(bundle),
  ...printPopups(bundle),
  ...printTables(bundle),
  ...printGuests(bundle),
});

/**
 * A tenant as a folder whose import changes nothing (rule tenant/export). Secrets are not in it: accounts at gateways.
 * @returns its files, or a sentence about something that no folder can say
 */
export function printFolder(bundle: TenantBundle): PrintedFolder | { fault: string } {
  try {
    const texts = Object.entries(printTexts(bundle)).flatMap(([name, text]) =>
      text === null ? [] : [[name, text] as const],
    );
    const pictures = listPictures(bundle).map(({ hash, width, height }) => ({
      name: pictureName({ hash, width, height }),
      ...{ hash, width },
    }));
    return { texts: Object.fromEntries(texts), pictures };
  } catch (error) {
    if (error instanceof UnsayableError) return { fault: error.message };
    throw error;
  }
}
