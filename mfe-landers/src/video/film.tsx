import type { LanderPicture as Picture } from '@rendezvous/contracts/landers/landers';
import { VisuallyHidden } from '@rendezvous/ui';
import { LanderPicture } from '../lander/lander-picture';
import styles from './film.module.css';
import { FILM, POSTER } from './film-files';
import { useFilm } from './use-film';

interface FilmProps {
  readonly picture: Picture;
  readonly labels: { readonly play: string; readonly pause: string };
}

const PlayIcon = () => <path d="M8 5.2v13.6a.8.8 0 0 0 1.2.7l11-6.8a.8.8 0 0 0 0-1.4l-11-6.8A.8.8 0 0 0 8 5.2Z" />;
const PauseIcon = () => <path d="M7 4.5h3.5v15H7zM13.5 4.5H17v15h-3.5z" />;

/**
 * The film on its poster, without a sound, which stays in sight until the film plays. A variant's own picture stands still: the film is of
 * something else.
 */
export const Film = ({ picture, labels }: FilmProps) => {
  const own = picture.sources.length === 0;
  const { video, wanted, playing, failed, toggle, onPlaying, onPause, onEnded, onFailed } = useFilm(own);
  return (
    <div className={styles.film}>
      <LanderPicture picture={picture} own={POSTER} sizes={{ narrow: '100vw', wide: '50rem' }} first />
      {wanted && !failed ? (
        <video
          ref={video}
          className={styles.moving}
          muted
          playsInline
          preload="auto"
          disablePictureInPicture
          disableRemotePlayback
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={onPlaying}
          onPause={onPause}
          onEnded={onEnded}
        >
          {FILM.map(({ type, url }, index) => (
            <source key={type} type={type} src={url} onError={index === FILM.length - 1 ? onFailed : undefined} />
          ))}
        </video>
      ) : null}
      {own && !failed ? (
        <button type="button" className={styles.control} onClick={toggle}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            {playing ? <PauseIcon /> : <PlayIcon />}
          </svg>
          <VisuallyHidden>{playing ? labels.pause : labels.play}</VisuallyHidden>
        </button>
      ) : null}
    </div>
  );
};
