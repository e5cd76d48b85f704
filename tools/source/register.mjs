// Lets a tool run the TypeScript sources as they are: `import '../source/register.mjs'`, then `await import('…/file.ts')`.
import { register } from 'node:module';

register('./hooks.mjs', import.meta.url);
