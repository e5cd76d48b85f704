import webpack, { type Configuration } from 'webpack';

/** Runs a build to its end; rejects with what it says when it fails. */
export const bundle = (config: Configuration): Promise<void> =>
  new Promise((done, fail) => {
    webpack(config).run((error, stats) => {
      if (error) fail(error);
      else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')));
      else done();
    });
  });
