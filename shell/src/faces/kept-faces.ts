/** Present once our faces have come: the browser has them, and sets its next pages in them from the start. */
const KEY = 'shell:faces';
const LATER = ['1em "Rdv Text Later"', '1em "Rdv Display Later"'];

/** Says which faces the page is set in; `libs/ui/src/tokens/tokens.css` reads it. */
const setIn = (faces: 'kept' | 'own'): void => void (document.documentElement.dataset['faces'] = faces);

/** Before the page is painted: in our faces, if this browser has had them. One that has lost them since keeps those that stand in. */
export const showKeptFaces = (): void => {
  try {
    if (localStorage.getItem(KEY) !== null) setIn('kept');
  } catch {
    // without storage each document begins with those that stand in
  }
};

/** Has the browser fetch our faces, for what it shows after this and for its later documents; rejects where they cannot be had. */
export const fetchFaces = async (): Promise<void> => {
  await Promise.all(LATER.map((face) => document.fonts.load(face)));
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // then the next document comes to them as this one did
  }
};

/** The page is set in our faces, which have come, from now on. */
export const showOwnFaces = (): void => setIn('own');

export const hasOwnFaces = (): boolean => document.documentElement.dataset['faces'] === 'own';
