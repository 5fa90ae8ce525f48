import { agentRange } from '../server/agents/agentRange.ts';
import { AgentsMissing, readShareUrl, serveAgentsByStdio } from '../server/agents/loadAgents.ts';
import { docsPage } from '../server/docsPage.ts';
import { readiness } from '../sheets/read/readiness.ts';
import { dayOf } from '../src/catalogue/dayOf.ts';
import { counted } from './counted.ts';
import { FINE } from './exitCode.ts';
import { openCatalogue } from './openCatalogue.ts';
import { openPriceList } from './openPriceList.ts';
import { openSizeRules } from './openSizeRules.ts';
import type { Output } from './output.ts';
import { readArgs, refuseUse } from './readArgs.ts';

const NAME = 'product-selector agents';
const HELP = `Usage: product-selector agents FILE --share-url URL [options]

Answers an assistant on this machine about your range, over standard input and output (Model Context
Protocol). Needs the package @modelcontextprotocol/server. What it is good for:
${docsPage('assistants')}

  --share-url URL          the page with your selector, for the link in each answer
  --mapping MAP.json       how the file's columns become a catalogue's (from catalogue import)
  --sheet NAME             the sheet of a workbook
  --installation FILE      your installation prices
  --size-rules RULES.json  your own rules of thumb for rooms

Exit codes: 0 the assistant has ended it, 2 it couldn't be carried out.`;

const OPTIONS = {
  'share-url': { type: 'string' },
  mapping: { type: 'string' },
  sheet: { type: 'string' },
  installation: { type: 'string' },
  'size-rules': { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** The command `agents`. It writes nothing to standard output but the protocol. Returns the exit code, while the assistant is still answered. */
export async function runAgents(args: readonly string[], output: Output): Promise<number> {
  const parsed = readArgs(args, OPTIONS, { name: NAME, help: HELP, needsSome: true }, output);
  if (typeof parsed === 'number') return parsed;
  const { values, positionals } = parsed;
  const [file, ...more] = positionals;
  const { 'share-url': address = '', mapping, sheet, installation } = values;
  if (file === undefined || more.length > 0) return refuseUse(NAME, 'Use: agents FILE --share-url URL', output);
  const shareUrl = readShareUrl(address);
  if (!shareUrl)
    return refuseUse(NAME, '--share-url is missing or no whole address, such as https://shop.example/guide.', output);
  const today = () => dayOf(Date.now());
  const list = openPriceList(installation, today());
  if (!list.ok) return output.refuse(list.reason);
  const rules = openSizeRules(values['size-rules']);
  if (!rules.ok) return output.refuse(rules.reason);
  const opened = openCatalogue(file, sheet, mapping);
  if (!opened.ok) return output.refuse(opened.reason);
  const state = readiness(opened);
  if (state.kind === 'unusable') return output.refuse(`${file} can't be used. To see why: catalogue check ${file}`);
  if (state.kind === 'bad-rows')
    output.error(`${counted(state.rows.length, 'row')} of ${file} can't be used; the others are.`);
  const known = { installation: list.installation, rules: values['size-rules'] === undefined ? null : rules.rules };
  let range = agentRange(opened.products, { ...known, on: today() });
  try {
    await serveAgentsByStdio({
      shareUrl,
      range() {
        const on = today();
        if (range.on !== on) range = agentRange(opened.products, { ...known, on });
        return range;
      },
    });
    return FINE;
  } catch (error) {
    if (!(error instanceof AgentsMissing)) throw error;
    return output.refuse(error.message);
  }
}
