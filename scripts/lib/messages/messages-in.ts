import ts from 'typescript';

/** What a source file says by `t`. */
export interface MessagesOfFile {
  messages: string[];
  /** Calls that can't be checked or can't work, with their lines. */
  problems: string[];
}

/** The messages of a source file: the texts of `t('…')` and `t.rich('…')`. */
export function messagesIn(file: string, source: string): MessagesOfFile {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: MessagesOfFile = { messages: [], problems: [] };

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && isTranslator(node.expression)) read(node);
    ts.forEachChild(node, visit);
  }

  function read(call: ts.CallExpression): void {
    const [message] = call.arguments;
    const { line } = parsed.getLineAndCharacterOfPosition(call.getStart());
    const place = `${file}:${line + 1}`;
    if (!message || !ts.isStringLiteralLike(message)) {
      found.problems.push(
        `${place} has no literal text in t(), by which its translation is found.`,
      );
    } else if (!ts.findAncestor(call, ts.isFunctionLike)) {
      found.problems.push(
        `${place} calls t() when the module is loaded, which may be before the language of the page is known.`,
      );
    } else found.messages.push(message.text);
  }

  visit(parsed);
  return found;
}

function isTranslator(called: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(called) && called.name.text === 'rich') {
    return isTranslator(called.expression);
  }
  return ts.isIdentifier(called) && called.text === 't';
}
