// Flat message files (id → ICU text) become id → syntax tree, which react-intl formats without a parser. A script that puts the files of
// several screens together becomes what it puts together.
const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { parse } = require('@formatjs/icu-messageformat-parser');

const compiled = (file, text) =>
  Object.entries(JSON.parse(text)).map(([id, message]) => {
    try {
      return [id, parse(message, { captureLocation: false })];
    } catch (fault) {
      throw new Error(`${file}: message "${id}" is not valid: ${fault.message}`, { cause: fault });
    }
  });

const IMPORTED = /from '(\.[^']+\.json)'/g;

module.exports = function messagesLoader(source) {
  if (!this.resourcePath.endsWith('.ts')) return JSON.stringify(Object.fromEntries(compiled(this.resourcePath, source)));
  const files = [...source.matchAll(IMPORTED)].map(([, path]) => join(dirname(this.resourcePath), path));
  for (const file of files) this.addDependency(file);
  return JSON.stringify(Object.fromEntries(files.flatMap((file) => compiled(file, readFileSync(file, 'utf8')))));
};
