import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

// The shell tells a file that did not come from a fault of the screen by what the builds' own runtime names it: `isChunkFault`.

test('a build’s runtime gives faults of its scripts and styles the names that the shell knows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-chunks-'));
  try {
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'src/index.js'), `import('./late.js');`);
    writeFileSync(join(folder, 'src/late.js'), `import './late.css'; export default 1;`);
    writeFileSync(join(folder, 'src/late.css'), '.late { color: red; }');
    const compiler = webpack({
      context: folder,
      mode: 'development',
      devtool: false,
      output: { path: join(folder, 'dist'), filename: 'main.js' },
      module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }] },
      plugins: [new MiniCssExtractPlugin()],
    })!;
    const stats = await new Promise<webpack.Stats>((done, fail) =>
      compiler.run((fault, ran) => (ran ? done(ran) : fail(fault ?? Error()))),
    );
    expect(stats.compilation.errors).toEqual([]);
    const runtime = readFileSync(join(folder, 'dist/main.js'), 'utf8');
    expect(runtime).toMatch(/\.name = ['"]ChunkLoadError['"]/);
    expect(runtime).toMatch(/\.code = ['"]CSS_CHUNK_LOAD_FAILED['"]/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
