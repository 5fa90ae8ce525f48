/** Makers whose names are known however they are written. */
export const KNOWN_MAKERS =
  /\b(?:daikin|mitsubishi (?:electric|heavy(?: industries)?)|mitsubishi|fujitsu(?: general)?|panasonic|samsung|lg|hitachi|toshiba|carrier|actron(?:air)?|braemar|kelvinator|rinnai|haier|hisense|tcl|gree|midea|teco|brivis|temperzone|bonaire|sharp|electrolux|stirling|york|chigo|lennox|emailair|olimpia|advantage air|polyaire)\b/;

/** Words in capitals that are no maker's name. */
export const NO_MAKER: ReadonlySet<string> = new Set(
  `supply supplied install installation installed installing fit fitted new one two three four five six option the we our your a an system systems unit units
  model indoor outdoor wall walls mounted mount split splits hi high multi head heads room rooms living lounge bedroom bedrooms bed beds master main family kitchen dining
  study office rumpus theatre upstairs downstairs floor ground level quote quotation total price for and or with replace remove removal existing old qty item description
  line aircon airconditioner airconditioning conditioner conditioning air cooling heating cool heat capacity type size brand make job re subject hello hi thanks dear
  ducted ducting cassette console bulkhead day night aud gst inc reverse cycle inverter plus premium standard deluxe basic series package good better best budget classic
  proposal outside condenser condensing front rear back side rated approx up to x no job name site address client customer date to from it is includes including
  included scope works work what as per please this that complete full brand-new hiwall wi fi hey swap our out proposed supplying hi-wall premium pty ltd mr mrs ms quote's low wifi wi-fi smart power supply-install labour material materials equipment
  product code part number ref note alternative alternatively choice upgrade downgrade heater single double storey house home apartment area zone zones kw ac rc r/c replacement
  suits suit in on at of by between each all both also then i you me my re-use price you'd we'd i'd we'll i'll only just our`
    .split(/\s+/)
    .filter(Boolean),
);
