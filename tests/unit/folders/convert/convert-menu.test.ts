import { convertMenu, draftOf } from '@/backend/folders/convert/convert-menu';
import { sheetOf } from './convert';

const SHOP = {
  ...({ currency: 'COP', language: 'es', otherName: 'Otros', branches: ['centro'] } as const),
  branchOf: new Map<string, string>(),
};

test('a picture that is not there is told, and its product comes without one', async () => {
  const text =
    'Nombre,Precio,Foto\nAjiaco,28500,https://x.example/a.png\nTinto,3000,https://x.example/b.jpg\n';
  const { draft } = draftOf({ menu: { sheet: sheetOf(text) } });
  if (!draft) throw new Error('it is no table of ours');
  const bytes = Buffer.from('picture');
  const fetch = async ({ url }: { url: string }) => (url.endsWith('a.png') ? bytes : ('not_there' as const));
  const { files, pictures, lost, count } = await convertMenu({ draft, shop: SHOP, fetch });
  expect({ pictures, lost, count }).toEqual({
    pictures: [{ name: 'ajiaco.png', bytes }],
    lost: [{ url: 'https://x.example/b.jpg', fault: 'not_there' }],
    count: 2,
  });
  expect(files['menu.csv']).toBe(
    'sku,category,name_es,price,image\najiaco,otros,Ajiaco,28500,ajiaco.png\ntinto,otros,Tinto,3000,\n',
  );
});

test('a menu of ours is not converted', () => {
  expect(draftOf({ menu: { sheet: sheetOf('sku,category,name_es,price\na,b,c,1\n') } })).toEqual({
    ...{ source: 'own', draft: null, matching: null },
  });
});
