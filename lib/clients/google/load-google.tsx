import { APIProvider } from '@vis.gl/react-google-maps';
import { createRoot } from 'react-dom/client';
import type { MapChoice } from '@/lib/domain/delivery/map-choice';
import type { Country, Language } from '@/lib/domain/tenant/countries';

export type GoogleAsked = { map: Extract<MapChoice, { kind: 'google' }>; lang: Language; country: Country };

const LIMIT_MS = 8_000;
/** One list: another one at each drawing would load it again. */
const LIBRARIES = ['places', 'geocoding', 'marker'];

declare global {
  interface Window {
    /** Google calls it when it refuses the key. */
    gm_authFailure?: () => void;
  }
}

let isDenied = false;
const watchers = new Set<() => void>();

function deny(): void {
  isDenied = true;
  for (const tell of watchers) tell();
}

/** Tells when the key is refused, which the library does not say (rule delivery/map). */
export function watchDenial(tell: () => void): () => void {
  window.gm_authFailure = deny;
  if (isDenied) tell();
  watchers.add(tell);
  return () => void watchers.delete(tell);
}

/** The same for all of a page: others are ignored. */
export const toGoogleParams = ({ map, lang, country }: GoogleAsked) => ({
  apiKey: map.key,
  version: 'quarterly',
  language: lang,
  region: country,
  libraries: LIBRARIES,
  solutionChannel: '',
  disableUsageAttribution: true,
});

let loading: Promise<void> | null = null;

/** Once for a page, drawn nowhere. @throws Error without the script, or without its answer in time */
export function loadGoogle(asked: GoogleAsked): Promise<void> {
  loading ??= new Promise<void>((done, fail) => {
    const root = createRoot(document.createElement('div'));
    const end = (then: () => void) => {
      clearTimeout(limit);
      then();
      queueMicrotask(() => root.unmount());
    };
    const limit = setTimeout(() => end(() => fail(new Error('Google Maps did not come in time'))), LIMIT_MS);
    root.render(
      <APIProvider
        {...toGoogleParams(asked)}
        onLoad={() => end(done)}
        onError={(error) => end(() => fail(error))}
      />,
    );
  });
  return loading;
}
