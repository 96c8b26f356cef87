/** Those of the browsers that there are; with a dot before it, every host below (rule orders/push-services). */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

/** A browser gives an address of a few hundred characters. */
export const LONGEST_ENDPOINT = 1_000;

/** Which service an address belongs to: a stranger names it, and nothing is sent anywhere else. Null: to none. */
export function findPushService(endpoint: string): string | null {
  if (endpoint.length > LONGEST_ENDPOINT || !URL.canParse(endpoint)) return null;
  const { protocol, host, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || username || password) return null;
  return PUSH_SERVICES.find((one) => (one.startsWith('.') ? host.endsWith(one) : host === one)) ?? null;
}
