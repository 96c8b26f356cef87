import ky, { HTTPError } from 'ky';
import * as z from 'zod/mini';
import type { GatewayOf } from '@/lib/contract/payments/gateway';
import { digitsOf } from '@/lib/domain/text/number-text';
import { ApiError } from './api-error';

export type CardInput = { holder: string; number: string; cvc: string; month: string; year: string };

const tokenSchema = z.object({ data: z.object({ id: z.string() }) });
const CARD_FIELDS = ['number', 'cvc', 'exp_month', 'exp_year', 'card_holder'];
/** It names the fields that it refuses. */
const invalidSchema = z.object({ error: z.object({ messages: z.record(z.string(), z.unknown()) }) });

/** Any other refusal, such as of the key, is no fault of the card. */
async function keyOfRefusal(response: Response): Promise<'card_invalid' | 'card_registration'> {
  const { data } = invalidSchema.safeParse(await response.json().catch(() => null));
  const isCard = Object.keys(data?.error.messages ?? {}).some((name) => CARD_FIELDS.includes(name));
  return isCard ? 'card_invalid' : 'card_registration';
}

/**
 * Sends the card from the browser to the gateway only (guarantee/no-card-data). @throws ApiError `card_invalid`,
 * `card_registration`, `gateway_unavailable`
 */
export async function tokenizeCard({
  gateway,
  card,
}: {
  gateway: GatewayOf<'tokenize'>;
  card: CardInput;
}): Promise<string> {
  try {
    const answer = await ky
      .post(`${gateway.api_base}/tokens/cards`, {
        timeout: 15_000,
        retry: 0,
        credentials: 'omit',
        headers: { authorization: `Bearer ${gateway.public_key}` },
        json: {
          number: digitsOf(card.number),
          cvc: card.cvc,
          exp_month: card.month.padStart(2, '0'),
          exp_year: card.year.slice(-2),
          card_holder: card.holder,
        },
      })
      .json();
    return tokenSchema.parse(answer).data.id;
  } catch (error) {
    if (error instanceof HTTPError && error.response.status < 500)
      throw new ApiError({ kind: 'http', status: 422, key: await keyOfRefusal(error.response) });
    throw new ApiError({ kind: 'network', key: 'gateway_unavailable' });
  }
}
