/** The smallest picture. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The form in which a browser sends a picture. */
export function toPictureForm(file: Uint8Array, name = 'photo.png'): FormData {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(file)], name, { type: 'image/png' }));
  return form;
}

/** The form in which a browser sends a menu that somebody pasted. */
export function toListForm(list: string): FormData {
  const form = new FormData();
  form.set('kind', 'list');
  form.set('file', new File([list], 'menu.txt', { type: 'text/plain' }));
  return form;
}

/** The form in which a browser sends the proof of a transfer. */
export function toForm(file: Uint8Array, purchaseId: number | string, name = 'proof.png'): FormData {
  const form = toPictureForm(file, name);
  form.set('purchase_id', String(purchaseId));
  return form;
}
