import { SANDBOX_PORT } from './fixtures';

/** The status of each charge that the gateway was asked for an order. */
export async function chargesOf(orderId: string): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${SANDBOX_PORT}/__sandbox/charges`);
  const { charges } = (await answer.json()) as { charges: { reference: string; status: string }[] };
  return charges.filter(({ reference }) => reference.startsWith(`${orderId}-`)).map(({ status }) => status);
}
