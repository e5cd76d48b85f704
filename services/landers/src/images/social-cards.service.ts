import { Injectable } from '@nestjs/common';
import type { OpenObject } from '@rendezvous/server/storage';
import { CARD, fileName } from './image-shapes.rules.js';
import { LanderImages } from './lander-images.service.js';
import { drawingOf } from './card-drawings.js';

/** Pictures of the cards of built-in landers: drawn when the first one asks, and stored like those of variants. */
@Injectable()
export class SocialCards {
  /** By key: who asks while it is drawn waits for the same drawing. */
  private readonly beingDrawn = new Map<string, Promise<void>>();

  constructor(private readonly images: LanderImages) {}

  /** null for anything that is no card of a built-in lander. */
  async open(key: string, file: string): Promise<OpenObject | null> {
    const drawing = file === fileName(CARD) ? drawingOf(key) : null;
    if (drawing === null) return null;
    const drawn = this.beingDrawn.get(key) ?? this.images.storeCard(key, drawing).finally(() => this.beingDrawn.delete(key));
    this.beingDrawn.set(key, drawn);
    await drawn;
    return this.images.open(key, file);
  }
}
