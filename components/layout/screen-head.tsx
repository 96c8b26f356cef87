import type { ComponentProps } from 'react';
import { VIEWS_WITHOUT_HEADER } from '@/lib/domain/tenant/views';
import { ScreenMark } from './screen-mark';
import { SiteHeader } from './site-header';

/** The header, where the screen has one (rule tenant/landing). */
export function ScreenHead({
  tenant,
  ...mark
}: ComponentProps<typeof ScreenMark> & ComponentProps<typeof SiteHeader>) {
  return (
    <>
      {!VIEWS_WITHOUT_HEADER.includes(mark.view) && <SiteHeader tenant={tenant} />}
      {/* After the header, so that the banner shows below it from the first paint. */}
      <ScreenMark tenant={tenant} {...mark} />
    </>
  );
}
