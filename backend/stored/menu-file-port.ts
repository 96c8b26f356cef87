import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import type { LeftOut, Matching, MenuSource, SheetFault } from '@/lib/domain/shop/menu-file';
import type { PlacedProblem } from './shop-port';

/** A menu from elsewhere: a table, or a list that somebody pasted. */
export type MenuFileAsked = {
  slug: string;
  kind: 'table' | 'list';
  bytes: Uint8Array;
  /** For a table of somebody's own; null: the columns' names are trusted. */
  matching: Matching | null;
};

type Facts = {
  source: MenuSource;
  columns: { name: string; samples: string[] }[];
  /** Null: the program that wrote it is known. */
  matching: Matching | null;
};
export type MenuFileRead =
  | { outcome: 'fault'; fault: string }
  | { outcome: 'unreadable'; fault: SheetFault }
  | ({ outcome: 'problems'; problems: PlacedProblem[]; more: number } & Facts)
  | ({
      outcome: 'read';
      left: { what: LeftOut; count: number; names: string[] }[];
      menu: Pick<Shop, 'categories' | 'optionGroups' | 'products'>;
      pictures: { sku: string; url: string }[];
    } & Facts);
