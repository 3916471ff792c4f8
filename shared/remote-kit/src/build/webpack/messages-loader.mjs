/** A webpack loader that makes a module of a file of translations, with a default export that browsers parse quickly. */
export default function messagesLoader(source) {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(source)))});`;
}
