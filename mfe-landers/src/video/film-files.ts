import mp4 from './film/evening.mp4';
import poster480 from './film/evening-480.webp';
import poster960 from './film/evening-960.webp';
import webm from './film/evening.webm';

/** The film's first frame. */
export const POSTER = [
  { width: 480, url: poster480 },
  { width: 960, url: poster960 },
];

/** The same film; the lighter first. A browser takes the first that it can show. */
export const FILM = [
  { type: 'video/webm; codecs="av01.0.05M.08"', url: webm },
  { type: 'video/mp4', url: mp4 },
] as const;
