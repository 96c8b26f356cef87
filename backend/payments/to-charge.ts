import { AppError } from '@/backend/errors';
import type { CreateInput, MethodInput } from '@/backend/providers/payments/port';
import type { StartPaymentRequest } from '@/lib/contract/orders/orders';
import type { Contact } from '@/lib/contract/people/contact';
import { describeCharge } from '@/lib/domain/payments/charge-description';

type Input = { request: StartPaymentRequest; contact: Contact | null };
type Sold = { number: number | null; branch: string };

function toMethod({ request, sold }: { request: StartPaymentRequest; sold: Sold }): MethodInput {
  switch (request.method) {
    case 'card':
      return { type: 'card', token: request.card.token, browser: request.card.browser };
    case 'nequi':
      return { type: 'nequi', phone: request.nequi.phone };
    case 'pse': {
      const { bank, person } = request.pse;
      return { type: 'pse', bankCode: bank, person, description: describeCharge(sold) };
    }
  }
}

/** A card has its holder's document, a transfer its payer's, Nequi the diner's. */
function documentOf({ request, contact }: Input): CreateInput['payer']['document'] {
  switch (request.method) {
    case 'card':
      return { type: request.card.holder_dni_type ?? '', number: request.card.holder_dni ?? '' };
    case 'nequi':
      return { type: contact?.dni_type ?? '', number: contact?.dni ?? '' };
    case 'pse':
      return { type: request.pse.dni_type, number: request.pse.dni };
  }
}

/** The method and the payer of the charge. */
export const toCharge = ({
  sold,
  ...input
}: Input & { sold: Sold }): Pick<CreateInput, 'method' | 'payer'> => ({
  method: toMethod({ request: input.request, sold }),
  payer: {
    name: input.contact?.name ?? '',
    email: input.contact?.email ?? '',
    phone: input.contact?.phone ? `${input.contact.phone_code}${input.contact.phone}` : null,
    document: documentOf(input),
  },
});

function typedOf(request: StartPaymentRequest): object {
  switch (request.method) {
    case 'card':
      return request.card;
    case 'nequi':
      return request.nequi;
    case 'pse':
      return request.pse;
  }
}

/** The diner's words that a gateway's error may repeat: they are kept out of the log. */
export const sentValuesOf = ({ request, contact }: Input): string[] =>
  [...Object.values(contact ?? {}), ...Object.values(typedOf(request))].map(String);

/** Card fields are refused, whatever they hold. @throws card_data_not_accepted */
export function assertNoCard(request: StartPaymentRequest): void {
  if (request.method !== 'card') return;
  const { number, cvc } = request.card;
  if (number !== undefined || cvc !== undefined) throw new AppError('card_data_not_accepted');
}
