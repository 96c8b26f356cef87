import { actorName } from '@/backend/actor-name';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { staffOf } from '@/backend/staff/staff-actor';
import type { EditRefusal, PlacedProblem, ShopEdit } from '@/backend/stored/shop-port';
import type { ShopChecked } from '@/lib/contract/staff/shop/change-calls';
import type { ShopOutcome, ShopProblem } from '@/lib/contract/staff/shop/told';
import { paysElsewhere } from '@/lib/domain/shop/pays-elsewhere';
import { invertPatches, type ShopPatch } from '@/lib/domain/shop/shop-patch';
import { shopOf } from './get-shop';
import { getBranchSteps, tellShopChange } from './list-changes';
import { nameChangers } from './name-changers';
import { ownSlugs } from './own-slugs';
import { refuseCards } from './refuse-cards';

/** Another change is soon over; an import may take minutes. */
const RETRY_SECONDS = 5;

export const toProblem = ({ key, values, meant, about, place }: PlacedProblem): ShopProblem => ({
  ...{ key, values, file: place.file },
  ...(meant === undefined ? {} : { meant }),
  about: about && { kind: about.kind, key: about.key, field: about.field ? [...about.field] : null },
});
const toQuestion = <One extends PlacedProblem & { id: string }>(one: One) => ({
  ...toProblem(one),
  id: one.id,
});

type Told = Extract<EditRefusal, { outcome: 'conflict' | 'problems' }>;

/** @throws what is no answer to a person who edits: forbidden, not_found, bad_request, change_undone, change_not_kept, shop_busy, shop_unsayable */
function assertTold<Result extends { outcome: string }>(
  result: Result | EditRefusal,
): asserts result is Exclude<Result, EditRefusal> | Told {
  const refusal = result as EditRefusal;
  switch (refusal.outcome) {
    case 'fault':
      throw new AppError('shop_unsayable', { message: refusal.fault });
    case 'shapeless':
      throw new AppError('bad_request', { fields: { [refusal.field]: refusal.message } });
    case 'not_own':
      throw new AppError('forbidden');
    case 'unknown':
      throw new AppError('not_found');
    case 'undone':
      throw new AppError('change_undone');
    case 'not_kept':
      throw new AppError('change_not_kept');
    case 'busy':
      throw new AppError('shop_busy', { retryAfterSeconds: RETRY_SECONDS });
  }
}

/** An owner alone may lock the restaurant, and say where transfers go. @throws shop_owner_only */
function assertOwnMoney(ctx: Context, patches: readonly ShopPatch[]): void {
  const staff = staffOf(ctx);
  if (staff && !staff.scopes.includes('instance:lock') && patches.some(paysElsewhere))
    throw new AppError('shop_owner_only');
}

/** @throws shop_owner_only, card_data_not_accepted */
function assertMay(ctx: Context, patches: readonly ShopPatch[]): void {
  assertOwnMoney(ctx, patches);
  refuseCards(patches);
}

async function change(ctx: Context, given: Pick<ShopEdit, 'steps' | 'confirms'>): Promise<ShopOutcome> {
  const { slug } = ctx.instance;
  const own = await ownSlugs(ctx);
  const result = await shopOf(ctx).change({ ...given, slug, own, actor: actorName(ctx.actor), now: ctx.now });
  assertTold(result);
  switch (result.outcome) {
    case 'conflict':
      return { outcome: 'conflict', conflicts: await nameChangers({ ctx, conflicts: result.conflicts }) };
    case 'problems':
      return { ...result, problems: result.problems.map(toProblem) };
    case 'questions':
      return { outcome: 'questions', questions: result.questions.map(toQuestion) };
    case 'done': {
      const { change: id, version } = result;
      return {
        outcome: 'done',
        change: id === null ? null : await tellShopChange({ ctx, id }),
        version,
        warnings: result.warnings.map(toProblem),
      };
    }
  }
}

/**
 * `POST /staff/shop/changes.json` (rule tenant/change). @throws forbidden for a step of another branch, shop_owner_only, card_data_not_accepted, bad_request for one that puts
 * something where it does not belong, shop_busy while an import is written, shop_unsayable for a restaurant that no folder can say
 */
export async function changeShop({
  ctx,
  input: { patches, confirms },
}: {
  ctx: Context;
  input: { patches: readonly ShopPatch[]; confirms: readonly string[] };
}): Promise<ShopOutcome> {
  assertMay(ctx, patches);
  return change(ctx, { steps: patches, confirms });
}

/** `POST /staff/shop/changes/{id}/undo.json` (rule tenant/history). @throws as `changeShop`, not_found, change_undone, change_not_kept */
export async function undoShopChange({
  ctx,
  input: { id, confirms },
}: {
  ctx: Context;
  input: { id: string; confirms: readonly string[] };
}): Promise<ShopOutcome> {
  const steps = await getBranchSteps({ ctx, id });
  assertOwnMoney(ctx, invertPatches(steps as ShopPatch[]));
  return change(ctx, { steps: { undo: Number(id) }, confirms });
}

const NOTHING: ShopChecked = {
  ...{ conflicts: [], problems: [], more: 0, questions: [], warnings: [] },
  counts: null,
};

/** `POST /staff/shop/changes/check.json` (rule tenant/change). @throws as `changeShop` */
export async function checkShop({
  ctx,
  input: { patches: steps },
}: {
  ctx: Context;
  input: { patches: readonly ShopPatch[] };
}): Promise<ShopChecked> {
  assertMay(ctx, steps);
  const own = await ownSlugs(ctx);
  const result = await shopOf(ctx).check({
    ...{ slug: ctx.instance.slug, steps, own, confirms: [], actor: actorName(ctx.actor), now: ctx.now },
  });
  assertTold(result);
  switch (result.outcome) {
    case 'conflict':
      return { ...NOTHING, conflicts: await nameChangers({ ctx, conflicts: result.conflicts }) };
    case 'problems':
      return { ...NOTHING, problems: result.problems.map(toProblem), more: result.more };
    case 'ready':
      return {
        ...NOTHING,
        questions: result.questions.map(toQuestion),
        warnings: result.warnings.map(toProblem),
        counts: result.counts,
      };
  }
}
