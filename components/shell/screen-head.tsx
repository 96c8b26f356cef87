import type { ComponentProps } from 'react';
import { VIEWS_WITHOUT_HEADER } from '@/lib/domain/views';
import { ScreenMark } from './screen-mark';
import { SiteHeader } from './site-header';

/** What every screen begins with: the app's header where the screen has one (spec section 2), and its mark. */
export function ScreenHead({
  tenant,
  ...mark
}: ComponentProps<typeof ScreenMark> & ComponentProps<typeof SiteHeader>) {
  return (
    <>
      {!VIEWS_WITHOUT_HEADER.includes(mark.view) && <SiteHeader tenant={tenant} />}
      {/* After the header: what its script shows stands below it from the first paint, however the document is cut. */}
      <ScreenMark tenant={tenant} {...mark} />
    </>
  );
}
