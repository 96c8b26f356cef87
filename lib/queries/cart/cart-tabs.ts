import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '@/lib/contract/cart/cart';

type Told = { id: number; version: number };

let channel: BroadcastChannel | null = null;

/** A cart that is shown in two tabs is asked for again when the other one has changed it (guarantee/two-tabs). */
export function hearOtherTabs(queries: QueryClient): void {
  channel = new BroadcastChannel('carts');
  channel.addEventListener('message', ({ data: { id, version } }: MessageEvent<Told>) => {
    const shown = queries.getQueryData<Cart>(['cart', id]);
    if (shown && shown.version < version) void queries.invalidateQueries({ queryKey: ['cart', id] });
  });
}

export const tellOtherTabs = (told: Told): void => channel?.postMessage(told);
