import type { CartLine } from '@/lib/contract/cart/cart';

export function LineWords({ line: { options, comment } }: { line: Pick<CartLine, 'options' | 'comment'> }) {
  const chosen = options.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name)).join(' · ');
  return (
    <>
      {chosen && <span className="block text-muted">{chosen}</span>}
      {comment && <span className="block text-muted italic">«{comment}»</span>}
    </>
  );
}
