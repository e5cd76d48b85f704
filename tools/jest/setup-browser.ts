import { configure, getConfig } from '@testing-library/react';
import '@testing-library/jest-dom';

const { getElementError } = getConfig();
/** As Testing Library makes it; what it says is worked out when it is read. */
const lazyError = (message: string | null, container: Element): Error => {
  let whole: string | undefined;
  const get = (): string => (whole ??= getElementError(message, container).message);
  return Object.defineProperty(Object.assign(new Error(), { name: 'TestingLibraryElementError' }), 'message', { configurable: true, get });
};

configure({
  // a busy machine may take seconds for what a quiet one does at once; a wait that holds ends as soon as it does
  asyncUtilTimeout: 10_000,
  // a wait looks again after each change, and would print the whole page for each look that finds nothing yet
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? lazyError(message, container)
      : getElementError(message, container),
});
