import * as library from '@modelcontextprotocol/server';
import { publishedRange } from '../../server/agents/agentRange.ts';
import { createAgents } from '../../server/agents/createAgents.ts';

/** Answers assistants. The day is that of UTC. @param shareUrl the page with the selector */
export function createAnswers(published: Parameters<typeof publishedRange>[0], shareUrl: string) {
  const range = publishedRange(published, () => new Date().toISOString().slice(0, 10));
  return createAgents(library, { range, shareUrl: new URL(shareUrl) });
}
