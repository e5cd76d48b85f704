import { configure } from '@testing-library/react';
import '@testing-library/jest-dom';
import * as React from 'react';

// a busy machine may take seconds for what a quiet one does at once; a wait that holds ends as soon as it does
configure({ asyncUtilTimeout: 10_000 });

// React's development build keeps a stack for each of the first 10,000 elements of a second, so that a warning can name the line: more than
// a tenth of these tests' time. It warns of the same without.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {
    // they are not counted
  },
});
