import { Controller } from '@nestjs/common';
import { listPersonas } from '@rendezvous/contracts/account/personas';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Config } from '@rendezvous/server/config';
import { Endpoint, Refusal } from '@rendezvous/server/http';
import { PhotoUrls } from '../photos/photo-urls.service.js';
import { PERSONA_PASSWORD, PERSONAS } from './personas.js';
import { PersonasStore } from './personas.store.js';

/** The panel on the login page of the demo. Outside demo mode there is no such route. */
@Controller()
export class PersonasController {
  constructor(
    private readonly config: Config,
    private readonly store: PersonasStore,
    private readonly photoUrls: PhotoUrls,
  ) {}

  @Endpoint(listPersonas)
  async list(): Promise<ReplyOf<typeof listPersonas>> {
    if (!this.config.demo) throw new Refusal('request.not-found');
    const rows = await this.store.find(PERSONAS.map(({ email }) => email));
    const found = new Map(rows.map((row) => [row.email, row]));
    const personas = PERSONAS.flatMap(({ kind, email }) => {
      const member = found.get(email);
      if (member === undefined) return [];
      const image = member.key === null ? null : this.photoUrls.mainImage(member.key, member.placeholder);
      return [{ email, kind, name: member.name, main_image: image }];
    });
    return { personas, password: PERSONA_PASSWORD };
  }
}
