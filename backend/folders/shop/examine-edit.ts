import type { Database } from '@/backend/platform/database/database';
import type { EditRefusal, PlacedProblem, PlacedQuestion, ShopEdit } from '@/backend/stored/shop-port';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { type Shop, shopSchema } from '@/lib/contract/staff/shop/shop-schema';
import { diffShops } from '@/lib/domain/shop/diff-shops';
import { createOwnSteps } from '@/lib/domain/shop/own-steps';
import { hasOwnKey, patchShop } from '@/lib/domain/shop/patch-shop';
import type { Problem } from '@/lib/domain/shop/problem';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';
import { placeInShop } from '../print/place-in-shop';
import { printFolder } from '../print/print-folder';
import { UnsayableError } from '../print/unsayable';
import { listWarnings } from '../read/problems/list-warnings';
import { readBundle } from '../stored/read-bundle';
import { inTurns } from '../stored/read-pages';
import { findAccountsInCourts } from '../write/find-court-accounts';
import { findLosses } from '../write/find-losses';
import { findLost } from './find-lost';
import { findSteps } from './find-steps';
import { findStrangePictures } from './find-strange-pictures';
import { readPrinted } from './read-printed';
import { toBundle } from './to-bundle';
import { toShop } from './to-shop';

/** `staffHost`: the address of all tenants' people, which no tenant may have. */
export type ShopDeps = { db: Database; sendsSms: boolean; staffHost?: string | null | undefined };
export type ReadyEdit = {
  outcome: 'ready';
  /** As it stands. */
  base: TenantBundle;
  bundle: TenantBundle;
  /** The least steps that come to the same. */
  patches: ShopPatch[];
  questions: PlacedQuestion[];
  warnings: PlacedProblem[];
};

/** A person mends a few at a time. */
const MOST_TOLD = 100;

function sayShop(bundle: TenantBundle): Shop | { fault: string } {
  try {
    return toShop(bundle);
  } catch (error) {
    if (error instanceof UnsayableError) return { fault: error.message };
    throw error;
  }
}

/** The edited document. Other branches' things are not told to somebody of some branches. */
function patch({
  before,
  steps,
  own,
}: {
  before: Shop;
  steps: readonly ShopPatch[];
  own: ShopEdit['own'];
}): EditRefusal | { shop: Shop } {
  if (own && !steps.every(createOwnSteps(before, own))) return { outcome: 'not_own' };
  if (!steps.every(hasOwnKey))
    return { outcome: 'shapeless', field: 'patches', message: 'has a key that is not of its thing' };
  const patched = patchShop(before, steps);
  if (!patched.ok) {
    const told = patched.conflicts.slice(0, MOST_TOLD);
    const hide = own !== null;
    return {
      outcome: 'conflict',
      conflicts: told.map(({ stands, ...conflict }) =>
        stands === undefined || (hide && conflict.why === 'exists') ? conflict : { ...conflict, stands },
      ),
    };
  }
  const shaped = shopSchema.safeParse(patched.shop);
  if (shaped.success) return { shop: shaped.data };
  const [issue] = shaped.error.issues;
  return {
    outcome: 'shapeless',
    field: issue?.path.map(String).join('.') ?? '',
    message: issue?.message ?? 'is not of a restaurant',
  };
}

type Located = ReturnType<typeof placeInShop>;
const placedBy =
  (locate: Located) =>
  <One extends Problem>(problem: One): One & PlacedProblem => ({ ...problem, about: locate(problem.place) });

const refuse = (problems: readonly Problem[], place: ReturnType<typeof placedBy>): EditRefusal => ({
  outcome: 'problems',
  problems: problems.slice(0, MOST_TOLD).map((one) => place(one)),
  more: Math.max(0, problems.length - MOST_TOLD),
});

/** The words of a warning, wherever its line is now. */
const wordOf = ({ about, place, key, values }: PlacedProblem) =>
  JSON.stringify([about ?? place.file, key, values]);

/** Warnings that the change brings: those that stood already were told before. */
function newWarnings(given: { before: TenantBundle; after: TenantBundle; now: Date; place: Located }) {
  const { before, after, now } = given;
  const place = placedBy(given.place);
  const stood = new Set(listWarnings({ ...before, now }).map((one) => wordOf(place(one))));
  return listWarnings({ ...after, now })
    .map(place)
    .filter((one) => !stood.has(wordOf(one)));
}

/**
 * Says what an edit would come to, as the import of the edited folder would be checked; nothing is written. The caller has locked the
 * tenant, if it is to be written. @throws Error for a tenant that does not exist
 */
export async function examineEdit(
  { db, sendsSms }: ShopDeps,
  edit: ShopEdit,
): Promise<EditRefusal | ReadyEdit> {
  const { slug, now } = edit;
  const base = await readBundle({ sql: inTurns(db), slug });
  if (!base) throw new Error(`there is no tenant ${slug}`);
  const before = sayShop(base);
  if ('fault' in before) return { outcome: 'fault', ...before };
  const found = await findSteps({ db, edit });
  if ('outcome' in found) return found;
  const patched = patch({ before, steps: found.steps, own: edit.own });
  if ('outcome' in patched) return patched;
  const { shop } = patched;
  const strange = await findStrangePictures({ db, slug, before, after: shop });
  if (strange.length > 0) return { outcome: 'conflict', conflicts: strange.slice(0, MOST_TOLD) };
  const bundle = toBundle(shop, base);
  const printed = printFolder(bundle);
  if ('fault' in printed) return { outcome: 'fault', fault: printed.fault };
  const { texts } = printed;
  const locate = placeInShop({ texts });
  const place = placedBy(locate);
  const read = await readPrinted({ bundle, texts, sendsSms });
  if (!read.ok) return refuse(read.problems, place);
  const after = toShop(read.bundle);
  const lost = findLost({ wanted: shop, read: after });
  const problems = [...lost, ...(await findAccountsInCourts({ db, bundle: read.bundle }))];
  if (problems.length > 0) return refuse(problems, place);
  const losses = await db.system((sql) => findLosses({ sql, base, bundle: read.bundle }));
  return {
    outcome: 'ready',
    ...{ base, bundle: read.bundle },
    patches: diffShops(before, after),
    questions: losses.map(place),
    warnings: newWarnings({ before: base, after: read.bundle, now, place: locate }),
  };
}
