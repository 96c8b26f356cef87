import { ApiError } from './api-error';

type Change = { complete: boolean; error?: { message: string } | undefined };

/** The gateway's own fields, in frames of its own. */
type CardElement = {
  mount(place: HTMLElement): void;
  destroy(): void;
  focus(): void;
  on(event: 'change', tell: (change: Change) => void): void;
};

/** The part of Stripe's script that we use. */
type Stripe = {
  elements(options: { locale: string }): {
    create(kind: 'card', options: { hidePostalCode: boolean; style: object }): CardElement;
  };
  createPaymentMethod(options: {
    type: 'card';
    card: CardElement;
    billing_details: { name: string };
  }): Promise<{ paymentMethod?: { id: string }; error?: { type?: string } }>;
};

declare global {
  interface Window {
    Stripe?: (publicKey: string) => Stripe;
  }
}

const scripts = new Map<string, Promise<void>>();

/** Loads the script once for a page, and again after a failure. @throws ApiError `gateway_unavailable` */
function loadScript(src: string): Promise<void> {
  const known = scripts.get(src);
  if (known) return known;
  const loading = new Promise<void>((done, fail) => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => {
      scripts.delete(src);
      script.remove();
      fail(new ApiError({ kind: 'network', key: 'gateway_unavailable' }));
    });
    document.head.append(script);
  });
  scripts.set(src, loading);
  return loading;
}

const unavailable = () => new ApiError({ kind: 'network', key: 'gateway_unavailable' });

/**
 * Draws the card's fields; what is typed there never reaches our page (rule payments/card-element, guarantee/no-card-data).
 * @throws ApiError `gateway_unavailable`
 */
export async function openCardElement({
  scriptUrl,
  publicKey,
  locale,
  style,
}: {
  scriptUrl: string;
  publicKey: string;
  locale: string;
  style: object;
}) {
  await loadScript(scriptUrl);
  const stripe = window.Stripe?.(publicKey);
  if (!stripe) throw unavailable();
  const element = stripe.elements({ locale }).create('card', { hidePostalCode: true, style });
  return {
    element,
    /** The card as the gateway knows it. @throws ApiError `card_invalid`, `gateway_unavailable` */
    async createToken(name: string): Promise<string> {
      const answer = await stripe
        .createPaymentMethod({ type: 'card', card: element, billing_details: { name } })
        .catch(() => null);
      if (answer?.paymentMethod) return answer.paymentMethod.id;
      const type = answer?.error?.type;
      if (type === 'card_error' || type === 'validation_error')
        throw new ApiError({ kind: 'http', status: 422, key: 'card_invalid' });
      throw unavailable();
    },
  };
}
export type OpenCardElement = Awaited<ReturnType<typeof openCardElement>>;
