import { noteColors } from '@/lib/theme/color-notes';

const colors = (theme_color: string, titles_txt_color: string, page_bgcolor = '#ffffff', dark = false) =>
  noteColors({ theme_color, titles_txt_color, page_bgcolor, dark });

test('colours that are read on the page are not told of', () => {
  expect(colors('#b3361b', '#3B1D12', '#fff8f1')).toEqual([]);
  expect(colors('#7fd1b1', '#f2f4f1', '#141715', true)).toEqual([]);
});

test('each that is not is told with its contrast, never rounded up to what is asked, and with what diners see', () => {
  const [brand, titles] = colors('#ffcc00', '#777777');
  expect(brand).toMatchObject({ color: 'brand', ratio: 1.5, least: 4.5 });
  expect(titles).toMatchObject({ color: 'titles', ratio: 4.4 });
  expect(colors(brand?.shown ?? '', titles?.shown ?? '')).toEqual([]);
});
