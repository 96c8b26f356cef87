import ky from 'ky';
import { toApiError } from './http';

/** A file of any size, however long it takes: a connection that ends or a service that refuses ends it. @throws ApiError */
export async function loadFile(url: string): Promise<Blob> {
  try {
    return await ky(url, { credentials: 'same-origin', timeout: false, retry: 0 }).blob();
  } catch (error) {
    throw await toApiError(error);
  }
}
