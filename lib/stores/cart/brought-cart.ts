import { createStore } from 'zustand/vanilla';
import type { RemoteChoice } from '@/lib/domain/branches/service-choice';

/** A cart that came along unasked: from where, where it is, and when it came (milliseconds since 1970). */
type Brought = { purchaseId: number; from: RemoteChoice; to: RemoteChoice; at: number };

/** Not persisted. */
export const broughtCartStore = createStore<{ brought: Brought | null }>(() => ({ brought: null }));
