import { Controller } from '@nestjs/common';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { listInterests } from '@rendezvous/contracts/site/interests';
import { Endpoint } from '@rendezvous/server/http';
import { interestNames } from './interests.data.js';

@Controller()
export class InterestsController {
  @Endpoint(listInterests)
  list(): ReplyOf<typeof listInterests> {
    return { interests: [...interestNames] };
  }
}
