import 'node:test';
