import ts from 'typescript';

/** The tags of Emotion's templates. */
const STYLE_TAGS = ['css', 'keyframes'];

/**
 * A transformer for TypeScript that takes comments and superfluous white space out of the templates of Emotion's `css`
 * and `keyframes`. Emotion names classes after their styles: the browser's and the server's build must both use it.
 */
export function minifyStyles(): ts.TransformerFactory<ts.SourceFile> {
  return (context) => {
    function visit(node: ts.Node): ts.Node {
      const visited = ts.visitEachChild(node, visit, context);
      return ts.isTaggedTemplateExpression(visited) && isStyleTag(visited.tag)
        ? minifiedTemplate(visited)
        : visited;
    }
    return (file) => ts.visitEachChild(file, visit, context);
  };
}

function isStyleTag(tag: ts.Expression): boolean {
  return ts.isIdentifier(tag) && STYLE_TAGS.includes(tag.text);
}

function minifiedTemplate({ tag, template }: ts.TaggedTemplateExpression): ts.Expression {
  const { factory } = ts;
  const literal = ts.isNoSubstitutionTemplateLiteral(template)
    ? factory.createNoSubstitutionTemplateLiteral(minifyCss(template.text).trim())
    : factory.createTemplateExpression(
        factory.createTemplateHead(minifyCss(template.head.text).trimStart()),
        template.templateSpans.map(({ expression, literal: { kind, text } }) =>
          factory.createTemplateSpan(
            expression,
            kind === ts.SyntaxKind.TemplateTail
              ? factory.createTemplateTail(minifyCss(text).trimEnd())
              : factory.createTemplateMiddle(minifyCss(text)),
          ),
        ),
      );
  return factory.createTaggedTemplateExpression(tag, undefined, literal);
}

const COMMENTS = /("[^"]*"|'[^']*')|\/\*[\s\S]*?\*\//g;
const WHITE_SPACE = /("[^"]*"|'[^']*')|\s*([{};,])\s*|:\s+|\s+/g;

/** A part of a style sheet without comments and superfluous white space; what is in quotes stays as it is. */
export function minifyCss(css: string): string {
  const code = css.replace(COMMENTS, (_, quoted?: string) => quoted ?? ' ');
  return code
    .replace(
      WHITE_SPACE,
      (space: string, quoted?: string, sign?: string) =>
        quoted ?? sign ?? (space.startsWith(':') ? ':' : ' '),
    )
    .replaceAll(/;(?=})/g, '');
}
