import { inTurn } from './in-turn';

interface LanesParts {
  /** Begins the names under which tabs take turns. */
  readonly prefix: string;
  /** Works until a lane is empty. @returns false when the lane waits for a connection */
  readonly work: (lane: string) => Promise<boolean>;
  readonly isEmpty: (lane: string) => boolean;
}

/** Works through lanes at the same time, through each once at a time, in one tab of this browser. */
export class Lanes {
  /** Lanes at work, and whether there was another wish meanwhile. */
  private readonly busy = new Map<string, { again: boolean }>();

  constructor(private readonly parts: LanesParts) {}

  async run(lane: string): Promise<void> {
    const present = this.busy.get(lane);
    if (present !== undefined) {
      present.again = true;
      return;
    }
    const turn = { again: false };
    let waits = false;
    this.busy.set(lane, turn);
    try {
      await inTurn(`${this.parts.prefix}:${lane}`, async () => {
        waits = !(await this.parts.work(lane));
      });
    } finally {
      this.busy.delete(lane);
    }
    // written after the last look, before the turn was over
    if (turn.again && !waits && !this.parts.isEmpty(lane)) await this.run(lane);
  }
}
