import { csvText } from '../../sheets/write/writeCsv.ts';

/** For tests: headings of a WooCommerce product export in one language, by the public description of its exporter. */
export interface ShopLanguage {
  readonly columns: Readonly<Record<ShopColumn, string>>;
  /** `#` is the number of the attribute. */
  readonly attribute: readonly [name: string, values: string, visible: string, global: string];
}

const NAMES = [
  ...(['id', 'type', 'sku', 'name', 'published', 'short', 'description', 'stock'] as const),
  ...(['length', 'width', 'height', 'price', 'categories', 'images', 'parent', 'brands'] as const),
];
type ShopColumn = (typeof NAMES)[number];

function language(columns: string, attribute: string): ShopLanguage {
  const names = columns.split('|');
  return {
    columns: Object.fromEntries(NAMES.map((name, index) => [name, names[index]!])) as Record<ShopColumn, string>,
    attribute: attribute.split('|') as [string, string, string, string],
  };
}

export const SHOP_LANGUAGES: Readonly<Record<string, ShopLanguage>> = {
  en: language(
    'ID|Type|SKU|Name|Published|Short description|Description|In stock?|Length (cm)|Width (cm)|Height (cm)|Regular price|Categories|Images|Parent|Brands',
    'Attribute # name|Attribute # value(s)|Attribute # visible|Attribute # global',
  ),
  de: language(
    'ID|Typ|Artikelnummer|Name|Veröffentlicht|Kurzbeschreibung|Beschreibung|Vorrätig?|Länge (cm)|Breite (cm)|Höhe (cm)|Regulärer Preis|Kategorien|Bilder|Übergeordnetes Produkt|Marken',
    'Attribut # Name|Attribut # Wert(e)|Attribut # Sichtbar|Attribut # Global',
  ),
  fr: language(
    'ID|Type|UGS|Nom|Publié|Description courte|Description|En stock ?|Longueur (cm)|Largeur (cm)|Hauteur (cm)|Tarif régulier|Catégories|Images|Parent|Marques',
    'Nom de l’attribut #|Valeur(s) de l’attribut # |Attribut # visible|Attribut # global',
  ),
  es: language(
    'ID|Tipo|SKU|Nombre|Publicado|Descripción corta|Descripción|¿Existencias?|Longitud (cm)|Anchura (cm)|Altura (cm)|Precio normal|Categorías|Imágenes|Superior|Marcas',
    'Nombre del atributo #|Valor(es) del atributo #|Atributo visible #|Atributo global #',
  ),
  it: language(
    'ID|Tipo|SKU|Nome|Pubblicato|Breve descrizione|Descrizione|In stock?|Lunghezza (cm)|Larghezza (cm)|Altezza (cm)|Prezzo di listino|Categorie|Immagine|Genitore|Marchi',
    "Nome dell'attributo #|Valore dell'attributo #|Attributo # visibile|Attributo # globale",
  ),
  nl: language(
    'ID|Type|SKU|Naam|Gepubliceerd|Korte beschrijving|Beschrijving|Op voorraad?|Lengte (cm)|Breedte (cm)|Hoogte (cm)|Reguliere prijs|Categorieën|Afbeeldingen|Hoofd|Merken',
    'Naam eigenschap #|Waarde eigenschap #|Zichtbare eigenschap #|Globale eigenschap #',
  ),
  pt: language(
    'ID|Tipo|SKU|Nome|Publicado|Descrição curta|Descrição|Em estoque?|Comprimento (cm)|Largura (cm)|Altura (cm)|Preço|Categorias|Imagens|Ascendente|Marcas',
    'Nome do atributo #|Valores do atributo #|Visibilidade do atributo #|Atributo global #',
  ),
  pl: language(
    'ID|Typ|SKU|Nazwa|Opublikowano|Krótki opis|Opis|W magazynie?|Długość (cm)|Szerokość (cm)|Wysokość (cm)|Cena|Kategorie|Obrazki|Element nadrzędny|Marki',
    'Nazwa atrybutu #|Wartości atrybutu #|Atrybut # widoczny|Atrybut #: globalny',
  ),
  sv: language(
    'ID|Typ|Artikelnummer|Namn|Publicerad|Kort beskrivning|Beskrivning|I lager?|Längd (cm)|Bredd (cm)|Höjd (cm)|Ordinarie pris|Kategorier|Bilder|Överordnad|Varumärken',
    'Attribut # namn|Attribut # värde(n)|Attribut # synlig|Attribut # global',
  ),
};

export type ShopRow = Readonly<Partial<Record<ShopColumn, string>>> & {
  /** Names and values in the order of the shop. */
  readonly attributes?: readonly (readonly [name: string, values: string])[];
};

/** An export with as many attribute groups as the rows need. */
export function shopCsv(rows: readonly ShopRow[], code = 'en'): string {
  const { columns, attribute } = SHOP_LANGUAGES[code]!;
  const groups = Math.max(...rows.map(({ attributes = [] }) => attributes.length));
  const headings = Array.from({ length: groups }, (_, index) =>
    attribute.map((heading) => heading.replace('#', String(index + 1))),
  );
  const cells = rows.map(({ attributes = [], ...row }) => [
    ...NAMES.map((name) => row[name] ?? ''),
    ...headings.flatMap((_, index) => {
      const [name, values] = attributes[index] ?? ['', ''];
      return [name, values, name === '' ? '' : '1', name === '' ? '' : '0'];
    }),
  ]);
  return csvText([[...NAMES.map((name) => columns[name]), ...headings.flat()], ...cells]);
}

/** A family of two sizes, a multi-split, a draft and a family that isn't published. */
export const SHOP_ROWS: readonly ShopRow[] = [
  {
    ...{ id: '10', type: 'variable', sku: 'KW', name: 'Kestrel Wall', published: '1', stock: '1', brands: 'Kestrel' },
    short: '<p>Quiet &amp; <b>slim</b>.</p>\\n',
    images: 'https://kestrel.example/wall.jpg, https://kestrel.example/back.jpg',
    attributes: [
      ['Cooling capacity (kW)', '2.5, 3.5'],
      ['System type', 'Split system'],
      ['Smart control', 'WiFi'],
    ],
  },
  {
    ...{ id: '11', type: 'variation', sku: 'KW25', name: 'Kestrel Wall - 2.5', published: '1', stock: '1' },
    ...{ width: '84', height: '88', length: '33', price: '1299', parent: 'KW' },
    attributes: [['Cooling capacity (kW)', '2.5']],
  },
  {
    ...{ id: '12', type: 'variation', name: 'Kestrel Wall - 3.5', published: '1', stock: 'backorder', price: '1499' },
    ...{ parent: 'id:10', attributes: [['Cooling capacity (kW)', '3.5']] },
  },
  {
    ...{ id: '20', type: 'simple, virtual', sku: '=KM80', name: '-Kestrel Multi', published: '1', stock: '0' },
    ...{ price: '4990', brands: 'Kestrel' },
    attributes: [
      ['Smart control', 'App, Voice control'],
      ['System type', 'Multi split system'],
    ],
  },
  { id: '30', type: 'simple', sku: 'KD', name: 'Draft', published: '-1', price: '1' },
  { id: '40', type: 'variable', sku: 'KX', name: 'Old', published: '0' },
  { id: '41', type: 'variation', sku: 'KX1', name: 'Old - 1', published: '1', parent: 'KX' },
];
