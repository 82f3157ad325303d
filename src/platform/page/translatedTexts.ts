/*
 * A page translation replaces text nodes with `font` elements. React keeps the original nodes: it goes on writing into
 * them, removes them, and inserts before them. What it writes would not be seen, and `removeChild` and `insertBefore`
 * would throw and unmount the screen (facebook/react#11538). So we remember which element replaced which text node: a
 * text node that React changes is put back, for the browser to translate it again, and the two calls act on the
 * element.
 */

/** The element that replaced a text node. */
const replacements = new WeakMap<Node, Element>();
const observer = new MutationObserver(recordReplacements);

/** Lets the app survive a page translation. Called once, before anything is rendered. */
export function surviveTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const child = childFor(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && childFor(this, before));
    return node;
  };
  observer.observe(document.body, { childList: true, subtree: true });
}

/** The child of `parent` that is, contains or replaced a node; null if there is none any more. */
function childFor(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent) return node;
  recordReplacements(observer.takeRecords());
  let child: Node | null = node.isConnected ? node : (replacements.get(node) ?? null);
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

function recordReplacements(records: readonly MutationRecord[]): void {
  for (const { type, target, addedNodes, removedNodes, previousSibling } of records) {
    if (type === 'characterData') restoreText(target);
    for (const node of addedNodes) restoreText(node);
    for (const node of removedNodes) {
      const replacement = [addedNodes[0], previousSibling].find(isFont);
      if (replacement && node instanceof Text) {
        replacements.set(node, replacement);
        observer.observe(node, { characterData: true });
      }
    }
  }
}

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/** Puts a text node back after React changed it or inserted it into the page again. */
function restoreText(node: Node): void {
  const replacement = replacements.get(node);
  // The node may have been moved into the element, where it is visible.
  if (!replacement || replacement.contains(node)) return;
  replacements.delete(node);
  if (node.isConnected) replacement.remove();
  else if (node instanceof Text) replacement.replaceWith(node);
}
