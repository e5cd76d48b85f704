// Without a window: for specs of the server, and for those of the browser side that draw as a server does.
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { compileHere } = require('./compiled-once.cjs');

/** Makes an object what it was, whatever was added, replaced or taken away since. */
const putBack = (target, before) => {
  for (const key of Reflect.ownKeys(target)) if (!Object.hasOwn(before, key)) delete target[key];
  for (const key of Reflect.ownKeys(before)) {
    const now = Object.getOwnPropertyDescriptor(target, key);
    const was = before[key];
    if (now === undefined || now.value !== was.value || now.get !== was.get) Object.defineProperty(target, key, was);
  }
};

const listenersOf = (emitter) => new Map(emitter.eventNames().map((name) => [name, new Set(emitter.listeners(name))]));

/**
 * The worker's own context instead of a new one for each file of tests. Packages from elsewhere can be loaded once a worker then
 * (shared-packages.cjs): what they make is of the same realm as what tests expect. What a file of tests changes of its worker is put back after it.
 */
module.exports = class {
  global = globalThis;
  #globals = Object.getOwnPropertyDescriptors(globalThis);
  #variables = Object.getOwnPropertyDescriptors(process.env);
  #exit = process.exit;
  #listeners = listenersOf(process);

  constructor({ projectConfig: config }) {
    compileHere(this);
    const { global } = this;
    this.moduleMocker = new ModuleMocker(global);
    const timerConfig = { idToRef: (timer) => timer, refToId: (timer) => timer };
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker: this.moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
  }

  exportConditions() {
    return ['source', 'node', 'require', 'default'];
  }

  /** Jest compiles modules for it; compiled-once.cjs knows that it stands for the worker's own context. */
  getVmContext() {
    return this;
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const name of process.eventNames())
      for (const listener of process.listeners(name)) if (!this.#listeners.get(name)?.has(listener)) process.removeListener(name, listener);
    process.exit = this.#exit;
    putBack(process.env, this.#variables);
    putBack(globalThis, this.#globals);
  }
};
