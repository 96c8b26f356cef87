import { convert } from './convert';

const SQUARE = `Reference Handle,Token,Item Name,Variation Name,SKU,Description,Categories,Reporting Category,GTIN,Item Type,Price,Archived,Sellable,Contains Alcohol,Option Name 1,Option Value 1,Current Quantity Centro,Enabled Centro,Price Centro,Enabled Norte,Price Norte,Modifier Set - Leche (M1),Tax - IVA (19%)
#latte,TOKEN-1,Latte,Pequeño,L-1,<p>Con leche &amp; espuma</p>,"Bebidas > Calientes, Promos",,,Food & Beverage,8500.00,N,Y,N,Tamaño,Pequeño,,Y,,Y,,Y,Y
#latte,TOKEN-2,Latte,Grande,L-2,,"Bebidas > Calientes, Promos",,,Food & Beverage,11000.00,N,Y,N,Tamaño,Grande,,Y,,Y,,Y,Y
#pola,TOKEN-3,Cerveza,Regular,C-1,,Bebidas,,7702004,Food & Beverage,9000,N,Y,Y,,,12,Y,9000,Y,10000,N,Y
#viejo,TOKEN-4,Postre viejo,Regular,,,Postres,,,Food & Beverage,5000,Y,Y,N,,,,Y,,Y,,N,N
#libre,TOKEN-5,Propina,Regular,,,Otros,,,Food & Beverage,variable,N,Y,N,,,,Y,,Y,,N,N
#norte,TOKEN-6,Solo norte,Regular,N-1,,Bebidas,,,Food & Beverage,4000,N,Y,N,,,,N,,Y,,N,N
`;

test('a catalogue of Square', () => {
  const { source, problems, products, categories, left } = convert({ text: SQUARE });
  expect({ source, problems }).toEqual({ source: 'square', problems: [] });
  expect(categories.map(({ key, parentKey }) => [key, parentKey])).toEqual([
    ['bebidas', null],
    ['calientes', 'bebidas'],
  ]);
  expect(products).toMatchObject([
    {
      ...{
        sku: 'latte',
        name: { es: 'Latte' },
        description: { es: 'Con leche & espuma' },
        categoryKey: 'calientes',
      },
      optionGroups: [
        {
          ...{ name: { es: 'Tamaño' }, min: 1, max: 1 },
          options: [
            { name: { es: 'Pequeño' }, priceMinor: 8_500 },
            { name: { es: 'Grande' }, priceMinor: 11_000 },
          ],
        },
      ],
      offers: [{ priceMinor: 0 }, { priceMinor: 0 }],
    },
    {
      ...{ sku: 'C-1', isAlcoholic: true },
      offers: [
        { branchSlug: 'centro', priceMinor: 9_000, stock: 12 },
        { branchSlug: 'norte', priceMinor: 10_000, stock: null },
      ],
    },
    { sku: 'N-1', offers: [{ branchSlug: 'norte', priceMinor: 4_000 }] },
  ]);
  expect(left).toEqual({
    archived: ['Postre viejo'],
    barcodes: ['Cerveza'],
    modifiers: ['Leche (M1)'],
    more_categories: ['Latte'],
    priceless: ['Propina'],
    taxes: ['Latte', 'Cerveza'],
    variant_codes: ['Latte'],
  });
});

const SHOPIFY = `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Cost per item,Status
pan-masa,Pan de masa madre,<p>Horneado <b>hoy</b></p><ul><li>Harina</li><li>Sal</li></ul>,Casa,"Food, Beverages & Tobacco > Food Items > Bakery",,pan,true,Title,Default Title,,,PAN-1,shopify,7,80.00,95.00,https://cdn.example.com/pan.jpg?v=1,1,30,active
camisa,Camisa,,Casa,,Ropa,,true,Talla,S,Color,Azul,CAM-S-A,,,200.00,,https://cdn.example.com/camisa.png,1,,active
camisa,,,,,,,,,M,,Rojo,CAM-M-R,,,220.50,,https://cdn.example.com/camisa2.png,2,,
camisa,,,,,,,,,,,,,,,,,https://cdn.example.com/camisa3.png,3,,
borrador,Borrador,,Casa,,Ropa,,false,Title,Default Title,,,,,,10.00,,,,,draft
`;

test('products of Shopify', () => {
  const { source, problems, products, menu, left } = convert({ text: SHOPIFY, currency: 'MXN' });
  expect({ source, problems }).toEqual({ source: 'shopify', problems: [] });
  expect(products).toMatchObject([
    {
      ...{ sku: 'pan-masa', description: { es: 'Horneado hoy\n· Harina\n· Sal' }, imageName: 'pan-masa.jpg' },
      ...{ categoryKey: 'bakery', promo: { deal: { kind: 'price', priceMinor: 8_000 } } },
      offers: [
        { priceMinor: 9_500, stock: 7 },
        { priceMinor: 9_500, stock: 7 },
      ],
    },
    {
      sku: 'camisa',
      optionGroups: [
        {
          name: { es: 'Talla · Color' },
          options: [
            { name: { es: 'S · Azul' }, priceMinor: 20_000 },
            { name: { es: 'M · Rojo' }, priceMinor: 22_050 },
          ],
        },
      ],
    },
    { sku: 'borrador', offers: [{ available: false }, { available: false }] },
  ]);
  expect(menu.pictures).toEqual([
    { name: 'pan-masa.jpg', url: 'https://cdn.example.com/pan.jpg?v=1' },
    { name: 'camisa.png', url: 'https://cdn.example.com/camisa.png' },
  ]);
  expect(left).toEqual({
    costs: ['Pan de masa madre'],
    more_pictures: ['Camisa'],
    variant_codes: ['Camisa'],
  });
});

const WOO = `ID,Tipo,SKU,Nombre,Publicado,Descripción corta,"Día en que empieza el precio rebajado","Día en que termina el precio rebajado",¿Existencias?,Inventario,"Precio rebajado","Precio normal",Categorías,Imágenes,Superior,"Nombre del atributo 1","Valor(es) del atributo 1"
10,simple,,Empanada,1,"De carne\\nCon ají","2026-12-01 00:00:00","2026-12-24 23:59:59",1,,2500,3000,"Fritos > Salados > Carnes, Promos","https://x.example/a.jpg, https://x.example/b.jpg",,,
11,variable,JUGO,Jugo,1,,,,1,,,,Bebidas,,,Tamaño,"Vaso, Jarra"
12,variation,JUGO-V,Jugo - Vaso,1,,,,1,5,,6000,,,id:11,Tamaño,Vaso
13,variation,JUGO-J,Jugo - Jarra,1,,,,0,,,18000,,,id:11,Tamaño,Jarra
14,grouped,,Combo,1,,,,1,,,,Combos,,,,
15,simple,OCULTO,Oculto,0,,,,1,,,1000,"Tes\\, infusiones",,,,
`;

test('products of WooCommerce, in Spanish', () => {
  const { source, problems, products, categories, left } = convert({ text: WOO });
  expect({ source, problems }).toEqual({ source: 'woocommerce', problems: [] });
  expect(categories.map(({ name, parentKey }) => [name.es, parentKey])).toEqual([
    ['Fritos', null],
    ['Salados · Carnes', 'fritos'],
    ['Bebidas', null],
    ['Tes, infusiones', null],
  ]);
  expect(products).toMatchObject([
    {
      ...{ sku: '10', description: { es: 'De carne\nCon ají' } },
      promo: {
        deal: { kind: 'price', priceMinor: 2_500 },
        window: { starts: '2026-12-01', ends: '2026-12-24' },
      },
      offers: [{ priceMinor: 3_000 }, {}],
    },
    {
      sku: 'JUGO',
      optionGroups: [
        {
          options: [
            { name: { es: 'Vaso' }, priceMinor: 6_000, available: true },
            { name: { es: 'Jarra' }, priceMinor: 18_000, available: false },
          ],
        },
      ],
    },
    { sku: 'OCULTO', offers: [{ available: false }, { available: false }] },
  ]);
  expect(left).toEqual({
    composites: ['Combo'],
    deep_categories: ['Empanada'],
    more_categories: ['Empanada'],
    more_pictures: ['Empanada'],
    variant_codes: ['Jugo'],
    variant_stock: ['Jugo'],
  });
});

const LOYVERSE = `Handle,SKU,Name,Category,Sold by weight,Option 1 name,Option 1 value,Cost,Barcode,SKU of included item,Track stock,Available for sale [Centro],Price [Centro],In stock [Centro],Available for sale [Norte],Price [Norte],In stock [Norte],"Modifier - ""Salsas""","Tax - ""IVA"" (19%)"
tinto,10001,Tinto,Café,N,,,0,,,Y,Y,3000,12,Y,3500,,Y,N
te,10002,Té,Café,N,Sabor,Verde,0,,,N,Y,4000,,N,4000,,N,N
te,10003,,,,,Negro,,,,N,Y,4500,,N,4500,,N,N
`;

test('articles of Loyverse', () => {
  const { source, problems, products, left } = convert({ text: LOYVERSE });
  expect({ source, problems }).toEqual({ source: 'loyverse', problems: [] });
  expect(products).toMatchObject([
    {
      ...{ sku: '10001', name: { es: 'Tinto' } },
      offers: [
        { branchSlug: 'centro', priceMinor: 3_000, stock: 12 },
        { branchSlug: 'norte', priceMinor: 3_500, stock: null },
      ],
    },
    {
      sku: 'te',
      offers: [{ branchSlug: 'centro' }],
      optionGroups: [
        {
          name: { es: 'Sabor' },
          options: [
            { name: { es: 'Verde' }, priceMinor: 4_000 },
            { name: { es: 'Negro' }, priceMinor: 4_500 },
          ],
        },
      ],
    },
  ]);
  expect(left).toEqual({ modifiers: ['Salsas'], variant_codes: ['Té'] });
});

test('a file of ours is no other program’s', () => {
  expect(convert({ text: 'sku,category,name_es,price\na,b,c,1\n' }).source).toBe('own');
});
