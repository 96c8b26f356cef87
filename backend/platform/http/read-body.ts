import type { Context } from 'hono';
import { AppError } from '@/backend/errors';
import { isStorable } from '@/lib/domain/text/storable-text';
import type { AppEnv } from './environment';

const MAX_BYTES = 256 * 1024;
const MAX_DEPTH = 20;

/** Refuses a large `Content-Length` unread. @throws body_too_large */
export async function readBytes(c: Context<AppEnv>, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const length = Number(c.req.header('content-length') ?? Number.NaN);
  if (length > mostBytes) throw new AppError('body_too_large');
  if (length <= mostBytes) return new Uint8Array(await c.req.raw.arrayBuffer());
  const reader = c.req.raw.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > mostBytes) {
      await reader.cancel();
      throw new AppError('body_too_large');
    }
    chunks.push(part.value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** @throws body_too_large */
export const readText = async (c: Context<AppEnv>, mostBytes = MAX_BYTES): Promise<string> =>
  Buffer.from(await readBytes(c, mostBytes)).toString('utf8');

/** Measures before parsing, so that a deep body costs nothing. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (inString) {
      if (char === '\\') index += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (char === '}' || char === ']') depth -= 1;
  }
  return deepest;
}

/** Parsers disagree on which value counts. */
function hasDuplicateKey(text: string): boolean {
  const open: (Set<string> | null)[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (char === '{') open.push(new Set());
    else if (char === '[') open.push(null);
    else if (char === '}' || char === ']') open.pop();
    else if (char === '"') {
      const start = index;
      for (index += 1; text[index] !== '"'; index += 1) if (text[index] === '\\') index += 1;
      const keys = open.at(-1);
      if (!keys || !/^\s*:/.test(text.slice(index + 1, index + 64))) continue;
      const key: string = JSON.parse(text.slice(start, index + 1));
      if (keys.has(key)) return true;
      keys.add(key);
    }
  }
  return false;
}

/** (guarantee/bounded-bodies) @throws unsupported_media_type, body_too_large, invalid_json, invalid_input */
export async function readJsonBody(c: Context<AppEnv>, mostBytes?: number): Promise<unknown> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json(\s*;\s*charset=utf-8)?$/i.test(type)) throw new AppError('unsupported_media_type');
  const text = await readText(c, mostBytes);
  if (depthOf(text) > MAX_DEPTH) throw new AppError('invalid_json');
  try {
    const body: unknown = JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__') throw new AppError('invalid_input', { fields: { [key]: 'unknown' } });
      if (!isStorable(key)) throw new AppError('invalid_input');
      if (typeof value === 'string' && !isStorable(value)) throw new AppError('invalid_input');
      return value;
    });
    if (hasDuplicateKey(text)) throw new AppError('invalid_input');
    return body;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('invalid_json');
  }
}
