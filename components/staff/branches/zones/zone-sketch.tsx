import { useTranslations } from 'next-intl';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import { createSketch, toSketch } from '@/lib/domain/delivery/coverage-sketch';
import type { EditedBranch } from '../branches-place';

type Ring = Shop['zones'][number]['rings'][number];

/** The zones of a branch in their true proportions, north above. */
export function ZoneSketch({ branch, zones }: { branch: EditedBranch; zones: Shop['zones'] }) {
  const t = useTranslations('StaffBranches');
  const here: [number, number] = [branch.longitude, branch.latitude];
  const sketch = createSketch([...zones.flatMap(({ rings }) => rings), [here]]);
  if (!sketch) return null;
  const pathOf = (ring: Ring) =>
    `M${ring
      .map(([longitude, latitude]) => toSketch(sketch, { longitude, latitude }))
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L')}Z`;
  const { x, y } = toSketch(sketch, branch);
  return (
    <svg
      className="branches-sketch"
      viewBox={`0 0 ${sketch.width} ${sketch.height}`}
      role="img"
      aria-label={t('zones_drawn', { count: zones.length })}
    >
      {zones.map(({ key, active, rings }) => (
        <path key={key} data-active={active} d={rings.map(pathOf).join('')} />
      ))}
      <circle cx={x} cy={y} r={4} />
    </svg>
  );
}
