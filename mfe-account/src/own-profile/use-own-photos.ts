import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useIntl } from 'react-intl';
import { useRefusalSentence } from '@rendezvous/client';
import type { AppStore } from '@rendezvous/client';
import type { EditableProfile } from '@rendezvous/contracts/account/profile';
import { ownPhotosApi } from './own-photos.api';
import { fileFault } from '../photo/photo-file';
import type { PhotoEdit } from '../photo-editor/photo-edit';
import type { EditedPhoto } from '../photo-editor/photo-editor';
import { GIVEN_UP } from '../photo/upload/given-up';
import { sendPhoto } from '../photo/upload/send-photo';
import type { UploadStanding } from '../photo/upload/upload-photo';
import { moved } from './photo-order';

export type OwnPhotos = EditableProfile['photos'];

/** A photo on its way to the server. */
export interface Upload extends UploadStanding {
  readonly id: number;
  readonly preview: string;
  /** The server did not take it; it is kept for another try. */
  readonly refused: boolean;
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
  const [orderPhotos, { isLoading: ordering }] = ownPhotosApi.useAccountOrderPhotosMutation();
  const [removePhoto, { isLoading: removing }] = ownPhotosApi.useAccountRemovePhotoMutation();
  const [describePhoto, { isLoading: describing }] = ownPhotosApi.useAccountDescribePhotoMutation();
  const [editPhoto, { isLoading: editing }] = ownPhotosApi.useAccountEditPhotoMutation();
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const running = useRef(new Map<number, Handle>());
  /** Those that are on their way, or were not taken. */
  const kept = useRef(new Map<number, Waiting>());
  const count = useRef(0);
  // leaving the page must not go on sending; what has come goes on when the same file is chosen again
  useEffect(() => {
    const all = running.current;
    return () => all.forEach(({ ending }) => ending.abort());
  }, []);

  const { accountBeginPhoto, accountFinishPhoto } = ownPhotosApi.endpoints;
  const tell = (id: number, told: Partial<Upload>): void =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...told } : each)));
  const send = async ({ id, file, edit }: Waiting): Promise<void> => {
    const handle = running.current.get(id);
    if (handle === undefined || handle.ending.signal.aborted) return;
    const { signal } = handle.ending;
    try {
      await sendPhoto({
        file,
        begin: (begun) => dispatch(accountBeginPhoto.initiate(begun)).unwrap(),
        finish: (upload) => dispatch(accountFinishPhoto.initiate({ upload, ...edit })).unwrap(),
        onStanding: (standing) => tell(id, standing),
        signal,
        wakes: handle.wakes,
      });
      drop(id);
    } catch (error) {
      // whoever took it back has dropped it
      if (signal.aborted) return;
      setFault(sentence(error));
      tell(id, { share: 0, paused: null, refused: true });
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
  const choose = async (files: readonly File[]): Promise<void> => {
    const faults = await Promise.all(files.map(fileFault));
    const bad = faults.find((code) => code !== null);
    setFault(bad === undefined ? null : intl.formatMessage({ id: `refusal.${bad}` }));
    setChosen(files.filter((__, index) => faults[index] === null));
  };
  const letGo = (): void => setChosen([]);

  /** All are in sight at once; as many are sent at a time as the server works on. */
  const add = async (edited: readonly EditedPhoto[]): Promise<void> => {
    setChosen([]);
    setFault(null);
    const waiting = edited.map((photo) => {
      const id = (count.current += 1);
      running.current.set(id, { ending: new AbortController(), wakes: new EventTarget() });
      const one = { ...photo, id, preview: URL.createObjectURL(photo.file) };
      kept.current.set(id, one);
      return one;
    });
    const tiles = waiting.map(({ id, preview }) => ({ id, preview, share: 0, paused: null, refused: false }));
    setUploads((all) => [...all, ...tiles]);
    const work = async (): Promise<void> => {
      for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await send(one);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
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
  /** @returns why it was refused; null when it is kept */
  const edit = async (photoId: number, shown: string, wanted: PhotoEdit): Promise<string | null> => {
    const { error } = await editPhoto({ photoId, shown, ...wanted });
    return error === undefined ? null : sentence(error);
  };
  /** The address of a photo is good for an hour: all are asked for again. */
  const renew = (): void => void dispatch(ownPhotosApi.util.invalidateTags(['Photos']));
  /** One that still waits, or was not taken, goes at once. */
  const cancel = (id: number): void => {
    running.current.get(id)?.ending.abort(GIVEN_UP);
    drop(id);
  };

  /** One that waits for the line goes on, one that was not taken is sent again, cut as it was. */
  const goOn = (id: number): void => {
    const refused = uploads.some((upload) => upload.id === id && upload.refused);
    const one = kept.current.get(id);
    if (!refused || one === undefined) return void running.current.get(id)?.wakes.dispatchEvent(new Event('wake'));
    setFault(null);
    tell(id, { refused: false });
    running.current.set(id, { ending: new AbortController(), wakes: new EventTarget() });
    void send(one);
  };

  return {
    chosen,
    uploads,
    fault,
    busy: ordering || removing || describing || editing,
    choose,
    letGo,
    add,
    move,
    remove,
    describe,
    edit,
    renew,
    cancel,
    goOn,
  };
};
