/** How a diner's rows are erased: deleted, or the named columns set to an expression; all other columns stay. */
type Erasing = 'delete' | Readonly<Record<string, string>>;

export type OwnTable = {
  table: string;
  /** Which rows `t` are the diner's; `me` has tenant, profile, sessions (the diner's visits) and now. */
  own: string;
  /** Columns with personal data: told, and erased. */
  personal: readonly string[];
  /** Columns that say what happened, not to whom: exported, and kept with the row. */
  facts: readonly string[];
  /** Ids, hashes, copies and the workings of jobs: not told. */
  keys: readonly string[];
  erasing: Erasing;
};

export const ofProfile = 't.profile_id = me.profile';
export const ofSession = 't.session_id = any(me.sessions)';
export const ofOrder = `t.purchase_id in (select p.id from purchases p
  where p.instance_id = me.tenant and p.profile_id = me.profile)`;
export const ofPayment = `t.payment_id in (select p.id from payments p
  where p.instance_id = me.tenant and p.payer_id = me.profile)`;
export const ofBooking = `t.booking_id in (select b.id from bookings b
  where b.instance_id = me.tenant and b.profile_id = me.profile)`;

const mapChoices = ({ list, alias, to }: { list: string; alias: string; to: string }) =>
  `(select coalesce(jsonb_agg(${to} order by ${alias}.place), '[]')
    from jsonb_array_elements(${list}) with ordinality as ${alias} (choice, place))`;
const INSIDE_WITHOUT_TEXTS = mapChoices({
  list: `one.choice -> 'options'`,
  alias: 'inside',
  to: `inside.choice - 'text'`,
});
/** Chosen options stay; a text that the diner wrote to one goes, inside one too (rule menu/option-text, rule menu/inside). */
export const CHOICES_WITHOUT_TEXTS = mapChoices({
  list: 't.choices',
  alias: 'one',
  to: `(one.choice - 'text') || case when one.choice ? 'options'
    then jsonb_build_object('options', ${INSIDE_WITHOUT_TEXTS}) else '{}' end`,
});
