import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useIntl } from 'react-intl';
import { api, uploadFile, useRefusalSentence } from '@rendezvous/client';
import type { AppStore } from '@rendezvous/client';
import { addPhoto } from '@rendezvous/contracts/account/photos';
import type { EditableProfile } from '@rendezvous/contracts/account/profile';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { accountApi, keepPhotos } from '../account.api';
import { fileFault } from '../photo/photo-file';
import { moved } from './photo-order';

export type OwnPhotos = EditableProfile['photos'];

/** A photo on its way to the server. */
export interface Upload {
  readonly id: number;
  readonly preview: string;
  /** 0 to 1. */
  readonly share: number;
}

/** One's own photos: sending, ordering, removing. One thing is wrong at a time, and it is said. */
export const useOwnPhotos = (photos: OwnPhotos) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const dispatch = useDispatch<AppStore['dispatch']>();
  const [orderPhotos, { isLoading: ordering }] = accountApi.useAccountOrderPhotosMutation();
  const [removePhoto, { isLoading: removing }] = accountApi.useAccountRemovePhotoMutation();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const running = useRef(new Map<number, AbortController>());
  const count = useRef(0);
  // leaving the page must not go on sending
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((upload) => upload.abort());
  }, []);

  const send = async (file: File): Promise<void> => {
    const id = (count.current += 1);
    const upload = new AbortController();
    running.current.set(id, upload);
    const preview = URL.createObjectURL(file);
    setUploads((all) => [...all, { id, preview, share: 0 }]);
    const onProgress = (share: number) => setUploads((all) => all.map((each) => (each.id === id ? { ...each, share } : each)));
    try {
      const reply = await uploadFile<ReplyOf<typeof addPhoto>>(addPhoto.path, file, onProgress, upload.signal);
      dispatch(keepPhotos(reply.photos));
      dispatch(api.util.invalidateTags(['User', 'Members']));
    } catch (refused) {
      if (!upload.signal.aborted) setFault(sentence(refused));
    } finally {
      running.current.delete(id);
      setUploads((all) => all.filter((each) => each.id !== id));
      URL.revokeObjectURL(preview);
    }
  };

  /** One after another: the server takes two at a time from everybody. */
  const add = async (files: readonly File[]): Promise<void> => {
    setFault(null);
    for (const file of files) {
      const code = fileFault(file);
      if (code === null) await send(file);
      else setFault(intl.formatMessage({ id: `refusal.${code}` }));
    }
  };

  const attempt = async (call: Promise<{ error?: unknown }>): Promise<void> => {
    setFault(null);
    const { error } = await call;
    if (error !== undefined) setFault(sentence(error));
  };
  const move = (from: number, to: number): void => {
    const order = moved(photos, from, to);
    if (order.some((photo, index) => photo !== photos[index])) void attempt(orderPhotos({ ids: order.map(({ id }) => id) }));
  };
  const remove = (photoId: number): void => void attempt(removePhoto({ photoId }));
  const cancel = (id: number): void => running.current.get(id)?.abort();

  return { uploads, fault, busy: ordering || removing, add, move, remove, cancel };
};
