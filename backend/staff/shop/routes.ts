import { countCall } from '@/backend/platform/http/count-call';
import type { AppDeps } from '@/backend/platform/http/environment';
import type { OnCall } from '@/backend/platform/http/register-call';
import * as calls from '@/lib/contract/staff/shop/calls';
import * as changeCalls from '@/lib/contract/staff/shop/change-calls';
import { listCouponUses } from '@/lib/contract/staff/shop/coupon-calls';
import * as draftCalls from '@/lib/contract/staff/shop/draft-calls';
import { readMenuFile } from '@/lib/contract/staff/shop/menu-file-calls';
import { addShopPicture } from '@/lib/contract/staff/shop/picture-calls';
import { UPLOADS } from '@/lib/domain/shop/uploaded-pictures';
import { addShopPicture as addPicture } from './add-picture';
import { changeShop, checkShop, undoShopChange } from './change-shop';
import { getShop } from './get-shop';
import { getShopChange, listShopChanges } from './list-changes';
import { listCouponUses as listUses } from './list-coupon-uses';
import { getLookDraft, putLookDraft } from './look-draft';
import { readMenuFile as readFile } from './read-menu-file';

const DAY_MINUTES = 24 * 60;

/** Registers the editor of the restaurant (rule tenant/change). @param counted left out: pictures are not counted */
export function registerShop({ on, counted }: { on: OnCall; counted: AppDeps | undefined }): void {
  on(addShopPicture, async ({ ctx, file, visitor }) => {
    if (counted)
      await countCall({
        ...{ deps: counted, bucket: 'shop-pictures', of: String(ctx.instance.id) },
        ...{ perMinute: UPLOADS.perDay / DAY_MINUTES, burst: UPLOADS.atOnce },
      });
    return addPicture({ ctx, input: { file, visitor } });
  });
  on(readMenuFile, ({ ctx, body, file }) => readFile({ ctx, input: { ...body, file } }));
  on(calls.getShop, ({ ctx, query }) => getShop({ ctx, input: query }));
  on(listCouponUses, ({ ctx }) => listUses({ ctx }));
  on(draftCalls.getLookDraft, ({ ctx }) => getLookDraft({ ctx }));
  on(draftCalls.putLookDraft, ({ ctx, body }) => putLookDraft({ ctx, input: body }));
  on(changeCalls.changeShop, ({ ctx, body }) => changeShop({ ctx, input: body }));
  on(changeCalls.checkShop, ({ ctx, body }) => checkShop({ ctx, input: body }));
  on(changeCalls.undoShopChange, ({ ctx, params, body }) =>
    undoShopChange({ ctx, input: { id: params.id, ...body } }),
  );
  on(changeCalls.listShopChanges, ({ ctx, query }) => listShopChanges({ ctx, input: query }));
  on(changeCalls.getShopChange, ({ ctx, params }) => getShopChange({ ctx, input: params }));
}
