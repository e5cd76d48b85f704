import { givenPicture } from '@rendezvous/account/testing';
import { Passwords, PhotoPipeline } from '@rendezvous/account';
import type { GivenSearch } from '@rendezvous/search/testing';
import type { TestApp } from '@rendezvous/server/testing';
import sharp from 'sharp';
import type { Traced } from './canaries.js';
import { givenRow } from './rows.js';

/** The product in which lives are led. */
export interface World {
  readonly app: TestApp;
  readonly given: GivenSearch;
}

/** Somebody whose life is led to be erased. */
export interface Life extends Traced {
  readonly id: number;
  readonly email: string;
}

export const PASSWORD = 'a quiet harbour';

const addressOf = (word: string): string => `${word.toLowerCase()}@example.org`;

/** What somebody logs in with, and is called: name and address begin with the word. */
export const loginOf = async ({ app }: World, word: string) => ({
  email: addressOf(word),
  name: `${word}Ada`,
  passwordHash: await app.get(Passwords).hash(PASSWORD),
});

export const lifeOf = (word: string, id: number): Life => {
  const email = addressOf(word);
  return { word, id, email, names: [String(id), `member:${id}`, `member:${id}:name`, email, `old-${email}`, `new-${email}`] };
};

/** A picture as a phone takes it, with words in it that nobody sees. */
export const pictureSaying = async (word: string): Promise<Buffer> =>
  sharp(await givenPicture('jpeg'))
    .withExif({ IFD0: { ImageDescription: word, Artist: word } })
    .toBuffer();

/** Photos with all of their renditions; the first one is the main one. */
export const givenPhotos = async ({ app }: World, memberId: number, word: string, count: number): Promise<void> => {
  const bytes = await pictureSaying(word);
  for (let position = 0; position < count; position += 1) {
    const { key, width, height, placeholder } = await app.get(PhotoPipeline).store(bytes);
    const at = app.clock.now();
    const values = { member_id: memberId, position, key, width, height, placeholder, created_at: at, alt: word };
    const { id } = await givenRow(app.database, 'account.photos', values);
    if (position === 0) await app.database.change('update account.members set main_photo_id = $2 where id = $1', [memberId, id]);
  }
};
