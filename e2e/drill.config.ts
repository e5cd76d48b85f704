import config from './playwright.config.js';

/** Drills: every fault that was thought of, in one browser; too many for each change. */
export default {
  ...config,
  testMatch: '**/*.drill.ts',
  // what one drill releases, the others would get too
  workers: 1,
  projects: config.projects?.filter(({ name }) => name === 'desktop-fr') ?? [],
};
