import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks the text encoders that react-router reads when it is imported.
Object.assign(globalThis, { TextDecoder, TextEncoder });
