/** Present once our faces have come: the browser has them, and sets its next pages in them from the start. */
const KEY = 'shell:faces';

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

/** From now on pages are set in our faces, those of later documents too. */
export const keepFaces = (): void => {
  setIn('own');
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // then the next document comes to them as this one did
  }
};
