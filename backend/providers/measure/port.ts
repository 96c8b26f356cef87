import type { Sealed } from '@/backend/platform/sealing/seal';
import { GatewayError } from '@/backend/providers/payments/port';
import type { Currency } from '@/lib/domain/money/currencies';
import type { GoogleBrowser, MetaBrowser } from '@/lib/domain/visit/browser-ids';
import type { Destination } from '@/lib/domain/visit/consent';
import type { SoldGoods } from '@/lib/domain/visit/sale';

/** A tenant's secret at a destination, as it is kept. */
export type MeasureKey = Sealed & { instance_id: number; destination: Destination };

/** It names no person: of the diner it holds only the browser's ids (rule visit/told-sales). */
export type PaidSale = {
  goods: SoldGoods;
  currency: Currency;
  soldAt: Date;
  /** A public page of the tenant. */
  pageUrl: string;
  /** Also for advertising, not for counting alone. */
  mayAdvertise: boolean;
};

/** `pixelId`: Google's measurement id, or Meta's pixel. */
export type ForwardedSale = { key: MeasureKey; pixelId: string; sale: PaidSale } & (
  | { destination: 'google'; browser: GoogleBrowser }
  | { destination: 'meta'; browser: MetaBrowser }
);

export type MeasurePort = {
  /** @throws GatewayError `refused`: never again; `unavailable`: later; RefusedKeyError, UnusableKeyError */
  tell(forwarded: ForwardedSale): Promise<void>;
};

/** One tenant's quota is used up: the call is tried again later, and no other tenant waits for it. */
export class BusyAccountError extends GatewayError {
  constructor(message: string) {
    super('unavailable', message, 'answered');
    this.name = 'BusyAccountError';
  }
}

/** The destination does not take this tenant's secret: tried again, as somebody may put the right one in. */
export class RefusedKeyError extends GatewayError {
  constructor(message: string) {
    super('refused', message, 'answered');
    this.name = 'RefusedKeyError';
  }
}
