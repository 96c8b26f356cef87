import { LINE_COUNT } from '@/lib/domain/cart/lines';
import { isStorable } from '@/lib/domain/text/storable-text';
import { joinParts } from './code-parts';
import { ACCOUNT_LINES } from './rounds';

type CodeLine = {
  /** The product at the branch. */
  offerId: number;
  count: number;
  choices: readonly { option_id: number; count: number }[];
  comment: string;
  /** Whose it is, as a number in the account. */
  member: number;
  forAll: boolean;
};

/** What a phone without signal shows to the waiter, and the staff's call reads (rule table/waiter-code). */
export type WaiterCode = {
  tableId: number;
  /** The diner's number in the account. */
  member: number;
  /** Of the sending: what the phone sends later by itself with the same key is the same round. */
  key: string;
  lines: readonly CodeLine[];
};

const FORM = 'W1';
const KEY = /^[\w-]{8,64}$/;
const COMMENT_LENGTH = 250;

/** As short as can be: the code is printed as a QR code. */
export const printWaiterCode = ({ tableId, member, key, lines }: WaiterCode): string =>
  JSON.stringify([
    FORM,
    tableId,
    member,
    key,
    lines.map(({ offerId, count, choices, comment, forAll, member: owner }) => [
      offerId,
      count,
      choices.map((choice) => [choice.option_id, choice.count]),
      comment,
      ...(forAll || owner !== member ? [forAll ? 1 : 0] : []),
      ...(owner !== member ? [owner] : []),
    ]),
  ]);

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isCount = (value: unknown): value is number => isId(value) && value <= LINE_COUNT;

function parseChoice(value: unknown): { option_id: number; count: number } | null {
  if (!Array.isArray(value)) return null;
  const [optionId, count]: unknown[] = value;
  return isId(optionId) && isCount(count) ? { option_id: optionId, count } : null;
}

/** @param sender whose lines say no member */
function parseLine(value: unknown, sender: number): CodeLine | null {
  if (!Array.isArray(value)) return null;
  const [offerId, count, options, comment, forAll = 0, member = sender]: unknown[] = value;
  if (!isId(offerId) || !isCount(count) || !Array.isArray(options)) return null;
  if (typeof comment !== 'string' || comment.length > COMMENT_LENGTH || !isStorable(comment)) return null;
  if ((forAll !== 0 && forAll !== 1) || !isId(member)) return null;
  const choices = options.map(parseChoice).filter((choice) => choice !== null);
  return choices.length === options.length
    ? { offerId, count, choices, comment, member, forAll: forAll === 1 }
    : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Null for anything but a whole code. @param text also its parts in lines, in any order */
export function parseWaiterCode(text: string): WaiterCode | null {
  const parts = parseJson(joinParts(text));
  if (!Array.isArray(parts)) return null;
  const [form, tableId, member, key, coded]: unknown[] = parts;
  if (form !== FORM || !isId(tableId) || !isId(member)) return null;
  if (typeof key !== 'string' || !KEY.test(key)) return null;
  if (!Array.isArray(coded) || coded.length === 0 || coded.length > ACCOUNT_LINES) return null;
  const lines = coded.map((line) => parseLine(line, member)).filter((line) => line !== null);
  return lines.length === coded.length ? { tableId, member, key, lines } : null;
}
