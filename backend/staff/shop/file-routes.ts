import type { Hono } from 'hono';
import type { Context } from '@/backend/context';
import { countCall } from '@/backend/platform/http/count-call';
import type { AppDeps, AppEnv } from '@/backend/platform/http/environment';
import { answerFile } from '@/backend/staff/proof-routes';
import { saveFolder, saveProducts } from './save-shop';

/** A restaurant is taken along a few times a year; each time all of it is read. */
const SAVED = { perMinute: 2, burst: 10 };

/** Registers what the restaurant is taken along as (rule tenant/export). */
export function registerShopFiles({ app, deps }: { app: Hono<AppEnv>; deps: AppDeps }): void {
  const counted = async (ctx: Context) => {
    await countCall({ deps, bucket: 'shop-files', of: String(ctx.instance.id), ...SAVED });
    return ctx;
  };
  const whole = { deps, scope: 'shop:write', branch: 'whole' } as const;
  app.get('/staff/shop/folder.zip', (c) =>
    answerFile({
      ...{ c, ...whole, type: 'application/zip' },
      name: () => `${c.var.instance.slug}.zip`,
      see: async (ctx) => saveFolder(await counted(ctx)),
    }),
  );
  app.get('/staff/shop/products.xlsx', (c) =>
    answerFile({
      ...{ c, ...whole, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
      name: () => `${c.var.instance.slug}.xlsx`,
      see: async (ctx) => saveProducts(await counted(ctx)),
    }),
  );
}
