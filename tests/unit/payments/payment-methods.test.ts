import { readFileSync } from 'node:fs';
import { payInPersonRequestSchema, startPaymentRequestSchema } from '@/lib/contract/orders/orders';
import { isInPerson, PAYMENT_METHODS } from '@/lib/domain/payments/payment-methods';
import { isCharged, PROVIDER_NAMES, takesMethod } from '@/lib/domain/payments/providers';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';

/** Whether a request of this kind is known, whatever else it lacks. */
const isKnown = (
  schema: typeof startPaymentRequestSchema | typeof payInPersonRequestSchema,
  method: string,
) => {
  const { error } = schema.safeParse({ method });
  return !error?.issues.some(({ path }) => path[0] === 'method');
};

describe('one declaration of the ways to pay (rule payments/methods)', () => {
  it.each(Object.entries({ es, en, pt }))('%s has a name for each and for no other', (_lang, { Methods }) => {
    expect(Object.keys(Methods).sort()).toEqual([...PAYMENT_METHODS].sort());
  });

  it.each(PAYMENT_METHODS)('%s has a request online exactly if a gateway takes it', (method) => {
    const isTaken = PROVIDER_NAMES.some((name) => takesMethod(name, method));
    expect([isCharged(method), isKnown(startPaymentRequestSchema, method)]).toEqual([isTaken, isTaken]);
  });

  it.each(PAYMENT_METHODS)('%s is asked for in person exactly if it is paid so', (method) => {
    expect(isKnown(payInPersonRequestSchema, method)).toBe(isInPerson(method));
  });

  it("the folder's reference names each", () => {
    const [line = ''] = /^\| `payment_methods`.*$/m.exec(readFileSync('docs/tenants.md', 'utf8')) ?? [];
    const [, list = ''] = line.split('`:');
    expect(list.split(/[\s,:]+/).filter((word) => PAYMENT_METHODS.some((one) => one === word))).toEqual(
      expect.arrayContaining([...PAYMENT_METHODS]),
    );
  });
});
