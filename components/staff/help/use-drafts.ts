import { useState } from 'react';
import type { Conversation } from '@/lib/contract/staff/help-calls';

/** Typed words stay while their conversation is closed, until they are sent. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Readonly<Record<number, string>>>({});
  return (one: Conversation) => ({
    words: drafts[one.first_id] ?? '',
    onWords: (words: string) => setDrafts((before) => ({ ...before, [one.first_id]: words })),
  });
}
