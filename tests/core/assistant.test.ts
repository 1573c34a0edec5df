import { testInTheBrowser } from './assistant/in-the-browser.js';
import { testLeaving } from './assistant/leaving.js';
import { testLoop } from './assistant/loop.js';
import { testSetup } from './assistant/setup.js';

describe('the assistant’s loop', () => testLoop());
describe('the assistant’s options', () => testSetup());
describe('the assistant in a browser', () => testInTheBrowser());
describe('the assistant on a page that is left', () => testLeaving());
