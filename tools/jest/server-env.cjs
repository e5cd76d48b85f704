// For specs of the browser side that draw as a server does: without a window.
const { TestEnvironment } = require('jest-environment-node');

module.exports = class extends TestEnvironment {
  exportConditions() {
    return ['source', 'node', 'require', 'default'];
  }
};
