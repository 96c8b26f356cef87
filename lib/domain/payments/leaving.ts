/**
 * Whether its payer may leave a payment that waits: a question in a frame cannot be answered elsewhere, a page that is open
 * in another tab can, so the gateway must cancel it (rule payments/leaving).
 */
export const mayLeave = (action: { type: string; can_leave?: boolean } | null | undefined): boolean =>
  action?.type === 'challenge' || (action?.type === 'redirect' && action.can_leave === true);
