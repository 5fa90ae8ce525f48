import type { createMcpHandler, ProtocolError, Server } from '@modelcontextprotocol/server';
import { version } from '../../package.json';
import type { AgentOptions } from './agentRange.ts';
import { callTool } from './agentTools.ts';
import { INSTRUCTIONS, toolList } from './toolList.ts';

/** The exports of the package that we use. It only loads for a provider that answers assistants. */
export interface AgentLibrary {
  readonly Server: typeof Server;
  readonly ProtocolError: typeof ProtocolError;
  readonly createMcpHandler: typeof createMcpHandler;
}

const INVALID_PARAMS = -32_602;

/** A server for one connection or one request. It keeps and logs nothing. */
export function agentServer({ Server, ProtocolError }: AgentLibrary, { range }: AgentOptions, shareUrl: URL): Server {
  const server = new Server(
    { name: 'product-selector', version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  const tools = () => toolList((range()?.installation ?? null) !== null);
  server.setRequestHandler('tools/list', () => ({ tools: tools() }));
  server.setRequestHandler('tools/call', ({ params: { name, arguments: args } }) => {
    const tool = tools().find((one) => one.name === name);
    const names = tools().map((one) => one.name);
    if (!tool)
      throw new ProtocolError(INVALID_PARAMS, `There is no tool of this name. The tools are ${names.join(', ')}.`);
    const { text, isError } = callTool(tool.name, args, range(), shareUrl);
    return { content: [{ type: 'text', text }], isError };
  });
  return server;
}

/** Answers assistants over HTTP, in both generations of the protocol. @param base the site's folder, from `--base` */
export function createAgents(
  library: AgentLibrary,
  options: AgentOptions,
  base = '',
): (request: Request) => Promise<Response> {
  const { fetch } = library.createMcpHandler(
    ({ requestInfo }) => {
      const own = new URL(`${base}/`, requestInfo?.url ?? 'http://localhost');
      return agentServer(library, options, options.shareUrl ?? own);
    },
    // Nothing here changes while somebody listens.
    { maxSubscriptions: 0 },
  );
  return (request) => fetch(request);
}
