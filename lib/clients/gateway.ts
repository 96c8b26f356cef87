import ky, { HTTPError } from 'ky';
import * as z from 'zod/mini';
import type { Gateway } from '@/lib/contract/orders/orders';
import { ApiError } from './api-error';

export type CardInput = { holder: string; number: string; cvc: string; month: string; year: string };

const tokenSchema = z.object({ data: z.object({ id: z.string() }) });

/**
 * Sends the card from the browser to the gateway only (guarantee/no-card-data). @throws ApiError `card_registration`
 */
export async function tokenizeCard({
  gateway,
  card,
}: {
  gateway: NonNullable<Gateway>;
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
          number: card.number.replace(/\D/g, ''),
          cvc: card.cvc,
          exp_month: card.month.padStart(2, '0'),
          exp_year: card.year.slice(-2),
          card_holder: card.holder,
        },
      })
      .json();
    return tokenSchema.parse(answer).data.id;
  } catch (error) {
    const refused = error instanceof HTTPError && error.response.status < 500;
    throw refused
      ? new ApiError({ kind: 'http', status: 422, key: 'card_registration' })
      : new ApiError({ kind: 'network', key: 'gateway_unavailable' });
  }
}
