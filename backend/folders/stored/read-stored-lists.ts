import type { PopupContent } from '@/backend/stored/stored-popup';
import type { BundleCoupon, BundleGuest, BundlePopup, BundleTable } from '@/backend/stored/tenant-bundle';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import type { CouponRules } from '@/lib/domain/cart/coupon';
import type { Asked } from './read-stored-branches';
import { toBundlePicture } from './to-bundle-picture';

/** A calendar's day as text. @param column of type date */
const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

export async function readStoredPopups({ sql, instanceId }: Asked): Promise<BundlePopup[]> {
  const rows = await sql<{
    key: string;
    branches: string[] | null;
    services: ServiceChoice[] | null;
    starts_on: string | null;
    ends_on: string | null;
    content: PopupContent;
  }>(
    `select key, branches, services, ${day('starts_on')} as starts_on, ${day('ends_on')} as ends_on, content from popups
     where instance_id = $1 and removed_at is null order by position`,
    [instanceId],
  );
  return rows.map(({ content, starts_on: from, ends_on: until, ...row }) => ({
    ...row,
    ...content,
    image: toBundlePicture(content.image),
    ...{ from, until },
  }));
}

export async function readStoredCoupons({ sql, instanceId }: Asked): Promise<BundleCoupon[]> {
  const rows = await sql<{ code: string; rules: CouponRules }>(
    'select code, rules from coupons where instance_id = $1 and removed_at is null order by id',
    [instanceId],
  );
  return rows.map(({ code, rules }) => ({ code, ...rules }));
}

export async function readStoredTables({ sql, instanceId }: Asked): Promise<BundleTable[]> {
  const rows = await sql<{
    branch: string;
    kind: BundleTable['kind'];
    label: string;
    seats: number | null;
    area: string | null;
    join_group: string | null;
    active: boolean;
    qr_version: number;
  }>(
    `select s.slug as branch, t.kind, t.label, t.seats, t.area, t.join_group, t.active, t.qr_version from tables t
     join suppliers s on s.instance_id = t.instance_id and s.id = t.supplier_id
     where t.instance_id = $1 and t.removed_at is null order by t.position`,
    [instanceId],
  );
  return rows.map(({ branch: branchSlug, kind, label, seats, area, active, ...row }) => ({
    ...{ branchSlug, kind, label, seats, area, active },
    joinGroup: row.join_group,
    qrVersion: row.qr_version,
  }));
}

/** The guests of rooms; a room is said as its table is. */
export async function readStoredGuests({ sql, instanceId }: Asked): Promise<BundleGuest[]> {
  const rows = await sql<{
    branch: string;
    room: string;
    surname: string;
    starts_on: string | null;
    ends_on: string | null;
  }>(
    `select s.slug as branch, t.label as room, g.surname, ${day('g.starts_on')} as starts_on, ${day('g.ends_on')} as ends_on
     from guests g join suppliers s on s.instance_id = g.instance_id and s.id = g.supplier_id
       join tables t on t.instance_id = g.instance_id and t.supplier_id = g.supplier_id and t.kind = 'room'
         and t.label_key = g.room_key and t.removed_at is null
     where g.instance_id = $1 and g.removed_at is null order by g.id`,
    [instanceId],
  );
  return rows.map(({ branch: branchSlug, room, surname, starts_on: from, ends_on: until }) => ({
    ...{ branchSlug, room, surname, from, until },
  }));
}
