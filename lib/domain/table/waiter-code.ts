import { LINE_COUNT } from '@/lib/domain/cart/line-limits';
import type { StoredChoice } from '@/lib/domain/cart/stored-choices';
import { OPTION_TEXT_LENGTH } from '@/lib/domain/menu/options/text-option';
import { fromBase64Url, hmacKeyOf, toBase64Url } from '@/lib/domain/text/hmac';
import { isStorable } from '@/lib/domain/text/storable-text';
import { toTypedLine, toTypedLines } from '@/lib/domain/text/typed-text';
import { joinParts } from './code-parts';
import { ACCOUNT_LINES } from './rounds';

type CodeLine = {
  /** The product at the branch. */
  offerId: number;
  count: number;
  choices: readonly StoredChoice[];
  comment: string;
  /** Whose it is, as a number in the account. */
  member: number;
  forAll: boolean;
  /** It waits until it is called (rule table/courses). */
  later?: boolean;
};

/** The text that a phone without signal shows to the waiter, and that the staff's call reads (rule table/waiter-code). */
export type WaiterCode = {
  tableId: number;
  /** The diner's number in the account. */
  member: number;
  /** The key of the sending: a later sending of the phone with the same key is the same round. */
  key: string;
  lines: readonly CodeLine[];
};

/** As it was read: `signed` is the text that the signature is of. Who signed it is still to be checked. */
export type SignedCode = WaiterCode & { signed: string; signature: string };

const FORM = 'W2';
const KEY = /^[\w-]{8,64}$/;
const COMMENT_LENGTH = 250;
/** The marks of a line are their sum. */
const [FOR_ALL, LATER] = [1, 2] as const;
const MARKS = [0, FOR_ALL, LATER, FOR_ALL + LATER];

const printChoice = ({ option_id, count, text, options }: StoredChoice): unknown[] => [
  option_id,
  count,
  ...(text === undefined && options === undefined ? [] : [text ?? 0]),
  ...(options === undefined ? [] : [options.map(printChoice)]),
];

/** All of it is signed, and it is as short as can be, because it is printed as a QR code. */
export const textToSign = ({ tableId, member, key, lines }: WaiterCode): string =>
  JSON.stringify([
    FORM,
    tableId,
    member,
    key,
    lines.map(({ offerId, count, choices, comment, forAll, later, member: owner }) => [
      offerId,
      count,
      choices.map(printChoice),
      comment,
      ...(forAll || later || owner !== member ? [(forAll ? FOR_ALL : 0) + (later ? LATER : 0)] : []),
      ...(owner !== member ? [owner] : []),
    ]),
  ]);

const encoder = new TextEncoder();

/** The text of the QR code. @param signed a text, and what signs it */
export const withSignature = ({ text, signature }: { text: string; signature: string }): string =>
  `${text.slice(0, -1)},${JSON.stringify(signature)}]`;

/** Signed by the secret of the member who shows it, so that it is of nobody else and of no other table. */
export async function printWaiterCode({ secret, ...code }: WaiterCode & { secret: string }): Promise<string> {
  const text = textToSign(code);
  const signature = await crypto.subtle.sign('HMAC', await hmacKeyOf(secret), encoder.encode(text));
  return withSignature({ text, signature: toBase64Url(new Uint8Array(signature)) });
}

/** Whether the member signed it whose secret this is. */
export async function isSignedBy({ secret, code }: { secret: string; code: SignedCode }): Promise<boolean> {
  const given = fromBase64Url(code.signature);
  if (given === null) return false;
  return crypto.subtle.verify('HMAC', await hmacKeyOf(secret), given, encoder.encode(code.signed));
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isCount = (value: unknown): value is number => isId(value) && value <= LINE_COUNT;

function parseChoices(value: unknown, depth = 2): StoredChoice[] | null {
  if (!Array.isArray(value) || depth === 0) return null;
  const choices = value.map((one) => parseChoice(one, depth)).filter((choice) => choice !== null);
  return choices.length === value.length ? choices : null;
}

function parseChoice(value: unknown, depth: number): StoredChoice | null {
  if (!Array.isArray(value)) return null;
  const [option_id, count, text = 0, inside]: unknown[] = value;
  if (!isId(option_id) || !isCount(count)) return null;
  const isText = typeof text === 'string' && text.length <= OPTION_TEXT_LENGTH && isStorable(text);
  if (text !== 0 && !isText) return null;
  const options = inside === undefined ? undefined : parseChoices(inside, depth - 1);
  if (options === null) return null;
  return { option_id, count, ...(isText && { text: toTypedLine(text) }), ...(options && { options }) };
}

/** @param sender whose lines say no member */
function parseLine(value: unknown, sender: number): CodeLine | null {
  if (!Array.isArray(value)) return null;
  const [offerId, count, options, comment, marks = 0, member = sender]: unknown[] = value;
  const choices = parseChoices(options);
  if (!isId(offerId) || !isCount(count) || choices === null) return null;
  if (typeof comment !== 'string' || comment.length > COMMENT_LENGTH || !isStorable(comment)) return null;
  if (!MARKS.some((one) => one === marks) || !isId(member)) return null;
  const [forAll, later] = [FOR_ALL, LATER].map((mark) => (Number(marks) & mark) !== 0);
  return {
    offerId,
    count,
    choices,
    comment: toTypedLines(comment),
    member,
    forAll: forAll === true,
    ...(later && { later }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads a whole code; null for anything else. @param text also its parts in lines, in any order */
export function parseWaiterCode(text: string): SignedCode | null {
  const parts = parseJson(joinParts(text));
  if (!Array.isArray(parts) || parts.length !== 6) return null;
  const [form, tableId, member, key, coded, signature]: unknown[] = parts;
  if (form !== FORM || !isId(tableId) || !isId(member)) return null;
  if (typeof key !== 'string' || !KEY.test(key) || typeof signature !== 'string') return null;
  if (!Array.isArray(coded) || coded.length === 0 || coded.length > ACCOUNT_LINES) return null;
  const lines = coded.map((line) => parseLine(line, member)).filter((line) => line !== null);
  return lines.length === coded.length
    ? { tableId, member, key, lines, signature, signed: JSON.stringify(parts.slice(0, -1)) }
    : null;
}
