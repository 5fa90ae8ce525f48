import type { WorkKind } from './reading.ts';

/** Words about a kind of work; `null` takes words away that only look like one. In small letters, the first that fits wins. */
export const WORK_WORDS: readonly (readonly [WorkKind | null, RegExp])[] = [
  // Letterheads, licences, and what is paid for by others than the owner.
  [
    null,
    /\b(?:air|aircon|cooling|heating|refrig\w*|plumbing|mechanical|climate|solar|comfort|hvac)\s*(?:&|and|\+)\s*electrical\b(?!\s*(?:work|wiring|connect|circuit))|\belectrical\s*(?:&|and|\+)\s*(?:air|cooling|heating|refrig|plumbing|solar|mechanical|data)\w*|\b(?:depending on|subject to)[^.;,]*|\b(?:where|when|once|after)\b[^,.;]*\bremoved?\b|\belectrical (?:pty|services?\b|contract(?:ors?|ing)|solutions|group|co\b|lic\w*)|\blicen[cs]ed (?:electricians?|installers?|tradesm[ae]n|refrig\w*)(?! (?:will|to) )(?: (?:and|&) \w+)?|\b(?:electrical|electricians?|refrigeration|arc|plumbing) (?:lic\w*|no\b)[^,;]*|\bauto electric\w*/,
  ],
  [
    null,
    /\b(?:veec|stc|esc|energy|efficiency|saving|upgrade)\w* certificates?|warranty certificates?|certificates? of currency|gift certificates?/,
  ],
  [
    null,
    /\b(?:the|this|our|your) (?:total )?(?:price|quote|quotation|total|cost) (?:covers?|includes)|heat pump|power (?:saving|bill|usage|consumption)|warranty (?:repairs?|service)|repairs? and (?:service|maintenance)|remote control(?:ler)?|\bdown ?pipes?\b|exhaust pipe|easy access|access (?:code|to (?:the )?(?:property|site|house|home|power))|\bsite access|access (?:is|was|as|will|given|provided|available)\b/,
  ],
  [
    null,
    /\b(?:existing|old|current|present) (?:\w+ )?(?:duct ?work|ducts|ducting|pipe ?work|pipes|brackets?|slab|stand|pipe covers?|circuit|power|wiring|supply|outlets?|gpo|power point)\b(?:,? (?:and|&) (?:\w+ )?(?:circuit|power|wiring|isolator|pipes|drain))?(?: (?:is|are))?(?: fine| ok| suitable| re-?used)?/,
  ],
  // Before what their words would also say.
  [
    'pump',
    /\b(?:condensate|drain(?:age)?|lift|water|mini|peristaltic|tundish)\s*(?:water )?(?:lift )?pumps?|\bpump for (?:the )?(?:drain|condensate|water)|\bpumps? (?:if|for)\b|\bpumps?\b/,
  ],
  [
    'certificates',
    /\bcertificates? (?:of|for) (?:electrical |plumbing )?(?:compliance|safety|electrical[\w ]*)|\b(?:electrical|electric|compliance|safety|plumbing|completion)\s(?:(?:work|safety|compliance) )*cert\w*|\bccews?\b|\bcoes\b|\bcocs?\b|\bc\.o\.c\b|\bcompliance (?:paperwork|plate|docs?|documents?|papers)|\bcert(?:s|ificates?)?\b(?! iii| iv|ified)|\belectrical (?:safety )?compliance\b/,
  ],
  [
    'asbestos',
    /\basbestos\b(?: (?:identification|testing|test|removal|disposal|sheeting|sheets?))*(?:,? (?:or|and|&) (?:removal|disposal|testing)\b(?! of| &| and))*|\bhazardous (?:materials?|substances?)|\bacm\b/,
  ],
  [
    'cover',
    /\bpipe ?(?:work)? ?(?:covers?|covering|ducts?|ducting|capping|trunking|boxing)\b|\b(?:duct|decorative|line|lineset|pvc|plastic|external|colou?rbond|colou?r(?:ed)?[- ]match\w*|matching|slim|white|cream|exterior|wall)[\s-]*(?:pvc |plastic |pipe )*(?:ducts?\b|ducting|cover(?:s|ing)?\b|trunking|capping)|\bcover(?:s|ing|ed)?\s(?:strips?|for|over|on|to) (?:the |all |external |exposed )*(?:pipes?|pipework|lines?)|\btrunking|\bcapping\b|\bslim ?duct\w*|\bcovers? (?:strip|kit)|\b(?:pipes?|pipework|lines?) (?:to be |will be |is |are |fully )*(?:covered|concealed|boxed)|\bcolou?rbond\b(?! roof| fence)/,
  ],
  [
    'switchboard',
    /\b(?:switch ?board|sub ?-?board|meter ?box|meter ?board|fuse ?box|main ?switch|mains)\s+(?:up-?grad\w*|work\w*|modif\w*|replac\w*|alter\w*|repair\w*|upgrade|changes?|mods?\b|rewir\w*|isolat\w*)|\b(?:upgrad\w*|work\w*|modif\w*|replac\w*|alter\w*|new|chang\w*|anything|mods?) (?:of |to |at |on |in |for )*(?:the |your |existing |main )*(?:switch ?board|sub ?-?board|meter ?box|fuse ?box|mains)\b|(?<!\b(?:from|to|at|back to|near|off)\s(?:the |your |main |existing )*)\b(?:main )?(?:switch ?board|meter ?box|fuse ?box)s?\b(?! (?:to|is))/,
  ],
  [
    'drain',
    /\bcondensate\b(?: (?:drain|line|pipe|pvc|water|tray))*|\bdrain(?:s|age|ed)?\b(?: (?:pipe|line|hose|work|tray|run)s?)*|\bpvc drain\w*|\bsafe ?tray/,
  ],
  [
    'bracket',
    /\b(?:wall|roof|galv\w*|outdoor|condenser|mounting|heavy duty|vibration|anti-vibration|rubber|powder ?coated)?[\s-]*(?:brackets?|feet|slabs?|mounting blocks?|roof (?:stand|mount|frame)|mounting pad|concrete pad|poly ?(?:pad|slab|base)s?|plastic pad|condenser pad|big ?foot|paver|stand|anti[- ]vibration (?:mounts?|pads?)|mounts)\b|\bon (?:a |the )?pad\b/,
  ],
  [
    'access',
    /\bscaffold\w*|\bewp\b|\belevated (?:work )?platform\w*|\b(?:work|access) platforms?|\bscissor lift|\bboom lift|\bcranes?\b|\bcrane hire|\bcherry picker|\b(?:height|roof|difficult|ceiling|restricted) access\b|\b(?:work\w*|safety) at height|\bheight (?:safety|work|allowance)|\b(?:height|second stor[e]?y|two stor[e]?y|double stor[e]?y) (?:loading|surcharge|allowance|access)|\bharness\b|\blift (?:hire|equipment)|\baccess equipment|\bladder (?:access|hire)|\bmanhole|\baccess (?:hire|allowance|costs?|gear)|\bheight\b(?! of)/,
  ],
  [
    'repair',
    /\bpatch(?:ing)?\b|\b(?:re)?paint(?:ing)?\b|\bplaster\w*\b(?: (?:repairs?|work))?|\bmak(?:e|ing)[- ]good\b|\bgyprock\w*|\brender(?:ing)?\b(?! of)|\bbulkheads?\b(?! unit)|\bcornic\w*|\b(?:wall|ceiling|tile|roof tile|brick\w*|plaster|building|damage)s?,? (?:tile )?(?:repairs?|restor\w*|works?)\b|\brepairs? (?:to|of) (?:the |any )?\w+(?: (?:or|and) \w+)?|\bcarpentry|\bbuild(?:er'?s|ing) work\w*|\brectif\w*/,
  ],
  [
    'wifi',
    /\bwi-?fi\b(?: (?:adapt[eo]rs?|modules?|control\w*|dongles?|kit|card|interface|app))*|\b(?:phone|mobile|smart ?phone|smart) (?:app|control\w*)\b|\bapp control\w*|\bwlan\b|\bair ?touch\b|\bmyair\b|\bwi fi\b|\bwireless (?:module|adaptor|adapter|lan)\b/,
  ],
  [
    'zoning',
    /\bzon(?:e|es|ed|ing)\b(?: (?:motors?|controll?ers?|control|dampers?|system|board))*|\bduct ?work\b|\bducts\b|\bflex(?:ible)? duct\w*|\b(?:insulated|new|main|branch|r1(?:\.0)?|r1\.5) duct\w*|\b(?:ceiling )?(?:outlets|diffusers?|grilles?)\b|\breturn air\b(?: (?:grille|box|filter))*|\bdampers?\b|\bplenums?\b|\bducting\b/,
  ],
  [
    'electrical',
    /\b(?:new |dedicated |separate |own |final )*(?:\d+\s?a(?:mps?)?\s)?(?:power )?(?:sub-?)?circuits?\b|\b(?:licensed )?electrical\b(?:,? (?:works?|wiring|connections?|install\w*|labour|supply|circuit|hook ?up|components?|upgrades?|fit ?off))*|\bwir(?:e|ing)\b(?: (?:in|up|work))?|\bsparky\b|\bsparkie\b|\belectrician\b|\bpower ?points?\b|\bgpos?\b|\bisolat(?:or|ion)(?: switch)?s?\b|\b(?:power|mains) (?:supply|connection|feed|run|cable|to (?:the )?(?:unit|outdoor|condenser))|\brun(?:ning)? (?:the |of )?power\b|\b(?:safety switch|rcbo|rcd|circuit breaker|breaker)s?\b|\b(?:supply|mains) cable\b|\bsub ?mains?\b|\belec(?:s|trics)?\b|\bpower\b(?! (?:sav|bill|usage|consum|mode|company|ful|factor|input))|\bhard ?wir\w*/,
  ],
  [
    null,
    /\b(?:remov\w*|dispos\w*|tak(?:e|ing) away) (?:of |all |any |the |our |and (?:dispos\w*|remov\w*)(?: of)? )*(?:rubbish|packaging|waste|debris|site|tiles?|panels?|furniture|spoil|trees?|bricks?|windows? frame)|\bremovable|\bre-?locat\w*/,
  ],
  [
    'removal',
    /\b(?:removal|remov(?:e|ing|ed)|disposal|dispos(?:e|ing|ed)|decommission\w*|de-?gas\w*|reclaim\w*|uninstall\w*|strip ?out|rip(?:ping)? out|dismantl\w*|pull(?:ing)? out|cart(?:ing)? away|dump(?:ing)?|tip fees?|take away|taking away|take out|taking out|taken away|to (?:the )?tip|haul(?:ing)? away|swap ?out|change ?over|changeover)\b(?:,? (?:and|&|\+|\/) (?:removal|disposal|dispose|remove|degas\w*|dump|take away|tip))*(?: of| your| the| any| all)*(?: (?:old|existing|current|former|previous))*(?: (?:\w+ ){0,3}(?:split|system|unit|air ?con\w*|heater|a\/c|ac|box|condenser|cooler|equipment)s?)?|\btak(?:e|ing) (?:the |your |away )*(?:old|existing)\b[\w ]{0,20}|\bold (?:unit|system|one|split|1|air ?con\w*|ac|a\/c)s? (?:to be |is |will be )?(?:remov\w*|taken|dispos\w*|gone|out)\b/,
  ],
  [
    'pipe',
    /\bpip(?:e|es|ing|ework)\b(?: ?(?:run|set|work|kit)s?)?|\bpipe ?(?:work|run|set)s?\b|\brefrig\w* (?:pip\w*|lines?)|\bline ?sets?\b|\bcopper\b(?: (?:pipe|pair coil|tube))*|\bpair ?coil|\binter-?connecting\b(?: (?:pipe\w*|lines?|services))?|\b(?:lineal )?met(?:re|er)s? run\b/,
  ],
  [
    'installation',
    /\b(?:fully |professionally )?install(?:ation|ing|ed|s|er to install)?\b|\b(?:supply|supplied|supplying) ?(?:and|&|\+|\/|n) ?(?:fit\w*|inst\w*)|\bfit(?:ted|ting|s)?\b(?! out| off)|\blabour\b|\bcommission(?:ing|ed)?\b|\bmount(?:ed|ing)?\b(?! blocks?)|\bturn ?key\b|\binstal\b/,
  ],
  [
    'unit',
    /\b(?:suppl(?:y|ied|ying)|the unit|all units|units? and|(?:the|all) equipment|hardware)\b|\bsystem supply|\b(?:indoor|outdoor|head|condensing|fan coil) units?\b/,
  ],
];

/** Said after it, or of a whole list: it isn't in the total. */
export const OUT_AFTER =
  /(?:is |are |be )?(?:not|n't|isn't|aren't|never) (?:be |yet )?(?:incl\w*|in(?: (?:this|the|my|our))?(?: (?:price|quote|total))?\b|part of|covered|allowed(?: for)?|quoted|priced|provided|supplied|our|done)|\bexcluded\b|\bexcl\.?(?=$|\W*$)|\b(?:by|thru|through|from) (?:the |your |an? |own |other )*(?:others?|owners?|client|customer|builder|electrician|sparky|plumber|home ?owner|body corp\w*|strata|you\b|u\b|someone else|third part\w*)|\b(?:client|customer|owner|builder|you|u)(?:'ll|s| will| to| must| should)? (?:to )?(?:supply|arrange|organi[sz]e|provide|get|do|need to|have to)|\b(?:is |are |at |for |as )?(?:an? )?(?:extra|optional|additional|add-on|separate(?:ly)?|variation|on top|dearer|more)\b(?! than)|\bif (?:required|needed|necessary|reqd|req'd|requested|wanted|found|you)|\bquoted sep\w*|\bcharged (?:sep\w*|extra|at)|\b(?:extra|additional) (?:cost|charge)s?|\bwill (?:cost|be) (?:extra|another|charged)|\b(?:is |costs? |be )?another \$?\d|(?<=\s|^)add \$|\badd \d|\+\s?\$\s?\d|\bto be (?:priced|quoted|advised|confirmed)|\btbc\b|\btba\b|\bpoa\b|\bon request\b|\bno\b\W*$|\$ ?[\d.,]+ ?(?:\/|per|a|p) ?(?:lineal )?(?:m\b|metre|meter|point|zone|room|head)|\bnil\b|\bprice on application/;

/** Said before it: it isn't in the total. */
export const OUT_BEFORE =
  /\b(?:exclud(?:es?|ing)|exclusions?|excl|exc|exclusive of)\b[.:]?|\b(?:do(?:es)?|did|is|are|has|have|will|would|was|were|wo|ca)(?: ?n['o]?t|n'?t)\b(?: \w+){0,2}? (?:incl\w*|cover\w*|allow\w*|provide|supply|part)(?: for)?|\bnot (?:(?:been|be|yet|our|part) )*(?:incl\w*|in (?:this|the|our|my) (?:price|quote|total)|allowed|allowing|covered|part|counting|our)\b(?: for)?[.:]?|\bno(?:t any)?\s(?!charge|cost|extra|worries|problems?|need|stress|later|longer|more|obligation|\d|of\b|deposit|gst)(?:allowance\b(?: for| made for)?)?|\bwithout\b(?! (?:seeing|inspect|a site|obligation|looking))|\b(?:but )?not for\b|^\W*not\b(?! (?:a|to|only|sure|needed|req))|\b(?:excluded|not included|not covered|not allowed for)\b[^:.;]{0,30}:|\bwhat(?:'?s| is|) not\b[^:]{0,20}:|\b(?:optional|extras?|additional)\b ?(?:items?|work|extras?|costs?|charges?)?:?|\b(?:you|u|client|customer|owner|builder)(?:'ll|'d| will| would| may| might)? (?:will |to )?(?:need|arrange|supply|organi[sz]e|provide|have to)\b|\b(?:add|\+) ?\$ ?[\d,.]+ for\b|\bup-?grade to\b|\bif (?:you (?:want|need|wish|require|would)|there is|there'?s|we (?:find|need|hit|strike)|required|needed|necessary)\b|\bby (?:owner|others|client|customer|builder|electrician):/;

/** Said before it: it's neither. */
export const EXCEPT_BEFORE = /\b(?:other than|apart from|except(?:ing)?(?: for)?)\b/;

/** It is in the total. */
export const IN_BEFORE =
  /\b(?:incl(?:ud(?:es?|ing|ed))?|inclusive of|cover(?:s|ing)|compris(?:es|ing)|allow(?:s|ed|ing|ance)? for|with|we(?:'ll| will|'d| would) (?:also )?(?:\w+)|plus|price is for|including|we have allowed(?: for)?|allowance for|comes with|complete with)\b(?! gst)/;
export const IN_AFTER =
  /\b(?:incl(?:uded|\.)?(?!ud|\w)|inclusive|included|no (?:extra )?(?:charge|cost)|free(?: of charge)?|foc|in (?:the|this|that|my|our) (?:price|quote|total)|is in (?:the|this|that)|at no (?:extra )?(?:cost|charge)|yes|supplied|provided|allowed(?: for)?|covered|✓|✔|☑)(?![\w])/;

/** It isn't needed, which says nothing of it. */
export const NOT_NEEDED =
  /\bnot (?:needed|required|applicable|necessary|reqd)|\bn\/?a\b|\bno (?:\w+ ){0,3}(?:needed|required|necessary|found|detected|present)|\b(?:is|are)n't (?:needed|required)|\bdoesn't need|\bno need|\bre-?used\b|\bwon't (?:need|be needed)/;

/** Headings, of which each line below says the same. */
export const OUT_HEADING =
  /^\W*(?:this (?:quote|price|quotation) |(?:the |our )?price |we |both |please note )?(?:(?:\w+ )?exclu(?:des?|sions?|ded|ding)\b|not (?:incl\w*|allowed\w*|part of|in (?:this|the|our))|do(?:es)?n['o]?t (?:incl|cover|allow)|does not (?:incl|cover|allow)|what(?:'s| is|s)? (?:not|n't)|what isn't|the following (?:\w+ ){1,3}(?:exclu|not )|items? not|(?:optional|available) (?:extras?|upgrades?|items?|add)|optional\b|extras?\b|by (?:others|owner|client|customer|you)|(?:client|owner|customer|you) (?:to|will|need)|out of scope|have(?:n't| not) (?:incl|allow)|we(?:'ve| have) not|not our|additional (?:costs?|items?|works?|charges?)|variations?|possible extras?|won't (?:incl|cover)|it doesn't)/;
export const IN_HEADING =
  /^\W*(?:(?:the |this |our |your )?(?:price|quote|quotation|cost|total|package|installation|install|supply|standard)? ?(?:\w+ )?(?:incl(?:udes?|usions?|uded|uding)\b|covers\b)|what(?:'s| is|s)? (?:incl|in\b|you get|we)|what you get|you get|scope|we (?:will|'ll|have allowed|propose|offer)|works? (?:incl|to be)|description|supply (?:and|&) (?:install|fit)|(?:option|alternative|package) (?:[a-h]\b|\d))/;
