/*
 * A page translation puts `font` elements in the place of text nodes. React keeps the nodes, and where they have siblings goes on
 * writing into them, removes them, and inserts before them: what it wrote would not be seen, and `removeChild` and `insertBefore` throw,
 * which takes the screen with it (facebook/react#11538). So the page notes which element stands for which text: a text that is written
 * anew takes its place again, for the translation to translate it, and the two calls mean the element.
 */

/** What stands in the page for a text node. */
const standIns = new WeakMap<Node, Element>();
const observer = new MutationObserver(noteAll);

/** Makes the page live through its translation; once, before anything is rendered. */
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

/** The child of an element that is, contains or stands for a node; null where that is gone. */
function childFor(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent) return node;
  noteAll(observer.takeRecords());
  let child: Node | null = node.isConnected ? node : (standIns.get(node) ?? null);
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

function noteAll(records: readonly MutationRecord[]): void {
  for (const { type, target, addedNodes, removedNodes, previousSibling } of records) {
    if (type === 'characterData') takeBack(target);
    for (const node of addedNodes) takeBack(node);
    for (const node of removedNodes) {
      const standIn = [addedNodes[0], previousSibling].find(isFont);
      if (standIn && node instanceof Text) {
        standIns.set(node, standIn);
        observer.observe(node, { characterData: true });
      }
    }
  }
}

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/** Gives a text its place back: one that was written anew, or that is in the page again. */
function takeBack(node: Node): void {
  const standIn = standIns.get(node);
  // It may have been moved into the element, and is seen there.
  if (!standIn || standIn.contains(node)) return;
  standIns.delete(node);
  if (node.isConnected) standIn.remove();
  else if (node instanceof Text) standIn.replaceWith(node);
}
