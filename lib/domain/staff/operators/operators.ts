const HOUR_MS = 3_600_000;

/** An operator signs in for a day of work: their account opens every restaurant (rule staff/operators). */
export const OPERATOR_MS = 12 * HOUR_MS;
/** A look at the screens of a restaurant ends by itself (rule staff/looks). */
export const LOOK_MS = HOUR_MS;
export const MOST_REASON = 200;

/** Every kind of act that is written down of operators. Each has a sentence in the catalogues, `op_` and its name. */
export const OPERATOR_ACTIONS = [
  'operator.invited',
  'operator.joined',
  'operator.password',
  'operator.removed',
  'operator.second_factor_cleared',
  'tenant.locked',
  'tenant.unlocked',
  'tenant.made',
  'owner.invited',
  'look.opened',
  'look.ended',
] as const;
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number];
