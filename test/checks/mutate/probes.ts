import type { ESTree } from 'vite';
import { childrenOf, parsed } from './mutants.ts';

/** The body of a function; undefined for anything else. */
function bodyOf(node: ESTree.Node): ESTree.Node | undefined {
  const isFunction = node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression';
  return isFunction || node.type === 'ArrowFunctionExpression' ? (node.body ?? undefined) : undefined;
}

/** The name of the innermost function around a position in a file; the file's name if there is none. */
export function functionAt(file: string, source: string, place: number): string {
  let innermost = 0;
  const visit = (node: ESTree.Node): void => {
    const body = bodyOf(node);
    if (body && body.start <= place && place < body.end) innermost = body.start;
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parsed(file, source));
  return `${file}:${innermost}`;
}

/** The file with a probe in each function, which records its calls. */
export function withProbes(file: string, source: string): string {
  const inserts: { at: number; text: string }[] = [];
  const visit = (node: ESTree.Node): void => {
    for (const child of childrenOf(node)) visit(child);
    const body = bodyOf(node);
    if (!body) return;
    const probe = `globalThis.reached?.add(${JSON.stringify(`${file}:${body.start}`)})`;
    if (body.type === 'BlockStatement') inserts.push({ at: body.start + 1, text: `${probe};` });
    else inserts.push({ at: body.start, text: `(${probe},` }, { at: body.end, text: ')' });
  };
  visit(parsed(file, source));
  const text = inserts
    .sort((a, b) => b.at - a.at)
    .reduce((code, { at, text: insert }) => code.slice(0, at) + insert + code.slice(at), source);
  return `globalThis.reached?.add(${JSON.stringify(`${file}:0`)});${text}`;
}
