'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { usePlace } from '@/components/staff/editing/fields/use-place';
import { useProblemText } from '@/components/staff/editing/use-problem-text';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import { readPoint } from '@/lib/domain/shop/typed-point';
import { circleAround } from '@/lib/domain/shop/zones/zone-circle';
import { faultsOfCoverage, faultsOfZone } from '@/lib/domain/shop/zones/zone-faults';
import type { Ring } from '@/lib/domain/shop/zones/zone-ring';
import type { EditedBranch } from './branches-place';
import { ZonesMap } from './zones/map/zones-map';
import { NamedZones } from './zones/named-zones';
import { OneZone } from './zones/one-zone';
import { TryPoint } from './zones/try-point';
import { useZoneEditor } from './zones/use-zone-editor';
import { ZoneWorkBar } from './zones/zone-work';

type Zone = Shop['zones'][number];
const FIRST_KM = 3;

const freeKey = (zones: readonly Zone[], slug: string): string => {
  const taken = new Set(zones.map(({ key }) => key));
  let number = 1;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
};

type Props = { branch: EditedBranch; branches: readonly EditedBranch[]; zones: readonly Zone[] };

/** The map, and what is drawn or tried on it. */
function DrawnZones({
  branch,
  branches,
  zones,
  own,
  onNew,
}: Props & { own: Zone[]; onNew: (ring: Ring) => void }) {
  const t = useTranslations('StaffBranches');
  const sayProblem = useProblemText();
  const editor = useZoneEditor({ zones: own, onNew });
  const [text, setText] = useState('');
  const tried = readPoint(text);
  const nameOf = ({ name }: Zone) => (name ? `«${name}»` : t('zone_unnamed'));
  const misses = own.length > 0 ? faultsOfCoverage({ branch, zones: own }) : [];
  return (
    <>
      {editor.work && <ZoneWorkBar key={editor.work.zone?.key ?? ''} {...{ editor }} />}
      <ZonesMap
        {...{ branch, tried, zones: own, shape: editor.shape }}
        others={zones.filter(({ branchSlug }) => branchSlug !== branch.slug)}
        onTap={(point) =>
          editor.shape ? editor.shape.add?.(point) : setText(`${point.latitude}, ${point.longitude}`)
        }
      />
      {misses.map((said) => (
        <p key={said.key} role="status">
          {sayProblem({ ...said, values: { ...said.values, branch: branch.name } })}
        </p>
      ))}
      <ul className="grid gap-4">
        {own.map((zone) => (
          <OneZone
            key={zone.key}
            {...{ zone, branch }}
            faults={faultsOfZone({ zone, branch, nameOf, zones: own })}
            onEdge={() => editor.start({ kind: 'edge', zone })}
            onDraw={() => editor.start({ kind: 'draw', zone, corners: [] })}
          />
        ))}
      </ul>
      <button
        type="button"
        className="button button-quiet justify-self-start"
        onClick={() => editor.start({ kind: 'draw', zone: null, corners: [] })}
      >
        {t('zone_draw')}
      </button>
      {own.length > 0 && <TryPoint {...{ branch, branches, zones, text, point: tried }} onText={setText} />}
    </>
  );
}

/** Where a branch delivers: zones on the map, circles or drawn by hand, or a list of names (rule tenant/zones). */
export function BranchZones({ branch, branches, zones }: Props) {
  const t = useTranslations('StaffBranches');
  const { add } = useEditing();
  const { value } = usePlace({ kind: 'branch', key: branch.slug, field: ['shippingZones'] });
  const own = zones.filter(({ branchSlug }) => branchSlug === branch.slug);
  const isListed = Array.isArray(value) && value.length > 0;
  const addZone = (ring: Ring) =>
    add('zone', {
      ...{ key: freeKey(zones, branch.slug), name: null, branchSlug: branch.slug, active: true },
      ...{ deliveryMinor: 0, minimumMinor: 0, wayMinutes: null },
      rings: [ring],
    });
  return (
    <section className="branches-fields" aria-label={t('section_zones')}>
      <p className="text-muted">{t('zones_text')}</p>
      <DrawnZones {...{ branch, branches, zones, own }} onNew={addZone} />
      <button
        type="button"
        className="button button-quiet justify-self-start"
        onClick={() => addZone(circleAround(branch, FIRST_KM + own.length * 2))}
      >
        {t('zone_add')}
      </button>
      {(own.length === 0 || isListed) && <NamedZones slug={branch.slug} />}
    </section>
  );
}
