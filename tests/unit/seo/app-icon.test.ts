import { APP_ICONS } from '@/lib/seo/app-icons';
import { drawAppIcon, innerSize } from '@/lib/seo/draw-app-icon';
import { plateIn } from '@/lib/seo/icon-plate';
import { STAFF_BRAND, STAFF_GROUND } from '@/lib/theme/staff-colors';

/** Its size stands at the begin of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('the product’s own mark is drawn in the colours of the staff address', () => {
  const plate = plateIn({ ground: STAFF_BRAND, drawing: STAFF_GROUND });
  expect(plate).toContain(STAFF_BRAND);
  expect(plate).toContain(STAFF_GROUND);
  expect(plate).not.toContain('#3d4654');
});

test('a mark that is cut to any shape leaves its edge free', async () => {
  expect(innerSize(APP_ICONS.maskable)).toBeLessThan(APP_ICONS.maskable.size * 0.8);
  const picture = Buffer.from(plateIn({ ground: STAFF_BRAND, drawing: STAFF_GROUND }));
  const icon = await drawAppIcon({ ...APP_ICONS.apple, picture, ground: STAFF_GROUND });
  expect(icon.headers.get('content-type')).toBe('image/png');
  expect(sizeOf(Buffer.from(await icon.arrayBuffer()))).toEqual([180, 180]);
});
