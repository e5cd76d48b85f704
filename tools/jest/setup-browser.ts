import { configure, getConfig } from '@testing-library/react';
import '@testing-library/jest-dom';

const { getElementError } = getConfig();
/** Says alone what is missing, with the stack of whoever asked. */
const shortError = (message: string | null): Error => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });

configure({
  // a busy machine may take seconds for what a quiet one does at once; a wait that holds ends as soon as it does
  asyncUtilTimeout: 10_000,
  // a wait looks again after each change, and prints the whole page for each look that finds nothing yet. Once it is over it prints it anyway
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true ? shortError(message) : getElementError(message, container),
});
