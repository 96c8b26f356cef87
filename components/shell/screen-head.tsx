import type { ComponentProps } from 'react';
import type { Instance } from '@/lib/contract/instance';
import { VIEWS_WITHOUT_HEADER } from '@/lib/domain/views';
import { ScreenMark } from './screen-mark';
import { SiteHeader } from './site-header';

/** What every screen begins with: its mark, and the app's header where the screen has one (spec section 2). */
export function ScreenHead({
  tenant,
  ...mark
}: ComponentProps<typeof ScreenMark> & { tenant: Pick<Instance, 'name' | 'links' | 'linktree_logo'> }) {
  return (
    <>
      <ScreenMark {...mark} />
      {!VIEWS_WITHOUT_HEADER.includes(mark.view) && <SiteHeader tenant={tenant} />}
    </>
  );
}
