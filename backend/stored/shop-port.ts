import type { ShopCounts } from '@/lib/domain/shop/count-change';
import type { ShopConflict } from '@/lib/domain/shop/patch-shop';
import type { Problem, ShopPlace } from '@/lib/domain/shop/problem';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';
import type { Country, Language } from '@/lib/domain/tenant/countries';
import type { EstablishmentCategory } from '@/lib/domain/tenant/establishments';
import type { MenuFileAsked, MenuFileRead } from './menu-file-port';

/** `own`: as of an edit. `parts`: those that are read. */
export type ShopAsked = { slug: string; own: readonly string[] | null; parts: readonly string[] };
/**
 * `text`: `ShopAnswer` as JSON. `fault`: a sentence about something of the tenant that no folder can say, so that it is not edited
 * here.
 */
export type ShopRead = { text: string } | { fault: string };

/** Steps of somebody, or the change that they take back. */
export type ShopEdit = {
  slug: string;
  steps: readonly ShopPatch[] | { undo: number };
  /** The slugs of the branches that they may edit; null: all, and the whole restaurant. */
  own: readonly string[] | null;
  /** The ids of the questions that they have answered with yes. */
  confirms: readonly string[];
  /** The word for them, as `actorName` says it. */
  actor: string;
  now: Date;
};

/** With what an editor knows it by; null: the place is of no single thing. */
export type PlacedProblem = Problem & { about: ShopPlace | null };
export type PlacedQuestion = PlacedProblem & { id: string };
/** `picture`: no such picture is stored. */
export type EditConflict = Omit<ShopConflict, 'why'> & { why: ShopConflict['why'] | 'picture' };

/**
 * `shapeless`: a step puts something where it does not belong. `undone`: the change has been taken back already. `not_kept`: its steps
 * are not there to be taken back.
 */
export type EditRefusal =
  | { outcome: 'conflict'; conflicts: EditConflict[] }
  | { outcome: 'problems'; problems: PlacedProblem[]; more: number }
  | { outcome: 'fault'; fault: string }
  | { outcome: 'shapeless'; field: string; message: string }
  | { outcome: 'not_own' | 'unknown' | 'undone' | 'not_kept' | 'busy' };
type EditChecked =
  | EditRefusal
  | { outcome: 'ready'; questions: PlacedQuestion[]; warnings: PlacedProblem[]; counts: ShopCounts };
/** `change`: its id; null: all of it stood already. `version`: the newest change. */
export type EditResult =
  | EditRefusal
  | { outcome: 'questions'; questions: PlacedQuestion[] }
  | { outcome: 'done'; change: number | null; version: number; warnings: PlacedProblem[] };

/** `fault`: a sentence about something of the tenant that no folder can say. */
type NotPrinted = { ok: false; key: 'not_found' | 'conflict'; fault: string };
/** The texts of a folder by their names, and the stored pictures that go into `images/`. */
export type FolderPrinted = {
  ok: true;
  texts: Record<string, string>;
  pictures: { name: string; hash: string; width: number }[];
};
export type PrintResult = FolderPrinted | NotPrinted;
/** `bytes`: a workbook (XLSX). */
export type SheetResult = { ok: true; bytes: Uint8Array } | NotPrinted;

export type ExportReport = { slug: string; folder: string; files: number; pictures: number };
/** `fault`: a sentence for the person who asked; nothing was written. */
export type ExportResult = { ok: true; report: ExportReport } | NotPrinted;

/** A restaurant that there is not yet. `domain`: its host. `city`, `address`: of its first branch. */
export type NewShop = {
  slug: string;
  name: string;
  domain: string;
  country: Country;
  language: Language;
  category: EstablishmentCategory;
  city: string;
  address: string;
  /** The word for who makes it, as `actorName` says it. */
  actor: string;
  now: Date;
};
/** `taken`: there is one of that slug. */
export type MakeResult =
  | { outcome: 'made' | 'taken' | 'busy' }
  | { outcome: 'problems'; problems: Problem[] }
  | { outcome: 'fault'; fault: string };

/** Reads and edits a restaurant by the rules of its folder (rule tenant/change). */
export type ShopPort = {
  /** @throws Error for a tenant that does not exist */
  read(asked: ShopAsked): Promise<ShopRead>;
  /** Writes all of the steps or nothing. */
  change(edit: ShopEdit): Promise<EditResult>;
  /** Says what would become of the steps. */
  check(edit: ShopEdit): Promise<EditChecked>;
  /** Makes a restaurant, locked, with one branch and no product (rule tenant/starter). */
  make(shop: NewShop): Promise<MakeResult>;
  /** Writes the restaurant as a folder of this machine (rule tenant/export). */
  export(asked: { slug: string; folder: string }): Promise<ExportResult>;
  /** The same folder, for whoever sends it elsewhere. */
  print(asked: { slug: string }): Promise<PrintResult>;
  /** The products of the folder as a workbook. */
  printSheet(asked: { slug: string }): Promise<SheetResult>;
  /** Reads a menu from elsewhere as it would stand in the restaurant (rule tenant/menu-file). */
  readMenuFile(asked: MenuFileAsked): Promise<MenuFileRead>;
};
