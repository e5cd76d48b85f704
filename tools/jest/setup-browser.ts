import { configure } from '@testing-library/react';
import '@testing-library/jest-dom';

// a busy machine may take seconds for what a quiet one does at once; a wait that holds ends as soon as it does
configure({ asyncUtilTimeout: 10_000 });
