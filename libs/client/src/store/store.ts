import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { api } from '../api/api';
import { overlayReducer } from './overlay.slice';

const rootReducer = combineSlices(api, { overlay: overlayReducer });

/** The one store of the page: server state in the API's cache, and what the shell's overlays show. */
export const createStore = () => {
  const store = configureStore({ reducer: rootReducer, middleware: (defaults) => defaults().concat(api.middleware) });
  setupListeners(store.dispatch);
  return store;
};

export type AppStore = ReturnType<typeof createStore>;
export type RootState = ReturnType<typeof rootReducer>;
