import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** Dialogs that the shell draws over any page. */
export interface OverlayState {
  /** The "log in or sign up" choice; the page to come back to, and the member whom it is about. */
  readonly loginOrSignup: { readonly next: string; readonly memberId: number | null } | null;
  /** The signup in a dialog; the page to go to afterwards, and the member whom it is about. */
  readonly signup: { readonly next: string; readonly memberId: number | null } | null;
  /** The match screen: whose like was answered. */
  readonly match: { readonly memberId: number; readonly kind: 'match' | 'new-like' } | null;
  /** The report: whom it is about. */
  readonly report: { readonly memberId: number; readonly name: string } | null;
}

const initialState: OverlayState = { loginOrSignup: null, signup: null, match: null, report: null };

const overlaySlice = createSlice({
  name: 'overlay',
  initialState,
  reducers: {
    askLoginOrSignup: (state, action: PayloadAction<NonNullable<OverlayState['loginOrSignup']>>) => ({
      ...state,
      loginOrSignup: action.payload,
    }),
    closeLoginOrSignup: (state) => ({ ...state, loginOrSignup: null }),
    /** Whoever has chosen to join has no choice left to make. */
    askSignup: (state, action: PayloadAction<NonNullable<OverlayState['signup']>>) => ({
      ...state,
      loginOrSignup: null,
      signup: action.payload,
    }),
    closeSignup: (state) => ({ ...state, signup: null }),
    showMatch: (state, action: PayloadAction<NonNullable<OverlayState['match']>>) => ({ ...state, match: action.payload }),
    closeMatch: (state) => ({ ...state, match: null }),
    askReport: (state, action: PayloadAction<NonNullable<OverlayState['report']>>) => ({ ...state, report: action.payload }),
    closeReport: (state) => ({ ...state, report: null }),
  },
});

export const overlayReducer = overlaySlice.reducer;
export const overlayActions = overlaySlice.actions;
