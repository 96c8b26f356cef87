import type { Row } from './rows-of-links';

const HEAD =
  'id +kind +hour \\(local\\) +state +people +tables +who +notes +ahead +deposit +ratings +news \\(UTC\\)';
const one = (kind: string, rest: string) =>
  new RegExp(`^${HEAD}\n\\d+ +${kind} +\\S+ \\d\\d:\\d\\d +${rest}`);

/** The commands that read and change the bookings of the branch Centro, where one waits for staff. */
export const BOOKING_ROWS: Row[] = [
  [
    ({ slug }) => [slug],
    () =>
      new RegExp(
        `^Say the branch with --branch: centro, [\\w, -]+\\.$|has no booking on|${one('booking', 'pending +2').source}`,
      ),
  ],
  [
    ({ slug }) => [slug, '--branch', 'centro', '--date', '2020-01-01'],
    ({ slug }) => new RegExp(`^${slug} has no booking on 2020-01-01\\.$`),
  ],
  [({ slug }) => [slug, '--branch', 'centro', '--date', 'hoy'], () => /^A date is written /],
  [({ slug }) => [slug, '--branch', 'nadie'], () => /^No such branch takes bookings\.$/],
  [
    ({ slug, booking }) => [slug, '--approve', String(booking)],
    () => one('booking', 'approved +2 +Ana María Ruiz \\+57 3'),
  ],
  [({ slug, booking }) => [slug, '--no-show', String(booking)], () => /Its hour has not come yet\./],
  [
    ({ slug, booking }) => [slug, '--branch', 'centro', '--seat', String(booking), '--table', '9'],
    () => /^centro has no table 9\.$/,
  ],
  [
    ({ slug, booking }) => [slug, '--branch', 'centro', '--seat', String(booking), '--table', '2'],
    () => one('booking', 'seated +2 +2 +Ana'),
  ],
  [({ slug, booking }) => [slug, '--decline', String(booking)], () => /reason/],
  [({ slug, booking }) => [slug, '--free', String(booking)], () => one('booking', '')],
  [({ slug }) => [slug, '--branch', 'centro', '--walk-in', '2'], () => one('walk_in', 'seated +2 +1')],
  [
    ({ slug }) => [
      ...[slug, '--branch', 'centro', '--block', '2', '--date', '2040-01-02', '--from', '18:00'],
      ...['--to', '20:00'],
    ],
    () => one('block', 'blocked +2'),
  ],
  [({ slug }) => [slug, '--branch', 'centro', '--date', '2040-01-02'], () => one('block', 'blocked +2')],
  [({ slug }) => [slug, '--walk-in', '2', '--approve', '1'], () => /^npm run tenant -- bookings <slug> /],
  [({ slug }) => [slug, '--reason', 'x'], () => /^npm run tenant -- bookings <slug> /],
];

/** Commands that print visits, ratings, requests for help and surveys; there are none of them yet. */
export const SAID_ROWS: Record<string, Row[]> = {
  numbers: [
    [
      ({ slug }) => [slug, '--from', '2026-11-01', '--to', '2026-11-18'],
      () =>
        /^2026-11-01 to 2026-11-18 \(America\/Bogota\)\nfrom +visits +menu +added +checkout +paid\nall +0 +0 +0 +0 +0\nOrders: \d+/,
    ],
    [() => [], () => /^npm run tenant -- numbers <slug>/],
  ],
  ratings: [
    [({ slug }) => [slug], ({ slug }) => new RegExp(`^Nobody has rated anything of ${slug} yet\\.$`)],
    [() => [], () => /^npm run tenant -- ratings <slug>/],
  ],
  'help-requests': [
    [({ slug }) => [slug], ({ slug }) => new RegExp(`^Nobody has asked ${slug} for help\\.$`)],
    [() => [], () => /^npm run tenant -- help-requests <slug>/],
  ],
  'help-answer': [
    [({ slug }) => [slug, '999999', 'Ya va'], () => /not_found/],
    [() => ['boteco-ipe', '1'], () => /^npm run tenant -- help-answer <slug> <id>/],
  ],
  'help-settle': [
    [({ slug }) => [slug, '999999'], () => /not_found/],
    [() => ['boteco-ipe'], () => /^npm run tenant -- help-settle <slug> <id>/],
  ],
  surveys: [
    [({ slug }) => [slug], ({ slug }) => new RegExp(`^Nobody has answered a survey of ${slug} yet\\.$`)],
    [() => [], () => /^npm run tenant -- surveys <slug>/],
  ],
};
