// In a browser a route is its method and path: its schemas stay on the server. What a form does need of them comes from the same file
// under `?schemas`, and only then is the validation library in the bundle.
const { parseSync } = require('@swc/core');

const ROUTE_FIELDS = new Set(['method', 'path']);

const unwrapped = (node) =>
  node && ['TsAsExpression', 'TsConstAssertion', 'TsSatisfiesExpression', 'ParenthesisExpression'].includes(node.type)
    ? unwrapped(node.expression)
    : node;

const isLiteral = (given) => {
  const node = unwrapped(given);
  if (!node) return false;
  if (['NumericLiteral', 'StringLiteral', 'BooleanLiteral'].includes(node.type)) return true;
  if (node.type === 'BinaryExpression') return isLiteral(node.left) && isLiteral(node.right);
  return node.type === 'ArrayExpression' && node.elements.every((element) => element && !element.spread && isLiteral(element.expression));
};

const routeOf = (init) => {
  if (init?.type !== 'CallExpression' || init.callee.value !== 'route') return null;
  const fields = init.arguments[0].expression.properties
    .filter((property) => property.type === 'KeyValueProperty' && ROUTE_FIELDS.has(property.key.value))
    .map((property) => [property.key.value, property.value.value]);
  return Object.fromEntries(fields);
};

module.exports = function contractLoader(source) {
  const bytes = Buffer.from(source);
  const module = parseSync(source, { syntax: 'typescript', target: 'es2022' });
  // swc counts spans in bytes and goes on counting from file to file; a file's first character is where its first token began
  const first = bytes.length - Buffer.byteLength(source.trimStart());
  const offset = module.span.start - leadingTrivia(source, first);
  const textOf = (node) => bytes.subarray(node.span.start - offset, node.span.end - offset).toString();

  const lines = [];
  const elsewhere = [];
  for (const item of module.body) {
    if (item.type === 'ExportAllDeclaration') lines.push(`export * from ${JSON.stringify(item.source.value)};`);
    if (item.type === 'ExportNamedDeclaration' && !item.typeOnly) return source;
    if (item.type !== 'ExportDeclaration') continue;
    const { declaration } = item;
    if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') elsewhere.push(declaration.identifier.value);
    if (declaration.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      const route = routeOf(init);
      if (route) lines.push(`export const ${id.value} = ${JSON.stringify(route)};`);
      else if (isLiteral(init)) lines.push(`export const ${id.value} = ${textOf(unwrapped(init))};`);
      else elsewhere.push(id.value);
    }
  }
  if (elsewhere.length > 0) lines.push(`export { ${elsewhere.join(', ')} } from ${JSON.stringify(`${this.resourcePath}?schemas`)};`);
  return lines.join('\n');
};

/** Bytes before the first token: swc's module begins there, after blanks and comments. */
const leadingTrivia = (source, blanks) => {
  let rest = source.slice(source.length - source.trimStart().length);
  let passed = blanks;
  for (;;) {
    const comment = rest.match(/^(\/\/[^\n]*|\/\*[\s\S]*?\*\/)\s*/);
    if (!comment) return passed;
    passed += Buffer.byteLength(comment[0]);
    rest = rest.slice(comment[0].length);
  }
};
