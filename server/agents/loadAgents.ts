import type { AgentOptions } from './agentRange.ts';

/** The package that answers assistants isn't installed. The npm package doesn't include it, because most people don't need it. */
export class AgentsMissing extends Error {}

/**
 * Loads what answers assistants over HTTP. Without it nobody loads a byte of this.
 *
 * @param base the site's folder, from `--base`
 * @throws AgentsMissing with the command that installs the package
 */
export async function loadAgents(options: AgentOptions, base = ''): Promise<(request: Request) => Promise<Response>> {
  const { createAgents } = await import('./createAgents.ts');
  // Bundlers look for the `catch`: without it, a missing package stops their build.
  return createAgents(await import('@modelcontextprotocol/server').catch(missing), options, base);
}

/** The same over standard input and output, until the input ends. */
export async function serveAgentsByStdio(options: AgentOptions & { readonly shareUrl: URL }): Promise<void> {
  const { agentServer } = await import('./createAgents.ts');
  const library = await import('@modelcontextprotocol/server').catch(missing);
  const { serveStdio } = await import('@modelcontextprotocol/server/stdio').catch(missing);
  serveStdio(() => agentServer(library, options, options.shareUrl));
}

function missing(error: Error): never {
  const [line] = error.message.split('\n');
  throw new AgentsMissing(
    `Assistants need the package @modelcontextprotocol/server, which can't be loaded. Run: npm install @modelcontextprotocol/server. Node says: ${line}`,
  );
}

/** The address of a page with the selector, from `--share-url`; null if it isn't one. */
export function readShareUrl(text: string): URL | null {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? new URL(text) : null;
}
