import type { FoundPlace } from './found-place';
import type { Point } from './point';

/** One line of a list. `place`: known without asking again. */
export type PlaceSuggestion = { id: string; text: string; place: FoundPlace | null };

/** A source of addresses, as the browser asks it. Each call may fail (rule delivery/place-search). */
export type PlacesPort = {
  /** `attribution`: named where its answers are shown; empty: nobody. */
  suggest(asked: { text: string; near: Point }): Promise<{
    suggestions: PlaceSuggestion[];
    attribution: string;
  }>;
  resolve(suggestion: PlaceSuggestion): Promise<FoundPlace>;
  /** The address at a point, or close to it. */
  reverse(point: Point): Promise<FoundPlace | null>;
};

/** The spare source answers where the first cannot. A suggestion of the first is resolved by the first alone. */
export function withSpare({
  first,
  spare,
}: {
  first: () => Promise<PlacesPort>;
  spare: PlacesPort;
}): PlacesPort {
  return {
    suggest: (asked) =>
      first()
        .then((port) => port.suggest(asked))
        .catch(() => spare.suggest(asked)),
    resolve: (suggestion) =>
      suggestion.place ? spare.resolve(suggestion) : first().then((port) => port.resolve(suggestion)),
    reverse: (point) =>
      first()
        .then((port) => port.reverse(point))
        .catch(() => spare.reverse(point)),
  };
}
