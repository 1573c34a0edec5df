import { expect } from 'chai';
import { attempt, safely } from '../../../core/reports/safely.js';
import { capture } from '../../support/capture.js';

const fault = new Error('a fault of the page');
const fail = (): never => {
  throw fault;
};

it('what throws is reported, and harms nothing', () => {
  const seen: unknown[] = [];
  const { errors } = capture(() => {
    safely(fail)();
    safely((...args: unknown[]) => seen.push(args))(1, 2);
  });
  expect([errors, seen]).to.deep.equal([[fault], [[1, 2]]]);
  expect([attempt(fail), attempt(() => 7)]).to.deep.equal([undefined, 7]);
});
