import type { ComponentProps } from 'react';
import { VIEWS_WITHOUT_HEADER } from '@/lib/domain/tenant/views';
import { ScreenMark } from './screen-mark';
import { SiteHeader } from './site-header';

/** Header of a screen, where it has one (rule tenant/landing), and its view name. */
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
