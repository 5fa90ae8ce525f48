import { fold } from './sourceTable.ts';
import { splitHeading } from './units.ts';

/**
 * The headings of WooCommerce's product export. They are translated, so each field has those of English, German, French,
 * Spanish, Italian, Dutch, Portuguese, Polish and Swedish shops, without units, with bars between them. Letters and
 * digits count.
 */
const HEADINGS = {
  id: 'ID | Identyfikator',
  type: 'Type | Typ | Tipo',
  sku: 'SKU | Artikelnummer | UGS | Ref | REF',
  name: 'Name | Nom | Nombre | Nome | Naam | Nazwa | Namn',
  published: `
    Published | Veröffentlicht | Publié | Publicado | Pubblicato | Gepubliceerd | Opublikowano | Opublikowany |
    Publicerad`,
  shortDescription: `
    Short description | Kurzbeschreibung | Description courte | Descripción corta | Breve descrizione |
    Korte beschrijving | Korte omschrijving | Descrição curta | Breve descrição | Krótki opis | Kort beskrivning`,
  description: 'Description | Beschreibung | Descripción | Descrizione | Beschrijving | Descrição | Opis | Beskrivning',
  inStock: `
    In stock? | Vorrätig? | En stock ? | ¿Existencias? | ¿En inventario? | Op voorraad? | Em estoque? | Em stock? |
    W magazynie? | Na stanie? | I lager?`,
  length: 'Length | Länge | Longueur | Longitud | Lunghezza | Lengte | Comprimento | Długość | Längd',
  width: 'Width | Breite | Largeur | Anchura | Ancho | Larghezza | Breedte | Largura | Szerokość | Bredd',
  height: 'Height | Höhe | Hauteur | Altura | Altezza | Hoogte | Wysokość | Höjd',
  regularPrice: `
    Regular price | Regulärer Preis | Tarif régulier | Prix régulier | Precio normal | Prezzo di listino |
    Reguliere prijs | Preço | Preço normal | Cena | Cena regularna | Ordinarie pris`,
  salePrice: `
    Sale price | Angebotspreis | Tarif promo | Precio rebajado | Prezzo in offerta | Actieprijs | Preço promocional |
    Cena promocyjna | Reapris`,
  visibility: `
    Visibility in catalog | Sichtbarkeit im Katalog | Visibilité dans le catalogue | Visibilidad en el catálogo |
    Visibilità nel catalogo | Zichtbaarheid in catalogus | Visibilidade no catálogo | Widoczność w katalogu |
    Synlighet i katalog`,
  categories: 'Categories | Kategorien | Catégories | Categorías | Categorie | Categorias | Kategorie | Kategorier',
  images: 'Images | Bilder | Imágenes | Immagini | Immagine | Afbeeldingen | Imagens | Obrazki',
  parent: `
    Parent | Übergeordnetes Produkt | Superior | Principal | Genitore | Hoofd | Ascendente | Produto ascendente |
    Element nadrzędny | Nadrzędny | Överordnad`,
  brands: 'Brands | Marken | Marques | Marcas | Marchi | Merken | Marki | Varumärken',
  externalUrl: `
    External URL | Externe URL | URL externe | URL externa | URL esterno | Zewnętrzny adres URL | Extern URL`,
  /** No catalogue column comes from these. */
  unused: `
    GTIN, UPC, EAN, or ISBN | GTIN, UPC, EAN oder ISBN | GTIN, UPC, EAN ou ISBN | GTIN, UPC, EAN o ISBN |
    GTIN, UPC, EAN of ISBN | GTIN, UPC, EAN lub ISBN | GTIN, UPC, EAN eller ISBN | Is featured? | Ist hervorgehoben? |
    Mis en avant ? | ¿Está destacado? | In primo piano? | Uitgelicht? | Em destaque? | Wyróżniony produkt? |
    Date sale price starts | Date sale price ends | Tax status | Tax class | Stock | Lager |
    Bestand | Inventario | Magazzino | Voorraad | Estoque | Stan magazynowy | Lagersaldo | Low stock amount |
    Backorders allowed? | Sold individually? | Weight | Gewicht | Poids | Peso | Waga | Vikt |
    Allow customer reviews? | Purchase note | Tags | Schlagwörter | Étiquettes | Etiquetas | Tag | Tagi | Etiketter |
    Shipping class | Download limit | Download expiry days | Grouped products | Upsells | Cross-sells | Button text |
    Position | Posición | Posizione | Positie | Posição | Pozycja`,
} as const;

export type ShopField = keyof typeof HEADINGS;

const FIELDS: ReadonlyMap<string, ShopField> = new Map(
  Object.entries(HEADINGS).flatMap(([field, names]) =>
    names.split('|').map((name) => [fold(name), field as ShopField] as const),
  ),
);

/** The field of a WooCommerce export with this heading; null for any other heading. */
export function shopField(heading: string): ShopField | null {
  return FIELDS.get(fold(splitHeading(heading).name)) ?? null;
}

/** `#` is the number of the attribute. */
const ATTRIBUTE_NAMES = `
  attribute#name attribut#name nomdelattribut# nombredelatributo# nomedellattributo# attributo#nome naameigenschap#
  attribuut#naam nomedoatributo# nazwaatrybutu# attribut#namn`.split(/\s+/);
const ATTRIBUTE_VALUES = `
  attribute#values attribut#werte valeursdelattribut# valoresdelatributo# valoredellattributo# attributo#valutae
  waardeeigenschap# attribuut#waarden valoresdoatributo# valordoatributo# wartosciatrybutu# attribut#varden`.split(
  /\s+/,
);
const ATTRIBUTE = /attribu|atribut|atrybut|eigenschap/;

export interface AttributeHeading {
  readonly number: string;
  /** `other`: whether it is visible, and such. */
  readonly part: 'name' | 'values' | 'other';
}

/** A heading of a numbered attribute group, such as `Attribute 1 value(s)`; null for any other. */
export function attributeHeading(heading: string): AttributeHeading | null {
  const folded = fold(heading);
  const number = /\d+/.exec(folded)?.[0];
  if (number === undefined || heading.includes('Meta:') || !ATTRIBUTE.test(folded)) return null;
  const pattern = folded.replace(number, '#');
  if (ATTRIBUTE_NAMES.includes(pattern)) return { number, part: 'name' };
  return { number, part: ATTRIBUTE_VALUES.includes(pattern) ? 'values' : 'other' };
}
