import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { drawDocument } from './draw-document';
import { textsOf } from './render-texts';

/** Draws a part of a page that needs texts, in Spanish, at `/`. */
export const drawPart = (part: ReactNode): Promise<void> =>
  drawDocument({
    page: (
      <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={textsOf()}>
        {part}
      </NextIntlClientProvider>
    ),
    address: '/',
  });
