import { cleanText } from '../../src/catalogue/cleanText.ts';
import { fold } from '../recognise/fold.ts';

/** Words for a discontinued product, at the start of a cell or alone in brackets. */
const OVER =
  `discontinued|superseded|super?ceded|obsolete|run-?\\s?out(?=$|[^\\w]*$|\\s*(?:model|stock|line|range|item|product)|\\s*[-–—(,;:.])
  |end[- ]of[- ](?:line|life|range|sale|production)|eol(?!\\w)|no longer (?:available|made|sold|stocked|supplied|manufactured|offered|in range)
  |phased out|delisted|deleted(?: line| item| range)?$|withdrawn
  |auslauf(?:modell|artikel)?$|ausgelaufen|nicht mehr (?:lieferbar|verfügbar)|eingestellt$|fin de série|produit arrêté|descatalogado|descontinuado|fuori produzione|fora de linha
  |uit productie|uitlopend|снят с производства|архивн|знято з виробництва|停产|生産終了|단종|ngừng (?:sản xuất|kinh doanh)`.replaceAll(
    /\s*\n\s*/g,
    '',
  );
const STARTS_OVER = new RegExp(`^[^\\p{L}\\d]*(?:${OVER})`, 'iu');
const ENDS_OVER = new RegExp(`[-–—(\\[*:/]\\s*(?:${OVER})[^\\p{L}\\d]*$`, 'iu');
/** In a column of states, also shops' words for a hidden product. */
const NOT_SHOWN =
  /^(?:inactive|archived?|draft|disabled|retired|deleted|unpublished|hidden|not (?:sold|listed|in range|for sale))$/i;
/** A longer text says more than a state. */
const MAX_LENGTH = 60;

const YES = /^(?:y|yes|true|1|x|✓|✔|☑|ja|oui|s[ií]|да|так)$/iu;
const NO = /^(?:n|no|false|0|-1|✗|✘|☐|nein|non|nee|нет|ні)$/iu;
const NOTHING = /^(?:n|no|none|n\/?a|nil|tb[ac]|[-–—.]*)$/i;
const STATE = /\b(?:status|life\s?cycle|state)\b/i;
const ACTIVE = new Set(
  `active isactive enabled isenabled published ispublished current iscurrent currentmodel currentrange live islive listed islisted
  forsale isforsale sellable inrange ranged aktiv actif activo attivo ativo actief активен активний`.split(/\s+/),
);
/** “Inactive item”, “Product discontinued”: the word may have others beside it. */
const IS_OVER = new RegExp(`^(?:[^\\s]+\\s){0,2}(?:${OVER}|archived|inactive|retired)(?:\\s[^\\s]+){0,2}$`, 'iu');
const SAYS_OVER = /(?<!\p{L})(?:discontinued|obsolete|superseded|inactive|run-?\s?out|end of (?:life|line))(?!\p{L})/iu;
const NEGATED = /\b(?:not|non|never|no|un|replaces|supersedes|date)\b/i;
/** Words beside the one that says whether a product is sold: “Active item”. */
const BESIDE = /\b(?:item|product|sku|model|line|stock|article|part|flag|record|catalogue|online|web(?:site)?)\b/gi;
const REPLACED_BY = /\b(?:super[cs]eded|replaced) by\b|^(?:replacement (?:model|code|sku|product)|successor)$/i;
/** These words name another product, not the one in the row. */
const OF_ANOTHER = /\b(?:replaces|supersedes|supercedes|predecessor|previous|old)\b/i;

/** Without the name of the tab: `Swift: Status`. */
const plain = (heading: string): string => cleanText(heading.replaceAll('_', ' ')).replace(/^[^:]{1,31}: /, '');

/** True for the heading of a column of states: `Status`, `Model status`, `Lifecycle`. */
export function isStateHeading(heading: string): boolean {
  return STATE.test(plain(heading));
}

/** A test for the column's cells: true if one says that its product isn't sold any more. Null for a column that never says so. */
export function overIn(heading: string): ((cell: string) => boolean) | null {
  const name = plain(heading);
  if (OF_ANOTHER.test(name)) return null;
  if (REPLACED_BY.test(name)) return (cell) => !NOTHING.test(cleanText(cell));
  const isOver = IS_OVER.test(name.replace('?', '')) && !NEGATED.test(name);
  const isActive = ACTIVE.has(fold(name)) || ACTIVE.has(fold(name.replaceAll(BESIDE, '')));
  const isState = STATE.test(name);
  return (cell) => {
    // Most cells are figures.
    if (cell === '' || cell.length > MAX_LENGTH) return false;
    const text = cleanText(cell);
    if (isOver && YES.test(text)) return true;
    if (isActive && NO.test(text)) return true;
    if (isState && (NOT_SHOWN.test(text) || (SAYS_OVER.test(text) && !NEGATED.test(text)))) return true;
    return STARTS_OVER.test(text) || ENDS_OVER.test(text);
  };
}
