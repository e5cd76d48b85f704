/** The shell for a server: draws pages, and gives the remotes that it draws what they share, as it does in a browser. */
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as facade from '@rendezvous/client/facade';
import * as ui from '@rendezvous/ui';

export { drawPage } from './drawing/draw-page';

/** By the names under which builds ask for them. */
export const shared = {
  react,
  'react-dom': reactDom,
  'react/jsx-runtime': jsxRuntime,
  '@rendezvous/client/facade': facade,
  '@rendezvous/ui': ui,
};
