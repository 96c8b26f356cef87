import { ApiError } from './api-error';

/** Sends a form with its file. @throws ApiError without an answer */
export type SendFile = (to: {
  url: string;
  headers: Record<string, string>;
  fields: Record<string, string>;
}) => Promise<{ status: number; body: unknown }>;

/** A slow connection takes a minute and more for 5 MB. */
const TIMEOUT_MS = 180_000;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Uses XMLHttpRequest: `fetch` reports no upload progress. The caller passes it in, so that no other page loads it.
 * @param onProgress hears which share has left, from 0 to 1
 */
export const sendFile =
  ({ file, onProgress }: { file: Blob; onProgress?: (share: number) => void }): SendFile =>
  ({ url, headers, fields }) => {
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
  };
