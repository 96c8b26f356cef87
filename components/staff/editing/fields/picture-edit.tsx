'use client';

import type { ShopPicture } from '@/lib/contract/staff/shop/fields';
import { PictureField } from '../picture/picture-field';
import { type Edited, usePlace } from './use-place';

/** A picture of the shop. @param aspect width by height of the form in which it is shown; null: any */
export function PictureEdit({ at, label, hint, aspect = null }: Edited & { aspect?: number | null }) {
  const { value, set, error } = usePlace(at);
  // The document holds a stored picture there, or none.
  const picture = (value ?? null) as ShopPicture | null;
  return <PictureField {...{ label, hint, error, aspect }} value={picture} onChange={set} />;
}
