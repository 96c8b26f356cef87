import type { Context } from '@/backend/context';
import { type BookingEmail, bookingEmail } from '@/lib/domain/people/asked-rule';
import { asksDeposit } from './deposit/begin-deposit';
import type { BookingBranch } from './load-branch';

/** Says whether a party of this size is asked for an e-mail (rule people/optional-email). */
export const emailOf = ({
  ctx,
  branch,
  people,
}: {
  ctx: Context;
  branch: BookingBranch;
  people: number;
}): BookingEmail =>
  bookingEmail({
    asksEmail: ctx.instance.asksEmail,
    isMailed: ctx.mail !== null,
    paysDeposit: asksDeposit({ branch, people }),
  });
