import { useState } from 'react';
import type { Conversation } from '@/lib/contract/staff/help-calls';

/** An order has one for each who ordered. */
export const keyOf = ({ order, member }: Conversation): string => `${order.id}-${member ?? ''}`;

/** What was typed stays while its conversation is closed, until it is sent. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  return (one: Conversation) => ({
    words: drafts[keyOf(one)] ?? '',
    onWords: (words: string) => setDrafts((before) => ({ ...before, [keyOf(one)]: words })),
  });
}
