import { rgb, type Rgb } from './colour.js';
import type { Point } from './path.js';

/** Distance to a shape's edge in canvas units: negative inside. */
export type Shape = (x: number, y: number) => number;

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

const smooth = (value: number): number => {
  const t = value <= 0 ? 0 : value >= 1 ? 1 : value;
  return t * t * (3 - 2 * t);
};

/**
 * A small picture painted point by point and later stretched over the canvas: soft focus, light and shade cost the SVG renderer
 * one scaled image instead of filters. Coordinates are those of the canvas, colours are kept premultiplied.
 */
export class Raster {
  readonly data: Float32Array;

  constructor(
    readonly columns: number,
    readonly rows: number,
    readonly frame: Box = { x0: 0, y0: 0, x1: 480, y1: 600 },
  ) {
    this.data = new Float32Array(columns * rows * 4);
  }

  private get stepX(): number {
    return (this.frame.x1 - this.frame.x0) / this.columns;
  }

  private get stepY(): number {
    return (this.frame.y1 - this.frame.y0) / this.rows;
  }

  /** Lays a colour over one cell. */
  private cover(cell: number, colour: Rgb, alpha: number): void {
    const { data } = this;
    const keep = 1 - alpha;
    data[cell] = (data[cell] as number) * keep + colour[0] * alpha;
    data[cell + 1] = (data[cell + 1] as number) * keep + colour[1] * alpha;
    data[cell + 2] = (data[cell + 2] as number) * keep + colour[2] * alpha;
    data[cell + 3] = (data[cell + 3] as number) * keep + alpha;
  }

  /** Lays a colour over the cells of a box, as much as `amount` (0 to 1) says at each place. */
  wash(colour: string, amount: (x: number, y: number) => number, box: Box = this.frame): void {
    const paint = rgb(colour);
    const { columns, rows, stepX, stepY, frame } = this;
    const firstColumn = Math.max(0, Math.floor((box.x0 - frame.x0) / stepX));
    const lastColumn = Math.min(columns - 1, Math.ceil((box.x1 - frame.x0) / stepX));
    const firstRow = Math.max(0, Math.floor((box.y0 - frame.y0) / stepY));
    const lastRow = Math.min(rows - 1, Math.ceil((box.y1 - frame.y0) / stepY));
    for (let row = firstRow; row <= lastRow; row++) {
      const y = frame.y0 + (row + 0.5) * stepY;
      for (let column = firstColumn; column <= lastColumn; column++) {
        const alpha = amount(frame.x0 + (column + 0.5) * stepX, y);
        if (alpha > 0.003) this.cover((row * columns + column) * 4, paint, alpha < 1 ? alpha : 1);
      }
    }
  }

  /** Fills a shape whose edge is `soft` units wide. */
  shape(shape: Shape, colour: string, alpha = 1, soft = 6, box: Box = this.frame): void {
    const edge = Math.max(soft, this.stepX);
    this.wash(colour, (x, y) => alpha * smooth(0.5 - shape(x, y) / edge), box);
  }

  /** Colours from top to bottom (or along another direction). */
  gradient(stops: readonly string[], from: Point = [0, 0], to: Point = [0, 600]): void {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = dx * dx + dy * dy;
    this.wash(stops[0] ?? '#000000', () => 1);
    stops.slice(1).forEach((stop, index) => {
      const start = index / (stops.length - 1);
      this.wash(stop, (x, y) => (((x - from[0]) * dx + (y - from[1]) * dy) / length - start) * (stops.length - 1));
    });
  }

  /** A box around its centre, turned by `angle` degrees. */
  rect(x: number, y: number, width: number, height: number, colour: string, alpha = 1, soft = 6, angle = 0): void {
    const [cx, cy] = [x + width / 2, y + height / 2];
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const distance: Shape = (px, py) => {
      const [ox, oy] = [px - cx, py - cy];
      return Math.max(Math.abs(ox * cos + oy * sin) - width / 2, Math.abs(oy * cos - ox * sin) - height / 2);
    };
    const reach =
      angle === 0 ? { w: width / 2 + soft, h: height / 2 + soft } : { w: (width + height) / 2 + soft, h: (width + height) / 2 + soft };
    this.shape(distance, colour, alpha, soft, { x0: cx - reach.w, y0: cy - reach.h, x1: cx + reach.w, y1: cy + reach.h });
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, colour: string, alpha = 1, soft = 6, angle = 0): void {
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const least = Math.min(rx, ry);
    const distance: Shape = (px, py) => {
      const [ox, oy] = [px - cx, py - cy];
      return (Math.hypot((ox * cos + oy * sin) / rx, (oy * cos - ox * sin) / ry) - 1) * least;
    };
    const reach = Math.max(rx, ry) + soft;
    this.shape(distance, colour, alpha, soft, { x0: cx - reach, y0: cy - reach, x1: cx + reach, y1: cy + reach });
  }

  /** Light (or shade) that fades out evenly to nothing at its rim. */
  glow(cx: number, cy: number, rx: number, ry: number, colour: string, alpha: number): void {
    this.wash(
      colour,
      (x, y) => {
        const distance = Math.hypot((x - cx) / rx, (y - cy) / ry);
        return distance >= 1 ? 0 : alpha * smooth(1 - distance);
      },
      { x0: cx - rx, y0: cy - ry, x1: cx + rx, y1: cy + ry },
    );
  }

  /** A light out of focus: an even disc, a little brighter at the rim. */
  disc(cx: number, cy: number, radius: number, colour: string, alpha: number): void {
    const box = { x0: cx - radius - 6, y0: cy - radius - 6, x1: cx + radius + 6, y1: cy + radius + 6 };
    this.wash(
      colour,
      (x, y) => {
        const distance = Math.hypot(x - cx, y - cy) / radius;
        return distance > 1.2 ? 0 : alpha * (0.72 + 0.28 * distance * distance) * smooth((1.06 - distance) * (radius / 8));
      },
      box,
    );
  }

  /** Everything under a line: hills, ground, water. */
  below(height: (x: number) => number, colour: string, alpha = 1, soft = 6): void {
    this.shape((x, y) => height(x) - y, colour, alpha, soft);
  }

  /** A straight bar with round ends. */
  bar(from: Point, to: Point, width: number, colour: string, alpha = 1, soft = 5): void {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = dx * dx + dy * dy || 1;
    const distance: Shape = (x, y) => {
      const t = Math.max(0, Math.min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / length));
      return Math.hypot(x - from[0] - dx * t, y - from[1] - dy * t) - width / 2;
    };
    const reach = width / 2 + soft;
    this.shape(distance, colour, alpha, soft, {
      x0: Math.min(from[0], to[0]) - reach,
      y0: Math.min(from[1], to[1]) - reach,
      x1: Math.max(from[0], to[0]) + reach,
      y1: Math.max(from[1], to[1]) + reach,
    });
  }

  /** Softens everything: a box blur of about `radius` canvas units, run twice in each direction. */
  blur(radius: number): void {
    const cells = Math.round(radius / this.stepX);
    if (cells < 1) return;
    for (let pass = 0; pass < 2; pass++) {
      this.smear(this.columns, this.rows, 4, this.columns * 4, cells);
      this.smear(this.rows, this.columns, this.columns * 4, 4, cells);
    }
  }

  private smear(length: number, lines: number, step: number, lineStep: number, cells: number): void {
    const source = new Float32Array(length * 4);
    const window = cells * 2 + 1;
    for (let at = 0; at < lines; at++) {
      for (let channel = 0; channel < 4; channel++) {
        const base = at * lineStep + channel;
        for (let index = 0; index < length; index++) source[index] = this.data[base + index * step] as number;
        let sum = (source[0] as number) * (cells + 1);
        for (let index = 1; index <= cells; index++) sum += source[Math.min(index, length - 1)] as number;
        for (let index = 0; index < length; index++) {
          this.data[base + index * step] = sum / window;
          sum += (source[Math.min(index + cells + 1, length - 1)] as number) - (source[Math.max(index - cells, 0)] as number);
        }
      }
    }
  }

  /** Lets every cell's brightness tremble a little, so that wide gradients do not show steps. */
  grain(amount: number, next: () => number): void {
    for (let cell = 0; cell < this.data.length; cell += 4) {
      const shift = (next() - 0.5) * amount;
      for (let channel = 0; channel < 3; channel++) this.data[cell + channel] = (this.data[cell + channel] as number) + shift;
    }
  }

  /** The average colour of a box, without its alpha. */
  average(box: Box): Rgb {
    const sum = [0, 0, 0];
    let count = 0;
    for (let row = 0; row < this.rows; row++) {
      const y = this.frame.y0 + (row + 0.5) * this.stepY;
      if (y < box.y0 || y > box.y1) continue;
      for (let column = 0; column < this.columns; column++) {
        const x = this.frame.x0 + (column + 0.5) * this.stepX;
        if (x < box.x0 || x > box.x1) continue;
        const cell = (row * this.columns + column) * 4;
        for (let channel = 0; channel < 3; channel++) sum[channel] = (sum[channel] as number) + (this.data[cell + channel] as number);
        count++;
      }
    }
    return sum.map((value) => value / Math.max(1, count)) as unknown as Rgb;
  }
}
