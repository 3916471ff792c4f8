import ts from 'typescript';

/** What an import is written as in the published file. */
type CompleteSpecifier = (specifier: string, importer: string) => string;

/** Rewrites what is imported, in a script or in its types. */
export function specifierTransformer<Root extends ts.SourceFile | ts.Bundle>(
  complete: CompleteSpecifier,
): ts.TransformerFactory<Root> {
  return (context) => (root) => {
    if (!ts.isSourceFile(root)) throw new Error('Packages are compiled file by file.');
    const importer = ts.getOriginalNode(root).getSourceFile().fileName;
    const { factory } = context;

    function completed(node: ts.StringLiteral): ts.StringLiteral {
      return factory.createStringLiteral(complete(node.text, importer), true);
    }

    function visit(node: ts.Node): ts.Node {
      if (ts.isImportTypeNode(node)) return visitImportType(node);
      if (!namesModule(node)) return ts.visitEachChild(node, visit, context);
      return ts.visitEachChild(
        node,
        (child) => (ts.isStringLiteral(child) ? completed(child) : visit(child)),
        context,
      );
    }

    function visitImportType(node: ts.ImportTypeNode): ts.Node {
      const { argument, attributes, qualifier, typeArguments, isTypeOf } = node;
      if (!ts.isLiteralTypeNode(argument) || !ts.isStringLiteral(argument.literal)) return node;
      return factory.updateImportTypeNode(
        node,
        factory.updateLiteralTypeNode(argument, completed(argument.literal)),
        attributes,
        qualifier,
        ts.visitNodes(typeArguments, visit, ts.isTypeNode),
        isTypeOf,
      );
    }

    return ts.visitEachChild(root, visit, context);
  };
}

/** True for a node whose string is the name of a module: `import`, `export … from`, `import()`, `declare module`. */
function namesModule(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isModuleDeclaration(node) ||
    (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
  );
}
