'use client';

import { tokenizeCard } from '@/lib/clients/gateway';
import { showError } from '@/lib/stores/error-store';

type Asked = Parameters<typeof tokenizeCard>[0];

/** Null after a reported failure, before any charge. @param onNoLine the line died meanwhile */
export async function tokenOf({
  onNoLine,
  ...asked
}: Asked & { onNoLine: () => void }): Promise<string | null> {
  try {
    return await tokenizeCard(asked);
  } catch (error) {
    if (navigator.onLine) showError(error);
    else onNoLine();
    return null;
  }
}
