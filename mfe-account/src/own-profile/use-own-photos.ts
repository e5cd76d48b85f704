import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useIntl } from 'react-intl';
import { useRefusalSentence } from '@rendezvous/client';
import type { AppStore } from '@rendezvous/client';
import type { EditableProfile } from '@rendezvous/contracts/account/profile';
import { accountApi } from '../account.api';
import { fileFault } from '../photo/photo-file';
import type { EditedPhoto } from '../photo-editor/photo-editor';
import { type UploadStanding, uploadPhoto } from '../photo/upload/upload-photo';
import { moved } from './photo-order';

export type OwnPhotos = EditableProfile['photos'];

/** A photo on its way to the server. */
export interface Upload extends UploadStanding {
  readonly id: number;
  readonly preview: string;
  /** 0 to 1. */
  readonly share: number;
  /** It did not arrive; it is kept for another try. */
  readonly failed?: boolean;
}

/** As many as the server works on at a time. */
const AT_ONCE = 2;

/** Gives an upload up, or wakes it. */
interface Handle {
  readonly ending: AbortController;
  readonly wakes: EventTarget;
}

interface Waiting extends EditedPhoto {
  readonly id: number;
  readonly preview: string;
}

/** One's own photos: sending, ordering, removing. One thing is wrong at a time, and it is said. */
export const useOwnPhotos = (photos: OwnPhotos) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const dispatch = useDispatch<AppStore['dispatch']>();
  const [orderPhotos, { isLoading: ordering }] = accountApi.useAccountOrderPhotosMutation();
  const [removePhoto, { isLoading: removing }] = accountApi.useAccountRemovePhotoMutation();
  const [describePhoto, { isLoading: describing }] = accountApi.useAccountDescribePhotoMutation();
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const running = useRef(new Map<number, Handle>());
  const running = useRef(new Map<number, AbortController>());
  /** Those that are on their way, or did not arrive. */
  const kept = useRef(new Map<number, Waiting>());
  const count = useRef(0);
  // leaving the page must not go on sending
  useEffect(() => {
    const all = running.current;
    return () => all.forEach(({ ending }) => ending.abort());
  }, []);

  const { accountBeginPhoto, accountFinishPhoto } = accountApi.endpoints;
  const send = async ({ id, file, edit, preview }: Waiting): Promise<void> => {
    const handle = running.current.get(id);
    if (handle === undefined || handle.ending.signal.aborted) return;
    const { signal } = handle.ending;
    try {
      await uploadPhoto({
        file,
        begin: (chosen) => dispatch(accountBeginPhoto.initiate(chosen)).unwrap(),
        finish: (upload) => dispatch(accountFinishPhoto.initiate({ upload, ...edit })).unwrap(),
        onStanding: (standing) => setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...standing } : each))),
        signal,
        wakes: handle.wakes,
      });
    } catch (refused) {
      if (!signal.aborted) setFault(sentence(refused));
    } finally {
      drop(id, preview);
  const send = async ({ id, file, edit }: Waiting): Promise<void> => {
    const upload = running.current.get(id);
    if (upload === undefined || upload.signal.aborted) return;
    const tell = (told: Partial<Upload>) => setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...told } : each)));
    const onProgress = (share: number) => tell({ share });
    try {
      const parameters = new URLSearchParams({ ...edit }).toString();
      const address = parameters === '' ? addPhoto.path : `${addPhoto.path}?${parameters}`;
      const reply = await uploadFile<ReplyOf<typeof addPhoto>>(address, file, onProgress, upload.signal);
      dispatch(keepPhotos(reply));
      dispatch(api.util.invalidateTags(['User', 'Members']));
      drop(id);
    } catch (refused) {
      // whoever took it back has dropped it
      if (upload.signal.aborted) return;
      setFault(sentence(refused));
      tell({ share: 0, failed: true });
    }
  };

  const drop = (id: number): void => {
    const gone = kept.current.get(id);
    running.current.delete(id);
    kept.current.delete(id);
    setUploads((all) => all.filter((each) => each.id !== id));
    if (gone) URL.revokeObjectURL(gone.preview);
  };

  /** Those that can be sent are asked about first; of the others it is said why not. */
  const choose = (files: readonly File[]): void => {
    const [bad] = files.map((file) => fileFault(file)).filter((code) => code !== null);
    setFault(bad === undefined ? null : intl.formatMessage({ id: `refusal.${bad}` }));
    setChosen(files.filter((file) => fileFault(file) === null));
  };
  const letGo = (): void => setChosen([]);

  /** All are in sight at once; as many are sent at a time as the server works on. */
  const add = async (edited: readonly EditedPhoto[]): Promise<void> => {
    setChosen([]);
    setFault(null);
    const waiting = edited.map((photo) => {
      const id = (count.current += 1);
      running.current.set(id, { ending: new AbortController(), wakes: new EventTarget() });
      return { ...photo, id, preview: URL.createObjectURL(photo.file) };
      running.current.set(id, new AbortController());
      const one = { ...photo, id, preview: URL.createObjectURL(photo.file) };
      kept.current.set(id, one);
      return one;
    });
    const tiles = waiting.map(({ id, preview }) => ({ id, preview, share: 0, paused: null }));
    setUploads((all) => [...all, ...tiles]);
    const work = async (): Promise<void> => {
      for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await send(one);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  };

  /** One that did not arrive is sent again, cut as it was. */
  const retry = (id: number): void => {
    const one = kept.current.get(id);
    if (one === undefined) return;
    setFault(null);
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, failed: false } : each)));
    running.current.set(id, new AbortController());
    void send(one);
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
  /** @returns why it was refused; null when it is kept */
  const describe = async (photoId: number, alt: string): Promise<string | null> => {
    const { error } = await describePhoto({ photoId, alt });
    return error === undefined ? null : sentence(error);
  };
  /** One that still waits, or did not arrive, goes at once. */
  const cancel = (id: number): void => {
    running.current.get(id)?.ending.abort();
    const waiting = uploads.find((upload) => upload.id === id);
    if (waiting) drop(id, waiting.preview);
  };

  const goOn = (id: number): void => void running.current.get(id)?.wakes.dispatchEvent(new Event('wake'));

  return { chosen, uploads, fault, busy: ordering || removing || describing, choose, letGo, add, move, remove, describe, cancel, goOn };
    running.current.get(id)?.abort();
    drop(id);
  };

  return { chosen, uploads, fault, busy: ordering || removing || describing, choose, letGo, add, move, remove, describe, retry, cancel };
};
