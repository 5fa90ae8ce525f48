/** Above what it has: a board with switches or a meter. */
const BOARD = '(?:switch ?board|sub ?board|meter ?(?:box|board)|fuse ?box|consumer mains|main switch)s?';
const PIPES = '(?:pip(?:e|es|ing|ework)|line ?sets?)';

/**
 * What words of a quote are: a kind of work, something that only looks like one (`none`), or what is said of the work beside them. `excludes`,
 * `includes`, `if`, `except`, `keeps` and `no` rule the work after them, the last two up to a comma; `isOut`, `isIn` and `unneeded` the work
 * before them, or else after them; `onTop` only before.
 *
 * Regular expressions in small letters in which a blank stands for any blanks and dashes, as a photographed page has, and `~` for the
 * rest of a word. Of those that begin at the same place, the first is taken.
 */
const PHRASES = [
  [
    'none',
    `(?:air|aircon|cooling|heating|refrigeration|plumbing|solar) (?:&|and) electrical|electrical (?:(?:&|and) (?:air|data|refrig~|solar|mech~)|pty|services|contract~|solutions|group|lic~|no)|licen[cs]ed (?:electrician|installer|refrig~|trade)~(?! (?:will|to))(?: (?:&|and) \\w+)?|(?:electrician|refrigeration|arc|plumbing) lic~|(?:veec|stc|esc|energy|warranty|gift)~ certificate~|certificate~ of currency|heat pump~|power (?:saving|bill|usage|consumption|mode)~|warranty (?:repair|service)~|(?:from|to|at|near|off|seeing) (?:[\\w']+ ){0,2}${BOARD}|(?:existing|old|current) (?:\\w+ )?(?:duct~|${PIPES}|bracket~|slab|circuit|power~|wiring|gpo)|(?:remov|dispos)~ (?:of )?(?:all |any )~(?:rubbish|packaging|waste|debris|spoil|tile|panel|furniture)~|(?:rubbish|waste|packaging|debris) (?:remov|dispos)~|removable|(?:where|once|after|when) [^,.;]{0,40}removed|down ?pipe~|remote control~|ceiling height|bulkhead units?|must be install~`,
  ],
  [
    'no',
    `no(?!\\W*$| (?:allowance|charge|cost|extra|worr~|problem~|stress|later|longer|more|obligation|need|\\d|of|deposit|gst|\\w+ (?:needed|required|necessary)))|not(?: any| the)?(?= (?:${PIPES}|paint~|patch~|remov~|dispos~|tak~|electrical|circuit|pump|cover|bracket|drain))`,
  ],
  ['keeps', 're ?us(?:e|ing)|us(?:e|ing) (?:the |your )?(?:existing|old|current)'],
  [
    'unneeded',
    'not (?:needed|required|applicable|necessary|reqd)|n/a|no (?:\\w+ )?(?:needed|required|necessary)|re ?used|no need|assum~ none|none(?=\\W*$)',
  ],
  [
    'excludes',
    "exclud(?:e|es|ing)|no allowance(?: (?:made )?for)?|exclusions?|exclusive of|neither (?:\\w+ )?includ~|(?:do|does|did|will)(?: ?n[o']?t)(?: \\w+){0,2} (?:inc~|cover|allow|provide|supply|do|carry out|undertake)(?: for)?|unable to|can ?n[o']?t|can also|nothing (?:has been |is )?(?:included|allowed) for|(?:customer|client|owner|you) to(?= (?:dispos|remov|paint|patch))|(?:we|i)(?:'ve| have) (?:taken|left)|(?:we|i|have)(?:'ve| have)?(?: ?n[o']?t) (?:included|allowed|quoted|priced)(?: for)?|not (?:including|inclusive of|counting|for|our)|not inc~(?= ?:)|without|(?:you|u|client|customer|owner|builder)(?:'?ll|'d| will| to| must)? (?:need|arrange|supply|organi[sz]e|provide|have to)(?: to)?|upgrade to|(?:add|allow|\\+) ?(?:an )?(?:extra )?\\$ ?[\\d,.]+ (?:for|to(?! \\$))|(?<=^\\W*)extra if|extra(?:s| for|(?= ?:))|by (?:owner|others|client|you)(?= ?:)|what(?:'s| is|s)? not|(?:your|ur)(?: own)?(?= (?:electrician|sparky))|tb[ac](?= ?:)|if (?:you|u)(?:'d)? (?:need|want|like|would like|prefer)(?= (?!it|one|them|that)\\w)|recommend~|work by others",
  ],
  [
    'isOut',
    "(?:has |have |is |are |be )*(?:not|never|isn't|aren't|n't) (?:be |been )?(?:inc~|available|in (?:this |the |my |our )*(?:price|quote|total)|part of|covered|allowed(?: for)?|quoted|priced|supplied|our|done)(?: in (?:this|the|our|my) (?:price|quote|quotation))?|excluded|excl?|n/i|(?<=\\s\\s|\\t)n(?=\\W*$)|[✗✘❌]|no(?=\\W*$)|(?:is|are) not(?=\\W*$)|optional|additional|variations?",
  ],
  [
    'onTop',
    "(?:is |are )*(?:supplied |provided |done |organised |arranged )?by (?:the |your |ur |an? |own |other )*(?:others?|owners?|client|customer|builder|electrician|sparky|plumber|body corp~|strata|you)|(?:client|customer|owner|builder|you|u)(?:'ll| to| will) (?:supply|arrange|get|do)|(?:is |are |at |for |an? )*(?:extra|separate~|on top)(?: cost| charge)?(?! than)|(?:customer|client|owner|builder|others)(?=\\W*$)|if (?:required|needed|necessary|found|reqd|requested|wanted|not existing|you)|(?:will|to) be (?:quoted|priced|advised|confirmed)|can be (?:added|arranged|done|quoted|priced)|quoted sep~|available|(?:the )?responsibility of|at your (?:own )?(?:cost|expense)|charged|(?:add|from|\\+)\\s{0,30}\\$ ?\\d[\\d,.]*|another \\$? ?\\d[\\d,.]*|tb[ac]|poa|on (?:request|application)|nil|\\$ ?[\\d,.]+ ?(?:/|per|a|p|each) ?(?:lineal )?(?:m|metre|meter|point|zone|room|head|unit)?",
  ],
  ['if', 'depends?|depending|subject to|assum~|if|should|in case'],
  ['except', 'other than|apart from|everything (?:bar|but)|bar(?= (?:the|any))|except(?: for)?'],
  ['includes', "includ(?:es|ing)|incl?|inclusive of|allow(?:s|ed|ing|ance)? for|we(?:'ll| will)|comes with|plus"],
  [
    'isIn',
    '(?:is |are )*(?:included|no (?:extra )?(?:charge|cost)|free(?: of charge)?|foc|in (?:the|this|that|my|our) (?:price|quote|total)|yes|[✓✔☑✅]|supplied|provided|allowed(?: for)?|covered)',
  ],
  ['turn', 'but|however|although'],
  ['pump', '(?:condensate |drain~ |water |lift )*pumps?'],
  [
    'certificates',
    '(?:electrical |compliance |safety |plumbing |work )*(?:certificat(?:e|es)|certs?)(?: (?:of|for) (?:electrical |plumbing )*(?:compliance|safety|work))?|ccews?|coes?|cocs?|(?:electrical )?compliance',
  ],
  [
    'asbestos',
    '(?:(?:remov|dispos)~ of (?:any )?)?asbestos(?: (?:identification|test~|removal|disposal|sheet~)(?! of),?(?: or| and| &)?)*|hazardous material~',
  ],
  [
    'cover',
    `${PIPES} ?(?:cover~|duct~|capping|trunking)|(?:line|pvc|decorative|colou?r match~|colorbond|slim|white|external|matching) (?:pvc |pipe )*(?:duct~|cover~|trunking)|with covers?|covers? (?:strip|kit|for|over|on)(?: (?:the )?${PIPES})?|trunking|capping|colou?rbond(?! roof| fence)|${PIPES} (?:to be |is |are )?(?:covered|concealed|boxed)`,
  ],
  [
    'switchboard',
    `(?:upgrad|work|modif|alter|repair|anything|chang|replac)~ (?:of |to |at |on |in )?(?:the |your )?(?:${BOARD}|board)|${BOARD}(?: (?:upgrad|work|modif|replac)~)?`,
  ],
  ['drain', '(?:condensate )?drain~(?: (?:pipe|line|hose|tray)s?)?|condensate(?: (?:line|pipe))?|safe ?tray'],
  [
    'bracket',
    '(?:wall |roof )?bracket~|slab|mounting block~|(?:roof|condenser|ground|outdoor) (?:stand|mount|frame|pad)|(?:poly|plastic|concrete|mounting|rubber|on a|on) (?:pad|slab|feet|base|blocks)|poly ?slab|feet|pavers?|anti vibration~',
  ],
  [
    'access',
    '(?:or )?scaffold~(?: hire)?|ewp|elevated (?:work )?platform|(?:work|access) platforms?|(?:scissor|boom) lift|cranes?(?: hire)?|cherry picker|(?:height|roof|difficult|restricted|two stor(?:e?y)|second stor(?:e?y)) (?:access|loading|surcharge|allowance|safety)(?: equipment)?|(?:work~ )?at heights?|harness|access (?:hire|equipment|allowance)|ladder~(?: hire)?',
  ],
  [
    'repair',
    'patch~|(?:re)?paint~(?: of (?:the )?\\w+)?|plaster~(?: repairs?)?|mak(?:e|ing) good|gyprock~|render(?:ing)?|bulkheads?|cornic~|(?:wall|ceiling|roof|tile|brick~|building|surface)s? (?:tile )?(?:repair|restor|infill|work)~|repairs?(?: (?:to|of) (?:the |any )?\\w+)?|carpentry|rectif~',
  ],
  [
    'wifi',
    'wi ?fi(?: (?:adapt[eo]r|module|control|kit|card|app)~)?|(?:phone|smart|mobile) (?:app|control)~|app control|air ?touch|myair',
  ],
  [
    'zoning',
    'zon(?:e|es|ed|ing)(?: (?:motor|control|damper|board)~)?|duct(?:s|ing|work)?|flex~ duct~|(?:outlet|diffuser|grille)s|return air(?: grille)?|dampers?|plenums?',
  ],
  [
    'electrical',
    '(?:new |dedicated )*(?:power )?(?:sub ?)?circuits?|electrical(?: (?:work|wiring|connection|circuit)s?)?|elec(?:s|trics)?|wir(?:e|ing)|spark(?:y|ie)|electrician|power ?points?|gpos?|isolat(?:or|ion)s?|safety switch|rcbo|rcd|circuit breakers?|sub ?mains?|hard ?wired?|(?:supply|mains) cable|power(?: (?:supply|connection))?(?! company)',
  ],
  [
    'removal',
    '(?:removal|remov(?:e|es|ing|ed)|disposal|dispos(?:e|ing|ed)|decommission~|de ?gas~|reclaim~|uninstall~|strip out|dismantl~|tak(?:e|ing|en) (?:out|away)|swap ?out|change ?over)(?:,? (?:and|&|/) (?:removal|dispos~|degas~|take away))?(?: of)?(?: (?:the|your|any|all|old|existing))*(?: (?:unit|system|split|heater)s?)?|to (?:the )?tip|tip fees|tak(?:e|ing) (?:the |your )?(?:old|existing)|(?:old|existing) (?:unit|one|1|system)s? (?:gone|out|to go)',
  ],
  ['pipe', `(?:refrig~ |copper )*(?:${PIPES}|lines)(?: (?:run|set|work)s?)?|copper|pair ?coil|interconnecting`],
  ['installation', 'instal(?!ment)~|inst|fit(?:ted|ting|s)?|labour|commission~|mount(?:ed|ing)?|turn ?key'],
] as const;
export type Phrase = (typeof PHRASES)[number][0] | 'part';

export const PHRASE = new RegExp(
  `(?<part>,(?!\\d))|(?<!\\w)(?:${PHRASES.map(([name, words]) => `(?<${name}>${words})`).join('|')})(?!\\w)`
    .replaceAll(' ', '[ -]*')
    .replaceAll('~', '\\w*'),
  'g',
);
