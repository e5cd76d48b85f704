// Rules for what a browser and a server draw alike: a component's and a hook's body takes nothing of where and when it runs, and a file
// that is loaded leaves nothing running.
import { globalsIn, isPassing, listensToProcess, readsMachineTime, setsTimer } from './place-and-time.mjs';
import { calledName, runBy } from './what-runs.mjs';

const nameOf = (node) => (node.type === 'CallExpression' ? calledName(node) : node.name);

/** Nothing of the window, storage, clock, time zone or chance while drawing: effects, handlers and snapshots of external stores may. */
const pure = {
  meta: { type: 'problem' },
  create: (context) => {
    const local = [];
    return {
      CallExpression: (node) => {
        if (readsMachineTime(node)) local.push(node);
      },
      'Program:exit': (program) => {
        const { sourceCode } = context;
        const passing = globalsIn(sourceCode.getScope(program)).filter(isPassing);
        for (const node of runBy(sourceCode, [...passing, ...local], ['drawing']))
          context.report({
            node,
            message: `\`${nameOf(node)}\` differs between server and browser, or from one time to the next: not while drawing.`,
          });
      },
    };
  },
};

/** A server loads each file once for many pages: what is left running belongs to none of them. */
const nothingRunning = {
  meta: { type: 'problem' },
  create: (context) => ({
    'Program:exit': (program) => {
      const { sourceCode } = context;
      const globals = globalsIn(sourceCode.getScope(program));
      for (const node of runBy(sourceCode, globals.filter(setsTimer), ['drawing', 'loading']))
        context.report({
          node,
          message: `A timer of \`${node.name}\` outlives the page on a server: set it in an effect or a handler, not while a file is loaded or drawn.`,
        });
      for (const node of globals.filter(listensToProcess))
        context.report({ node, message: 'The process belongs to whoever draws: nothing that is drawn listens to it.' });
    },
  }),
};

/** A server draws too: it has no snapshot but the one that it is given. */
const serverSnapshot = {
  meta: { type: 'problem' },
  create: (context) => ({
    CallExpression: (node) => {
      if (calledName(node) !== 'useSyncExternalStore' || node.arguments.length > 2) return;
      context.report({ node, message: 'A server cannot draw an external store that has no server snapshot (third argument).' });
    },
  }),
};

export default { meta: { name: 'rendering' }, rules: { pure, 'nothing-running': nothingRunning, 'server-snapshot': serverSnapshot } };
