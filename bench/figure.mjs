/** What looks measured: a number with a unit of time, of bytes, of speed or of share. */

const NUMBER = String.raw`\d(?:[\d,]*\d)?(?:\.\d+)?`;
/** Numbers that sentences write out. */
const WORD =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand)';
const BYTES = '(?:[kKMGT]i?)?B|[kKMG]b|(?:kilo|mega|giga)?bytes?|[kKMG]b(?:it)?/s';
const TIME =
  'ns|µs|μs|us|ms|s|sec|min|h|(?:nano|micro|milli)?seconds?|minutes?|hours?|[kKMG]?Hz|fps|frames? (?:per|a) second';
const SHARE = String.raw`%|‰|percent|per cent|times|fold|x|×(?!\s*\d)`;
const SPEED = `/s|(?:req|requests?|calls?|ops|operations?|visitors?)(?:/s| (?:per|a) (?:second|minute))`;
const UNIT = `(?:${BYTES}|${TIME}|${SHARE}|${SPEED})`;

/** A number with a unit. "900 × 890 mm" and "40 em" are none, "3 times" and "ten seconds" are. */
export const MEASURED = new RegExp(
  String.raw`(?<![\w.,#&-])(?:${NUMBER}\s?${UNIT}|${WORD}[\s-](?:${UNIT.replace('|s|', '|').replace('|h|', '|')}))(?![\w/])`,
  'g',
);

/** What may stand after a mark: a number, with or without a unit. */
export const QUOTED = new RegExp(String.raw`[-−]?${NUMBER}(?:\s?${UNIT}(?!\w))?`, 'y');
