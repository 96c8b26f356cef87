import { lookup as resolveHost } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

const PICTURE_FAULTS = [
  'bad_url',
  'private_address',
  'not_there',
  'not_a_picture',
  'too_large',
  'no_answer',
] as const;
export type PictureFault = (typeof PICTURE_FAULTS)[number];

class FetchFault extends Error {
  constructor(readonly fault: PictureFault) {
    super(fault);
  }
}

/** As of a picture in a folder. */
const MOST_BYTES = 20 * 1024 * 1024;
const MOST_SECONDS = 15;
const MOST_TURNS = 3;

type Allows = (address: string) => boolean;

/** Connects to the very address that was judged, so that a name cannot lead elsewhere a moment later. */
const createLookup =
  (allows: Allows): LookupFunction =>
  (hostname, options, done) =>
    resolveHost(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(new FetchFault('not_there'), '', 0);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => allows(address)))
        return done(new FetchFault('private_address'), '', 0);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });

function readUrl(written: string, base?: URL): URL {
  const url = URL.canParse(written, base?.href) ? new URL(written, base?.href) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new FetchFault('bad_url');
  return url;
}

async function readBody(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new FetchFault('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function ask({
  url,
  allows,
  signal,
}: {
  url: URL;
  allows: Allows;
  signal: AbortSignal;
}): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0 && !allows(host)) throw new FetchFault('private_address');
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = { lookup: createLookup(allows), signal, agent: false, headers: { accept: 'image/*' } };
    request(url, options, resolve).on('error', reject).end();
  });
}

async function follow({
  url,
  allows,
  signal,
  turns,
}: {
  url: URL;
  allows: Allows;
  signal: AbortSignal;
  turns: number;
}): Promise<Buffer> {
  const answer = await ask({ url, allows, signal });
  const { statusCode = 0, headers } = answer;
  if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
    answer.destroy();
    if (turns === 0) throw new FetchFault('not_there');
    return follow({ url: readUrl(headers.location, url), allows, signal, turns: turns - 1 });
  }
  const fault: PictureFault | null =
    statusCode !== 200 ? 'not_there' : headers['content-type']?.startsWith('image/') ? null : 'not_a_picture';
  if (fault) {
    answer.destroy();
    throw new FetchFault(fault);
  }
  return readBody(answer);
}

/**
 * Fetches a picture that another program's export names, from public addresses alone: at most 20 MB, 15 seconds and three turns.
 * @param allows which IP addresses may be asked
 */
export async function fetchPicture({
  url,
  allows = isPublicAddress,
}: {
  url: string;
  allows?: Allows;
}): Promise<Buffer | PictureFault> {
  try {
    const signal = AbortSignal.timeout(MOST_SECONDS * 1_000);
    return await follow({ url: readUrl(url), allows, signal, turns: MOST_TURNS });
  } catch (error) {
    return error instanceof FetchFault ? error.fault : 'no_answer';
  }
}
