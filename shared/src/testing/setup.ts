import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// What comes in milliseconds on a quiet machine takes seconds on a busy one.
configure({ asyncUtilTimeout: 10_000 });
