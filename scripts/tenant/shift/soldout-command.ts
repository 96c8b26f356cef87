import { parseArgs } from 'node:util';
import { type ListedOffer, listStaffOffers, setStaffOffer } from '@/lib/contract/staff/offer-calls';
import type { Operator } from '../ask/ask-backend';
import { sendCall } from '../ask/send-call';
import type { Answer } from '../command';
import { didYouMean } from '../print/did-you-mean';
import { printLocalMinute } from '../print/local-hour';
import { toTable } from '../print/to-table';
import { type Branch, findBranches } from './find-branch';

export const SOLDOUT_USAGE =
  'soldout <slug> [--branch <branch>] | soldout <slug> <sku> [--branch <branch>] [--until today|<hour>] | soldout <slug> <sku> --back';
export const SOLDOUT_OPTIONS = {
  branch: { type: 'string' },
  until: { type: 'string' },
  back: { type: 'boolean' },
} as const;

type Offers = { branch: Branch; offers: ListedOffer[] };
type Asked = { operator: Operator; slug: string };

async function readOffers({
  operator,
  slug,
  named,
}: Asked & { named: string | undefined }): Promise<Offers[]> {
  const { branches } = await findBranches({ operator, slug, named });
  return Promise.all(
    branches.map(async (branch) => {
      const query = { supplier_id: String(branch.id) };
      return { branch, offers: await sendCall({ operator, slug, call: listStaffOffers, query }) };
    }),
  );
}

const untilOf = ({ back_at: at }: ListedOffer, { timezone }: Branch): string =>
  at === null ? '' : printLocalMinute({ at, timezone });

function listGone(slug: string, all: readonly Offers[]): Answer {
  const gone = all.flatMap(({ branch, offers }) =>
    offers.filter(({ available, stock }) => !available || stock === 0).map((offer) => ({ branch, offer })),
  );
  const rows = gone.map(({ branch, offer }) => [
    ...[branch.slug, offer.sku, offer.name],
    ...[untilOf(offer, branch), offer.stock === 0 ? 'stock 0' : ''],
  ]);
  return {
    data: gone.map(({ branch, offer }) => ({ branch: branch.slug, ...offer })),
    text:
      rows.length > 0
        ? toTable([['branch', 'sku', 'name', 'until', 'why'], ...rows])
        : `Nothing is sold out at ${slug}.`,
  };
}

/**
 * `soldout …`: what is sold out (rule menu/sold-out); or takes a product off the menu of the branches that sell it, until an hour or until it
 * is brought back, or brings it back; null for other words.
 */
export async function runSoldOut(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const { values, positionals } = parseArgs({
    ...{ args: words, options: SOLDOUT_OPTIONS },
    allowPositionals: true,
  });
  const [slug, sku, ...more] = positionals;
  const { branch: named, until, back = false } = values;
  if (!slug || more.length > 0 || (back && until !== undefined)) return null;
  if (sku === undefined && (back || until !== undefined)) return null;
  const operator = await open();
  const all = await readOffers({ operator, slug, named });
  if (sku === undefined) return listGone(slug, all);
  const found = all.flatMap(({ branch, offers }) =>
    offers.filter((offer) => offer.sku === sku).map(({ id }) => ({ branch, id })),
  );
  if (found.length === 0) {
    const known = all.flatMap(({ offers }) => offers.map((offer) => offer.sku));
    throw new Error(`There is no product ${sku} on the menu${didYouMean(sku, known)}`);
  }
  const data = [];
  for (const { branch, id } of found) {
    const body = { available: back, ...(until === undefined ? {} : { until }) };
    const sent = { operator, slug, call: setStaffOffer, params: { id: String(id) }, body };
    const wrong = 'An end is `today` or an hour such as 18:30.';
    data.push({ branch: branch.slug, ...(await sendCall({ ...sent, wrong })) });
  }
  const where = found.map(({ branch }) => branch.slug).join(', ');
  return { data, text: `${sku} is ${back ? 'on the menu again' : 'sold out'} at ${where}.` };
}
