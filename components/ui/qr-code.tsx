import encodeQR from 'qr';
import { useMemo } from 'react';

/** One path for all dark squares: a code has hundreds. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** Dark on light, whatever the page's colours: so scanners read it. */
export function QrCode({ text, title }: { text: string; title: string }) {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'low', border: 2 }), [text]);
  return (
    <svg viewBox={`0 0 ${rows.length} ${rows.length}`} className="qr-code" role="img">
      <title>{title}</title>
      <rect width="100%" height="100%" className="qr-code-ground" />
      <path d={pathOf(rows)} />
    </svg>
  );
}
