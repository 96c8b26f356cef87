import type { KeyboardEvent } from 'react';

const FIELDS = 'input:not([type="hidden"]), select, textarea';
const isOpen = (field: HTMLElement) => !field.matches(':disabled') && !field.closest('[hidden]');

/**
 * For `onKeyDown` of a form that orders, pays or books: Enter in a field leads to the next one, and after the last one to
 * the button. Only the button sends.
 */
export function nextOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const isTyped = target.type !== 'checkbox' && target.type !== 'radio';
  // The Enter that ends a composed character moves nothing.
  if (!isTyped || event.nativeEvent.isComposing) return;
  const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)].filter(isOpen);
  const next = fields[fields.indexOf(target) + 1];
  const button = [...form.elements].find((one) => one instanceof HTMLButtonElement && one.type === 'submit');
  if (next) next.focus();
  else if (button instanceof HTMLElement) button.focus();
}
