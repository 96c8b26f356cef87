import { LIST_ID } from '@/lib/domain/tenant/service-paths';

export const FORWARD_ID = 'forward';
export const findForward = () => document.getElementById(FORWARD_ID);

export function showList(): void {
  document.getElementById(LIST_ID)?.removeAttribute('hidden');
  findForward()?.firstElementChild?.setAttribute('hidden', '');
}
