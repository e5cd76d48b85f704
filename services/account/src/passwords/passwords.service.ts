import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** argon2id is the library's default; its enum is inlined by the compiler only for the package itself. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each takes 19 MB and a core for some milliseconds: more at once would starve every other request. */
const AT_ONCE = 4;

/** Stores and compares passwords with argon2id, a few at a time. */
@Injectable()
export class Passwords {
  private readonly limit = pLimit(AT_ONCE);
  private nobody: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.limit(() => hash(password, COST));
  }

  /** @param stored null when there is no such account: takes as long as a wrong password */
  async verify(stored: string | null, password: string): Promise<boolean> {
    const against = stored ?? (await this.hashOfNobody());
    const same = await this.limit(() => verify(against, password).catch(() => false));
    return stored !== null && same;
  }

  private hashOfNobody(): Promise<string> {
    this.nobody ??= this.hash('no account has this hash');
    return this.nobody;
  }
}
