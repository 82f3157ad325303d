import { parseSync, type ESTree } from 'vite';

/** A small change of a source file that some test should notice. */
export interface Mutant {
  file: string;
  line: number;
  /** Offsets in the file's text. */
  start: number;
  end: number;
  /** The replacement. */
  text: string;
  what: string;
}

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};

/** Attributes of an icon's drawing. */
const DRAWING: readonly unknown[] = ['size', 'strokeWidth'];

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The nodes directly below one, in their order. */
export const childrenOf = (node: ESTree.Node): ESTree.Node[] => Object.values(node).flat().filter(isNode);

/** A file's syntax tree. The name matters because `<Row>(…) =>` is a generic function in .ts and markup in .tsx. */
export const parsed = (file: string, source: string): ESTree.Program => parseSync(file, source).program;

const isText = ({ type, ...node }: ESTree.Node): boolean =>
  (type === 'Literal' && 'value' in node && typeof node.value === 'string') ||
  (type === 'TemplateLiteral' && 'expressions' in node && node.expressions.length === 0);

/** All possible changes of a file: of comparisons, conditions, sums, numbers, booleans and calls for their effect. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const mutants: Mutant[] = [];
  const textOf = ({ start, end }: ESTree.Span) => source.slice(start, end);
  const add = (place: ESTree.Span, text: string) => {
    const { start, end } = place;
    const line = source.slice(0, start).split('\n').length;
    const before = textOf(place).replace(/\s+/g, ' ').slice(0, 50);
    mutants.push({ file, line, start, end, text, what: `${before} → ${text.slice(0, 50)}` });
  };
  const visit = (node: ESTree.Node): void => {
    if (node.type === 'ImportDeclaration' || node.type.startsWith('TS')) {
      // Types, except for the expression in an assertion.
      if ('expression' in node && isNode(node.expression)) visit(node.expression);
      return;
    }
    if (node.type === 'JSXAttribute' && DRAWING.includes(node.name.name)) return;
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
      const operator = OPERATORS[node.operator];
      const between = source.indexOf(node.operator, node.left.end);
      // Texts can be added but not subtracted.
      if (operator !== undefined && !isText(node.left) && !isText(node.right))
        add({ start: between, end: between + node.operator.length }, operator);
    } else if (node.type === 'IfStatement') {
      add(node.test, `!(${textOf(node.test)})`);
    } else if (node.type === 'ConditionalExpression') {
      add(node.test, `!(${textOf(node.test)})`);
    } else if (node.type === 'Literal' && typeof node.value === 'boolean') {
      add(node, String(!node.value));
    } else if (node.type === 'Literal' && typeof node.value === 'number') {
      add(node, String(node.value + 1));
    } else if (node.type === 'ExpressionStatement') {
      const { expression } = node;
      const inner = expression.type === 'ChainExpression' ? expression.expression : expression;
      if (inner.type === 'CallExpression') add(node, ';');
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parsed(file, source));
  return mutants;
}
