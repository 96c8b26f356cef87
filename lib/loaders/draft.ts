import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { DRAFT_HEADER } from '@/lib/domain/shop/draft/look-draft';

/** One for each request. */
const opened = cache((): { token: string | null } => ({ token: null }));

/** Reads which draft the edge lets this page show (rule tenant/look-draft). Before anything is loaded. */
export async function openDraft(): Promise<boolean> {
  const draft = opened();
  draft.token = (await headers()).get(DRAFT_HEADER);
  return draft.token !== null;
}

/** Null on every page that no draft was opened for. */
export const openedDraft = (): string | null => opened().token;
