// Starts what is long first, so that no worker is alone with it at the end. Jest knows what a test took the last time; a fresh clone knows
// nothing, and the size of a file says little about one that starts programs or a database.
const TestSequencer = require('@jest/test-sequencer').default;

const SIZES = ['database', 'browser', 'pure'];

/** Tools start programs, whatever their size is called; then by what a test stands on. */
const rank = ({ path, context: { config } }) => (path.startsWith(`${config.rootDir}/tools/`) ? -1 : SIZES.indexOf(config.displayName.name));

module.exports = class extends TestSequencer {
  sort(tests) {
    // oxlint-disable-next-line unicorn/no-array-sort -- Jest's own
    const sorted = super.sort(tests);
    const isKnown = sorted.some(({ duration }) => duration !== undefined);
    return isKnown ? sorted : sorted.toSorted((one, other) => rank(one) - rank(other));
  }
};
