import ts from 'typescript';

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

const OPERATORS: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
};

/** Attributes of an icon's drawing. */
const DRAWING: readonly string[] = ['size', 'strokeWidth'];

/** A file's syntax tree. The name matters because `<Row>(…) =>` is a generic function in .ts and markup in .tsx. */
export const parsed = (file: string, source: string): ts.SourceFile =>
  ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);

/** All possible changes of a file: of comparisons, conditions, sums, numbers, booleans and calls for their effect. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const tree = parsed(file, source);
  const mutants: Mutant[] = [];
  const add = (node: ts.Node, text: string) => {
    const start = node.getStart(tree);
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    const before = node.getText(tree).replace(/\s+/g, ' ').slice(0, 50);
    mutants.push({ file, line, start, end: node.getEnd(), text, what: `${before} → ${text.slice(0, 50)}` });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isJsxAttribute(node) && DRAWING.includes(node.name.getText(tree))) return;
    if (ts.isBinaryExpression(node)) {
      const operator = OPERATORS[node.operatorToken.kind];
      // Texts can be added but not subtracted.
      const texts = ts.isStringLiteralLike(node.left) || ts.isStringLiteralLike(node.right);
      if (operator !== undefined && !texts) add(node.operatorToken, operator);
    } else if (ts.isIfStatement(node)) {
      add(node.expression, `!(${node.expression.getText(tree)})`);
    } else if (ts.isConditionalExpression(node)) {
      add(node.condition, `!(${node.condition.getText(tree)})`);
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) {
      add(node, 'false');
    } else if (node.kind === ts.SyntaxKind.FalseKeyword) {
      add(node, 'true');
    } else if (ts.isNumericLiteral(node)) {
      add(node, String(Number(node.text.replaceAll('_', '')) + 1));
    } else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      add(node, ';');
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return mutants;
}
