import type { PushTarget } from '@/lib/contract/orders/notice-calls';

/** `topic`: what still waits at the service is replaced by the next of the same topic. */
export type PushMessage = { to: PushTarget; topic: string; content: string };

export type PushPort = {
  /** Browsers subscribe for it. */
  publicKey: string;
  /** Whether anything is sent there (rule orders/push-services). */
  serves(endpoint: string): boolean;
  /** `gone`: that browser is reached there no more. @throws GatewayError `refused`: never again; `unavailable`: later */
  send(message: PushMessage): Promise<'taken' | 'gone'>;
};
