import type { Database } from '@/backend/platform/database/database';

type Due = {
  payments: number;
  refunds: number;
  holds: number;
  events: number;
  publications: number;
  codes: number;
  notices: number;
  sales: number;
};

export async function countDueJobs({ db, now }: { db: Database; now: Date }): Promise<Due> {
  const [due] = await db.system((sql) =>
    sql<Due>(
      `select (select count(*) from payments where check_at <= $1) as payments,
         (select count(*) from refunds where check_at <= $1) as refunds,
         (select count(*) from purchases where hold_until <= $1 and status = 'in_progress') as holds,
         (select count(*) from webhook_inbox where handled_at is null and coalesce(handle_at, received_at) <= $1) as events,
         (select count(*) from publications where publish_at <= $1) as publications,
         (select count(*) from phone_codes where send_at <= $1) as codes,
         (select count(*) from booking_notices where send_at <= $1)
           + (select count(*) from order_notices where send_at <= $1) as notices,
         (select count(*) from told_sales where send_at <= $1) as sales`,
      [now],
    ),
  );
  const none = { payments: 0, refunds: 0, holds: 0, events: 0, publications: 0, codes: 0 };
  return due ?? { ...none, notices: 0, sales: 0 };
}
