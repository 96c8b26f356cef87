import type { WaiterCall } from '@/lib/contract/staff/waiter-calls';
import type { CallReason } from '@/lib/domain/table/waiter-call';

/** A call that somebody at the table made; one to be let in is a wish, which stands for itself. */
export type TableCall = WaiterCall & { reason: CallReason };

export const isTableCall = (call: WaiterCall): call is TableCall => call.reason !== 'join';
