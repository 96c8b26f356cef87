import type { FoundPlace } from '@/lib/domain/delivery/found-place';
import type { Point } from '@/lib/domain/delivery/point';
import type { Country } from '@/lib/domain/tenant/countries';

/** A geocoder. Both calls throw GatewayError when it gives no answer. */
export type PlacesPort = {
  /** Named where its answers are shown; empty: nobody. */
  attribution: string;
  /** Suggests places of the country, those near the point first. */
  suggest(asked: { text: string; near: Point; country: Country }): Promise<FoundPlace[]>;
  /** Finds the address at a point, or close to it. */
  findAt(asked: { point: Point; country: Country }): Promise<FoundPlace | null>;
};
