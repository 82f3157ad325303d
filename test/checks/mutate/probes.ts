import ts from 'typescript';
import { parsed } from './mutants.ts';

type WithBody = ts.FunctionLikeDeclaration & { body: ts.ConciseBody };

const hasBody = (node: ts.Node): node is WithBody =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

/** The name of the innermost function around a position in a file; the file's name if there is none. */
export function functionAt(file: string, source: string, place: number): string {
  const tree = parsed(file, source);
  let innermost = 0;
  const visit = (node: ts.Node): void => {
    if (hasBody(node) && node.body.getStart(tree) <= place && place < node.body.getEnd())
      innermost = node.body.getStart(tree);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return `${file}:${innermost}`;
}

/** The file with a probe in each function, which records its calls. */
export function withProbes(file: string, source: string): string {
  const tree = parsed(file, source);
  const inserts: { at: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!hasBody(node)) return;
    const start = node.body.getStart(tree);
    const probe = `globalThis.reached?.add(${JSON.stringify(`${file}:${start}`)})`;
    if (ts.isBlock(node.body)) inserts.push({ at: start + 1, text: `${probe};` });
    else inserts.push({ at: start, text: `(${probe},` }, { at: node.body.getEnd(), text: ')' });
  };
  visit(tree);
  const text = inserts
    .sort((a, b) => b.at - a.at)
    .reduce((code, { at, text: insert }) => code.slice(0, at) + insert + code.slice(at), source);
  return `globalThis.reached?.add(${JSON.stringify(`${file}:0`)});${text}`;
}
