export { findBrowser } from '../../tests/support/find-browser.js';
