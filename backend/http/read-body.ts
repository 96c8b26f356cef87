import type { Context } from 'hono';
import { AppError } from '../errors';
import type { AppEnv } from './environment';

const MAX_BYTES = 256 * 1024;
const MAX_DEPTH = 20;
/** NUL and lone surrogates: PostgreSQL stores neither. */
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

async function readText(c: Context<AppEnv>): Promise<string> {
  const reader = c.req.raw.body?.getReader();
  if (!reader) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > MAX_BYTES) {
      await reader.cancel();
      throw new AppError('body_too_large');
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The depth of brackets in JSON text, read before parsing so that a deep body costs nothing. */
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

/**
 * A JSON body, bounded and plain (quality T52).
 * @throws unsupported_media_type, body_too_large, invalid_json, invalid_input for what cannot be stored
 */
export async function readJsonBody(c: Context<AppEnv>): Promise<unknown> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json(\s*;\s*charset=utf-8)?$/i.test(type)) throw new AppError('unsupported_media_type');
  const text = await readText(c);
  if (depthOf(text) > MAX_DEPTH) throw new AppError('invalid_json');
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__') return undefined;
      if (typeof value === 'string' && UNSTORABLE.test(value)) throw new AppError('invalid_input');
      return value;
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('invalid_json');
  }
}
