// Jest runs CommonJS: our sources and the ESM-only packages they use both go through SWC.
export const swc = [
  '@swc/jest',
  {
    swcrc: false,
    configFile: false,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false, react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

// Server sources are ".ts" without JSX: "<T>" casts and generics parse differently there.
export const swcServer = [swc[0], { ...swc[1], jsc: { ...swc[1].jsc, parser: { ...swc[1].jsc.parser, tsx: false } } }];
