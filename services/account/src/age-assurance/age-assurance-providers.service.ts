import type { AgeAssuranceProvider } from './age-assurance.provider.js';

/** The companies that are set up. A check stays with the one that it was begun with, by the name that stands on it. */
export class AgeAssuranceProviders {
  /** @param providers the one that new checks are begun with first */
  constructor(private readonly providers: readonly AgeAssuranceProvider[]) {}

  /** null when none is set up. */
  get preferred(): AgeAssuranceProvider | null {
    return this.providers[0] ?? null;
  }

  findNamed(name: string): AgeAssuranceProvider | null {
    return this.providers.find((provider) => provider.name === name) ?? null;
  }
}
