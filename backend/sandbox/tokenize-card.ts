import { randomBytes } from 'node:crypto';
import { passesLuhn } from '@/lib/domain/payments/card-numbers';
import { ERRORS, OWN_ERRORS } from './gateway-errors';
import { type CardToken, type GatewayState, keep, type Status } from './gateway-state';

type Body = Readonly<Record<string, unknown>>;

const PARTS = {
  number: /^\d{12,19}$/,
  cvc: /^\d{3,4}$/,
  exp_month: /^(0[1-9]|1[0-2])$/,
  exp_year: /^\d{2}$/,
  card_holder: /^.+$/,
} as const;
type Card = Record<keyof typeof PARTS, string>;

const BRANDS: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'VISA'],
  [/^5|^2/, 'MASTERCARD'],
  [/^3[47]/, 'AMEX'],
];
const OUTCOMES: Readonly<Record<string, Status>> = {
  '4242424242424242': 'APPROVED',
  '4111111111111111': 'DECLINED',
  '4000000000000002': 'APPROVED',
  // Where nobody can ask the holder.
  '4000000000003220': 'DECLINED',
};
/** This card is our own: its bank is slow. */
const SLOW_CARD = '4000000000000002';
const SLOW_MS = 20_000;
/** Ours: a bank that asks the holder. */
const ASKING_CARD = '4000000000003220';
const LIFE_MS = 180 * 86_400_000;

/** Checks the fields in the gateway's order. @throws SandboxError */
function parseCard({ body, now }: { body: Body; now: Date }): Card {
  const names = Object.keys(PARTS) as (keyof Card)[];
  for (const name of names) if (typeof body[name] !== 'string') throw ERRORS.missing(name);
  const read = (name: keyof Card) => String(body[name]);
  for (const name of names) {
    const pattern = PARTS[name];
    if (!pattern.test(read(name))) throw ERRORS.pattern(name, pattern.source);
  }
  if (!passesLuhn(read('number'))) throw ERRORS.luhn();
  const firstDayAfter = Date.UTC(2000 + Number(body.exp_year), Number(body.exp_month), 1);
  if (now.getTime() >= firstDayAfter) throw OWN_ERRORS.cardExpired();
  return {
    number: read('number'),
    cvc: read('cvc'),
    exp_month: read('exp_month'),
    exp_year: read('exp_year'),
    card_holder: read('card_holder'),
  };
}

/** `POST /tokens/cards`; forgets the card. @throws SandboxError */
export function tokenizeCard({
  state,
  slug,
  body,
  now,
}: {
  state: GatewayState;
  slug: string;
  body: Body;
  now: Date;
}) {
  const { number, exp_month, exp_year, card_holder } = parseCard({ body, now });
  const token: CardToken = {
    id: `tok_test_${slug.replace(/-/g, '')}_${randomBytes(16).toString('hex')}`,
    slug,
    outcome: OUTCOMES[number] ?? 'ERROR',
    brand: BRANDS.find(([pattern]) => pattern.test(number))?.[1] ?? 'UNKNOWN',
    lastFour: number.slice(-4),
    settlesAfterMs: number === SLOW_CARD ? SLOW_MS : null,
    asksHolder: number === ASKING_CARD,
    used: false,
  };
  keep(state.cards, token.id, token);
  return {
    status: 'CREATED',
    data: {
      id: token.id,
      created_at: now.toISOString(),
      brand: token.brand,
      name: `${token.brand}-${token.lastFour}`,
      last_four: token.lastFour,
      bin: number.slice(0, 6),
      exp_year,
      exp_month,
      card_holder,
      expires_at: new Date(now.getTime() + LIFE_MS).toISOString(),
    },
  };
}
