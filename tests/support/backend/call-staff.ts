import type { TestBackend } from './backend';

/** A phone of one of the tenant's people, and an order for which it was called. */
export const callStaff = ({ db, clock }: TestBackend, purchaseId: number) =>
  db.system((sql) =>
    sql(
      `with phone as (
         insert into staff_phones (instance_id, supplier_id, person_id, session_id, lang, endpoint, p256dh, auth, created_at)
         select p.instance_id, p.supplier_id, r.person_id, s.id, 'es', 'https://push.test/' || s.id, 'B', 'A', $2
         from purchases p join staff_roles r on r.instance_id = p.instance_id join staff_sessions s on s.person_id = r.person_id
         where p.id = $1 limit 1 returning instance_id, id),
       alarm as (
         insert into staff_alarms (instance_id, purchase_id, kind, raised_at)
         select instance_id, $1, 'unaccepted', $2 from phone returning instance_id, purchase_id, kind)
       insert into staff_alerts (instance_id, purchase_id, kind, phone_id)
       select a.instance_id, a.purchase_id, a.kind, phone.id from alarm a, phone`,
      [purchaseId, clock.now],
    ),
  );
