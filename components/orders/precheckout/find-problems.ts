import type { FieldPath } from 'react-hook-form';
import { deliveryAddressSchema, pointOf } from '@/lib/contract/people/contact';
import { invoiceSchema } from '@/lib/contract/people/invoice';
import { findPostcodeIssue, postcodeRule } from '@/lib/domain/delivery/postcode';
import { isVagueAddress, isVagueReference } from '@/lib/domain/delivery/vague-address';
import { readOptionalAmount } from '@/lib/domain/money/money';
import { isRoomCharge } from '@/lib/domain/payments/payment-methods';
import { type AgeRefusal, refuseByAge } from '@/lib/domain/people/age';
import { type DocumentFault, findDocumentFault } from '@/lib/domain/people/documents';
import { asksTaxAddress, findInvoiceIssue, isTaxPostalCode } from '@/lib/domain/people/invoice';
import { findPhoneIssue, toPhone } from '@/lib/domain/people/phone-numbers';
import { isTaxRegime } from '@/lib/domain/people/tax-regimes';
import { isBlankSurname } from '@/lib/domain/table/guest-name';
import { contactSchemaFor, type FormRules } from './form-rules';
import type { OrderForm } from './order-form';

/** The form's own keys first, then the server's. */
export type Problem =
  | { key: 'required' | 'leading_space' | 'invalid' | 'invalid_email' | 'invalid_phone' | 'no_point' }
  | { key: 'vague_address' | 'vague_reference' }
  | { key: 'rfc_form' | 'postal_code_form' | 'hour_required' }
  | { key: 'phone_length' | 'postcode_length'; digits: number }
  | { key: 'zone_required' | 'schedule_required' | 'payment_method_required' }
  | AgeRefusal
  | DocumentFault
  | { key: 'guest_required' }
  | { key: 'cash_amount_low'; total: number };
/** A photo has no problem (rule delivery/door-photos). */
type ProblemPath = Exclude<FieldPath<OrderForm>, `place.photos.${number}`>;
type Problems = Partial<Record<ProblemPath, Problem>>;

type Input = { form: OrderForm; rules: FormRules };

function textProblem(text: string): Problem {
  if (text.trim() === '') return { key: 'required' };
  return { key: /^\s/.test(text) ? 'leading_space' : 'invalid' };
}

function scheduleProblems({ form: { schedule } }: Input): Problems {
  if (!schedule.isLater) return {};
  return {
    ...(schedule.date === '' ? { 'schedule.date': { key: 'schedule_required' } } : {}),
    ...(schedule.hour === '' ? { 'schedule.hour': { key: 'hour_required' } } : {}),
  };
}

const ADDRESS_TEXTS = ['address', 'address_optional', 'neighbourhood', 'reference'] as const;

function addressProblems({ form: { place, zone }, rules }: Input): Problems {
  if (!rules.isDelivery) return {};
  const problems: Problems = {};
  const hasPoint = rules.point !== 'none' && pointOf(place) !== null;
  if (
    rules.zones.length > 1 &&
    rules.point !== 'required' &&
    !hasPoint &&
    !rules.zones.some((one) => one === zone)
  )
    problems.zone = { key: 'zone_required' };
  if (rules.point === 'required' && !hasPoint) problems['place.latitude'] = { key: 'no_point' };
  for (const name of ADDRESS_TEXTS) {
    const isGood = deliveryAddressSchema.shape[name].safeParse(place[name]).success;
    if (!isGood) problems[`place.${name}`] = textProblem(place[name]);
  }
  const { country } = rules;
  if (!problems['place.address'] && isVagueAddress({ country, text: place.address }))
    problems['place.address'] = { key: 'vague_address' };
  if (!problems['place.reference'] && isVagueReference(place.reference))
    problems['place.reference'] = { key: 'vague_reference' };
  const issue = findPostcodeIssue({ country, text: place.postcode });
  if (issue === 'missing') problems['place.postcode'] = { key: 'required' };
  if (issue === 'shape')
    problems['place.postcode'] = {
      key: 'postcode_length',
      digits: postcodeRule(country)?.digits ?? 0,
    };
  return problems;
}

function phoneProblem({ form, rules: { country } }: Input): Problem {
  const problem = textProblem(form.contact.phone);
  if (problem.key !== 'invalid') return problem;
  const issue = findPhoneIssue(toPhone({ country, text: form.contact.phone }));
  return issue?.key === 'phone_length' ? issue : { key: 'invalid_phone' };
}

/** The length or the check digits of a document, where its rule knows them. */
function documentProblem({
  paper: { type, number },
  country,
}: {
  paper: { type: string; number: string };
  country: FormRules['country'];
}): Problem {
  const problem = textProblem(number);
  if (problem.key !== 'invalid') return problem;
  return findDocumentFault({ country, type, number }) ?? problem;
}

function contactProblems(input: Input): Problems {
  const { contact } = input.form;
  const parsed = contactSchemaFor(input).safeParse(contact);
  const problems: Problems = {};
  for (const { path } of parsed.error?.issues ?? []) {
    if (path[0] === 'name') problems['contact.name'] = textProblem(contact.name);
    else if (path[0] === 'dni') {
      const paper = { type: contact.dni_type, number: contact.dni };
      problems['contact.dni'] = documentProblem({ paper, country: input.rules.country });
    } else if (path[0] === 'email') {
      const problem = textProblem(contact.email);
      problems['contact.email'] = problem.key === 'invalid' ? { key: 'invalid_email' } : problem;
    } else problems['contact.phone'] = phoneProblem(input);
  }
  return problems;
}

function formProblem({ text, key }: { text: string; key: 'rfc_form' | 'postal_code_form' }): Problem {
  const problem = textProblem(text);
  return problem.key === 'invalid' ? { key } : problem;
}

const taxNumberProblem = ({ form: { invoice }, rules: { country } }: Input): Problem =>
  invoice.type === 'RFC'
    ? formProblem({ text: invoice.number, key: 'rfc_form' })
    : documentProblem({ paper: invoice, country });

function invoiceProblems(input: Input): Problems {
  const { invoice } = input.form;
  const { country } = input.rules;
  if (!invoice.wanted) return {};
  const issue = findInvoiceIssue({ country, invoice });
  const isName = issue === 'name' || !invoiceSchema.shape.name.safeParse(invoice.name).success;
  const asksTax = asksTaxAddress(country);
  const isNumber = issue === 'number' || invoice.number === '';
  return {
    ...(isName ? { 'invoice.name': textProblem(invoice.name) } : {}),
    ...(isNumber ? { 'invoice.number': taxNumberProblem(input) } : {}),
    ...(asksTax && !isTaxRegime(invoice.regime) ? { 'invoice.regime': { key: 'required' } } : {}),
    ...(asksTax && !isTaxPostalCode(invoice.postal_code)
      ? { 'invoice.postal_code': formProblem({ text: invoice.postal_code, key: 'postal_code_form' }) }
      : {}),
  };
}

function ageProblems({ form: { birthDate }, rules: { needsAge, ...rules } }: Input): Problems {
  const refusal = needsAge ? refuseByAge({ ...rules, birthDate }) : null;
  return refusal ? { birthDate: refusal } : {};
}

function payProblems({ form: { method, cash, guest }, rules: { total } }: Input): Problems {
  if (method === null) return { method: { key: 'payment_method_required' } };
  const note = method === 'cash' ? readOptionalAmount(cash) : null;
  if (isRoomCharge(method) && isBlankSurname(guest)) return { guest: { key: 'guest_required' } };
  return note !== null && note < total ? { cash: { key: 'cash_amount_low', total } } : {};
}

/** Keyed by field; the server checks the rest (rule cart/checked-again). */
export function findProblems(input: Input): Problems {
  return {
    ...scheduleProblems(input),
    ...addressProblems(input),
    ...contactProblems(input),
    ...invoiceProblems(input),
    ...ageProblems(input),
    ...payProblems(input),
  };
}
