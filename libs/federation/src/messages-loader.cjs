// Flat message files (id → ICU text) become id → syntax tree, which react-intl formats without a parser.
const { parse } = require('@formatjs/icu-messageformat-parser');

module.exports = function messagesLoader(source) {
  const messages = JSON.parse(source);
  const compiled = Object.fromEntries(
    Object.entries(messages).map(([id, text]) => {
      try {
        return [id, parse(text, { captureLocation: false })];
      } catch (fault) {
        throw new Error(`${this.resourcePath}: message "${id}" is not valid: ${fault.message}`, { cause: fault });
      }
    }),
  );
  return JSON.stringify(compiled);
};
