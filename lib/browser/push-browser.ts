import type { PushTarget } from '@/lib/contract/orders/notice-calls';

/** A site can on Apple's phones only after it was added to the home screen. */
export const canBePushed = (): boolean =>
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window &&
  Notification.permission !== 'denied';

type Asked = { kind: 'subscribed'; target: PushTarget } | { kind: 'denied' | 'dismissed' | 'failed' };

/** A browser that subscribed for other keys does so anew. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, publicKey: string) {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Asks whoever tapped, and no earlier. The worker comes after the answer: one that keeps no menus stays only if it was yes. */
export async function askToPush(publicKey: string): Promise<Asked> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return { kind: permission === 'denied' ? 'denied' : 'dismissed' };
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { endpoint, keys } = (await subscribe(await navigator.serviceWorker.ready, publicKey)).toJSON();
    if (!endpoint || !keys?.p256dh || !keys.auth) return { kind: 'failed' };
    return { kind: 'subscribed', target: { endpoint, p256dh: keys.p256dh, auth: keys.auth } };
  } catch {
    return { kind: 'failed' };
  }
}

/** No order reaches this browser any more. */
export async function stopPushes(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
