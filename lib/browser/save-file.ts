/** Saves a file as a download of the browser. */
export function saveBlob({ name, blob }: { name: string; blob: Blob }): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves the text as a download of the browser. */
export const saveFile = ({ name, text, type }: { name: string; text: string; type: string }): void =>
  saveBlob({ name, blob: new Blob([text], { type }) });
