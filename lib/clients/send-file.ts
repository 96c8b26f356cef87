import { ApiError } from './api-error';

/** A file of a form; `onProgress` hears which share of it has left, from 0 to 1. */
export type SentFile = { file: Blob; onProgress?: (share: number) => void };

/** A slow line takes a minute and more for 5 MB. */
const TIMEOUT_MS = 180_000;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** By XMLHttpRequest: `fetch` tells nothing of what has left. @throws ApiError without an answer */
export function sendFile({
  url,
  headers,
  fields,
  sent: { file, onProgress },
}: {
  url: string;
  headers: Record<string, string>;
  fields: Record<string, string>;
  sent: SentFile;
}): Promise<{ status: number; body: unknown }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: parseJson(request.responseText) });
    request.onerror = () => reject(new ApiError({ kind: 'network', key: 'network' }));
    request.ontimeout = () => reject(new ApiError({ kind: 'timeout', key: 'timeout' }));
    request.send(form);
  });
}
