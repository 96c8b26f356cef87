export const FORWARD_ID = 'forward';
export const findForward = () => document.getElementById(FORWARD_ID);

export function hideForward(): void {
  findForward()?.firstElementChild?.setAttribute('hidden', '');
}
