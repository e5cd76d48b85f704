import { privateStorage } from '@rendezvous/client';
import { KEPT_LIKES, KEPT_LIKES_MAX } from '@rendezvous/contracts/landers/kept-likes';

/** Keeps in this browser whom a visitor would like, until they have joined. The latest are kept. */
export const keepLike = (id: number): void => {
  const kept = privateStorage.read<readonly number[]>(KEPT_LIKES) ?? [];
  privateStorage.write(KEPT_LIKES, [...kept.filter((one) => one !== id), id].slice(-KEPT_LIKES_MAX));
};
