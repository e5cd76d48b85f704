// Without a window: for specs of the server, and for those of the browser side that draw as a server does.
require('./compiled-once.cjs');
const { TestEnvironment } = require('jest-environment-node');

module.exports = class extends TestEnvironment {
  exportConditions() {
    return ['source', 'node', 'require', 'default'];
  }
};
