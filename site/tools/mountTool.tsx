import { createRoot } from 'react-dom/client';
import { Playground } from './Playground.tsx';
import { ThemeBuilder } from './ThemeBuilder.tsx';
import '../../workshop/workshop.css';
import { WorkshopTool } from './WorkshopTool.tsx';
import './tools.css';

const TOOLS = { playground: Playground, theme: ThemeBuilder, workshop: WorkshopTool } as const;

/**
 * Shows a tool.
 *
 * @param site the address of the site, with a slash at the end
 * @returns a function that removes it
 */
export function mountTool(name: string, place: HTMLElement, site: string): () => void {
  const Tool = TOOLS[name as keyof typeof TOOLS];
  const root = createRoot(place);
  root.render(<Tool site={site} />);
  return () => root.unmount();
}
