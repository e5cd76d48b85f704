import { Controller } from '@nestjs/common';
import { readNewThing } from '@rendezvous/contracts/newarea/new-thing';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Clock } from '@rendezvous/server/clock';
import { Endpoint } from '@rendezvous/server/http';

@Controller()
export class NewThingController {
  constructor(private readonly clock: Clock) {}

  @Endpoint(readNewThing)
  read(): ReplyOf<typeof readNewThing> {
    return { read_at: this.clock.now().toISOString() };
  }
}
