import { localizer, type SupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { PopupContent } from '@/backend/stored/stored-popup';
import type { Popup } from '@/lib/contract/tenant/popups';
import { isPopupOn } from '@/lib/domain/tenant/popups';
import { localMoment } from '@/lib/domain/time/local-moment';

type PopupRow = {
  id: number;
  services: Popup['services'];
  from: string | null;
  until: string | null;
  content: PopupContent;
};

export async function listPopups({
  sql,
  ctx,
  supplier,
}: {
  sql: Sql;
  ctx: Context;
  supplier: SupplierRow;
}): Promise<Popup[]> {
  const rows = await sql<PopupRow>(
    `select id, services, starts_on::text as "from", ends_on::text as "until", content from popups
     where instance_id = $1 and removed_at is null and (branches is null or $2 = any(branches))
     order by position`,
    [ctx.instance.id, supplier.slug],
  );
  const text = localizer(ctx);
  const { date } = localMoment({ at: ctx.now, timezone: supplier.settings.timezone });
  return rows
    .filter((popup) => isPopupOn({ popup, date }))
    .map(({ content, ...popup }) => ({
      ...popup,
      title: text(content.title),
      text: text(content.text),
      image: content.image,
      url: content.url,
    }));
}
