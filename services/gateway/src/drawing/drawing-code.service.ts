import { Injectable } from '@nestjs/common';
import { type Release, ReleaseFolders } from '@rendezvous/site';
import type { ServerCode } from './drawing.js';
import { serverCodeOf } from './server-code.js';

/** Reads the server builds of what is released. */
@Injectable()
export class DrawingCodes {
  constructor(private readonly folders: ReleaseFolders) {}

  /** As `serverCodeOf`. */
  of(release: Release): Promise<ServerCode | null> {
    return serverCodeOf(this.folders, release);
  }
}
