export type Words = readonly [es: string, en: string];
export type Kind = {
  name: Words;
  prices: readonly [number, number];
  alcohol?: true;
  dishes: readonly Words[];
};

/** Prices in thousands of pesos. */
export const KINDS: readonly Kind[] = [
  {
    name: ['Entradas', 'Starters'],
    prices: [9, 24],
    dishes: [
      ['Empanadas', 'Empanadas'],
      ['Patacones', 'Fried plantain'],
      ['Croquetas', 'Croquettes'],
      ['Arepitas', 'Small arepas'],
      ['Tostadas', 'Toasts'],
      ['Carimañolas', 'Cassava fritters'],
    ],
  },
  {
    name: ['Sopas', 'Soups'],
    prices: [16, 38],
    dishes: [
      ['Ajiaco', 'Ajiaco soup'],
      ['Sancocho', 'Sancocho stew'],
      ['Crema', 'Cream soup'],
      ['Caldo', 'Broth'],
      ['Cazuela', 'Casserole'],
      ['Cuchuco', 'Barley soup'],
    ],
  },
  {
    name: ['Carnes', 'Meat'],
    prices: [32, 69],
    dishes: [
      ['Churrasco', 'Sirloin'],
      ['Lomo', 'Tenderloin'],
      ['Costillas', 'Ribs'],
      ['Punta de anca', 'Picanha'],
      ['Sobrebarriga', 'Flank steak'],
      ['Chuleta', 'Pork chop'],
    ],
  },
  {
    name: ['Aves', 'Poultry'],
    prices: [24, 46],
    dishes: [
      ['Pechuga', 'Chicken breast'],
      ['Medio pollo', 'Half a chicken'],
      ['Muslos', 'Chicken thighs'],
      ['Alitas', 'Chicken wings'],
      ['Pavo', 'Turkey'],
      ['Gallina', 'Hen'],
    ],
  },
  {
    name: ['Pescados', 'Fish'],
    prices: [34, 72],
    dishes: [
      ['Trucha', 'Trout'],
      ['Mojarra', 'Mojarra'],
      ['Salmón', 'Salmon'],
      ['Róbalo', 'Sea bass'],
      ['Camarones', 'Prawns'],
      ['Calamares', 'Squid'],
    ],
  },
  {
    name: ['Arroces', 'Rice'],
    prices: [22, 48],
    dishes: [
      ['Arroz', 'Rice'],
      ['Arroz meloso', 'Creamy rice'],
      ['Calentado', 'Rice and beans'],
      ['Paella', 'Paella'],
      ['Risotto', 'Risotto'],
      ['Chaufa', 'Chaufa rice'],
    ],
  },
  {
    name: ['Pastas', 'Pasta'],
    prices: [24, 44],
    dishes: [
      ['Espaguetis', 'Spaghetti'],
      ['Ravioles', 'Ravioli'],
      ['Lasaña', 'Lasagne'],
      ['Canelones', 'Cannelloni'],
      ['Ñoquis', 'Gnocchi'],
      ['Fetuchini', 'Fettuccine'],
    ],
  },
  {
    name: ['Ensaladas', 'Salads'],
    prices: [18, 36],
    dishes: [
      ['Ensalada', 'Salad'],
      ['Ensalada tibia', 'Warm salad'],
      ['Bowl', 'Bowl'],
      ['Tabulé', 'Tabbouleh'],
      ['Carpaccio', 'Carpaccio'],
      ['Ceviche', 'Ceviche'],
    ],
  },
  {
    name: ['Hamburguesas', 'Burgers'],
    prices: [24, 42],
    dishes: [
      ['Hamburguesa', 'Burger'],
      ['Hamburguesa doble', 'Double burger'],
      ['Sánduche', 'Sandwich'],
      ['Perro caliente', 'Hot dog'],
      ['Wrap', 'Wrap'],
      ['Arepa rellena', 'Filled arepa'],
    ],
  },
  {
    name: ['Postres', 'Desserts'],
    prices: [9, 22],
    dishes: [
      ['Torta', 'Cake'],
      ['Flan', 'Flan'],
      ['Helado', 'Ice cream'],
      ['Merengón', 'Meringue'],
      ['Brownie', 'Brownie'],
      ['Postre', 'Pudding'],
    ],
  },
  {
    name: ['Jugos', 'Juices'],
    prices: [6, 14],
    dishes: [
      ['Limonada', 'Lemonade'],
      ['Jugo', 'Juice'],
      ['Batido', 'Shake'],
      ['Granizado', 'Slush'],
      ['Sorbete', 'Milk juice'],
      ['Refajo sin alcohol', 'Soft refajo'],
    ],
  },
  {
    name: ['Cócteles', 'Cocktails'],
    prices: [18, 38],
    alcohol: true,
    dishes: [
      ['Mojito', 'Mojito'],
      ['Margarita', 'Margarita'],
      ['Daiquiri', 'Daiquiri'],
      ['Canelazo', 'Canelazo'],
      ['Sangría', 'Sangria'],
      ['Gin tonic', 'Gin and tonic'],
    ],
  },
];

export const SECTIONS: readonly Words[] = [
  ['', ''],
  ['de la casa', 'of the house'],
  ['de temporada', 'of the season'],
  ['del domingo', 'for Sundays'],
];

export const SUBSECTIONS: readonly Words[] = [
  ['Para uno', 'For one'],
  ['Para compartir', 'To share'],
];

export const STYLES: readonly Words[] = [
  ['al carbón', 'over charcoal'],
  ['a la criolla', 'creole style'],
  ['al ajillo', 'with garlic'],
  ['de la abuela', 'as grandmother made it'],
  ['con coco', 'with coconut'],
  ['a las hierbas', 'with herbs'],
  ['con maracuyá', 'with passion fruit'],
  ['de la sabana', 'from the highlands'],
];

export const COMPANY: readonly Words[] = [
  ['y papa criolla', 'and creole potatoes'],
  ['y aguacate', 'and avocado'],
  ['y hogao', 'and hogao'],
  ['y queso paipa', 'and paipa cheese'],
  ['y plátano maduro', 'and sweet plantain'],
  ['y menta', 'and mint'],
  ['y panela', 'and panela'],
  ['y ají dulce', 'and sweet chilli'],
];

export const DETAILS: readonly Words[] = [
  ['hecho el mismo día', 'made the same day'],
  ['con verduras de la huerta', 'with vegetables from the garden'],
  ['en cocción lenta de seis horas', 'cooked slowly for six hours'],
  ['con salsa de la casa aparte', 'with our own sauce on the side'],
  ['receta de Boyacá', 'a recipe from Boyacá'],
  ['con limón mandarino', 'with mandarin lime'],
  ['servido en cazuela de barro', 'served in a clay pot'],
  ['con un toque de comino', 'with a touch of cumin'],
  ['para acompañar con lo que quieras', 'to go with whatever you like'],
  ['con pan recién salido del horno', 'with bread fresh from the oven'],
];

type Group = {
  key: string;
  name: Words;
  limits: readonly [min: number, max: number, free: number];
  options: readonly (readonly [key: string, name: Words, price: number])[];
};

export const GROUPS: readonly Group[] = [
  {
    key: 'acompanantes',
    name: ['Acompañantes', 'Sides'],
    limits: [1, 3, 2],
    options: [
      ['papa', ['Papa criolla', 'Creole potatoes'], 6_900],
      ['yuca', ['Yuca frita', 'Fried cassava'], 6_900],
      ['ensalada', ['Ensalada de la huerta', 'Garden salad'], 6_900],
      ['patacon', ['Patacón', 'Plantain'], 6_900],
    ],
  },
  {
    key: 'termino',
    name: ['Término', 'How it is done'],
    limits: [1, 1, 0],
    options: [
      ['medio', ['Término medio', 'Medium rare'], 0],
      ['tres-cuartos', ['Tres cuartos', 'Medium well'], 0],
      ['bien', ['Bien asado', 'Well done'], 0],
    ],
  },
  {
    key: 'adicion',
    name: ['¿Le sumas algo?', 'Add something?'],
    limits: [0, 3, 0],
    options: [
      ['aguacate', ['Aguacate', 'Avocado'], 4_900],
      ['arepa', ['Arepa blanca', 'White arepa'], 2_500],
      ['huevo', ['Huevo frito', 'Fried egg'], 2_900],
    ],
  },
  {
    key: 'salsas',
    name: ['Salsas', 'Sauces'],
    limits: [0, 2, 2],
    options: [
      ['ajo', ['De ajo', 'Garlic'], 1_000],
      ['ahumada', ['Ahumada', 'Smoked'], 1_000],
      ['picante', ['Picante', 'Hot'], 1_000],
    ],
  },
];
