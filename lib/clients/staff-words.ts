import type { AbstractIntlMessages } from 'next-intl';
import { ApiError } from './api-error';

/** The texts of the screens of staff in the language that the device keeps. @throws ApiError */
export async function loadStaffWords(): Promise<AbstractIntlMessages> {
  const response = await fetch('/words.json', { cache: 'no-store' }).catch(() => null);
  if (!response?.ok) throw new ApiError({ kind: 'network', key: 'network' });
  return (await response.json()).texts;
}
