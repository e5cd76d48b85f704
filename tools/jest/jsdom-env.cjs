// jsdom has no fetch: hand the tests Node's own. Node's Request wants absolute addresses, a browser resolves them.
require('./compiled-once.cjs');
const { quickStyles } = require('./quick-styles.cjs');
require('./quick-labels.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

class PageRequest extends Request {
  constructor(input, init) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost/').href : input, init);
  }
}

module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    quickStyles(this.global);
    Object.assign(this.global, {
      fetch,
      Headers,
      Request: PageRequest,
      Response,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      structuredClone,
    });
  }

  exportConditions() {
    return ['source', 'browser', 'require', 'default'];
  }
};
