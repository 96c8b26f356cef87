import type { Row } from './rows-of-links';

/** The commands of a shift and of a day. */
export const SHIFT_ROWS: Record<string, Row[]> = {
  soldout: [
    [
      ({ generated }) => [generated],
      ({ generated }) => new RegExp(`^Nothing is sold out at ${generated}\\.$`),
    ],
    [({ generated }) => [generated, 'p0001'], () => /^p0001 is sold out at centro\.$/],
    [({ generated }) => [generated], () => /^branch +sku +name +until +why\ncentro +p0001 +\S.*$/],
    [
      ({ generated }) => [generated, 'p0001', '--branch', 'centro', '--back'],
      () => /^p0001 is on the menu again at centro\.$/,
    ],
    [
      ({ generated }) => [generated, 'p01'],
      () => /^There is no product p01 on the menu; did you mean p0001\?$/,
    ],
    [
      ({ generated }) => [generated, 'p0001', '--until', 'mañana'],
      () => /^An end is `today` or an hour such as 18:30\.$/,
    ],
    [
      ({ generated }) => [generated, '--branch', 'centros'],
      ({ generated }) => new RegExp(`^${generated} has no branch centros; did you mean centro\\?$`),
    ],
    [({ generated }) => [generated, '--back'], () => /^npm run tenant -- soldout <slug>/],
  ],
  pause: [
    [({ generated }) => [generated], () => /^centro takes orders\.$/],
    [
      ({ generated }) => [generated, '30', '--service', 'delivery'],
      () => /^centro takes no orders: delivery until \S+ \d\d:\d\d\.$/,
    ],
    [({ generated }) => [generated, 'end', '--service', 'delivery'], () => /^centro takes orders\.$/],
    [({ generated }) => [generated, '31'], () => /^A pause is 15, 30 or 60 minutes, `today` or `end`, /],
  ],
  orders: [
    [({ generated }) => [generated], ({ generated }) => new RegExp(`^${generated} has no order there\\.$`)],
    [
      ({ slug }) => [slug, '--from', '2020-01-01'],
      () => /^number +placed +branch +service +status +name +total +paid +given back +by\n(.+\n)+.+$/,
    ],
    [
      ({ slug }) => [slug, '--from', '2020-01-01', '--csv'],
      () => /"number";"placed";"branch";"service";[^\n]*\n\d*;\d\d\/\d\d\/\d{4} /,
    ],
    [({ slug }) => [slug, '--from', 'ayer'], () => /^A date is written 2026-11-20\.$/],
  ],
  sales: [
    [
      ({ generated }) => [generated],
      () => /^date +branch +orders +sales +tips +rounding +given back +total\n\S+ +centro( +0){6}$/,
    ],
    [
      ({ generated }) => [generated, '--from', '2026-01-01', '--to', '2026-01-02', '--csv'],
      () => /"total"\n01\/01\/2026;"centro";0;0;0;0;0;0\n02\/01\/2026;"centro";0;/,
    ],
    [
      ({ generated }) => [generated, '--from', '2026-01-02', '--to', '2026-01-01'],
      () => /^2026-01-01 is before 2026-01-02\.$/,
    ],
  ],
  close: [
    [
      ({ generated }) => [generated],
      () =>
        /^Close 1 of centro would have no day: 0 orders, sales 0, tips 0, given back 0, total 0\.\nThe drawer should hold 0\.$/,
    ],
    [
      ({ generated }) => [generated, '1', '500', '--note', 'sencillo'],
      () => /^Close 1 of centro is made: the difference is 500 COP\.$/,
    ],
    [({ generated }) => [generated, '--csv'], () => /"difference"\n1;.*;0;0;500;500$/],
    [({ slug }) => [slug], () => /^Say the branch with --branch: centro, /],
    [({ generated }) => [generated, '2', 'mil'], () => /^npm run tenant -- close <slug>/],
  ],
  coupon: [
    [({ generated }) => [generated], () => /^code +what +from +until +used +limit\n/],
    [({ generated }) => [generated, 'remove', 'NADA'], () => /^There is no coupon NADA\.$/],
  ],
};
