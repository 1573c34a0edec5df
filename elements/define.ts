import './script.js';

export * from './element.js';
