import { useEffect, useRef, useState } from 'react';
import { type AppStore, useRefusalSentence, imageUrl } from '@rendezvous/client';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { draftUploadApi } from './draft-upload.api';
import { fileFault } from '../../photo/photo-file';
import { GIVEN_UP } from '../../photo/upload/given-up';
import { sendPhoto } from '../../photo/upload/send-photo';
import type { UploadStanding } from '../../photo/upload/upload-photo';
import type { PhotoState } from './photo-step';
import { PHOTO_KEPT_MS } from '../values/signup-draft';
import type { DraftPhoto } from '../values/signup-draft';

interface Sending extends UploadStanding {
  readonly preview: string;
}

/** The photo of the signup: sent as soon as it is chosen, kept by the server until the signup is finished. */
export const useSignupPhoto = (first: DraftPhoto | null) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const [kept, setKept] = useState(first);
  const [sending, setSending] = useState<Sending | null>(null);
  const [fault, setFault] = useState<string>();
  const upload = useRef<AbortController | null>(null);
  const [wakes] = useState(() => new EventTarget());
  const dispatch = useDispatch<AppStore['dispatch']>();
  const { accountBeginDraft, accountFinishDraft } = draftUploadApi.endpoints;

  const stop = () => {
    upload.current?.abort(GIVEN_UP);
    upload.current = null;
    setSending(null);
  };
  // leaving the page must not go on sending
  useEffect(() => () => upload.current?.abort(), []);

  const choose = async (file: File): Promise<void> => {
    stop();
    const own = new AbortController();
    upload.current = own;
    const code = await fileFault(file);
    // another one was chosen meanwhile, or the page was left
    if (own.signal.aborted) return;
    setFault(code === null ? undefined : intl.formatMessage({ id: `refusal.${code}` }));
    if (code !== null) return;
    const preview = URL.createObjectURL(file);
    setSending({ share: 0, paused: null, preview });
    try {
      const { draft, image } = await sendPhoto({
        file,
        begin: (chosen) => dispatch(accountBeginDraft.initiate(chosen)).unwrap(),
        finish: (id) => dispatch(accountFinishDraft.initiate({ upload: id })).unwrap(),
        onStanding: (standing) => upload.current === own && setSending({ ...standing, preview }),
        signal: own.signal,
        wakes,
      });
      setKept({ draft, image, keptUntil: Date.now() + PHOTO_KEPT_MS });
    } catch (refused) {
      if (!own.signal.aborted) setFault(sentence(refused));
    } finally {
      if (upload.current === own) stop();
      URL.revokeObjectURL(preview);
    }
  };

  const remove = () => {
    if (sending === null) setKept(null);
    setFault(undefined);
    stop();
  };

  const state = (): PhotoState => {
    if (sending !== null) return { kind: 'sending', ...sending };
    if (kept !== null) return { kind: 'kept', src: imageUrl(kept.image.filename), placeholder: kept.image.placeholder };
    return { kind: 'none', fault };
  };
  const goOn = (): void => void wakes.dispatchEvent(new Event('wake'));
  return { state: state(), kept, choose, remove, goOn };
};
