import { afterEach, expect } from 'vitest';

/**
 * A browser's page translation replaces each text with an element. React can then neither change nor remove a text beside
 * other nodes. So a test of the visitor's screens fails if React renders such a text.
 */
const beside = new Set<string>();
const isDrawnByReact = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber'));

for (const name of ['appendChild', 'insertBefore'] as const) {
  const insert = Node.prototype[name] as (this: Node, node: Node, ...more: Node[]) => Node;
  Object.assign(Node.prototype, {
    [name](this: Node, node: Node, ...more: Node[]) {
      if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() && isDrawnByReact(node))
        beside.add(`${this.nodeName}: ${node.nodeValue}`);
      return insert.call(this, node, ...more);
    },
  });
}

afterEach(() => {
  const found = [...beside];
  beside.clear();
  // Pages of WordPress are translated by WordPress.
  if (expect.getState().testPath?.includes('/wordpress/')) return;
  expect(found, 'texts without an element of their own').toEqual([]);
});
