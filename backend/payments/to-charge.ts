import { AppError } from '@/backend/errors';
import type { CreateInput, MethodInput } from '@/backend/providers/payments/port';
import type { StartPaymentRequest } from '@/lib/contract/orders/orders';
import type { Contact } from '@/lib/contract/people/contact';
import { holdsCardInCode, holdsCardNumber } from '@/lib/domain/payments/card-numbers';

type Input = { request: StartPaymentRequest; contact: Contact | null };

function toMethod(request: StartPaymentRequest): MethodInput {
  if (request.method === 'nequi') return { type: 'nequi', phone: request.nequi.phone };
  return { type: 'card', token: request.card.token };
}

/** A card has its holder's document, a wallet the diner's. */
function documentOf({ request, contact }: Input): CreateInput['payer']['document'] {
  if (request.method === 'card') {
    const { holder_dni_type, holder_dni } = request.card;
    return { type: holder_dni_type, number: holder_dni };
  }
  return { type: contact?.dni_type ?? '', number: contact?.dni ?? '' };
}

/** What a gateway is asked to charge, and from whom. */
export const toCharge = (input: Input): Pick<CreateInput, 'method' | 'payer'> => ({
  method: toMethod(input.request),
  payer: {
    name: input.contact?.name ?? '',
    email: input.contact?.email ?? '',
    phone: `${input.contact?.phone_code ?? ''}${input.contact?.phone ?? ''}`,
    document: documentOf(input),
  },
});

/** What a gateway's fault may repeat: it is kept out of the log. */
export const toldOf = ({ request, contact }: Input): string[] =>
  [
    ...Object.values(contact ?? {}),
    ...Object.values(request.method === 'card' ? request.card : request.nequi),
  ].map(String);

/** @throws card_data_not_accepted */
export function assertNoCard(request: StartPaymentRequest): void {
  const { card, ...rest } = request.method === 'card' ? request : { ...request, card: null };
  const { token = '', number, cvc, ...holder } = card ?? {};
  const holdsCard = holdsCardInCode(token) || holdsCardNumber({ ...rest, ...holder });
  if (number !== undefined || cvc !== undefined || holdsCard) throw new AppError('card_data_not_accepted');
}
