import type { Context } from 'hono';
import { AppError } from '@/backend/errors';
import { isStorable } from '@/lib/domain/text/storable-text';
import type { AppEnv } from './environment';
import { readBytes } from './read-body';

const FORM = /^multipart\/form-data\s*;\s*boundary=("?)[\w'()+,./:=?-]{1,70}\1$/i;
/** Boundaries, names and the other parts. */
const AROUND_BYTES = 16 * 1024;

type Form = { fields: Record<string, string>; file: Uint8Array<ArrayBuffer> };

/** @throws invalid_input */
async function parseForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new AppError('invalid_input', { fields: { body: 'form' } });
  }
}

/**
 * A form of texts and of one file in the part `file`, each once; the file's name and type are not read
 * (guarantee/bounded-bodies). @throws unsupported_media_type, body_too_large, invalid_input
 */
export async function readForm(c: Context<AppEnv>, { mostBytes }: { mostBytes: number }): Promise<Form> {
  const type = c.req.header('content-type') ?? '';
  if (!FORM.test(type)) throw new AppError('unsupported_media_type');
  const form = await parseForm(await readBytes(c, mostBytes + AROUND_BYTES), type);
  const fields: Record<string, string> = {};
  let file: File | null = null;
  for (const [name, part] of form) {
    const isTwice = name === 'file' ? file !== null : Object.hasOwn(fields, name);
    if (isTwice) throw new AppError('invalid_input', { fields: { [name]: 'twice' } });
    if (name === 'file' && part instanceof File) file = part;
    else if (name !== 'file' && typeof part === 'string' && isStorable(name) && isStorable(part))
      fields[name] = part;
    else throw new AppError('invalid_input', { fields: { [name]: 'part' } });
  }
  if (!file || file.size === 0) throw new AppError('invalid_input', { fields: { file: 'empty' } });
  if (file.size > mostBytes) throw new AppError('body_too_large');
  return { fields, file: new Uint8Array(await file.arrayBuffer()) };
}
