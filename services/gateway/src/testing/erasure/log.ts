import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { JsonLogger } from '@rendezvous/server/log';

/** All that is written from its making on: the product's own log with its quietest lines, and what goes past it to the outputs. */
export class HeardLog {
  private text = '';
  private readonly outputs = [process.stdout, process.stderr].map((stream) => {
    const write = stream.write.bind(stream);
    const heard: typeof stream.write = (piece, ...rest) => {
      this.text += String(piece);
      return write(piece as string, ...(rest as []));
    };
    stream.write = heard;
    return { stream, write };
  });

  /** The product logs here, in place of what tests log to; call it before the app starts. */
  readonly listen = (app: NestFastifyApplication): void => {
    app.useLogger(new JsonLogger('trace', { write: (line: string) => void (this.text += line) }));
  };

  /** From the first line on. */
  lines(): readonly string[] {
    return this.text.split('\n');
  }

  close(): void {
    for (const { stream, write } of this.outputs) stream.write = write;
  }
}
