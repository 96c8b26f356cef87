'use client';

import { tokenizeCard } from '@/lib/clients/gateway';
import { showError } from '@/lib/stores/error-store';

type Asked = Parameters<typeof tokenizeCard>[0];

/** Null after a reported failure, before any charge. @param onOffline the connection was lost meanwhile */
export async function tokenOf({
  onOffline,
  ...asked
}: Asked & { onOffline: () => void }): Promise<string | null> {
  try {
    return await tokenizeCard(asked);
  } catch (error) {
    if (navigator.onLine) showError(error);
    else onOffline();
    return null;
  }
}
