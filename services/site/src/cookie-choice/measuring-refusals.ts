import { Injectable } from '@nestjs/common';

/** A browser, and perhaps a member, that is not to be measured any more. */
export interface Unmeasured {
  /** As rows of measuring name it; null: it has no name. */
  readonly visitor: string | null;
  /** Who is logged in there. */
  readonly memberId: number | null;
}

type Forget = (unmeasured: Unmeasured) => Promise<void>;

/** What has to be forgotten when a visitor chooses "only needed". Areas that hold something register it in `onModuleInit`. */
@Injectable()
export class MeasuringRefusals {
  private readonly forgetting: Forget[] = [];

  register(forget: Forget): void {
    this.forgetting.push(forget);
  }

  /** Resolves when everything is forgotten. */
  async forget(unmeasured: Unmeasured): Promise<void> {
    await Promise.all(this.forgetting.map((one) => one(unmeasured)));
  }
}
