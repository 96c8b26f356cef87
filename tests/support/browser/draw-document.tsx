import type { ReactNode } from 'react';
import { textsOf } from './render-texts';

/** The server's texts for tests that draw its components: `jest.mock('next-intl/server', serverTexts)`. */
export function serverTexts() {
  const { createTranslator } = jest.requireActual<typeof import('next-intl')>('next-intl');
  return {
    setRequestLocale: () => undefined,
    getLocale: async () => 'es-CO',
    getTranslations: async (asked: string | { namespace: string }) => {
      const namespace = typeof asked === 'string' ? asked : asked.namespace;
      return createTranslator({ locale: 'es-CO', messages: textsOf(), namespace: namespace as never });
    },
  };
}

/** Draws server components as the document that a browser gets, and runs its scripts at an address. */
export async function drawDocument({ page, address }: { page: ReactNode; address: string }): Promise<void> {
  // React's drawing on a server asks for what Node has and a browser lacks.
  Object.assign(globalThis, { setImmediate: (work: () => void) => setTimeout(work, 0) });
  // Next says this of a server where it builds.
  process.env.NEXT_RUNTIME = 'nodejs';
  const { prerender } = await import('react-dom/static');
  const { prelude } = await prerender(page);
  history.replaceState(null, '', address);
  document.body.innerHTML = await new Response(prelude).text();
  for (const script of document.querySelectorAll('script:not([type])')) {
    const copy = document.createElement('script');
    copy.textContent = script.textContent;
    script.replaceWith(copy);
  }
}
