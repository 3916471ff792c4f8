import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// What takes milliseconds on an idle machine takes seconds on a busy one.
configure({ asyncUtilTimeout: 10_000 });
