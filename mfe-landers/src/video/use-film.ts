import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { wantsLittle, whenAtRest } from './when-at-rest';

/** How often it is shown before it rests at its last frame. */
const ROUNDS = 2;

export interface FilmPlayer {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Whether its files are asked for. */
  readonly wanted: boolean;
  readonly playing: boolean;
  /** No file of it can be shown here. */
  readonly failed: boolean;
  readonly toggle: () => void;
  readonly onPlaying: () => void;
  readonly onPause: () => void;
  readonly onEnded: () => void;
  readonly onFailed: () => void;
}

/** Plays by itself once the page is at rest, unless the visitor wants to get little or to see nothing move. @param own whether there is a film */
export const useFilm = (own: boolean): FilmPlayer => {
  const video = useRef<HTMLVideoElement>(null);
  const rounds = useRef(0);
  const [wanted, setWanted] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => (own && !wantsLittle() ? whenAtRest(() => setWanted(true)) : undefined), [own]);
  // a browser that lets nothing play by itself keeps the poster: the button is there
  const play = useCallback(() => void video.current?.play().catch(() => setPlaying(false)), []);
  useEffect(() => {
    if (wanted) play();
  }, [wanted, play]);
  return {
    video,
    wanted,
    playing,
    failed,
    toggle: () => {
      if (playing) return video.current?.pause();
      rounds.current = 0;
      return wanted ? play() : setWanted(true);
    },
    onPlaying: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onEnded: () => {
      rounds.current += 1;
      if (rounds.current < ROUNDS) play();
    },
    onFailed: () => setFailed(true),
  };
};
